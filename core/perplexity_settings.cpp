#include "core/perplexity_settings.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/sentence.h"
#include "core/setting_value.h"

#include <algorithm>

namespace core {

namespace {

double probability(std::string_view key, std::string_view value)
{
    const auto parsed = parseNumber(value);
    if (isProbability(parsed.value_or(-1)))
        return *parsed;
    if (isTooCloseToZero(value) || (parsed && *parsed > 0 && *parsed < kLeastProbability))
        throw EditError(CORE_WORDS("%1 must be 0 or at least 1e-300, not %2"), key, asTyped(value));
    const bool isNumber = parsed || isOutOfRange(value);
    throw EditError(isNumber ? CORE_WORDS("%1 must be a probability from 0 to 1, not %2")
                             : CORE_WORDS("%1 must be a probability from 0 to 1, such as 0.25, not %2"),
                    key, asTyped(value));
}

std::vector<double> probabilities(std::string_view list)
{
    std::vector<double> p;
    while (true) {
        const auto comma = list.find(',');
        p.push_back(probability("p[" + std::to_string(p.size()) + "]", withoutBlanks(list.substr(0, comma))));
        if (comma == std::string_view::npos)
            return p;
        list.remove_prefix(comma + 1);
    }
}

/// The place in `names` of a value, whose sentence lists them when it is none of them.
template <typename Names>
std::size_t oneOf(std::string_view key, std::string_view value, const Names& names)
{
    const auto found = std::ranges::find(names, value);
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    throw EditError(CORE_WORDS("%1 must be %2, not \"%3\""), key, alternatives(names), value);
}

std::optional<PerplexityEdit> oneProbability(const PerplexityInputs& inputs, std::string_view key,
                                             std::string_view value)
{
    const auto place = settingPlace(key);
    if (!place || place->name != "p")
        return std::nullopt;
    const auto count = static_cast<Index>(inputs.sentence.p.size());
    if (place->indices.size() != 1 || place->indices[0] < 0 || place->indices[0] >= count)
        refuseProbability(inputs, key);
    return SetProbability{place->indices[0], probability(key, value)};
}

constexpr std::array<std::string_view, 2> kAxisNames{"linear", "log"};

std::string probabilitiesListed(const std::vector<double>& p)
{
    std::string list;
    for (const double each : p)
        list += (list.empty() ? "" : ",") + exactText(each);
    return list;
}

void append(std::vector<Setting>& list, const GuessedSentence& sentence)
{
    list.emplace_back("sentence", joinedSentence(sentence.tokens));
    list.emplace_back("p", probabilitiesListed(sentence.p));
}

} // namespace

PerplexityEdit perplexityEdit(const PerplexityInputs& inputs, std::string_view key, std::string_view value)
{
    if (key == "p")
        return SetProbabilities{probabilities(value)};
    if (key == "sentence")
        return SetSentence{std::string(value)};
    if (key == "axis")
        return SetProbabilityAxis{static_cast<ProbabilityAxis>(oneOf(key, value, kAxisNames))};
    if (key == "preset")
        return UsePerplexityPreset{static_cast<PerplexityPreset>(oneOf(key, value, kPerplexityPresetNames))};
    if (key == "window")
        return SetReadingWindow{wholeValue(key, value, 1, kMostSentenceTokens, kTokensNote)};
    if (key == "stride")
        return SetReadingStride{wholeValue(key, value, 1, inputs.window, kStrideNote)};
    if (key == "keep")
        return KeepSentence{static_cast<KeptState>(oneOf(key, value, kKeptStateNames))};
    if (key == "recall")
        return RecallSentence{static_cast<KeptState>(oneOf(key, value, kKeptStateNames))};
    if (const auto edit = oneProbability(inputs, key, value))
        return *edit;
    throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2 and %3"), key,
                    "p, p[i], sentence, axis, preset, window, stride, keep, recall", "decimals");
}

std::vector<Setting> settings(const PerplexityInputs& start, const PerplexityInputs& inputs)
{
    std::vector<Setting> list;
    for (const KeptState state : kKeptStates)
        if (const auto& kept = inputs.kept[static_cast<std::size_t>(state)]) {
            append(list, *kept);
            list.emplace_back("keep", kKeptStateNames[static_cast<std::size_t>(state)]);
        }
    if (!list.empty() || !(inputs.sentence == start.sentence))
        append(list, inputs.sentence);
    list.emplace_back("axis", kAxisNames[static_cast<std::size_t>(inputs.axis)]);
    list.emplace_back("window", std::to_string(inputs.window));
    list.emplace_back("stride", std::to_string(inputs.stride));
    return list;
}

} // namespace core
