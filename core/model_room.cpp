#include "core/model_room.h"

#include "core/attention_limits.h"
#include "core/errors.h"
#include "core/transformer/patching.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

constexpr std::size_t kRanked = 10;
constexpr std::size_t kRankedAfterLayer = 3;

/// The likeliest tokens first; of equals the one with the smaller id.
std::vector<int> ranking(const Matrix& probabilities, std::size_t count)
{
    std::vector<int> order(static_cast<std::size_t>(probabilities.cols()));
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<int>(i);
    count = std::min(count, order.size());
    const auto isLikelier = [&](int a, int b) {
        return probabilities(0, a) > probabilities(0, b) ||
               (probabilities(0, a) == probabilities(0, b) && a < b);
    };
    std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(count), isLikelier);
    order.resize(count);
    return order;
}

std::vector<RankedToken> ranked(const LanguageModel& model, const Matrix& logits, Index row,
                                std::size_t count)
{
    const Matrix p = transformer::probabilities(logits, row);
    std::vector<RankedToken> tokens;
    for (const int token : ranking(p, count))
        tokens.push_back({model.word(token), p(0, token)});
    return tokens;
}

/// What the open head's attention is computed from; its cuts are its mask's.
AttentionInputs attentionOf(const transformer::HeadTrace& head, const std::vector<std::string>& words,
                            const ModelResults& results)
{
    AttentionInputs inputs;
    inputs.tokens = words;
    inputs.q = head.q;
    inputs.k = head.k;
    inputs.v = head.v;
    inputs.query = results.query;
    for (const Cut& cut : results.inputs.cuts) {
        if (cut.place != results.inputs.open)
            continue;
        if (inputs.mask == MaskKind::Causal)
            inputs.drawn = visibleTable(inputs);
        inputs.mask = MaskKind::Drawn;
        inputs.drawn[static_cast<std::size_t>(cut.query)][static_cast<std::size_t>(cut.key)] = false;
    }
    return inputs;
}

void addSurprise(ModelResults& results)
{
    double bits = 0;
    results.surprise.push_back(0);
    for (std::size_t i = 1; i < results.tokens.size(); ++i) {
        const Matrix p = transformer::probabilities(results.trace.logits, static_cast<Index>(i) - 1);
        results.surprise.push_back(-std::log2(p(0, results.tokens[i])));
        bits += results.surprise.back();
    }
    if (results.tokens.size() > 1)
        results.perplexity = std::exp2(bits / static_cast<double>(results.tokens.size() - 1));
}

/// The likeliest next token of the whole model.
int answerOf(const ModelResults& results)
{
    const auto& inputs = results.inputs;
    const bool isWhole = inputs.off.empty() && inputs.cuts.empty();
    return transformer::likeliestNext(isWhole ? results.trace
                                              : transformer::trace(inputs.model->weights, results.tokens));
}

/// Whether the model ran already, and only what is looked at differs.
bool isSameRun(const ModelInputs& inputs, const ModelResults* before)
{
    return before && before->inputs.model == inputs.model && before->inputs.text == inputs.text &&
           before->inputs.off == inputs.off && before->inputs.cuts == inputs.cuts &&
           before->inputs.other == inputs.other;
}

/// The text written on, timed only where `inputs.generation` asks for it.
transformer::Generated generatedBy(const ModelResults& results)
{
    constexpr double kMostMilliseconds = 500;
    const ModelInputs& inputs = results.inputs;
    if (results.generated)
        return *results.generated;
    const transformer::Weights& weights = inputs.model->weights;
    auto generated = transformer::generate(weights, results.tokens, inputs.generation, ablationOf(inputs));
    if (inputs.generation.writing == Writing::On)
        transformer::measureNaive(weights, results.tokens, inputs.generation, ablationOf(inputs),
                                  kMostMilliseconds, generated);
    return generated;
}

/// A run from another query, into another head.
ModelResults lookedAtAnew(ModelResults results, const ModelInputs& inputs)
{
    const LanguageModel& model = *inputs.model;
    const Index last = static_cast<Index>(results.tokens.size()) - 1;
    results.inputs = inputs;
    results.query = std::min(inputs.query.value_or(last), last);
    AttentionInputs head = attentionOf(headOf(results.trace, inputs.open), results.words, results);
    if (results.other)
        head.pinned = std::make_shared<const AttentionInputs>(
            attentionOf(headOf(results.other->trace, inputs.open), results.other->words, results));
    results.head = evaluate(head);
    const Matrix p = transformer::probabilities(results.trace.logits, results.query);
    const int says = ranking(p, 1).front();
    results.says = {model.word(says), p(0, says)};
    results.stream = transformer::residualStream(model.weights, results.trace, results.query, says);
    results.afterLayer.clear();
    for (std::size_t after = 0; after < results.trace.residuals.size(); after += 2)
        results.afterLayer.push_back(
            ranked(model, transformer::logitsAfter(model.weights, results.trace.residuals[after]),
                   results.query, kRankedAfterLayer));
    return results;
}

OtherReading readingOf(const ModelResults& results)
{
    const ModelInputs& inputs = results.inputs;
    const LanguageModel& model = *inputs.model;
    const transformer::Ablation<float> without = ablationOf(inputs);
    OtherReading other;
    const std::vector<int> tokens = model.encode(inputs.other);
    for (const int token : tokens)
        other.words.push_back(model.word(token));
    other.trace = transformer::trace(model.weights, tokens, without);
    const int answer = transformer::likeliestNext(other.trace);
    const Index last = static_cast<Index>(tokens.size()) - 1;
    other.answer = {model.word(answer), transformer::probabilities(other.trace.logits, last)(0, answer)};
    other.here = transformer::probabilities(results.trace.logits, last)(0, answer);
    other.patched = transformer::patchingEffects(model.weights, results.trace, other.trace, answer, without);
    return other;
}

bool isQuicklyMeasured(const ModelResults& results)
{
    constexpr Index kMostHeads = 64;
    constexpr std::size_t kMostTokens = 64;
    const transformer::Config& config = results.trace.config;
    return config.layers * config.heads <= kMostHeads && results.tokens.size() <= kMostTokens;
}

/// The edges that carry the answer in the heads that do.
std::vector<transformer::Hop> hopsOf(const ModelResults& results, int answer)
{
    constexpr std::size_t kMostHeads = 6;
    constexpr double kLeastDrop = 0.05;
    std::vector<HeadPlace> heads;
    for (const transformer::HeadEffect& effect : results.effects)
        if (effect.drop >= kLeastDrop && heads.size() < kMostHeads)
            heads.push_back(effect.place);
    return transformer::hops(results.inputs.model->weights, results.trace, answer, heads, kLeastDrop,
                             ablationOf(results.inputs));
}

/// What follows from the model, the text and what is taken out.
ModelResults runOf(const ModelInputs& inputs)
{
    ModelResults results;
    results.inputs = inputs;
    const LanguageModel& model = *inputs.model;
    results.tokens = model.encode(inputs.text);
    for (const int token : results.tokens)
        results.words.push_back(model.word(token));
    const Index last = static_cast<Index>(results.tokens.size()) - 1;
    results.trace = transformer::trace(model.weights, results.tokens, ablationOf(inputs));
    results.next = ranked(model, results.trace.logits, last, kRanked);
    const int answer = answerOf(results);
    results.answer = {model.word(answer), transformer::probabilities(results.trace.logits, last)(0, answer)};
    addSurprise(results);
    if (!inputs.other.empty())
        results.other = readingOf(results);
    if (isQuicklyMeasured(results)) {
        results.effects = transformer::headEffects(model.weights, results.trace, answer, ablationOf(inputs));
        results.hops = hopsOf(results, answer);
    }
    return results;
}

bool writesAnew(const ModelInputs& inputs, const ModelResults* before)
{
    return !isSameRun(inputs, before) || before->inputs.generation != inputs.generation;
}

} // namespace

bool takesLong(const ModelInputs& inputs, const ModelResults* before)
{
    const bool writes = inputs.generation.writing == Writing::On && writesAnew(inputs, before);
    return before && (writes || !isSameRun(inputs, before));
}

ModelResults evaluate(const ModelInputs& inputs, const ModelResults* before)
{
    ModelResults results = isSameRun(inputs, before) ? *before : runOf(inputs);
    if (writesAnew(inputs, before)) {
        results.inputs = inputs;
        results.generated.reset();
        if (inputs.generation.writing == Writing::On)
            results.generated = generatedBy(results);
    }
    return lookedAtAnew(std::move(results), inputs);
}

std::vector<transformer::HeadEffect> headEffects(const ModelResults& results)
{
    const ModelInputs& inputs = results.inputs;
    return transformer::headEffects(inputs.model->weights, results.trace, answerOf(results),
                                    ablationOf(inputs));
}

std::string generatedText(const ModelResults& results)
{
    const LanguageModel& model = *results.inputs.model;
    const transformer::Generated generated = generatedBy(results);
    std::vector<int> tokens = results.tokens;
    for (const transformer::GeneratedToken& each : generated.tokens)
        tokens.push_back(each.token);
    return model.decode(tokens);
}

Matrix withoutFirstKey(const Matrix& weights)
{
    Matrix others = weights;
    for (Index row = 0; row < others.rows(); ++row) {
        const double rest = others.row(row).tail(others.cols() - 1).sum();
        if (rest <= 0)
            continue;
        others(row, 0) = 0;
        others.row(row) /= rest;
    }
    return others;
}

Index selectable(const ModelResults& results)
{
    return selectable(results.head);
}

AttentionInputs takenFrom(const AttentionInputs& own, const ModelInputs& model)
{
    AttentionInputs taken = evaluate(model).head.inputs;
    if (taken.count() > kMaxOwnTokens)
        throw EditError(CORE_WORDS("the model's text has %1 tokens; at most %2 fit"),
                        std::to_string(taken.count()), std::to_string(kMaxOwnTokens));
    taken.seed = own.seed;
    taken.pinned = own.pinned;
    return taken;
}

} // namespace core
