#include "core/kv_walls.h"
#include "tests/near.h"

using core::axisEnd;
using core::CacheLoad;
using core::Index;
using core::kGiB;
using core::Walls;
using core::walls;
using core::WallsAxis;
using core::WallsSetup;
using tests::isNear;
using tests::kRounding;

namespace {

/// 2 × 1 × 1 × 1024 × 2 = 4,096 bytes a token; 10⁹ weights of 2 bytes; 4 GiB and 1 GB/s.
CacheLoad load(Index context, Index batch)
{
    return {{1, 1, 1, 1024}, 16, context, batch};
}

const WallsSetup kSmall{1, 16, 4, 1};

} // namespace

TEST_CASE("weights are parameters times bytes, however many sequences there are", "[kv-walls][hand]")
{
    for (const Index batch : {1, 10, 1000})
        CHECK(walls(load(1000, batch), kSmall).weights == 2e9);
    CHECK(walls(load(1000, 10), kSmall).sequence == 4'096'000);
    CHECK(walls(load(1000, 10), kSmall).cache == 40'960'000);
}

TEST_CASE("the crossing is the first context whose caches are as large as the weights", "[kv-walls][law]")
{
    for (const Index batch : {1, 3, 16, 1000}) {
        const double crossing = walls(load(1000, batch), kSmall).crossing;
        const auto at = static_cast<Index>(crossing);
        CHECK(walls(load(at, batch), kSmall).cache >= 2e9);
        CHECK(walls(load(at - 1, batch), kSmall).cache < 2e9);
    }
    CHECK(walls(load(1, 1), kSmall).crossing == 488'282); // 2·10⁹ ÷ 4,096 = 488,281.25
}

TEST_CASE("the largest batch fits and one sequence more does not", "[kv-walls][law]")
{
    for (const Index context : {1, 1000, 100'000}) {
        const auto largest = static_cast<Index>(walls(load(context, 1), kSmall).largestBatch);
        CHECK(walls(load(context, largest), kSmall).fits());
        CHECK_FALSE(walls(load(context, largest + 1), kSmall).fits());
    }
    CHECK(walls(load(1000, 1), kSmall).largestBatch == 560); // (4 GiB − 2·10⁹) ÷ 4,096,000 = 560.3
}

TEST_CASE("no sequence fits where the weights alone do not", "[kv-walls]")
{
    WallsSetup tiny = kSmall;
    tiny.memory = 1;
    CHECK(walls(load(1000, 1), tiny).largestBatch == 0);
    CHECK_FALSE(walls(load(1000, 1), tiny).fits());
}

TEST_CASE("a step takes as long as reading weights and caches once", "[kv-walls][hand]")
{
    const Walls now = walls(load(1000, 10), kSmall);
    CHECK(isNear(now.stepTime, 2.04096, kRounding)); // 2,040,960,000 bytes at 10⁹ a second
    CHECK(isNear(now.weightTime, 0.2, kRounding));
    CHECK(isNear(now.cacheTime, 0.004096, kRounding));
    CHECK(isNear(now.tokenTime() * 10, now.stepTime, kRounding));
}

TEST_CASE("a larger batch makes the weights' share of a token smaller, never the cache's", "[kv-walls][law]")
{
    Walls before = walls(load(5000, 1), kSmall);
    for (const Index batch : {2, 4, 64}) {
        const Walls now = walls(load(5000, batch), kSmall);
        CHECK(now.weightTime < before.weightTime);
        CHECK(now.cacheTime == before.cacheTime);
        before = now;
    }
}

TEST_CASE("a longer context takes more time for every token", "[kv-walls][law]")
{
    CHECK(walls(load(2000, 4), kSmall).cacheTime == 2 * walls(load(1000, 4), kSmall).cacheTime);
    CHECK(walls(load(2000, 4), kSmall).weightTime == walls(load(1000, 4), kSmall).weightTime);
}

TEST_CASE("the charts' axis holds the current place and the mark, where that is near", "[kv-walls]")
{
    CHECK(axisEnd(load(1000, 1000), kSmall, WallsAxis::Context) == 2000);  // crossing at 489
    CHECK(axisEnd(load(1000, 100), kSmall, WallsAxis::Context) == 10'000); // crossing at 4,883
    CHECK(axisEnd(load(1000, 1), kSmall, WallsAxis::Context) == 2000);     // crossing at 488,282: far off
    CHECK(axisEnd(load(1000, 10), kSmall, WallsAxis::Batch) == 1000);      // 560 fit
    const auto curve = core::wallsCurve(load(1000, 10), kSmall, WallsAxis::Batch, 500);
    CHECK(curve.places.front() == 1);
    CHECK(curve.places.back() == 500);
    CHECK(curve.walls.front().weightTime == walls(load(1000, 1), kSmall).weightTime);
    CHECK(core::wallsCurve(load(1000, 10), kSmall, WallsAxis::Context, 500).walls.front().cache == 0);
}
