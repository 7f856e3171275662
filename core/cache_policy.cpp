#include "core/cache_policy.h"

#include <algorithm>

namespace core {

namespace {

std::int64_t sumTo(std::int64_t n)
{
    return n * (n + 1) / 2;
}

std::int64_t readsAfter(CacheVariant variant, const CachePolicy& policy, Index step)
{
    if (variant == CacheVariant::Naive)
        return sumTo(step);
    const Index most = keptAt(policy, step).count(); // read at every step from this one on
    return sumTo(most) + (step - most) * most;
}

} // namespace

KeptRows keptAt(const CachePolicy& policy, Index step)
{
    if (policy.keep == CacheKeep::All)
        return {step, 0, 0};
    const Index sinks = policy.keep == CacheKeep::Sinks ? std::min(policy.sinks, step) : 0;
    return {step, sinks, std::max(sinks, step - policy.window)};
}

CacheCounts countsAfter(CacheVariant variant, const CacheWidths& shape, const CachePolicy& policy, Index step)
{
    const std::int64_t row = shape.keyWidth + shape.valueWidth;
    CacheCounts counts;
    counts.projections = variant == CacheVariant::Naive ? sumTo(step) : step;
    counts.reads = readsAfter(variant, policy, step);
    counts.multiplyAdds = counts.projections * shape.modelWidth * row +
                          step * shape.modelWidth * shape.keyWidth + counts.reads * row;
    if (variant == CacheVariant::Cached)
        counts.bytes = keptAt(policy, step).count() * row * shape.bytes;
    return counts;
}

CacheCounts countsOfStep(CacheVariant variant, const CacheWidths& shape, const CachePolicy& policy,
                         Index step)
{
    CacheCounts counts = countsAfter(variant, shape, policy, step);
    const CacheCounts before = countsAfter(variant, shape, policy, step - 1);
    counts.projections -= before.projections;
    counts.reads -= before.reads;
    counts.multiplyAdds -= before.multiplyAdds;
    return counts;
}

} // namespace core
