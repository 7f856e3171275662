#include "core/kv_sharing.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <cmath>

using core::divisors;
using core::Index;
using core::Matrix;
using core::seededAttention;
using core::shareHeads;
using core::SmallAttention;
using tests::contains;
using tests::isNear;
using tests::kRounding;
using tests::matrix;

TEST_CASE("as many KV heads as query heads change nothing", "[kv-sharing][law]")
{
    for (const Index heads : {1, 2, 8, 28, 32}) {
        const auto change = shareHeads(seededAttention(heads, 0.5), heads);
        CHECK(change.all == 0);
        CHECK(change.heads == Matrix::Zero(heads, 1));
    }
}

TEST_CASE("heads that keep the same keys and values can share them for free", "[kv-sharing][law]")
{
    for (const Index kvHeads : divisors(12))
        CHECK(shareHeads(seededAttention(12, 1), kvHeads).all < kRounding);
}

TEST_CASE("the less the heads have in common, the more sharing changes", "[kv-sharing][law]")
{
    double before = 0;
    for (const double alike : {0.9, 0.6, 0.3, 0.0}) {
        const double change = shareHeads(seededAttention(32, alike), 4).all;
        CHECK(change > before);
        before = change;
    }
}

TEST_CASE("fewer KV heads change more", "[kv-sharing]")
{
    double before = 0;
    for (const Index kvHeads : {16, 8, 4, 2, 1}) {
        const double change = shareHeads(seededAttention(32, 0.5), kvHeads).all;
        CHECK(change > before);
        before = change;
    }
}

TEST_CASE("two heads with one key share the mean of their values", "[kv-sharing][hand]")
{
    // one token: its own weight is 1, so the output is the value itself; 2 and 4 become 3
    const Matrix one = matrix({{1}});
    const SmallAttention two{{one, one}, {one, one}, {matrix({{2}}), matrix({{4}})}};
    const auto change = shareHeads(two, 1);
    CHECK(change.heads == matrix({{0.5}, {0.25}}));
    CHECK(isNear(change.all, std::sqrt((1.0 + 1.0) / (4.0 + 16.0)), kRounding));
}

TEST_CASE("neighbouring heads share", "[kv-sharing][hand]")
{
    const Matrix one = matrix({{1}});
    const SmallAttention four{{one, one, one, one},
                              {one, one, one, one},
                              {matrix({{1}}), matrix({{3}}), matrix({{5}}), matrix({{5}})}};
    CHECK(shareHeads(four, 2).heads == matrix({{1}, {1.0 / 3}, {0}, {0}}));
}

TEST_CASE("a head is the same whatever the number of heads", "[kv-sharing][law]")
{
    const auto few = seededAttention(2, 0.5);
    const auto many = seededAttention(40, 0.5);
    CHECK(few.q[1] == many.q[1]);
    CHECK(few.k[1] == many.k[1]);
    CHECK(few.v[1] == many.v[1]);
    CHECK(many.k[0] != many.k[1]);
}

TEST_CASE("KV heads that do not divide the query heads are a wrong call", "[kv-sharing][error]")
{
    CHECK_THROWS_WITH(shareHeads(seededAttention(32, 0.5), 5),
                      contains("5 KV heads do not divide 32 query heads"));
    CHECK_THROWS(shareHeads(seededAttention(4, 0.5), 0));
    CHECK(divisors(12) == std::vector<Index>{1, 2, 3, 4, 6, 12});
    CHECK(divisors(1) == std::vector<Index>{1});
    CHECK(divisors(71) == std::vector<Index>{1, 71});
}
