#include "core/attention.h"
#include "core/kv_cache_room.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <cmath>

using core::CacheKeep;
using core::CachePolicy;
using core::evaluate;
using core::Index;
using core::KvCacheInputs;
using core::KvCacheResults;
using core::Matrix;
using tests::allNear;
using tests::catSatDown;
using tests::kRounding;
using tests::kSixDecimals;
using tests::matrix;

namespace {

KvCacheInputs at(KvCacheInputs inputs, Index step)
{
    inputs.step = step;
    return inputs;
}

KvCacheInputs random(Index tokens, Index step)
{
    KvCacheInputs inputs = catSatDown();
    inputs.source = "random";
    inputs.tokens = tokens;
    inputs.step = step;
    return inputs;
}

/// The whole attention of all tokens at once, where each query sees what the policy keeps at its step.
Matrix allAtOnce(const KvCacheResults& results)
{
    const core::CacheTokens& t = *results.tokens;
    const Index steps = results.step;
    std::vector<std::vector<bool>> visible(static_cast<std::size_t>(steps));
    for (Index query = 0; query < steps; ++query)
        for (Index key = 0; key < steps; ++key)
            visible[static_cast<std::size_t>(query)].push_back(
                key <= query && keptAt(results.inputs.policy, query + 1).has(key));
    const Matrix x = t.x.topRows(steps);
    return core::attend(x * t.wq, x * t.wk, x * t.wv, core::Mask::drawn(visible, steps),
                        core::Scaling::BySqrtOfWidth)
        .output;
}

void checkSame(const KvCacheResults& a, const KvCacheResults& b)
{
    CHECK(a.inputs == b.inputs);
    CHECK(a.step == b.step);
    CHECK(a.firstRun == b.firstRun);
    CHECK(*a.tokens == *b.tokens);
    CHECK(a.query == b.query);
    CHECK(a.kept == b.kept);
    for (const auto variant : {core::CacheVariant::Naive, core::CacheVariant::Cached}) {
        const core::CacheLane& one = a.lane(variant);
        const core::CacheLane& other = b.lane(variant);
        CHECK(core::same(one.rows->keys.topRows(a.step), other.rows->keys.topRows(a.step)));
        CHECK(core::same(one.rows->values.topRows(a.step), other.rows->values.topRows(a.step)));
        CHECK(one.attention.weights == other.attention.weights);
        CHECK(core::same(one.outputs, other.outputs));
    }
}

} // namespace

TEST_CASE("the last of four tokens weighs the others by its keys and mixes their values", "[cache][hand]")
{
    const KvCacheResults results = evaluate(catSatDown());
    const Matrix weights = matrix({{0.235004, 0.235004, 0.142537, 0.387456}});
    const Matrix output = matrix({{0.612544, 0.622459, 0.622459, 0.142537}});
    for (const core::CacheLane* lane : {&results.naive, &results.cached}) {
        CHECK_THAT(lane->attention.weights, allNear(weights, kSixDecimals));
        CHECK_THAT(lane->attention.output, allNear(output, kSixDecimals));
    }
    CHECK(results.step == 4);
}

TEST_CASE("the first token can only weigh itself", "[cache][hand]")
{
    const KvCacheResults results = evaluate(at(catSatDown(), 1));
    CHECK(results.cached.attention.weights == matrix({{1}}));
    CHECK(results.cached.attention.output == matrix({{1, 1, 0, 0}})); // (1 0 0 1) moved on by one
}

TEST_CASE("the cached lane's output is the full attention's at every step", "[cache][law]")
{
    for (const KvCacheInputs& inputs : {at(catSatDown(), 4), random(40, 40)}) {
        const KvCacheResults results = evaluate(inputs);
        const Matrix expected = allAtOnce(results);
        REQUIRE(results.cached.outputs.rows() == results.step);
        CHECK_THAT(results.naive.outputs, allNear(expected, kRounding));
        CHECK_THAT(results.cached.outputs, allNear(expected, kRounding));
        CHECK(core::largestDifference(results) <= kRounding);
        CHECK(core::stepDifference(results) <= kRounding);
    }
}

TEST_CASE("a cache that drops rows attends as a mask that hides them does", "[cache][law]")
{
    for (const CachePolicy policy :
         {CachePolicy{CacheKeep::Window, 3, 0}, CachePolicy{CacheKeep::Sinks, 3, 2}}) {
        KvCacheInputs inputs = random(20, 20);
        inputs.policy = policy;
        const KvCacheResults results = evaluate(inputs);
        CHECK_THAT(results.cached.outputs, allNear(allAtOnce(results), kRounding));
        CHECK(results.cached.attention.weights(10) == 0); // exactly
        CHECK(core::largestDifference(results) > 1e-3);   // of the naive lane, which keeps all
    }
}

TEST_CASE("dropping a row gives its weight to the others", "[cache][hand]")
{
    KvCacheInputs inputs = catSatDown();
    inputs.policy = {CacheKeep::Window, 2, 1}; // "sat" and "down" stay: scores 0 and 1
    const double sum = 1 + std::exp(1.0);
    CHECK_THAT(evaluate(inputs).cached.attention.weights,
               allNear(matrix({{0, 0, 1 / sum, std::exp(1.0) / sum}}), kRounding));
    inputs.policy.keep = CacheKeep::Sinks; // "The" too: 0.5
    const double more = sum + std::exp(0.5);
    CHECK_THAT(evaluate(inputs).cached.attention.weights,
               allNear(matrix({{std::exp(0.5) / more, 0, 1 / more, std::exp(1.0) / more}}), kRounding));
}

TEST_CASE("a dropped row is never read", "[cache][law]")
{
    core::CacheRows rows{matrix({{1}, {std::nan("")}, {2}}), matrix({{1}, {std::nan("")}, {4}})};
    const auto seen = core::attendTo(Eigen::RowVectorXd::Ones(1), rows, {3, 1, 2});
    CHECK(std::isfinite(seen.output(0)));
    CHECK(seen.weights(1) == 0);
}

TEST_CASE("a step made from the one before is the same as one made anew", "[cache][law]")
{
    KvCacheResults before = evaluate(random(30, 1));
    for (const Index step : {2, 3, 9, 4, 30, 30, 29, 1}) {
        before = evaluate(random(30, step), &before);
        checkSame(before, evaluate(random(30, step)));
    }
}

TEST_CASE("results before are used only as far as they are of the same run", "[cache][law]")
{
    const KvCacheResults before = evaluate(random(30, 20));
    KvCacheInputs windowed = random(30, 25);
    windowed.policy.keep = CacheKeep::Window;
    KvCacheInputs longer = random(700, 25);
    KvCacheInputs late = random(700, 600);
    for (const KvCacheInputs& inputs : {windowed, longer, late, at(catSatDown(), 3)})
        checkSame(evaluate(inputs, &before), evaluate(inputs));
    const KvCacheResults after = evaluate(late);
    checkSame(evaluate(random(700, 601), &after), evaluate(random(700, 601)));
    checkSame(evaluate(random(700, 12), &after), evaluate(random(700, 12)));
}

TEST_CASE("cached rows are taken over and naive rows are projected again", "[cache][law]")
{
    const KvCacheResults before = evaluate(random(30, 20));
    const KvCacheResults back = evaluate(random(30, 19), &before);
    CHECK(back.cached.rows == before.cached.rows);
    CHECK(back.naive.rows != before.naive.rows);
}

TEST_CASE("up to 512 tokens every step is run in both lanes, later the current one alone", "[cache][law]")
{
    CHECK(evaluate(random(512, 512)).firstRun == 1);
    const KvCacheResults later = evaluate(random(4096, 513));
    CHECK(later.firstRun == 513);
    CHECK(later.cached.outputs.rows() == 1);
    CHECK(core::largestDifference(later) <= kRounding);
}

TEST_CASE("only long runs are long", "[cache][law]")
{
    CHECK_FALSE(core::takesLong(catSatDown(), nullptr));
    CHECK(core::takesLong(random(512, 512), nullptr));
    const KvCacheResults before = evaluate(random(512, 511));
    CHECK_FALSE(core::takesLong(random(512, 512), &before));
    KvCacheInputs other = catSatDown();
    CHECK_FALSE(core::takesLong(other, &before));
    CHECK(core::takesLong(random(4096, 4096), nullptr));
}

TEST_CASE("tokens start over when the source runs out", "[cache][hand]")
{
    KvCacheInputs inputs = catSatDown();
    inputs.tokens = 6;
    const KvCacheResults results = evaluate(inputs);
    CHECK(results.tokens->words == std::vector<std::string>{"The", "cat", "sat", "down", "The", "cat"});
    CHECK(results.cached.rows->keys.row(5) == results.cached.rows->keys.row(1));
    inputs.tokens = 2;
    CHECK(evaluate(inputs).tokens->words == std::vector<std::string>{"The", "cat"});
}

TEST_CASE("random tokens are the same each time and however many there are", "[cache][law]")
{
    const core::CacheTokens few = core::randomTokens(5);
    const core::CacheTokens many = core::randomTokens(300);
    CHECK(few.x.row(0)(0) == many.x.row(0)(0));
    CHECK(core::same(few.x, many.x.topRows(5)));
    CHECK(core::same(few.wv, many.wv));
    CHECK(std::abs(many.x.array().square().mean() - 1) < 0.03);
    CHECK(std::abs(many.x.mean()) < 0.03);
}

TEST_CASE("the parts of a step's work add up to what the step counts", "[cache][law]")
{
    using core::CacheWork;
    for (const CacheKeep keep : {CacheKeep::All, CacheKeep::Sinks})
        for (const auto variant : {core::CacheVariant::Naive, core::CacheVariant::Cached})
            for (const Index step : {1, 2, 9}) {
                KvCacheInputs inputs = random(9, step);
                inputs.policy.keep = keep;
                const KvCacheResults results = evaluate(inputs);
                const auto counts = core::countsOfStep(results, variant);
                CHECK(rowsOf(results, CacheWork::ProjectOld, variant) +
                          rowsOf(results, CacheWork::ProjectNew, variant) ==
                      counts.projections);
                CHECK(rowsOf(results, CacheWork::Compare, variant) == counts.reads);
                CHECK(rowsOf(results, CacheWork::Mix, variant) == counts.reads);
                CHECK(rowsOf(results, CacheWork::ForgetQuery, variant) == 0);
            }
}
