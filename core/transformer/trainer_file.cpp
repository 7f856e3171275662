#include "core/transformer/trainer_file.h"

#include "core/json_fields.h"

#include <cmath>

namespace core::transformer {

namespace {

using nlohmann::json;

constexpr Index kMostSteps = 100'000'000;
constexpr const char* kMean = "optimizer.mean.";
constexpr const char* kSquare = "optimizer.square.";

std::vector<VocabularyStage> stages(const json& list)
{
    std::vector<VocabularyStage> result;
    for (const json& stage : list) {
        if (!stage.is_object())
            throw FieldError("/stages", CORE_WORDS("\"stages\" is not a list of steps and words"));
        result.push_back(
            {wholeField(stage, "step", 0, kMostSteps), wholeField(stage, "words", 1, kMostSteps)});
    }
    return result;
}

/// How many steps were taken.
Index stepsIn(const SafetensorsFile& file, const std::string& name)
{
    const std::string& text = trainingEntry(file, name, "steps");
    const bool isWhole =
        !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string::npos;
    if (!isWhole)
        throw LoadError(CORE_WORDS("%1: byte 8: the metadata's \"steps\" is \"%2\", expected a whole number"),
                        name, text);
    return std::stol(text);
}

} // namespace

const std::string& trainingEntry(const SafetensorsFile& file, const std::string& name, const std::string& key)
{
    const auto found = file.metadata.find(key);
    if (found == file.metadata.end())
        throw LoadError(CORE_WORDS("%1: byte 8: the metadata has no \"%2\", expected a file of a training"),
                        name, key);
    return found->second;
}

std::string recipeText(const Recipe& recipe)
{
    nlohmann::ordered_json object;
    object["task"] = "pets";
    object["seed"] = recipe.seed;
    object["steps"] = recipe.steps;
    object["stories"] = recipe.stories;
    object["questions"] = recipe.questions;
    object["other_weight"] = recipe.otherWeight;
    for (const VocabularyStage& stage : recipe.stages)
        object["stages"].push_back({{"step", stage.step}, {"words", stage.words}});
    object["local_heads"] = recipe.localHeads;
    object["local_strength"] = recipe.localStrength;
    object["learning_rate"] = recipe.learningRate;
    object["warm_up"] = recipe.warmUp;
    object["cool_down"] = recipe.coolDown;
    object["beta1"] = recipe.optimizer.beta1;
    object["beta2"] = recipe.optimizer.beta2;
    object["epsilon"] = recipe.optimizer.epsilon;
    object["decay"] = recipe.optimizer.decay;
    object["clip"] = recipe.optimizer.clip;
    return object.dump();
}

Recipe recipeFromText(const std::string& text, const Config& config)
{
    const json object = parseJson(text);
    Recipe recipe = petsRecipe();
    recipe.config = config;
    checkKeys(object, {"task", "seed", "steps", "stories", "questions", "other_weight", "stages",
                       "local_heads", "local_strength", "learning_rate", "warm_up", "cool_down", "beta1",
                       "beta2", "epsilon", "decay", "clip"});
    const auto whole = [&](const char* key, Index absent) {
        return object.contains(key) ? wholeField(object, key, 0, kMostSteps) : absent;
    };
    recipe.seed = static_cast<std::uint64_t>(field<Index>(object, "seed", static_cast<Index>(recipe.seed)));
    recipe.steps = whole("steps", recipe.steps);
    recipe.stories = whole("stories", recipe.stories);
    recipe.questions = whole("questions", recipe.questions);
    recipe.otherWeight = field<double>(object, "other_weight", recipe.otherWeight);
    if (object.contains("stages"))
        recipe.stages = stages(object.at("stages"));
    recipe.localHeads = whole("local_heads", recipe.localHeads);
    recipe.localStrength = field<double>(object, "local_strength", recipe.localStrength);
    recipe.learningRate = field<double>(object, "learning_rate", recipe.learningRate);
    recipe.warmUp = whole("warm_up", recipe.warmUp);
    recipe.coolDown = whole("cool_down", recipe.coolDown);
    recipe.optimizer.beta1 = field<double>(object, "beta1", recipe.optimizer.beta1);
    recipe.optimizer.beta2 = field<double>(object, "beta2", recipe.optimizer.beta2);
    recipe.optimizer.epsilon = field<double>(object, "epsilon", recipe.optimizer.epsilon);
    recipe.optimizer.decay = field<double>(object, "decay", recipe.optimizer.decay);
    recipe.optimizer.clip = field<double>(object, "clip", recipe.optimizer.clip);
    if (const auto found = fault(recipe))
        throw LoadError(*found);
    return recipe;
}

Model trainedModel(const Weights& weights, const Recipe& recipe, Index steps)
{
    return {weights, pets::vocabulary(), {{"recipe", recipeText(recipe)}, {"steps", std::to_string(steps)}}};
}

Model modelOf(const Trainer& trainer)
{
    return trainedModel(trainer.weights(), trainer.recipe(), trainer.step());
}

Bytes writeTrainer(const Trainer& trainer)
{
    std::vector<TensorToStore> more;
    for (const Tensor& tensor : trainer.weights().layout().tensors) {
        more.push_back(toStore(trainer.state().mean, tensor, kMean + tensor.name));
        more.push_back(toStore(trainer.state().square, tensor, kSquare + tensor.name));
    }
    return writeModel(modelOf(trainer), Precision::Float32, more);
}

Trainer readTrainerFile(const std::string& path)
{
    return readTrainer(readFile(path), path);
}

Trainer readTrainer(std::span<const std::byte> bytes, const std::string& name)
{
    const Model model = readModel(bytes, name);
    const SafetensorsFile file = readSafetensors(bytes, name);
    AdamWState state(model.weights.config());
    state.steps = stepsIn(file, name);
    if (!file.find(kMean + model.weights.layout().tensors.front().name))
        throw LoadError(
            CORE_WORDS("%1: byte 8: the file has a model alone, expected what train saved to go on with"),
            name);
    for (const Tensor& tensor : model.weights.layout().tensors) {
        takeTensor(file, name, kMean + tensor.name, tensor, state.mean);
        takeTensor(file, name, kSquare + tensor.name, tensor, state.square);
    }
    const std::string& text = trainingEntry(file, name, "recipe");
    try {
        return {recipeFromText(text, model.weights.config()), model.weights, std::move(state)};
    } catch (const LoadError& error) {
        throw LoadError(CORE_WORDS("%1: byte 8: in the metadata's \"recipe\", %2"), name, error.sentence());
    }
}

} // namespace core::transformer
