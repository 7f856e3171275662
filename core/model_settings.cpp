#include "core/model_settings.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/setting_value.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::string_view kNoPlaces = "none";

std::optional<Index> wholeIn(std::string_view digits)
{
    const bool isNumber = !digits.empty() && digits.size() < 7 &&
                          digits.find_first_not_of("0123456789") == std::string_view::npos;
    return isNumber ? std::optional<Index>(std::stol(std::string(digits))) : std::nullopt;
}

/// "1.3".
HeadPlace headPlaceIn(std::string_view key, std::string_view text)
{
    const auto point = text.find('.');
    const auto layer = wholeIn(text.substr(0, point));
    const auto head = point == std::string_view::npos ? std::nullopt : wholeIn(text.substr(point + 1));
    if (!layer || !head)
        throw EditError(CORE_WORDS("%1 must be heads as layer.head, such as 1.3,2.0, or none, not %2"), key,
                        asTyped(text));
    return {*layer, *head};
}

/// "1.3:27>3".
Cut edgeIn(std::string_view key, std::string_view text)
{
    const auto colon = text.find(':');
    const auto arrow = text.find('>');
    const bool isEdge = colon != std::string_view::npos && arrow != std::string_view::npos && colon < arrow;
    const auto query = isEdge ? wholeIn(text.substr(colon + 1, arrow - colon - 1)) : std::nullopt;
    const auto to = isEdge ? wholeIn(text.substr(arrow + 1)) : std::nullopt;
    if (!query || !to)
        throw EditError(CORE_WORDS("%1 must be edges as layer.head:query>key, such as 1.3:27>3, or none, not "
                                   "%2"),
                        key, asTyped(text));
    return {headPlaceIn(key, text.substr(0, colon)), *query, *to};
}

/// What `read` makes of each part between commas; of "none" nothing.
template <typename Read>
auto listIn(std::string_view key, std::string_view list, const Read& read)
{
    std::vector<decltype(read(key, list))> items;
    if (withoutBlanks(list) == kNoPlaces)
        return items;
    while (true) {
        const auto comma = list.find(',');
        items.push_back(read(key, withoutBlanks(list.substr(0, comma))));
        if (comma == std::string_view::npos)
            return items;
        list.remove_prefix(comma + 1);
    }
}

template <typename Item, typename Text>
std::string itemsListed(const std::vector<Item>& items, const Text& text)
{
    std::string list;
    for (const Item& item : items)
        list += (list.empty() ? "" : ",") + text(item);
    return list.empty() ? std::string(kNoPlaces) : list;
}

LanguageModelPtr modelIn(std::string_view name)
{
    try {
        return modelNamed(std::string(name));
    } catch (const LoadError& error) {
        throw EditError("%1", error.sentence());
    }
}

Sink sinkNamed(std::string_view key, std::string_view value)
{
    const auto found = std::ranges::find(kSinkNames, value);
    if (found == kSinkNames.end())
        throw EditError(CORE_WORDS("%1 must be %2, not \"%3\""), key, "shown or hidden", value);
    return static_cast<Sink>(found - kSinkNames.begin());
}

/// "Mia,John".
SwapModelWords swapIn(std::string_view key, std::string_view value)
{
    const auto comma = value.find(',');
    const std::string one(withoutBlanks(value.substr(0, comma)));
    const std::string other(comma == std::string_view::npos ? "" : withoutBlanks(value.substr(comma + 1)));
    if (one.empty() || other.empty() || other.find(',') != std::string::npos)
        throw EditError(CORE_WORDS("%1 must be two words with a comma between them, not %2"), key,
                        asTyped(value));
    return {one, other};
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
    else if (key == "write")
        how.writing = onOrOff(key, value) ? Writing::On : Writing::Off;
    else
        return std::nullopt;
    return SetGeneration{how};
}

} // namespace

ModelEdit modelEdit(const ModelInputs& inputs, std::string_view key, std::string_view value)
{
    const transformer::Config& config = inputs.model->config();
    if (key == "model")
        return SetLanguageModel{modelIn(value)};
    if (key == "text")
        return SetModelText{std::string(value)};
    if (key == "layer")
        return OpenHead{{wholeValue(key, value, 0, config.layers - 1), inputs.open.head}};
    if (key == "head")
        return OpenHead{{inputs.open.layer, wholeValue(key, value, 0, config.heads - 1)}};
    if (key == "query")
        return SetModelQuery{wholeValue(key, value, 0, kMostModelTokens - 1)};
    if (key == "off")
        return SetHeadsOff{listIn(key, value, headPlaceIn)};
    if (key == "sink")
        return SetSink{sinkNamed(key, value)};
    if (key == "other")
        return SetOtherText{std::string(value)};
    if (key == "swap")
        return swapIn(key, value);
    if (key == "cuts")
        return SetCuts{listIn(key, value, edgeIn)};
    if (key == "append")
        return AppendNext{};
    if (const auto edit = generationEdit(inputs.generation, key, value))
        return *edit;
    if (const auto place = settingPlace(key); place && place->name == "word" && place->indices.size() == 1)
        return SetModelWord{place->indices[0], std::string(value)};
    throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2 and %3"), key,
                    "model, text, word[i], query, layer, head, off, cuts, swap, sink, other, append, write, "
                    "tokens, seed, temperature",
                    "decimals");
}

std::vector<Setting> settings(const ModelInputs& start, const ModelInputs& inputs)
{
    std::vector<Setting> list;
    if (inputs.model != start.model)
        list.emplace_back("model", inputs.model->name);
    if (inputs.text != start.text)
        list.emplace_back("text", inputs.text);
    if (inputs.query)
        list.emplace_back("query", std::to_string(*inputs.query));
    list.emplace_back("layer", std::to_string(inputs.open.layer));
    list.emplace_back("head", std::to_string(inputs.open.head));
    list.emplace_back("off", itemsListed(inputs.off, headText));
    list.emplace_back("cuts", itemsListed(inputs.cuts, edgeText));
    list.emplace_back("sink", kSinkNames[static_cast<std::size_t>(inputs.sink)]);
    list.emplace_back("other", inputs.other);
    list.emplace_back("write", inputs.generation.writing == Writing::On ? "on" : "off");
    list.emplace_back("tokens", std::to_string(inputs.generation.tokens));
    list.emplace_back("seed", std::to_string(inputs.generation.seed));
    list.emplace_back("temperature", exactText(inputs.generation.temperature));
    return list;
}

} // namespace core
