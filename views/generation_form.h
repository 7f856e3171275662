#pragma once

#include "core/model_inputs.h"
#include "views/widgets_view.h"

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace views {

class NumberBox;
class Switch;
class WholeBox;

/// How a trained model writes its text on, what it wrote, and what that took with a KV cache and without.
class GenerationForm : public WidgetsView
{
    Q_OBJECT

public:
    explicit GenerationForm(QWidget* parent = nullptr);

    QString heading() const override;

protected:
    void refresh() override;

private:
    void layOut();
    void wire();
    void change(const std::function<void(core::Generation&)>& change);
    void showText();

    Switch* m_write;
    WholeBox* m_tokens;
    NumberBox* m_temperature;
    WholeBox* m_seed;
    QPlainTextEdit* m_text;
    QString m_shown;  // the text there is
    int m_given = -1; // characters of it that were given
    QColor m_ink;
    QLabel* m_took;
    QPushButton* m_keep;
};

} // namespace views
