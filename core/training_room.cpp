#include "core/training_room.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

namespace pets = transformer::pets;

constexpr std::array<std::string_view, 8> kOwnNames{"step",  "trained",  "words", "loss",
                                                    "right", "two-hops", "curve", "parameters"};

const Exam& lastExam(const LearningCurve& curve, Index step)
{
    const auto after = std::ranges::upper_bound(curve.exams, step, {}, &Exam::step);
    return after == curve.exams.begin() ? *after : *(after - 1);
}

Record shares(const Exam& exam)
{
    Record record;
    for (std::size_t kind = 0; kind < exam.right.size(); ++kind)
        record.push_back({pets::questionName(pets::kQuestions[kind]), exam.right[kind]});
    return record;
}

Matrix curveTable(const LearningCurve& curve)
{
    Matrix table(static_cast<Index>(curve.exams.size()), 2 + static_cast<Index>(pets::kQuestions.size()));
    for (Index row = 0; row < table.rows(); ++row) {
        const Exam& exam = curve.exams[static_cast<std::size_t>(row)];
        table(row, 0) = static_cast<double>(exam.step);
        table(row, 1) = meanLoss(curve, exam.step);
        for (std::size_t kind = 0; kind < exam.right.size(); ++kind)
            table(row, 2 + static_cast<Index>(kind)) = exam.right[kind];
    }
    return table;
}

} // namespace

TrainingResults evaluate(const TrainingInputs& inputs, const TrainingResults* before)
{
    const Index step = inputs.step();
    return {inputs, evaluate(inputs.reading, before ? &before->model : nullptr),
            meanLoss(inputs.run->curve, step), lastExam(inputs.run->curve, step)};
}

bool takesLong(const TrainingInputs& inputs, const TrainingResults* before)
{
    return takesLong(inputs.reading, before ? &before->model : nullptr);
}

std::optional<Quantity> namedValue(const TrainingResults& results, std::string_view name)
{
    const TrainingRun& run = *results.inputs.run;
    const Index step = results.inputs.step();
    if (name == "step")
        return static_cast<double>(step);
    if (name == "trained")
        return static_cast<double>(run.step());
    if (name == "words")
        return static_cast<double>(transformer::wordsAt(run.recipe, std::max<Index>(step - 1, 0)));
    if (name == "loss")
        return results.loss;
    if (name == "right")
        return shares(results.exam);
    if (name == "two-hops")
        return results.exam.right.back();
    if (name == "curve")
        return curveTable(run.curve);
    if (name == "parameters")
        return static_cast<double>(transformer::parameterCount(run.recipe.config));
    return namedValue(results.model, name);
}

std::vector<std::string> valueNames(const TrainingResults& results)
{
    std::vector<std::string> names(kOwnNames.begin(), kOwnNames.end());
    for (const std::string& name : valueNames(results.model))
        names.push_back(name);
    return names;
}

Index selectable(const TrainingResults& results)
{
    return selectable(results.model);
}

} // namespace core
