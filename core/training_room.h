#pragma once

#include "core/model_room.h"
#include "core/training_inputs.h"

/// A model that is trained before one's eyes: what follows from what a person can change.
namespace core {

struct TrainingResults
{
    TrainingInputs inputs;
    ModelResults model; // the shown snapshot's, reading
    double loss = 0;    // mean nats an answer over the last steps before the snapshot; at step 0: 0
    Exam exam;          // the last one not after the snapshot
};

/// The inputs were checked when they were made. Results before may lend what did not change.
TrainingResults evaluate(const TrainingInputs& inputs, const TrainingResults* before = nullptr);

/// Whether the snapshot's model has to read anew.
bool takesLong(const TrainingInputs& inputs, const TrainingResults* before);

/// A result by its name: step, trained (steps), words (of a kind in the step's stories), loss, right (the
/// exam's shares by kind of question), two-hops, curve (a row of step, loss and shares for each exam),
/// parameters, and what ModelResults has.
std::optional<Quantity> namedValue(const TrainingResults& results, std::string_view name);
std::vector<std::string> valueNames(const TrainingResults& results);

/// Keys of the open head's row.
Index selectable(const TrainingResults& results);

} // namespace core
