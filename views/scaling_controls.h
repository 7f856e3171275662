#pragma once

#include "core/scaling_room.h"
#include "views/widgets_view.h"

class QPushButton;
class QSlider;

namespace views {

class WholeBox;

/// The width of queries and keys, how many keys a row has, and the dice.
class ScalingControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit ScalingControls(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    WholeBox* addBox(const QString& label, const QString& toolTip, core::Index least, core::Index most);
    void wire();
    void slide(int place, Gesture gesture);
    void edit(const core::ScalingEdit& change);
    void fit();

    QSlider* m_slider;
    WholeBox* m_width;
    WholeBox* m_keys;
    WholeBox* m_seed;
    QPushButton* m_again;
};

} // namespace views
