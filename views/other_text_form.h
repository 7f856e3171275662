#pragma once

#include "views/widgets_view.h"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace views {

/// The second text that a model reads, and what it answers to it.
class OtherTextForm : public WidgetsView
{
    Q_OBJECT

public:
    explicit OtherTextForm(QWidget* parent = nullptr);

    QString heading() const override;

protected:
    void refresh() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter();
    void set(const QString& text);

    QPlainTextEdit* m_text;
    QString m_shown; // the text there is
    QLabel* m_answer;
    QPushButton* m_same;
    QPushButton* m_none;
};

} // namespace views
