#include "tests/bench/cache_bench.h"

#include "core/kv_cache_room.h"
#include "tests/bench/section.h"

#include <cstdio>

namespace bench {

namespace {

using core::Index;

core::KvCacheInputs random(Index tokens, Index step)
{
    core::KvCacheInputs inputs;
    inputs.source = core::kRandomSource;
    inputs.tokens = tokens;
    inputs.step = step;
    return inputs;
}

double cachedLane(const core::CacheTokens& tokens, Index step)
{
    core::CacheRows rows{core::Matrix(step, tokens.keyWidth()), core::Matrix(step, tokens.valueWidth())};
    core::appendRows(rows, 0, tokens, step - 1);
    return medianMilliseconds(kRuns, [&] {
        core::appendRows(rows, step - 1, tokens, step);
        core::attendTo(core::queryAt(tokens, step), rows, {step, 0, 0});
    });
}

double naiveLane(const core::CacheTokens& tokens, Index step)
{
    return medianMilliseconds(kRuns, [&] {
        core::attendTo(core::queryAt(tokens, step), core::projectedAll(tokens, step), {step, 0, 0});
    });
}

double wholeStep(Index step)
{
    const core::KvCacheResults before = core::evaluate(random(core::kMaxCacheTokens, step - 1));
    return medianMilliseconds(kRuns, [&] { core::evaluate(random(core::kMaxCacheTokens, step), &before); });
}

} // namespace

void cacheSteps()
{
    const Index last = core::kMaxCacheTokens;
    const core::CacheTokens tokens = core::randomTokens(last);
    std::printf("\nOne step at %ld tokens, width %ld, median of %d runs              ms\n",
                static_cast<long>(last), static_cast<long>(core::kRandomWidth), kRuns);
    std::printf("  cached lane: one row appended, all rows read       %8.3f\n", cachedLane(tokens, last));
    std::printf("  naive lane: all rows projected, all rows read      %8.3f\n", naiveLane(tokens, last));
    std::printf("  both, as the window plays them                     %8.3f\n", wholeStep(last));
    std::printf("All %ld steps of both lanes, on a worker             %8.3f\n",
                static_cast<long>(core::kCacheRunsCompared), medianMilliseconds(3, [] {
                    core::evaluate(random(core::kCacheRunsCompared, core::kCacheRunsCompared));
                }));
}

} // namespace bench
