#pragma once

#include "views/stepper.h"

class QComboBox;
class QLabel;
class QSlider;

namespace views {

/// Back, Play, Next, a slider over all steps and a speed: token after token. What Play goes through is one
/// undo step, as is a drag of the slider.
class CachePlayer : public Stepper
{
    Q_OBJECT

public:
    explicit CachePlayer(QWidget* parent = nullptr);

    void back() override;
    void next() override;
    void togglePlay() override;
    void setSpeed(int speed) override;

protected:
    void refresh() override;
    void write(bool compact) override;
    void playOn() override;

private:
    void wire();
    void go(core::Index step, Gesture gesture);
    core::Index current() const;
    void stop();

    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;
    core::Index m_asked = 1; // the step last asked for
};

} // namespace views
