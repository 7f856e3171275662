#include "core/kv_cache_room.h"

#include <algorithm>

namespace core {

namespace {

/// About what 10 ms allow in double precision.
constexpr std::int64_t kQuickMultiplyAdds = 20'000'000;

CacheTokens tokensOf(const KvCacheInputs& inputs)
{
    const CacheTokens* tokens = givenTokens(inputs);
    return tokens ? repeated(*tokens, tokenCount(inputs)) : randomTokens(tokenCount(inputs));
}

/// The results before, where they are of the same tokens: their first rows are then the same, however many
/// there are.
const KvCacheResults* comparable(const KvCacheInputs& inputs, const KvCacheResults* before)
{
    return before && before->inputs.source == inputs.source && before->inputs.sources == inputs.sources
               ? before
               : nullptr;
}

/// Steps from 1 on that both lanes ran before and this run needs; of the cached lane only while its policy is
/// the same.
Index stepsRun(const KvCacheResults* before, Index step)
{
    return before && before->firstRun == 1 ? std::min(before->step, step) : 0;
}

Index cachedStepsRun(const KvCacheInputs& inputs, const KvCacheResults* before, Index step)
{
    return before && before->inputs.policy == inputs.policy ? stepsRun(before, step) : 0;
}

KeptRows everything(Index step)
{
    return {step, 0, 0};
}

/// Room for the outputs of steps firstRun … step, with those of the first `run` steps as before.
Matrix outputsFrom(const Matrix& before, Index run, Index steps, Index width)
{
    Matrix outputs(steps, width);
    if (run > 0)
        outputs.topRows(run) = before.topRows(run);
    return outputs;
}

void runNaive(KvCacheResults& results, const KvCacheResults* before)
{
    const CacheTokens& tokens = *results.tokens;
    CacheLane& lane = results.naive;
    const Index run = results.firstRun == 1 ? stepsRun(before, results.step) : 0;
    lane.outputs = outputsFrom(before ? before->naive.outputs : Matrix(), run,
                               results.step - results.firstRun + 1, tokens.valueWidth());
    for (Index step = std::min(results.firstRun + run, results.step); step <= results.step; ++step) {
        lane.rows = std::make_shared<CacheRows>(projectedAll(tokens, step));
        lane.attention = attendTo(queryAt(tokens, step), *lane.rows, everything(step));
        lane.outputs.row(step - results.firstRun) = lane.attention.output;
    }
}

/// The store before where all tokens fit it, else a new one.
std::shared_ptr<CacheStore> storeFor(const CacheTokens& tokens, const KvCacheResults* before)
{
    if (before && before->store->rows.keys.rows() >= tokens.count())
        return before->store;
    auto store = std::make_shared<CacheStore>();
    store->rows = {Matrix(tokens.count(), tokens.keyWidth()), Matrix(tokens.count(), tokens.valueWidth())};
    return store;
}

void runCached(KvCacheResults& results, const KvCacheResults* before)
{
    const CacheTokens& tokens = *results.tokens;
    CacheLane& lane = results.cached;
    results.store = storeFor(tokens, before);
    lane.rows = {results.store, &results.store->rows};
    {
        const std::lock_guard lock(results.store->appending);
        appendRows(results.store->rows, results.store->filled, tokens, results.step);
        results.store->filled = std::max(results.store->filled, results.step);
    }
    const Index run = results.firstRun == 1 ? cachedStepsRun(results.inputs, before, results.step) : 0;
    lane.outputs = outputsFrom(before ? before->cached.outputs : Matrix(), run,
                               results.step - results.firstRun + 1, tokens.valueWidth());
    for (Index step = std::min(results.firstRun + run, results.step); step <= results.step; ++step) {
        const KeptRows kept = keptAt(results.inputs.policy, step);
        lane.attention = attendTo(queryAt(tokens, step), *lane.rows, kept);
        lane.outputs.row(step - results.firstRun) = lane.attention.output;
    }
}

} // namespace

KvCacheResults evaluate(const KvCacheInputs& inputs, const KvCacheResults* before)
{
    before = comparable(inputs, before);
    KvCacheResults results;
    results.inputs = inputs;
    results.tokens = before && before->tokens->count() == tokenCount(inputs)
                         ? before->tokens
                         : std::make_shared<const CacheTokens>(tokensOf(inputs));
    results.step = stepOf(inputs);
    results.firstRun = results.step <= kCacheRunsCompared ? 1 : results.step;
    results.query = queryAt(*results.tokens, results.step);
    results.kept = keptAt(inputs.policy, results.step);
    runNaive(results, before);
    runCached(results, before);
    return results;
}

bool takesLong(const KvCacheInputs& inputs, const KvCacheResults* before)
{
    before = comparable(inputs, before);
    const CacheTokens* tokens = givenTokens(inputs);
    const Index step = stepOf(inputs);
    const Index row = tokens ? tokens->keyWidth() + tokens->valueWidth() : 2 * kRandomWidth;
    const std::int64_t projection = (tokens ? tokens->x.cols() : kRandomWidth) * row;
    const auto sumTo = [](std::int64_t n) { return n * (n + 1) / 2; };
    const std::int64_t cachedRows = before ? std::min(before->step, step) : 0;
    std::int64_t work = (step - cachedRows) * projection;
    if (step > kCacheRunsCompared)
        return work + step * (projection + 2 * row) > 2 * kQuickMultiplyAdds;
    work += (sumTo(step) - sumTo(stepsRun(before, step))) * (projection + row);
    work += (sumTo(step) - sumTo(cachedStepsRun(inputs, before, step))) * row;
    return work > kQuickMultiplyAdds;
}

double largestDifference(const KvCacheResults& results)
{
    return (results.naive.outputs - results.cached.outputs).cwiseAbs().maxCoeff();
}

double stepDifference(const KvCacheResults& results)
{
    return (results.naive.attention.output - results.cached.attention.output).cwiseAbs().maxCoeff();
}

CacheWidths shapeOf(const KvCacheResults& results)
{
    return {results.tokens->x.cols(), results.tokens->keyWidth(), results.tokens->valueWidth(),
            results.inputs.bytes};
}

CacheCounts countsAfter(const KvCacheResults& results, CacheVariant variant, Index step)
{
    return countsAfter(variant, shapeOf(results), results.inputs.policy, step);
}

CacheCounts countsOfStep(const KvCacheResults& results, CacheVariant variant)
{
    return countsOfStep(variant, shapeOf(results), results.inputs.policy, results.step);
}

Index rowsOf(const KvCacheResults& results, CacheWork work, CacheVariant variant)
{
    const bool isNaive = variant == CacheVariant::Naive;
    switch (work) {
    case CacheWork::ProjectOld:
        return isNaive ? results.step - 1 : 0;
    case CacheWork::ProjectNew:
        return 1;
    case CacheWork::Keep:
        return isNaive ? 0 : 1;
    case CacheWork::Compare:
    case CacheWork::Mix:
        return isNaive ? results.step : results.kept.count();
    case CacheWork::ForgetQuery:
        break;
    }
    return 0;
}

Index strongestRow(const KvCacheResults& results)
{
    Index strongest = 0;
    results.cached.attention.weights.maxCoeff(&strongest);
    return strongest;
}

} // namespace core
