#pragma once

#include "views/view.h"

#include <QTextBrowser>

namespace views {

/// The step's words on screen: they scroll where they don't fit, and can be marked and copied.
class GuidePage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit GuidePage(QWidget* parent = nullptr);

    /// Keeps the place of a step whose numbers changed; a new step starts at its top.
    void show(const Frame& frame, const Appearance& appearance);

    /// Nothing is ever loaded: a path in the text must not open a file.
    QVariant loadResource(int, const QUrl&) override { return {}; }

Q_SIGNALS:
    /// A link of the step's question was chosen: its words after "answer:".
    void answered(const QString& answer);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Appearance m_appearance;
    const core::LessonStep* m_shown = nullptr; // only compared, never read
};

} // namespace views
