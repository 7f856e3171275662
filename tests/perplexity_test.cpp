#include "core/perplexity.h"
#include "core/perplexity_window.h"
#include "tests/near.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>
#include <stdexcept>

using core::Index;
using core::measurePerplexity;
using core::perplexityCurve;
using core::PerplexityMeasure;
using core::ReadingPass;
using core::readingPasses;
using core::readInWindows;
using core::shareOfSurprise;
using core::surpriseBits;
using tests::isNear;
using tests::kInfinity;
using tests::kRounding;

namespace {

using P = std::vector<double>;

P randomP(std::size_t tokens, unsigned seed)
{
    std::mt19937 random(seed);
    P p(tokens);
    std::ranges::generate(p, [&] { return std::uniform_real_distribution(0.001, 1.0)(random); });
    return p;
}

/// The definition as a loop: the n-th root of the product of 1/p.
double plainPerplexity(const P& p)
{
    double product = 1;
    for (const double each : p)
        product *= std::pow(1 / each, 1.0 / static_cast<double>(p.size()));
    return product;
}

} // namespace

TEST_CASE("a half, a quarter and an eighth make a perplexity of exactly 4", "[perplexity][hand]")
{
    const PerplexityMeasure found = measurePerplexity(P{0.5, 0.25, 0.125});
    CHECK(found.perplexity == 4);
    CHECK(found.bits == 2); // (1 + 2 + 3) ÷ 3
    CHECK(found.geometricMean == 0.25);
    CHECK(isNear(found.nats, std::log(4.0), kRounding));
    CHECK(found.tokens == 3);
    CHECK(found.impossible == 0);
}

TEST_CASE("ten guesses among ten are as unsure as ten", "[perplexity][hand]")
{
    CHECK(measurePerplexity(P(10, 0.1)).perplexity == 10);
    CHECK(measurePerplexity(P(400, 0.1)).perplexity == 10); // a product would underflow
}

TEST_CASE("a perfect run has perplexity 1 and no surprise", "[perplexity][hand]")
{
    const PerplexityMeasure found = measurePerplexity(P(7, 1.0));
    CHECK(found == PerplexityMeasure{7, 0, 0, 0, 1, 1});
    CHECK_FALSE(std::signbit(found.bits));
    CHECK_FALSE(std::signbit(surpriseBits(1)));
}

TEST_CASE("one token held impossible makes perplexity infinite", "[perplexity][hand]")
{
    const PerplexityMeasure found = measurePerplexity(P{0.5, 0, 0.5});
    CHECK(found.perplexity == kInfinity);
    CHECK(found.bits == kInfinity);
    CHECK(found.nats == kInfinity);
    CHECK(found.geometricMean == 0);
    CHECK(found.impossible == 1);
}

TEST_CASE("the smallest probabilities have a finite surprise", "[perplexity]")
{
    CHECK(isNear(measurePerplexity(P{1e-300}).perplexity / 1e300, 1, kRounding));
    CHECK(isNear(surpriseBits(1e-300), 300 * std::log2(10.0), 1e-9));
    CHECK(isNear(measurePerplexity(P(200, 1e-300)).perplexity / 1e300, 1, 1e-9));
}

TEST_CASE("perplexity is not defined without tokens or outside 0 to 1", "[perplexity][error]")
{
    CHECK_THROWS_WITH(measurePerplexity(P{}), "perplexity of no tokens");
    for (const double bad : {-0.1, 1.5, std::nan(""), kInfinity})
        CHECK_THROWS_WITH(measurePerplexity(P{0.5, bad}), "p[1] is not in [0, 1]");
    CHECK_THROWS_AS(shareOfSurprise(P{}), std::invalid_argument);
    CHECK_THROWS_WITH(perplexityCurve(P{0.5}, 1), "no token 1 among 1");
    CHECK_THROWS_AS(perplexityCurve(P{0.5}, -1), std::invalid_argument);
}

TEST_CASE("perplexity is at least 1 and what its definition says", "[perplexity][law]")
{
    for (std::size_t tokens = 1; tokens < 10; ++tokens) {
        const P p = randomP(tokens, static_cast<unsigned>(tokens));
        const PerplexityMeasure found = measurePerplexity(p);
        CHECK(found.perplexity >= 1);
        CHECK(isNear(found.perplexity, plainPerplexity(p), 1e-9));
        CHECK(isNear(found.perplexity, std::exp2(found.bits), 1e-9));
        CHECK(isNear(found.perplexity, std::exp(found.nats), 1e-9));
        CHECK(isNear(found.perplexity * found.geometricMean, 1, kRounding));
    }
}

TEST_CASE("perplexity of N equally likely tokens is N", "[perplexity][law]")
{
    for (int n = 1; n <= 1000; ++n)
        CHECK(isNear(measurePerplexity(P(7, 1.0 / n)).perplexity, n, 1e-12 * n));
}

TEST_CASE("the order of the tokens does not change perplexity", "[perplexity][law]")
{
    P p = randomP(9, 3);
    const double before = measurePerplexity(p).perplexity;
    std::ranges::reverse(p);
    std::swap(p[2], p[5]);
    CHECK(isNear(measurePerplexity(p).perplexity, before, kRounding));
}

TEST_CASE("tokens share the surprise by their logarithms", "[perplexity][hand]")
{
    const P shares = shareOfSurprise(P{0.5, 0.25, 1, 0.125});
    CHECK(shares == P{1.0 / 6, 2.0 / 6, 0, 3.0 / 6});
}

TEST_CASE("shares sum to 1, also where surprise is infinite", "[perplexity][law]")
{
    for (unsigned tokens = 1; tokens < 10; ++tokens) {
        const P shares = shareOfSurprise(randomP(tokens, tokens));
        CHECK(isNear(std::accumulate(shares.begin(), shares.end(), 0.0), 1, kRounding));
    }
    CHECK(shareOfSurprise(P{0, 0.5, 0}) == P{0.5, 0, 0.5});
    CHECK(shareOfSurprise(P{1, 1}) == P{0, 0});
}

TEST_CASE("the curve of one token's probability passes through the perplexity there is", "[perplexity][law]")
{
    const P p{0.5, 0.25, 0.125, 0.9};
    for (Index token = 0; token < 4; ++token) {
        const auto curve = perplexityCurve(p, token);
        CHECK(
            isNear(curve.at(p[static_cast<std::size_t>(token)]), measurePerplexity(p).perplexity, kRounding));
        P changed = p;
        changed[static_cast<std::size_t>(token)] = 1e-9;
        CHECK(isNear(curve.at(1e-9), measurePerplexity(changed).perplexity, 1e-9));
        CHECK(curve.at(0) == kInfinity);
        CHECK(curve.at(0.2) > curve.at(0.3));
    }
}

TEST_CASE("where another token is impossible the curve is infinite everywhere", "[perplexity]")
{
    const auto curve = perplexityCurve(P{0, 0.5}, 1);
    CHECK(curve.at(1) == kInfinity);
    CHECK(curve.at(0.5) == kInfinity);
}

TEST_CASE("passes begin a stride apart and score each token once", "[perplexity][window][hand]")
{
    CHECK(readingPasses(7, 4, 2) == std::vector<ReadingPass>{{0, 0, 4}, {2, 4, 6}, {4, 6, 7}});
    CHECK(readingPasses(7, 3, 3) == std::vector<ReadingPass>{{0, 0, 3}, {3, 3, 6}, {6, 6, 7}});
    CHECK(readingPasses(7, 200, 1) == std::vector<ReadingPass>{{0, 0, 7}});
    CHECK(readingPasses(3, 2, 1) == std::vector<ReadingPass>{{0, 0, 2}, {1, 2, 3}});
    CHECK_THROWS_WITH(readingPasses(3, 2, 3), "stride 3 does not fit window 2");
    CHECK_THROWS_AS(readingPasses(3, 2, 0), std::invalid_argument);
}

TEST_CASE("every token is scored by the first pass that sees it", "[perplexity][window][law]")
{
    for (Index tokens = 1; tokens <= 12; ++tokens)
        for (Index window = 1; window <= 13; ++window)
            for (Index stride = 1; stride <= window; ++stride) {
                Index scored = 0;
                for (const ReadingPass& pass : readingPasses(tokens, window, stride)) {
                    CHECK(pass.firstScored == scored);
                    CHECK(pass.begin <= pass.firstScored);
                    CHECK(pass.firstScored < pass.end);
                    CHECK(pass.end - pass.begin <= window);
                    scored = pass.end;
                }
                CHECK(scored == tokens);
            }
}

TEST_CASE("a token that sees half of what came before keeps half its probability",
          "[perplexity][window][hand]")
{
    CHECK(core::withLessContext(0.5, 3, 3) == 0.5);
    CHECK(core::withLessContext(0.5, 3, 1) == 0.25);
    CHECK(core::withLessContext(0.5, 3, 0) == 0.125);
    // Windows of two without overlap: tokens 2 and 3 see 0 and 1 of the 2 and 3 before.
    const auto reading = readInWindows(P(4, 0.6), 2, 2);
    REQUIRE(reading.p.size() == 4);
    CHECK(reading.p[0] == 0.6);
    CHECK(reading.p[1] == 0.6);
    CHECK(isNear(reading.p[2], 0.2, kRounding));
    CHECK(isNear(reading.p[3], 0.3, kRounding));
    CHECK(reading.tokensRead == 4);
}

TEST_CASE("a larger window never raises perplexity, and one that holds all changes nothing",
          "[perplexity][window][law]")
{
    const P p = randomP(12, 5);
    double before = kInfinity;
    for (Index window = 1; window <= 12; ++window) {
        const double found = readInWindows(p, window, 1).found.perplexity;
        CHECK(found <= before);
        before = found;
    }
    CHECK(readInWindows(p, 12, 5).found == measurePerplexity(p));
    CHECK(readInWindows(p, 200, 200).tokensRead == 12);
}

TEST_CASE("a smaller stride reads more and is surprised no more", "[perplexity][window][law]")
{
    const P p = randomP(12, 7);
    const auto overlapping = readInWindows(p, 4, 1);
    const auto apart = readInWindows(p, 4, 4);
    CHECK(overlapping.tokensRead > apart.tokensRead);
    CHECK(overlapping.found.perplexity < apart.found.perplexity);
}
