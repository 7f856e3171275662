#pragma once

#include "core/model_inputs.h"
#include "core/training_run.h"

#include <optional>
#include <string>
#include <variant>

/// A model that is trained before one's eyes: what a person can change, and the changes.
namespace core {

struct TrainingInputs
{
    TrainingRunPtr run;         // never null
    std::optional<Index> shown; // the step of the snapshot looked at; none: the newest
    ModelInputs reading;        // what that snapshot's model reads, and what is looked at in it

    /// The step of the snapshot looked at.
    Index step() const { return shown.value_or(run->step()); }

    bool operator==(const TrainingInputs&) const = default;
};

/// The training went on. It is of the recipe there is.
struct SetTraining
{
    TrainingRunPtr run;
};
/// The recipe's training goes on to that step.
struct TrainTo
{
    Index step;
};
/// A training of one's own begins, at step 0.
struct SetRecipe
{
    transformer::Recipe recipe;
};
struct ShowShippedTraining
{
};
/// Looks at the snapshot nearest to that step; none: always the newest.
struct ShowStep
{
    std::optional<Index> step;
};

/// Text, query, open head or heads off.
struct EditReading
{
    ModelEdit edit;
};

using TrainingEdit =
    std::variant<SetTraining, TrainTo, SetRecipe, ShowShippedTraining, ShowStep, EditReading>;

/// The shipped training at its last snapshot, whose model reads that text. Throws EditError.
TrainingInputs trainingThatReads(const std::string& text);

/// The inputs with the edit made. Throws EditError when the edit does not fit them.
TrainingInputs apply(TrainingInputs inputs, const TrainingEdit& edit);

/// What the panels of a trained model offer, beside writing on. Throws EditError.
TrainingInputs apply(TrainingInputs inputs, const ModelEdit& edit);
TrainingInputs apply(TrainingInputs inputs, const AttentionEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const TrainingEdit& edit);

/// `inputs` with the step, query, open head and heads off of `start`; training and text stay.
TrainingInputs withControlsOf(const TrainingInputs& start, TrainingInputs inputs);

/// The open head's q, k and v.
AttentionInputs takenFrom(const AttentionInputs& own, const TrainingInputs& training);

} // namespace core
