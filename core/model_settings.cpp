#include "core/model_settings.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/setting_value.h"

namespace core {

namespace {

constexpr std::string_view kNoHeads = "none";

/// "1.3".
HeadPlace headPlaceIn(std::string_view key, std::string_view text)
{
    const auto point = text.find('.');
    const auto number = [](std::string_view digits) -> std::optional<Index> {
        const bool isNumber = !digits.empty() && digits.size() < 7 &&
                              digits.find_first_not_of("0123456789") == std::string_view::npos;
        return isNumber ? std::optional<Index>(std::stol(std::string(digits))) : std::nullopt;
    };
    const auto layer = number(text.substr(0, point));
    const auto head = point == std::string_view::npos ? std::nullopt : number(text.substr(point + 1));
    if (!layer || !head)
        throw EditError(CORE_WORDS("%1 must be heads as layer.head, such as 1.3,2.0, or none, not %2"), key,
                        asTyped(text));
    return {*layer, *head};
}

std::vector<HeadPlace> placesIn(std::string_view key, std::string_view list)
{
    std::vector<HeadPlace> places;
    if (withoutBlanks(list) == kNoHeads)
        return places;
    while (true) {
        const auto comma = list.find(',');
        places.push_back(headPlaceIn(key, withoutBlanks(list.substr(0, comma))));
        if (comma == std::string_view::npos)
            return places;
        list.remove_prefix(comma + 1);
    }
}

std::string headsListed(const std::vector<HeadPlace>& places)
{
    std::string list;
    for (const HeadPlace& place : places)
        list += (list.empty() ? "" : ",") + headText(place);
    return list.empty() ? std::string(kNoHeads) : list;
}

std::optional<ModelEdit> generationEdit(Generation how, std::string_view key, std::string_view value)
{
    constexpr Index kMaxSeed = 999'999;
    if (key == "tokens")
        how.tokens = wholeValue(key, value, 1, kMostGenerated);
    else if (key == "seed")
        how.seed = wholeValue(key, value, 0, kMaxSeed);
    else if (key == "temperature")
        how.temperature = numberValue(key, value, 0, kMaxTemperature);
    else
        return std::nullopt;
    return SetGeneration{how};
}

} // namespace

ModelEdit modelEdit(const ModelInputs& inputs, std::string_view key, std::string_view value)
{
    const transformer::Config& config = inputs.model->config();
    if (key == "text")
        return SetModelText{std::string(value)};
    if (key == "layer")
        return OpenHead{{wholeValue(key, value, 0, config.layers - 1), inputs.open.head}};
    if (key == "head")
        return OpenHead{{inputs.open.layer, wholeValue(key, value, 0, config.heads - 1)}};
    if (key == "query")
        return SetModelQuery{wholeValue(key, value, 0, kMostModelTokens - 1)};
    if (key == "off")
        return SetHeadsOff{placesIn(key, value)};
    if (key == "append")
        return AppendNext{};
    if (const auto edit = generationEdit(inputs.generation, key, value))
        return *edit;
    if (const auto place = settingPlace(key); place && place->name == "word" && place->indices.size() == 1)
        return SetModelWord{place->indices[0], std::string(value)};
    throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2 and %3"), key,
                    "text, word[i], query, layer, head, off, append, tokens, seed, temperature", "decimals");
}

std::vector<Setting> settings(const ModelInputs& start, const ModelInputs& inputs)
{
    std::vector<Setting> list;
    if (inputs.text != start.text)
        list.emplace_back("text", inputs.text);
    if (inputs.query)
        list.emplace_back("query", std::to_string(*inputs.query));
    list.emplace_back("layer", std::to_string(inputs.open.layer));
    list.emplace_back("head", std::to_string(inputs.open.head));
    list.emplace_back("off", headsListed(inputs.off));
    list.emplace_back("tokens", std::to_string(inputs.generation.tokens));
    list.emplace_back("seed", std::to_string(inputs.generation.seed));
    list.emplace_back("temperature", exactText(inputs.generation.temperature));
    return list;
}

} // namespace core
