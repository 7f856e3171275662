#include "core/cache_policy.h"

#include "tests/catch.h"

#include <vector>

using core::CacheCounts;
using core::CacheKeep;
using core::CachePolicy;
using core::CacheVariant;
using core::countsAfter;
using core::Index;
using core::keptAt;
using core::KeptRows;

namespace {

constexpr core::CacheWidths kShape{4, 4, 4, 2};
constexpr CachePolicy kAll;

std::vector<CachePolicy> policies()
{
    std::vector<CachePolicy> all{kAll};
    for (const Index window : {1, 2, 5, 4096})
        all.push_back({CacheKeep::Window, window, 3});
    for (const Index sinks : {0, 1, 4})
        all.push_back({CacheKeep::Sinks, 2, sinks});
    return all;
}

std::vector<Index> positions(const KeptRows& kept)
{
    std::vector<Index> found;
    for (Index position = 0; position < kept.step; ++position)
        if (kept.has(position))
            found.push_back(position);
    return found;
}

} // namespace

TEST_CASE("four tokens cost 10 projections without a cache and 4 with one", "[cache][hand]")
{
    CHECK(countsAfter(CacheVariant::Naive, kShape, kAll, 4).projections == 10);
    CHECK(countsAfter(CacheVariant::Cached, kShape, kAll, 4).projections == 4);
    CHECK(countsAfter(CacheVariant::Naive, kShape, kAll, 1000).projections == 500500);
    CHECK(countsAfter(CacheVariant::Cached, kShape, kAll, 1000).projections == 1000);
}

TEST_CASE("a cache that keeps everything saves no read", "[cache][hand]")
{
    for (const auto variant : {CacheVariant::Naive, CacheVariant::Cached}) {
        CHECK(countsAfter(variant, kShape, kAll, 4).reads == 10);
        CHECK(countsAfter(variant, kShape, kAll, 1000).reads == 500500);
    }
}

TEST_CASE("multiply-adds are those of projections, scores and mixing", "[cache][hand]")
{
    // 10 or 4 rows of K and V (16 + 16 each), 4 queries (16 each), 10 scores and 10 mixed rows (4 + 4 each)
    CHECK(countsAfter(CacheVariant::Naive, kShape, kAll, 4).multiplyAdds == 320 + 64 + 80);
    CHECK(countsAfter(CacheVariant::Cached, kShape, kAll, 4).multiplyAdds == 128 + 64 + 80);
}

TEST_CASE("only the cached way holds bytes between steps", "[cache][hand]")
{
    CHECK(countsAfter(CacheVariant::Naive, kShape, kAll, 4).bytes == 0);
    CHECK(countsAfter(CacheVariant::Cached, kShape, kAll, 4).bytes == 4 * (4 + 4) * 2);
    CHECK(countsAfter(CacheVariant::Cached, {64, 64, 64, 8}, kAll, 4096).bytes == 4096 * 128 * 8);
}

TEST_CASE("at 4,096 tokens of width 64 no count overflows", "[cache][hand]")
{
    const auto counts = countsAfter(CacheVariant::Naive, {64, 64, 64, 8}, kAll, 4096);
    CHECK(counts.projections == 8390656);
    CHECK(counts.multiplyAdds == 8390656LL * 8192 + 4096LL * 4096 + 8390656LL * 128);
}

TEST_CASE("a window keeps the last rows and sinks keep the first ones too", "[cache][hand]")
{
    CHECK(positions(keptAt(kAll, 5)) == std::vector<Index>{0, 1, 2, 3, 4});
    CHECK(positions(keptAt({CacheKeep::Window, 2, 1}, 5)) == std::vector<Index>{3, 4});
    CHECK(positions(keptAt({CacheKeep::Sinks, 2, 1}, 5)) == std::vector<Index>{0, 3, 4});
    CHECK(positions(keptAt({CacheKeep::Sinks, 2, 4}, 5)) == std::vector<Index>{0, 1, 2, 3, 4});
    CHECK(positions(keptAt({CacheKeep::Sinks, 2, 9}, 5)) == std::vector<Index>{0, 1, 2, 3, 4});
    CHECK(positions(keptAt({CacheKeep::Window, 9, 1}, 5)) == std::vector<Index>{0, 1, 2, 3, 4});
}

TEST_CASE("a kept row was kept at every step since it arrived", "[cache][law]")
{
    for (const CachePolicy& policy : policies())
        for (Index step = 1; step <= 12; ++step) {
            const KeptRows now = keptAt(policy, step);
            CHECK(now.has(step - 1)); // the newest row is never missing
            CHECK(now.count() == static_cast<Index>(positions(now).size()));
            for (const Index position : positions(now))
                CHECK((position == step - 1 || keptAt(policy, step - 1).has(position)));
        }
}

TEST_CASE("the counts agree with counting step by step", "[cache][twin]")
{
    const core::CacheWidths shape{3, 5, 2, 4};
    for (const CachePolicy& policy : policies()) {
        CacheCounts naive, cached;
        for (Index step = 1; step <= 12; ++step) {
            const Index kept = keptAt(policy, step).count();
            naive.projections += step;
            naive.reads += step;
            naive.multiplyAdds += step * 3 * (5 + 2) + 3 * 5 + step * (5 + 2);
            cached.projections += 1;
            cached.reads += kept;
            cached.multiplyAdds += 3 * (5 + 2) + 3 * 5 + kept * (5 + 2);
            cached.bytes = kept * (5 + 2) * 4;
            CHECK(countsAfter(CacheVariant::Naive, shape, policy, step) == naive);
            CHECK(countsAfter(CacheVariant::Cached, shape, policy, step) == cached);
        }
    }
}

TEST_CASE("a step's own counts are what it adds", "[cache][hand]")
{
    const auto naive = core::countsOfStep(CacheVariant::Naive, kShape, kAll, 4);
    const auto cached = core::countsOfStep(CacheVariant::Cached, kShape, kAll, 4);
    CHECK(naive == CacheCounts{4, 4, 4 * 32 + 16 + 4 * 8, 0});
    CHECK(cached == CacheCounts{1, 4, 32 + 16 + 4 * 8, 64});
}
