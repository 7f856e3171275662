#include "core/perplexity_room.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/sentence.h"

#include <algorithm>
#include <iterator>

namespace core {

namespace {

std::size_t place(KeptState state)
{
    return static_cast<std::size_t>(state);
}

std::string probabilityName(Index token)
{
    return "p[" + std::to_string(token) + "]";
}

void checkProbability(Index token, double p)
{
    if (isProbability(p))
        return;
    const bool isTooSmall = p > 0 && p < kLeastProbability;
    throw EditError(isTooSmall ? CORE_WORDS("%1 must be 0 or at least 1e-300, not %2")
                               : CORE_WORDS("%1 must be a probability from 0 to 1, not %2"),
                    probabilityName(token), writtenOutText(p));
}

void checkTokenCount(std::size_t tokens)
{
    if (tokens == 0)
        throw EditError(CORE_WORDS("the sentence has no tokens; write at least one word"));
    if (static_cast<Index>(tokens) > kMostSentenceTokens)
        throw EditError(CORE_WORDS("the sentence has %1 tokens; at most %2 fit"), std::to_string(tokens),
                        std::to_string(kMostSentenceTokens));
}

/// The last token that is more than a mark; a surprise is easier to imagine there.
std::size_t lastWord(const std::vector<std::string>& tokens)
{
    const auto found = std::find_if_not(tokens.rbegin(), tokens.rend(), isMark);
    return found == tokens.rend() ? tokens.size() - 1 : static_cast<std::size_t>(tokens.rend() - found) - 1;
}

/// A preset's p of every token, and of the last word.
struct PresetNumbers
{
    double all;
    double lastWord;
};

PresetNumbers numbersOf(PerplexityPreset preset)
{
    switch (preset) {
    case PerplexityPreset::Perfect:
        break;
    case PerplexityPreset::Uniform:
        return {0.1, 0.1};
    case PerplexityPreset::Surprise:
        return {0.5, 0.001};
    case PerplexityPreset::AllButOne:
        return {1, 0.0078125};
    case PerplexityPreset::Impossible:
        return {0.5, 0};
    }
    return {1, 1};
}

void applyTo(PerplexityInputs& inputs, const SetProbability& edit)
{
    if (edit.token < 0 || edit.token >= static_cast<Index>(inputs.sentence.p.size()))
        refuseProbability(inputs, probabilityName(edit.token));
    checkProbability(edit.token, edit.p);
    inputs.sentence.p[static_cast<std::size_t>(edit.token)] = edit.p;
}

void applyTo(PerplexityInputs& inputs, const SetProbabilities& edit)
{
    checkTokenCount(edit.p.size());
    for (std::size_t i = 0; i < edit.p.size(); ++i)
        checkProbability(static_cast<Index>(i), edit.p[i]);
    const std::vector<std::string> before = inputs.sentence.tokens;
    auto& tokens = inputs.sentence.tokens;
    tokens.resize(edit.p.size());
    for (std::size_t i = before.size(); i < tokens.size(); ++i)
        tokens[i] = before[i % before.size()];
    inputs.sentence.p = edit.p;
}

void applyTo(PerplexityInputs& inputs, const SetSentence& edit)
{
    if (edit.text.size() > kLongestSentence)
        throw EditError(CORE_WORDS("the sentence is longer than %1 bytes; write a shorter one"),
                        groupedText(kLongestSentence));
    std::vector<std::string> tokens = splitSentence(edit.text);
    checkTokenCount(tokens.size());
    const GuessedSentence& before = inputs.sentence;
    std::vector<double> p(tokens.size(), kFreshProbability);
    const std::size_t shorter = std::min(tokens.size(), before.tokens.size());
    std::size_t first = 0;
    for (; first < shorter && tokens[first] == before.tokens[first]; ++first)
        p[first] = before.p[first];
    for (std::size_t last = 1; first + last <= shorter; ++last) {
        if (tokens[tokens.size() - last] != before.tokens[before.tokens.size() - last])
            break;
        p[p.size() - last] = before.p[before.p.size() - last];
    }
    inputs.sentence = {std::move(tokens), std::move(p)};
}

void applyTo(PerplexityInputs& inputs, const SetProbabilityAxis& edit)
{
    inputs.axis = edit.axis;
}

void applyTo(PerplexityInputs& inputs, const UsePerplexityPreset& edit)
{
    const PresetNumbers numbers = numbersOf(edit.preset);
    GuessedSentence& sentence = inputs.sentence;
    std::ranges::fill(sentence.p, numbers.all);
    sentence.p[lastWord(sentence.tokens)] = numbers.lastWord;
}

void applyTo(PerplexityInputs& inputs, const SetReadingWindow& edit)
{
    if (edit.tokens < 1 || edit.tokens > kMostSentenceTokens)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3%4, not %5"), "window", "1",
                        groupedText(kMostSentenceTokens), Sentence(kTokensNote), std::to_string(edit.tokens));
    inputs.window = edit.tokens;
    inputs.stride = std::min(inputs.stride, inputs.window);
}

void applyTo(PerplexityInputs& inputs, const SetReadingStride& edit)
{
    if (edit.tokens < 1 || edit.tokens > inputs.window)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3%4, not %5"), "stride", "1",
                        groupedText(inputs.window), Sentence(kStrideNote), std::to_string(edit.tokens));
    inputs.stride = edit.tokens;
}

void applyTo(PerplexityInputs& inputs, const KeepSentence& edit)
{
    inputs.kept[place(edit.state)] = inputs.sentence;
}

void applyTo(PerplexityInputs& inputs, const RecallSentence& edit)
{
    const auto& kept = inputs.kept[place(edit.state)];
    const std::string name(kKeptStateNames[place(edit.state)]);
    if (!kept)
        throw EditError(CORE_WORDS("nothing is kept as %1 yet; keep the sentence as %1 first"), name);
    inputs.sentence = *kept;
}

struct PerplexityTitle
{
    std::string operator()(const SetProbability&) const { return CORE_WORDS("Change probability"); }
    std::string operator()(const SetProbabilities&) const { return CORE_WORDS("Change all probabilities"); }
    std::string operator()(const SetSentence&) const { return CORE_WORDS("Change sentence"); }
    std::string operator()(const SetProbabilityAxis&) const { return CORE_WORDS("Logarithmic axis"); }
    std::string operator()(const UsePerplexityPreset&) const { return CORE_WORDS("Choose preset"); }
    std::string operator()(const SetReadingWindow&) const { return CORE_WORDS("Window"); }
    std::string operator()(const SetReadingStride&) const { return CORE_WORDS("Stride"); }
    std::string operator()(const KeepSentence&) const { return CORE_WORDS("Keep for comparison"); }
    std::string operator()(const RecallSentence&) const { return CORE_WORDS("Show what was kept"); }
};

} // namespace

bool isProbability(double p)
{
    return p == 0 || (p >= kLeastProbability && p <= 1);
}

void refuseProbability(const PerplexityInputs& inputs, std::string_view place)
{
    throw EditError(CORE_WORDS("%1 does not exist: the tokens are 0 to %2"), place,
                    std::to_string(inputs.sentence.p.size() - 1));
}

PerplexityInputs apply(PerplexityInputs inputs, const PerplexityEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    return inputs;
}

std::string title(const PerplexityEdit& edit)
{
    return std::visit(PerplexityTitle{}, edit);
}

PerplexityInputs withControlsOf(const PerplexityInputs& start, PerplexityInputs inputs)
{
    inputs.axis = start.axis;
    inputs.window = start.window;
    inputs.stride = start.stride;
    if (inputs.sentence.tokens == start.sentence.tokens)
        inputs.sentence.p = start.sentence.p;
    return inputs;
}

PerplexityResults evaluate(const PerplexityInputs& inputs)
{
    const std::vector<double>& p = inputs.sentence.p;
    PerplexityResults results;
    results.inputs = inputs;
    results.now = measurePerplexity(p);
    for (std::size_t i = 0; i < results.kept.size(); ++i)
        if (inputs.kept[i])
            results.kept[i] = measurePerplexity(inputs.kept[i]->p);
    std::ranges::transform(p, std::back_inserter(results.surprise), surpriseBits);
    results.share = shareOfSurprise(p);
    results.worst = std::ranges::min_element(p) - p.begin();
    results.reading = readInWindows(p, inputs.window, inputs.stride);
    return results;
}

Index selectable(const PerplexityResults& results)
{
    return results.now.tokens;
}

} // namespace core
