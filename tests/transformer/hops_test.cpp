#include "core/transformer/hops.h"

#include "tests/catch.h"
#include "tests/transformer/small_model.h"

using namespace core::transformer;

namespace {

double answer(const Weights& weights, const std::vector<int>& prompt, const Ablation<float>& ablation)
{
    const Trace run = trace(weights, prompt, ablation);
    return probabilities(run.logits, run.logits.rows() - 1)(0, 2);
}

} // namespace

TEST_CASE("a head's effect is what switching it off costs the answer, the largest first",
          "[transformer][hops]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto prompt = tests::someTokens(9, 11);
    const auto effects = headEffects(weights, trace(weights, prompt), 2);
    REQUIRE(effects.size() == 8);
    for (std::size_t i = 0; i < effects.size(); ++i) {
        CHECK(effects[i].without == answer(weights, prompt, {{effects[i].place}, {}, {}}));
        CHECK(effects[i].drop == answer(weights, prompt, {}) - effects[i].without);
        CHECK((i == 0 || effects[i - 1].drop >= effects[i].drop));
    }
    CHECK_THROWS_WITH(headEffects(weights, trace(weights, prompt), 11),
                      "token 11 is outside the vocabulary of 11");
}

TEST_CASE("a hop's drop is what cutting its edge alone costs the answer", "[transformer][hops]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto prompt = tests::someTokens(9, 11);
    const auto found = hops(weights, trace(weights, prompt), 2, allHeads(weights.config()), 1e-4);
    REQUIRE_FALSE(found.empty());
    for (const Hop& hop : found) {
        const Cut cut{hop.place, hop.query, hop.key, CutRow::Renormalised};
        CHECK(hop.drop == answer(weights, prompt, {}) - answer(weights, prompt, {{}, {cut}, {}}));
        CHECK(hop.weight >= 0.2);
        CHECK(hop.drop >= 1e-4);
    }
}
