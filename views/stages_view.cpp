#include "views/stages_view.h"

#include "views/attention_frame.h"
#include "views/stage_button.h"

#include <QHBoxLayout>

namespace views {

namespace {

constexpr int kPlayMilliseconds = 1600; // a stage stays on screen while playing

} // namespace

StagesView::StagesView(QWidget* parent) : Stepper(parent)
{
    describe({tr("The stage before (PageUp)"), tr("Go through the stages (Space)"),
              tr("The next stage (PageDown)")});
    clock().setInterval(kPlayMilliseconds);
    row()->addStretch(1);
    for (const core::Stage stage : core::kStages) {
        auto* button = new StageButton(stage, this);
        m_stages[static_cast<std::size_t>(stage)] = button;
        row()->addWidget(button);
        button->installEventFilter(this);
        connect(button, &QAbstractButton::clicked, this, [this, stage] {
            clock().stop();
            go(stage);
        });
    }
    row()->addStretch(1);
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
    clock().stop();
    const core::Stage stage = frame().selection.stage;
    go(stage == core::kStages.front() ? stage : static_cast<core::Stage>(static_cast<int>(stage) - 1));
}

void StagesView::next()
{
    clock().stop();
    const core::Stage stage = frame().selection.stage;
    go(stage == core::kStages.back() ? stage : static_cast<core::Stage>(static_cast<int>(stage) + 1));
}

void StagesView::togglePlay()
{
    if (clock().isActive()) {
        clock().stop();
        refresh();
        return;
    }
    clock().start();
    const bool atEnd = frame().selection.stage == core::kStages.back();
    go(atEnd ? core::kStages.front()
             : static_cast<core::Stage>(static_cast<int>(frame().selection.stage) + 1));
}

void StagesView::playOn()
{
    const auto stage = static_cast<core::Stage>(static_cast<int>(frame().selection.stage) + 1);
    if (stage >= core::kStages.back())
        clock().stop();
    if (stage <= core::kStages.back())
        go(stage);
}

void StagesView::refresh()
{
    const core::Stage current = frame().selection.stage;
    open(current != core::kStages.front(), current != core::kStages.back());
    for (const core::Stage stage : core::kStages) {
        const auto state = stage < current    ? StageButton::State::Done
                           : stage == current ? StageButton::State::Current
                                              : StageButton::State::Ahead;
        m_stages[static_cast<std::size_t>(stage)]->show(state, appearance());
    }
    tellPlace(tr("Stage %1 of %2, %3")
                  .arg(static_cast<int>(current) + 1)
                  .arg(core::kStages.size())
                  .arg(stageTitle(current)));
    fit();
}

void StagesView::write(bool compact)
{
    for (StageButton* stage : m_stages)
        stage->setCompact(compact);
}

} // namespace views
