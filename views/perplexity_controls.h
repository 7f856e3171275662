#pragma once

#include "core/perplexity_room.h"
#include "views/widgets_view.h"

class QComboBox;
class QLineEdit;

namespace views {

class Switch;

/// The perplexity lesson's controls: the sentence, presets for its probabilities and the axis.
class PerplexityControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit PerplexityControls(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void fit();
    void wire();
    void makeActions();
    void edit(const core::PerplexityEdit& change);
    void enterSentence();

    QLineEdit* m_sentence;
    QString m_shown; // the sentence there is
    QComboBox* m_preset;
    Switch* m_axis;
};

} // namespace views
