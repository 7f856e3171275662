#include "core/training_settings.h"

#include "core/errors.h"
#include "core/json_fields.h"
#include "core/model_settings.h"
#include "core/number_text.h"
#include "core/setting_value.h"
#include "core/settings_field.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr Index kLocalHeads = 4;
constexpr Index kMostTrainingSeed = 999'999;
constexpr std::string_view kNewest = "newest";
constexpr const char* kTrainingKeys = "run, layers, width, heads, rate, seed, local, trained, step, text, "
                                      "word[i], query, layer, head, off, cuts, swap, sink, append";

bool isSettingOfModel(std::string_view key)
{
    constexpr std::array<std::string_view, 9> kKeys{"text", "query", "layer", "head",  "off",
                                                    "cuts", "swap",  "sink",  "append"};
    return std::ranges::find(kKeys, key) != kKeys.end() || key.starts_with("word[");
}

} // namespace

transformer::Recipe recipeWith(transformer::Recipe recipe, std::string_view key, std::string_view value)
{
    transformer::Config& config = recipe.config;
    bool startsLocal = recipe.localHeads > 0;
    if (key == "layers")
        config.layers = wholeValue(key, value, 1, 6);
    else if (key == "width")
        config.dModel = wholeValue(key, value, 8, 256);
    else if (key == "heads")
        config.heads = wholeValue(key, value, 1, 16);
    else if (key == "rate")
        recipe.learningRate = numberValue(key, value, 1e-6, 1);
    else if (key == "seed")
        recipe.seed = static_cast<std::uint64_t>(wholeValue(key, value, 0, kMostTrainingSeed));
    else if (key == "local")
        startsLocal = onOrOff(key, value);
    else
        throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2 and %3"), key, kTrainingKeys,
                        "decimals");
    config.kvHeads = config.heads;
    config.dFf = 4 * config.dModel;
    recipe.localHeads = startsLocal ? std::min(kLocalHeads, config.heads) : 0;
    return recipe;
}

TrainingEdit trainingEdit(const TrainingInputs& inputs, std::string_view key, std::string_view value)
{
    const transformer::Recipe& recipe = inputs.run->recipe;
    if (key == "run" && value == "shipped")
        return ShowShippedTraining{};
    if (key == "run")
        throw EditError(CORE_WORDS("%1 must be %2, not %3"), key, "shipped", asTyped(value));
    if (key == kTrainedKey)
        return TrainTo{wholeValue(key, value, 0, recipe.steps)};
    if (key == "step")
        return ShowStep{value == kNewest ? std::nullopt
                                         : std::optional(wholeValue(key, value, 0, recipe.steps))};
    if (isSettingOfModel(key))
        return EditReading{modelEdit(inputs.reading, key, value)};
    return SetRecipe{recipeWith(recipe, key, value)};
}

std::vector<Setting> settings(const TrainingInputs& start, const TrainingInputs& inputs)
{
    std::vector<Setting> list;
    if (inputs.run != start.run) {
        const transformer::Recipe& recipe = inputs.run->recipe;
        list = {{"layers", std::to_string(recipe.config.layers)},
                {"width", std::to_string(recipe.config.dModel)},
                {"heads", std::to_string(recipe.config.heads)},
                {"rate", exactText(recipe.learningRate)},
                {"seed", std::to_string(recipe.seed)},
                {"local", recipe.localHeads > 0 ? "on" : "off"}};
        list.emplace_back(kTrainedKey, std::to_string(inputs.run->step()));
    }
    list.emplace_back("step", inputs.shown ? std::to_string(*inputs.shown) : std::string(kNewest));
    for (const Setting& setting : settings(start.reading, inputs.reading))
        if (isSettingOfModel(setting.first))
            list.push_back(setting);
    return list;
}

TrainingInputs trainingStart(const nlohmann::json& start)
{
    checkKeys(start, {"text", "step", "layer", "head", "off"});
    try {
        TrainingInputs inputs = trainingThatReads(field<std::string>(start, "text"));
        for (const char* key : {"step", "layer", "head", "off"})
            if (start.contains(key)) {
                const auto value = settingText(start.at(key));
                if (!value)
                    failKind(start.at(key), key, CORE_WORDS("a number or a text"), "");
                const TrainingEdit edit = trainingEdit(inputs, key, *value);
                inputs = core::apply(std::move(inputs), edit);
            }
        return inputs;
    } catch (const EditError& error) {
        throw LoadError("%1", error.sentence());
    }
}

} // namespace core
