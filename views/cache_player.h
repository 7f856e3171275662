#pragma once

#include "views/stepper.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;
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

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* button, QEvent* event) override;

private:
    void describe();
    void layOut();
    void wire();
    void fit();
    void go(core::Index step, Gesture gesture);
    core::Index current() const;
    void stop();
    void playOn();

    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_next;
    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;
    core::Index m_asked = 1; // the step last asked for
    QTimer m_clock;          // runs while playing
};

} // namespace views
