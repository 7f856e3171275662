#include "core/transformer/patching.h"

#include "core/transformer/answer_meter.h"
#include "tests/catch.h"
#include "tests/transformer/small_model.h"

using namespace core::transformer;

namespace {

constexpr int kAsked = 2;

double askedAfter(const Trace& run)
{
    return probabilities(run.logits, run.logits.rows() - 1)(0, kAsked);
}

} // namespace

TEST_CASE("a place taken from another run changes the answer as a run with that patch does",
          "[transformer][patching]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace run = trace(weights, tests::someTokens(7, 11));
    std::vector<int> others = run.tokens;
    others[2] = (others[2] + 3) % 11;
    const Trace other = trace(weights, others);
    const core::Matrix effects = patchingEffects(weights, run, other, kAsked);
    REQUIRE(effects.rows() == 2 * weights.config().layers + 1);
    REQUIRE(effects.cols() == 7);
    const Patch<float> patch{1, 2, other.residuals[1].row(2).cast<float>()};
    CHECK(effects(1, 2) == askedAfter(trace(weights, run.tokens, {{}, {}, {patch}})));
    for (core::Index before = 0; before < 2; ++before)
        CHECK(effects(3, before) == askedAfter(run)); // what the other word cannot reach
    CHECK(effects(0, 2) == askedAfter(other));        // the one word that differs
    CHECK(effects(effects.rows() - 1, 6) == askedAfter(other));
}

TEST_CASE("runs of other lengths and answers outside the vocabulary are refused", "[transformer][patching]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace run = trace(weights, tests::someTokens(7, 11));
    CHECK_THROWS_WITH(patchingEffects(weights, run, trace(weights, tests::someTokens(6, 11)), kAsked),
                      "the other run has 6 tokens, this one 7");
    CHECK_THROWS_WITH(patchingEffects(weights, run, run, 11), "token 11 is outside the vocabulary of 11");
}

TEST_CASE("a meter gives the very number that a trace gives", "[transformer][hops]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto prompt = tests::someTokens(9, 11);
    AnswerMeter meter(weights, prompt, kAsked);
    const Ablation<float> without{{{1, 0}}, {{{0, 1}, 5, 2, CutRow::Renormalised}}, {}};
    CHECK(meter.without({}) == askedAfter(trace(weights, prompt)));
    CHECK(meter.without(without) == askedAfter(trace(weights, prompt, without)));
    CHECK(meter.without({}) == askedAfter(trace(weights, prompt))); // nothing of it is left
}
