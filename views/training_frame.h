#pragma once

#include "core/training_room.h"
#include "views/view.h"

namespace views {

/// The results of a training in a frame of one of its lessons.
const core::TrainingResults& training(const Frame& frame);

inline core::Edit trainingEdit(const core::TrainingEdit& edit)
{
    return core::TopicEdit(edit);
}

/// The edit that looks at the snapshot of that place; the newest of a training that goes on stays the newest.
core::Edit showSnapshot(const core::TrainingRun& run, std::size_t place);

/// "two hops", "who raises …": a kind of question in words.
QString questionTitle(core::transformer::pets::Question question);

} // namespace views
