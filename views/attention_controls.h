#pragma once

#include "views/widgets_view.h"

class QLabel;
class QSlider;

namespace views {

class NumberBox;
class WholeBox;
class Switch;

/// The attention lessons' controls: query position, causal mask, ÷√d_k and the Q multiplier.
class AttentionControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit AttentionControls(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void fit();
    void wire();
    void makeActions();
    void edit(const core::AttentionEdit& change, Gesture gesture = Gesture::Once);

    QLabel* m_queryLabel;
    WholeBox* m_query;
    Switch* m_mask;
    Switch* m_scale;
    QLabel* m_multiplierLabel;
    QSlider* m_slider; // hundredths
    NumberBox* m_multiplier;
};

} // namespace views
