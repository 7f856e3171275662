#include "views/training_frame.h"

#include <QCoreApplication>

namespace views {

namespace {

/// In the order of pets::Question.
constexpr std::array kQuestionTitles{
    QT_TRANSLATE_NOOP("Question", "who raises it?"),
    QT_TRANSLATE_NOOP("Question", "which pet?"),
    QT_TRANSLATE_NOOP("Question", "what does it eat?"),
    QT_TRANSLATE_NOOP("Question", "two hops"),
};

} // namespace

const core::TrainingResults& training(const Frame& frame)
{
    return std::get<core::TrainingResults>(frame.results->open);
}

core::Edit showSnapshot(const core::TrainingRun& run, std::size_t place)
{
    const bool isNewest = place + 1 == run.snapshots.size() && run.trainer;
    return trainingEdit(core::ShowStep{isNewest ? std::nullopt : std::optional(run.snapshots[place].step)});
}

QString questionTitle(core::transformer::pets::Question question)
{
    return QCoreApplication::translate("Question", kQuestionTitles[static_cast<std::size_t>(question)]);
}

} // namespace views
