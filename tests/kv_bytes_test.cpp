#include "core/errors.h"
#include "core/kv_bytes.h"
#include "tests/near.h"

#include <array>
#include <vector>

using core::cacheBytes;
using core::CacheLoad;
using core::checkedProduct;
using core::EditError;
using core::groupedText;
using core::Index;
using core::kGiB;
using core::kMiB;
using tests::contains;
using tests::isNear;

namespace {

/// The example: 46 layers, keys of 32 × 128 = 4,096 numbers, fp16.
CacheLoad example(Index context)
{
    return {{46, 32, 32, 128}, 16, context, 1};
}

} // namespace

TEST_CASE("a token's cache is 2 × layers × KV heads × head dimension × bytes of a number", "[kv-bytes][hand]")
{
    CHECK(cacheBytes(example(1)).perToken == 753'664);
    CHECK(double(cacheBytes(example(1)).perToken) / kMiB == 0.71875);
    CacheLoad shared = example(1);
    shared.shape.kvHeads = 4;
    CHECK(cacheBytes(shared).perToken == 94'208);
    CHECK(isNear(double(cacheBytes(shared).perToken) / kMiB, 0.08984, 5e-6));
}

TEST_CASE("a sequence's cache grows with its tokens", "[kv-bytes][hand]")
{
    CHECK(isNear(double(cacheBytes(example(8'000)).perSequence) / kGiB, 5.615, 5e-4));
    CHECK(isNear(double(cacheBytes(example(30'000)).perSequence) / kGiB, 21.057, 5e-4));
    CHECK(isNear(double(cacheBytes(example(80'000)).perSequence) / kGiB, 56.152, 5e-4));
}

TEST_CASE("the bytes of a long cache are counted beyond 32 bits", "[kv-bytes][hand]")
{
    const CacheLoad load{{80, 64, 8, 128}, 16, 131'072, 1};
    CHECK(cacheBytes(load).total == 42'949'672'960); // in 32 bits it would be 0
}

TEST_CASE("every sequence of a batch has a cache of its own", "[kv-bytes][law]")
{
    for (const Index batch : {1, 2, 7, 64}) {
        CacheLoad load = example(8'000);
        load.batch = batch;
        CHECK(cacheBytes(load).perSequence == cacheBytes(example(8'000)).perSequence);
        CHECK(cacheBytes(load).total == batch * cacheBytes(load).perSequence);
    }
}

TEST_CASE("half the bits are half the bytes, rounded up to whole ones", "[kv-bytes][law]")
{
    const auto perToken = [](Index bits) { return cacheBytes({{3, 1, 1, 1}, bits, 5, 1}).perToken; };
    CHECK(perToken(32) == 24);
    CHECK(perToken(16) == 12);
    CHECK(perToken(8) == 6);
    CHECK(perToken(4) == 3);
    CHECK(perToken(2) == 2);                                     // 6 × 2 bits = 1.5 bytes
    CHECK(cacheBytes({{3, 1, 1, 1}, 2, 5, 1}).perSequence == 8); // 30 × 2 bits = 7.5 bytes, not 5 × 2
    CHECK(core::bytesPerToken({3, 1, 1, 1}, 2) == 1.5);
}

TEST_CASE("a cache too large to count is refused with a sentence", "[kv-bytes][error]")
{
    CacheLoad load = example(1'000'000'000);
    load.batch = 1'000'000;
    CHECK_THROWS_AS(cacheBytes(load), EditError);
    CHECK_THROWS_WITH(cacheBytes(load), contains("2 × 46 × 32 × 128 × 2 bytes × 1,000,000,000 × 1,000,000") &&
                                            contains("more than 9,007,199,254,740,992 bytes") &&
                                            contains("make one of them smaller"));
}

TEST_CASE("a product is exact or nothing", "[kv-bytes][law]")
{
    const auto product = [](std::vector<Index> factors) { return checkedProduct(factors); };
    CHECK(product({}) == 1);
    CHECK(product({0, core::kMostBytes, core::kMostBytes}) == 0);
    CHECK(product({core::kMostBytes, 1}) == core::kMostBytes);
    CHECK_FALSE(product({core::kMostBytes, 2}));
    CHECK_FALSE(product({1'000'000'000'000, 1'000'000'000'000}));
    CHECK_FALSE(product({1L << 32, 1L << 32})); // 2⁶⁴ wraps to 0
}

TEST_CASE("thousands are set apart in sentences", "[kv-bytes]")
{
    CHECK(groupedText(0) == "0");
    CHECK(groupedText(999) == "999");
    CHECK(groupedText(131'072) == "131,072");
    CHECK(groupedText(-1'000) == "-1,000");
    CHECK(groupedText(-100) == "-100");
}
