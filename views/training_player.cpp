#include "views/training_player.h"

#include "views/choice_box.h"
#include "views/count_text.h"
#include "views/training_frame.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QtConcurrent>

#include <algorithm>
#include <thread>

namespace views {

namespace {

struct TrainingSpeed
{
    const char* title;     // translated
    int playMilliseconds;  // a snapshot stays on screen
    core::Index steps;     // trained before the picture changes
    int pauseMilliseconds; // then
};

constexpr std::array kTrainingSpeeds{
    TrainingSpeed{QT_TRANSLATE_NOOP("views::TrainingPlayer", "slow"), 2500, 1, 400},
    TrainingSpeed{QT_TRANSLATE_NOOP("views::TrainingPlayer", "normal"), 900, 3, 0},
    TrainingSpeed{QT_TRANSLATE_NOOP("views::TrainingPlayer", "fast"), 300, 10, 0},
    TrainingSpeed{QT_TRANSLATE_NOOP("views::TrainingPlayer", "very fast"), 60, 25, 0},
};
constexpr int kUsualTrainingSpeed = 1;

const TrainingSpeed& speedAt(int index)
{
    return kTrainingSpeeds[static_cast<std::size_t>(std::max(0, index))];
}

/// On a worker. What is over, or was never one's own, begins anew.
core::TrainingRunPtr trainedOn(const core::TrainingRunPtr& run, core::Index steps)
{
    const core::TrainingRunPtr own = run->trainer ? run : core::newTraining(run->recipe);
    return core::goneOn(*own, steps);
}

} // namespace

TrainingPlayer::TrainingPlayer(QWidget* parent)
    : Stepper(parent),
      m_train(new QPushButton(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_where(new QLabel(this)),
      m_speed(new ChoiceBox(this))
{
    describe({tr("The snapshot before (PageUp)"), tr("Show snapshot after snapshot (Space)"),
              tr("The next snapshot (PageDown)")});
    m_train->setToolTip(tr("Train a model of your own with the settings above, live; press again to pause"));
    m_train->setFocusPolicy(Qt::TabFocus);
    m_slider->setToolTip(tr("Go to any snapshot (Left, Right, Home, End)"));
    m_slider->setAccessibleName(tr("Snapshot"));
    m_slider->setMinimumWidth(60);
    m_where->setTextFormat(Qt::PlainText);
    m_speed->setToolTip(tr("How fast Play and Train go"));
    m_speed->setAccessibleName(tr("Speed"));
    for (const TrainingSpeed& speed : kTrainingSpeeds)
        m_speed->addItem(tr(speed.title));
    row()->addSpacing(8);
    row()->addWidget(m_train);
    row()->addSpacing(8);
    row()->addWidget(m_slider, 1);
    row()->addSpacing(4);
    row()->addWidget(m_where);
    row()->addWidget(m_speed);
    m_pause.setSingleShot(true);
    wire();
    m_speed->setCurrentIndex(kUsualTrainingSpeed);
}

TrainingPlayer::~TrainingPlayer()
{
    m_worker.disconnect(this);
    m_worker.waitForFinished();
}

void TrainingPlayer::wire()
{
    connect(m_train, &QPushButton::clicked, this, &TrainingPlayer::toggleTraining);
    connect(&m_worker, &QFutureWatcherBase::finished, this, &TrainingPlayer::takeTrained);
    connect(&m_pause, &QTimer::timeout, this, &TrainingPlayer::trainOn);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this](int speed) { clock().setInterval(speedAt(speed).playMilliseconds); });
    connect(m_speed, &QComboBox::activated, this, &Stepper::speedChosen);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        stopPlaying();
        go(place, m_slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { go(m_slider->value(), Gesture::Dropped); });
}

void TrainingPlayer::setSpeed(int speed)
{
    m_speed->setCurrentIndex(std::clamp(speed, 0, static_cast<int>(kTrainingSpeeds.size()) - 1));
}

/// Of the shown snapshot among all.
int TrainingPlayer::place() const
{
    const core::TrainingInputs& inputs = training(frame()).inputs;
    return static_cast<int>(core::nearestSnapshot(*inputs.run, inputs.step()));
}

void TrainingPlayer::go(int place, Gesture gesture)
{
    const core::TrainingRun& run = *training(frame()).inputs.run;
    const auto last = static_cast<int>(run.snapshots.size()) - 1;
    Q_EMIT edited(showSnapshot(run, static_cast<std::size_t>(std::clamp(place, 0, last))), gesture);
}

/// Ends playing; the snapshots it went through become one undo step.
void TrainingPlayer::stopPlaying()
{
    if (!clock().isActive())
        return;
    clock().stop();
    go(place(), Gesture::Dropped);
    fit();
}

void TrainingPlayer::back()
{
    stopPlaying();
    go(place() - 1, Gesture::Once);
}

void TrainingPlayer::next()
{
    stopPlaying();
    go(place() + 1, Gesture::Once);
}

void TrainingPlayer::togglePlay()
{
    if (clock().isActive())
        return stopPlaying();
    const auto count = static_cast<int>(training(frame()).inputs.run->snapshots.size());
    clock().start();
    go(place() == count - 1 ? 0 : place() + 1, Gesture::Dragging);
    fit();
}

void TrainingPlayer::playOn()
{
    if (frame().stale) // the snapshot before is still being read
        return;
    if (place() == static_cast<int>(training(frame()).inputs.run->snapshots.size()) - 1)
        return stopPlaying();
    go(place() + 1, Gesture::Dragging);
}

void TrainingPlayer::toggleTraining()
{
    if (m_trains)
        return stopTraining();
    stopPlaying();
    m_trains = true;
    m_newest = m_told = m_before = training(frame()).inputs.run;
    if (training(frame()).inputs.shown)
        Q_EMIT edited(trainingEdit(core::ShowStep{}), Gesture::Dragging);
    if (!m_worker.isRunning())
        trainOn();
    fit();
}

void TrainingPlayer::trainOn()
{
    if (!m_trains)
        return;
    const core::Index steps = speedAt(m_speed->currentIndex()).steps;
    m_trainedFrom = m_newest;
    m_worker.setFuture(QtConcurrent::run([run = m_newest, steps] { return trainedOn(run, steps); }));
}

/// Goes on at once; tells what was trained where the last telling has been shown, so that the picture keeps
/// up.
void TrainingPlayer::takeTrained()
{
    if (!m_trains)
        return;
    if (m_trainedFrom != m_newest) // paused and begun elsewhere meanwhile
        return trainOn();
    m_newest = m_worker.result();
    const bool isOver = m_newest->isOver();
    if (training(frame()).inputs.run == m_told)
        publish(Gesture::Dragging);
    if (!m_trains) // the answer was another training
        return;
    if (isOver)
        return stopTraining();
    const int pause = speedAt(m_speed->currentIndex()).pauseMilliseconds;
    pause > 0 ? m_pause.start(pause) : trainOn();
}

void TrainingPlayer::publish(Gesture gesture)
{
    m_before = m_told;
    m_told = m_newest;
    Q_EMIT edited(trainingEdit(core::SetTraining{m_newest}), gesture);
}

/// What was trained last is told too; what is being trained is not waited for.
void TrainingPlayer::stopTraining()
{
    m_trains = false;
    m_pause.stop();
    publish(Gesture::Dropped);
    fit();
}

void TrainingPlayer::refresh()
{
    const core::TrainingInputs& inputs = training(frame()).inputs;
    if (m_trains && inputs.run != m_told && inputs.run != m_before) { // undone, or another recipe
        m_trains = false;
        m_pause.stop();
    }
    const auto last = static_cast<int>(inputs.run->snapshots.size()) - 1;
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, last);
    m_slider->setPageStep(std::max(1, last / 10));
    if (!m_slider->isSliderDown())
        m_slider->setValue(place());
    open(place() > 0, place() < last);
    fit();
}

void TrainingPlayer::write(bool compact)
{
    const core::TrainingInputs& inputs = training(frame()).inputs;
    const QString step = countText(inputs.step());
    const QString count = countText(inputs.run->recipe.steps);
    m_train->setText(m_trains ? tr("Pause training") : tr("Train"));
    m_train->setEnabled(m_trains || !inputs.run->trainer || !inputs.run->isOver());
    m_where->setText(compact ? tr("%1 / %2").arg(step, count) : tr("Step %1 of %2").arg(step, count));
    tellPlace(tr("Step %1 of %2").arg(step, count));
    m_speed->setVisible(!compact);
}

} // namespace views
