#include "core/model_presets.h"

#include "core/json_fields.h"
#include "core/models_json.h"

#include <algorithm>

namespace core {

namespace {

using nlohmann::json;

Index count(const json& entry, const char* key)
{
    const auto number = field<Index>(entry, key);
    if (number < 1)
        throw LoadError(CORE_WORDS("\"%1\" is %2, expected at least 1"), key, std::to_string(number));
    return number;
}

ModelPreset preset(const json& entry)
{
    checkKeys(entry, {"id", "name", "source", "parameters", "layers", "queryHeads", "kvHeads", "headDim"});
    ModelPreset result{field<std::string>(entry, "id"),
                       field<std::string>(entry, "name"),
                       field<std::string>(entry, "source"),
                       {},
                       0};
    result.shape = {count(entry, "layers"), count(entry, "queryHeads"), count(entry, "kvHeads"),
                    count(entry, "headDim")};
    result.parameters = count(entry, "parameters");
    if (result.shape.queryHeads % result.shape.kvHeads != 0)
        throw LoadError(CORE_WORDS("\"kvHeads\" does not divide \"queryHeads\""));
    return result;
}

} // namespace

std::vector<ModelPreset> parseModelPresets(std::string_view text)
{
    const json list = parseJson(std::string(text));
    if (!list.is_array() || list.empty())
        throw LoadError(CORE_WORDS("the models are no JSON list […] of at least one"));
    std::vector<ModelPreset> presets;
    for (const json& entry : list)
        try {
            presets.push_back(preset(entry));
            const auto same = [&](const ModelPreset& other) { return other.id == presets.back().id; };
            if (std::ranges::count_if(presets, same) > 1)
                throw LoadError(CORE_WORDS("\"id\" comes twice"));
        } catch (const LoadError& error) {
            throw LoadError(CORE_WORDS("model %1: %2"), std::to_string(presets.size()), error.sentence());
        }
    return presets;
}

const std::vector<ModelPreset>& modelPresets()
{
    static const std::vector<ModelPreset> presets = parseModelPresets(kModelsJson);
    return presets;
}

const ModelPreset& modelPreset(std::string_view id)
{
    const auto& presets = modelPresets();
    const auto found = std::ranges::find(presets, id, &ModelPreset::id);
    if (found != presets.end())
        return *found;
    std::string known;
    for (const ModelPreset& preset : presets)
        known += (known.empty() ? "" : ", ") + preset.id;
    throw EditError(CORE_WORDS("preset \"%1\" is unknown; known are %2"), id, known);
}

} // namespace core
