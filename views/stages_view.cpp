#include "views/stages_view.h"

#include "views/attention_frame.h"
#include "views/stage_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace views {

namespace {

constexpr int kPlayMilliseconds = 1600; // a stage stays on screen while playing

} // namespace

StagesView::StagesView(QWidget* parent)
    : Stepper(parent),
      m_back(new QPushButton(this)),
      m_play(new QPushButton(this)),
      m_next(new QPushButton(this))
{
    m_back->setToolTip(tr("The stage before (PageUp)"));
    m_play->setToolTip(tr("Go through the stages (Space)"));
    m_next->setToolTip(tr("The next stage (PageDown)"));
    m_back->setAccessibleName(tr("Back"));
    m_next->setAccessibleName(tr("Next"));
    m_play->setProperty("primary", true);
    setMinimumWidth(120); // less than its layout asks for: it can do with less
    for (const core::Stage stage : core::kStages)
        m_stages[static_cast<std::size_t>(stage)] = new StageButton(stage, this);
    layOut();
    m_clock.setInterval(kPlayMilliseconds);
    connect(m_back, &QPushButton::clicked, this, &StagesView::back);
    connect(m_next, &QPushButton::clicked, this, &StagesView::next);
    connect(m_play, &QPushButton::clicked, this, &StagesView::togglePlay);
    connect(&m_clock, &QTimer::timeout, this, &StagesView::playOn);
    for (const core::Stage stage : core::kStages)
        connect(m_stages[static_cast<std::size_t>(stage)], &QAbstractButton::clicked, this, [this, stage] {
            m_clock.stop();
            go(stage);
        });
}

void StagesView::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->setSpacing(8);
    for (QPushButton* button : {m_back, m_play, m_next})
        row->addWidget(button);
    row->addStretch(1);
    for (StageButton* stage : m_stages)
        row->addWidget(stage);
    row->addStretch(1);
    for (QAbstractButton* each : findChildren<QAbstractButton*>())
        each->installEventFilter(this);
}

/// Left and Right step, where a button alone would hand the focus on.
bool StagesView::eventFilter(QObject* button, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Left)
        back();
    else if (key == Qt::Key_Right)
        next();
    else
        return Stepper::eventFilter(button, event);
    return true;
}

void StagesView::go(core::Stage stage)
{
    core::Selection selection = frame().selection;
    selection.stage = stage;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
    refresh();
}

void StagesView::back()
{
    m_clock.stop();
    const core::Stage stage = frame().selection.stage;
    go(stage == core::kStages.front() ? stage : static_cast<core::Stage>(static_cast<int>(stage) - 1));
}

void StagesView::next()
{
    m_clock.stop();
    const core::Stage stage = frame().selection.stage;
    go(stage == core::kStages.back() ? stage : static_cast<core::Stage>(static_cast<int>(stage) + 1));
}

void StagesView::togglePlay()
{
    if (m_clock.isActive()) {
        m_clock.stop();
        refresh();
        return;
    }
    m_clock.start();
    const bool atEnd = frame().selection.stage == core::kStages.back();
    go(atEnd ? core::kStages.front()
             : static_cast<core::Stage>(static_cast<int>(frame().selection.stage) + 1));
}

void StagesView::playOn()
{
    const auto stage = static_cast<core::Stage>(static_cast<int>(frame().selection.stage) + 1);
    if (stage >= core::kStages.back())
        m_clock.stop();
    if (stage <= core::kStages.back())
        go(stage);
}

void StagesView::refresh()
{
    const core::Stage current = frame().selection.stage;
    const bool hadFocus = m_back->hasFocus() || m_next->hasFocus();
    m_back->setEnabled(current != core::kStages.front());
    m_next->setEnabled(current != core::kStages.back());
    if (hadFocus && !m_back->hasFocus() && !m_next->hasFocus()) // a button switched off loses it
        (m_back->isEnabled() ? m_back : m_next)->setFocus();
    for (const core::Stage stage : core::kStages) {
        const auto state = stage < current    ? StageButton::State::Done
                           : stage == current ? StageButton::State::Current
                                              : StageButton::State::Ahead;
        m_stages[static_cast<std::size_t>(stage)]->show(state, appearance());
    }
    fit();
}

void StagesView::resizeEvent(QResizeEvent* event)
{
    Stepper::resizeEvent(event);
    fit();
}

/// Drops the names of stages and the words of buttons where they do not fit.
void StagesView::fit()
{
    const bool plays = m_clock.isActive();
    const auto write = [&](bool compact) {
        m_back->setText(compact ? QStringLiteral("◀") : tr("◀ Back"));
        m_next->setText(compact ? QStringLiteral("▶") : tr("Next ▶"));
        m_play->setText(compact ? (plays ? tr("Pause") : tr("Play"))
                                : (plays ? tr("❚❚ Pause") : tr("▶ Play")));
        for (StageButton* stage : m_stages)
            stage->setCompact(compact);
    };
    write(false);
    if (layout()->sizeHint().width() > width())
        write(true);
}

} // namespace views
