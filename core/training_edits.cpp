#include "core/training_inputs.h"

#include "core/errors.h"
#include "core/model_room.h"

namespace core {

namespace {

/// The shown snapshot's model reads; what was open and off stays where it has such heads.
void showModel(TrainingInputs& inputs)
{
    if (inputs.shown)
        inputs.shown = inputs.run->snapshots[nearestSnapshot(*inputs.run, *inputs.shown)].step;
    const LanguageModelPtr model = modelAt(*inputs.run, inputs.step());
    const bool hasSameHeads = inputs.reading.model && inputs.reading.model->config() == model->config();
    if (hasSameHeads)
        inputs.reading.model = model;
    else
        inputs.reading = withModel(inputs.reading, model);
}

void applyTo(TrainingInputs& inputs, const SetTraining& edit)
{
    inputs.run = edit.run;
}

void applyTo(TrainingInputs& inputs, const TrainTo& edit)
{
    if (!inputs.run->trainer)
        inputs.run = newTraining(inputs.run->recipe);
    const Index missing = edit.step - inputs.run->step();
    if (missing < 0)
        throw EditError(CORE_WORDS("the training is at step %1 already; look at an earlier step, or begin "
                                   "again"),
                        std::to_string(inputs.run->step()));
    inputs.run = goneOn(*inputs.run, missing);
}

void applyTo(TrainingInputs& inputs, const SetRecipe& edit)
{
    if (const auto wrong = transformer::fault(edit.recipe))
        throw EditError("%1", *wrong);
    inputs.run = newTraining(edit.recipe);
    inputs.shown.reset();
}

void applyTo(TrainingInputs& inputs, const ShowShippedTraining&)
{
    inputs.run = shippedTraining();
}

void applyTo(TrainingInputs& inputs, const ShowStep& edit)
{
    inputs.shown = edit.step;
}

void applyTo(TrainingInputs& inputs, const EditReading& edit)
{
    inputs.reading = core::apply(std::move(inputs.reading), edit.edit);
}

struct TrainingTitle
{
    std::string operator()(const SetTraining&) const { return CORE_WORDS("Training"); }
    std::string operator()(const TrainTo&) const { return CORE_WORDS("Training"); }
    std::string operator()(const SetRecipe&) const { return CORE_WORDS("A training of one's own"); }
    std::string operator()(const ShowShippedTraining&) const { return CORE_WORDS("The shipped training"); }
    std::string operator()(const ShowStep&) const { return CORE_WORDS("Step of the training"); }
    std::string operator()(const EditReading& reading) const { return title(reading.edit); }
};

} // namespace

TrainingInputs trainingThatReads(const std::string& text)
{
    TrainingInputs inputs;
    inputs.run = shippedTraining();
    showModel(inputs);
    return core::apply(std::move(inputs), ModelEdit(SetModelText{text}));
}

TrainingInputs apply(TrainingInputs inputs, const TrainingEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    showModel(inputs);
    return inputs;
}

TrainingInputs apply(TrainingInputs inputs, const ModelEdit& edit)
{
    return core::apply(std::move(inputs), TrainingEdit(EditReading{edit}));
}

TrainingInputs apply(TrainingInputs inputs, const AttentionEdit& edit)
{
    inputs.reading = core::apply(std::move(inputs.reading), edit);
    return inputs;
}

std::string title(const TrainingEdit& edit)
{
    return std::visit(TrainingTitle(), edit);
}

TrainingInputs withControlsOf(const TrainingInputs& start, TrainingInputs inputs)
{
    inputs.shown = start.shown;
    if (inputs.reading.model->config() == start.reading.model->config())
        inputs.reading = withControlsOf(start.reading, inputs.reading);
    showModel(inputs);
    return inputs;
}

AttentionInputs takenFrom(const AttentionInputs& own, const TrainingInputs& training)
{
    return takenFrom(own, training.reading);
}

} // namespace core
