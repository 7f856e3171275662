#pragma once

#include "core/training_run.h"
#include "views/stepper.h"

#include <QFutureWatcher>

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace views {

/// Back, Play and Next through a training's snapshots, and Train, which goes on with it on other threads.
/// What was trained from a press of Train to the next is one undo step, as is what Play goes through.
class TrainingPlayer : public Stepper
{
    Q_OBJECT

public:
    explicit TrainingPlayer(QWidget* parent = nullptr);
    ~TrainingPlayer() override;

    void back() override;
    void next() override;
    void togglePlay() override;
    void setSpeed(int speed) override;

    void toggleTraining();

protected:
    void refresh() override;
    void write(bool compact) override;
    void playOn() override;

private:
    void wire();
    int place() const;
    void go(int place, Gesture gesture);
    void stopPlaying();
    void trainOn();
    void takeTrained();
    void publish(Gesture gesture);
    void stopTraining();

    QPushButton* m_train;
    QSlider* m_slider;
    QLabel* m_where;
    QComboBox* m_speed;

    bool m_trains = false;
    QFutureWatcher<core::TrainingRunPtr> m_worker;
    QTimer m_pause;                     // between steps, where training is slow
    core::TrainingRunPtr m_trainedFrom; // what the worker goes on with
    core::TrainingRunPtr m_newest;      // as far as it was trained, perhaps not shown yet
    core::TrainingRunPtr m_told;        // as last told
    core::TrainingRunPtr m_before;      // as told before that, or where training began
};

} // namespace views
