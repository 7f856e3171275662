#include "core/json_fields.h"
#include "core/training_run.h"
#include "core/transformer/model_file.h"
#include "core/transformer/trainer_file.h"

#include <cmath>

namespace core {

namespace {

using nlohmann::json;
namespace tf = transformer;

/// As many digits as a chart can show.
double shortened(double number)
{
    return std::round(number * 1e4) / 1e4;
}

/// Lists of equal length: the steps of the exams, the mean loss up to each, and the share of each kind of
/// question.
json curveText(const LearningCurve& curve)
{
    json text;
    for (const Exam& exam : curve.exams) {
        text["steps"].push_back(exam.step);
        text["nats"].push_back(shortened(meanLoss(curve, exam.step)));
        for (std::size_t kind = 0; kind < exam.right.size(); ++kind)
            text[tf::pets::questionName(tf::pets::kQuestions[kind])].push_back(shortened(exam.right[kind]));
    }
    return text;
}

LearningCurve curveOf(const std::string& text)
{
    const json object = parseJson(text);
    const auto steps = field<std::vector<double>>(object, "steps");
    const auto numbers = [&](const std::string& key) {
        auto list = field<std::vector<double>>(object, key);
        if (list.size() != steps.size())
            throw LoadError(CORE_WORDS("\"%1\" has %2 numbers, expected %3"), key,
                            std::to_string(list.size()), std::to_string(steps.size()));
        return list;
    };
    const auto nats = numbers("nats");
    LearningCurve curve;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto step = static_cast<Index>(steps[i]);
        curve.exams.push_back({step, {}});
        if (step > 0)
            curve.losses.push_back({step, nats[i]});
    }
    for (std::size_t kind = 0; kind < tf::pets::kQuestions.size(); ++kind) {
        const auto right = numbers(tf::pets::questionName(tf::pets::kQuestions[kind]));
        for (std::size_t i = 0; i < right.size(); ++i)
            curve.exams[i].right[kind] = right[i];
    }
    return curve;
}

std::string prefixOf(Index step)
{
    return "step-" + std::to_string(step) + ".";
}

/// The steps of which the file has a model.
std::vector<Snapshot> snapshotsIn(const tf::SafetensorsFile& file, const std::string& anyTensor)
{
    std::vector<Snapshot> snapshots;
    for (const tf::StoredTensor& tensor : file.tensors)
        if (tensor.name.starts_with("step-") && tensor.name.ends_with("." + anyTensor))
            snapshots.push_back({std::stol(tensor.name.substr(5)), nullptr});
    std::ranges::sort(snapshots, {}, &Snapshot::step);
    return snapshots;
}

} // namespace

tf::Bytes writeTraining(const TrainingRun& run, std::span<const Index> steps,
                        const LearningCurve& withoutLocalHeads)
{
    std::vector<tf::TensorToStore> tensors;
    for (const Index step : steps) {
        const tf::Weights& weights = modelAt(run, step)->weights;
        for (const tf::Tensor& tensor : weights.layout().tensors)
            tensors.push_back(tf::toStore(weights, tensor, prefixOf(step) + tensor.name));
    }
    return tf::writeSafetensors({{"recipe", tf::recipeText(run.recipe)},
                                 {"curve", curveText(run.curve).dump()},
                                 {"curve_without_local_heads", curveText(withoutLocalHeads).dump()}},
                                tensors, tf::Precision::Float16);
}

tf::Bytes writeTrainedModel(const TrainingRun& run, Index step)
{
    return tf::writeModel(tf::trainedModel(modelAt(run, step)->weights, run.recipe, step),
                          tf::Precision::Float32);
}

StoredTraining readTraining(std::span<const std::byte> bytes, const std::string& name)
{
    const tf::SafetensorsFile file = tf::readSafetensors(bytes, name);
    const tf::Recipe recipe =
        tf::recipeFromText(tf::trainingEntry(file, name, "recipe"), tf::petsRecipe().config);
    StoredTraining stored{{recipe, curveOf(tf::trainingEntry(file, name, "curve")), {}, std::nullopt},
                          curveOf(tf::trainingEntry(file, name, "curve_without_local_heads"))};
    stored.run.snapshots = snapshotsIn(file, "model.norm.weight");
    if (stored.run.snapshots.empty())
        throw LoadError(CORE_WORDS("%1: byte 8: there is no snapshot, expected at least one"), name);
    return stored;
}

LanguageModelPtr readSnapshot(std::span<const std::byte> bytes, const std::string& name, Index step)
{
    const tf::SafetensorsFile file = tf::readSafetensors(bytes, name);
    tf::Weights weights(tf::petsRecipe().config);
    for (const tf::Tensor& tensor : weights.layout().tensors)
        tf::takeTensor(file, name, prefixOf(step) + tensor.name, tensor, weights);
    return std::make_shared<const LanguageModel>(
        LanguageModel{snapshotName(step), std::move(weights), tf::pets::vocabulary()});
}

} // namespace core
