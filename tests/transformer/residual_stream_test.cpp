#include "core/transformer/residual_stream.h"

#include "tests/catch.h"
#include "tests/near.h"
#include "tests/transformer/small_model.h"

using namespace core::transformer;
using core::Index;
using core::Matrix;
using tests::allNear;

namespace {

constexpr double kOfFloats = 1e-5; // sums of a few hundred products

} // namespace

TEST_CASE("what the sublayers add sums to the vector, and their logits to the token's", "[transformer][law]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace run = trace(weights, tests::someTokens(9, 11));
    for (const Index position : {Index{0}, Index{8}})
        for (const int token : {0, 7}) {
            const ResidualStream stream = residualStream(weights, run, position, token);
            const Matrix sum = stream.parts.colwise().sum();
            CHECK_THAT(sum, allNear(run.residuals.back().row(position), 1e-12));
            CHECK(stream.logit() == Approx(run.logits(position, token)).margin(kOfFloats));
        }
}

TEST_CASE("what a layer's heads add through the output matrix sums to its attention's part",
          "[transformer][law]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace run = trace(weights, tests::someTokens(9, 11), {{{1, 0}}, {}, {}});
    const ResidualStream stream = residualStream(weights, run, 5, 3);
    REQUIRE(static_cast<Index>(stream.heads.size()) == run.config.layers);
    for (std::size_t layer = 0; layer < stream.heads.size(); ++layer) {
        const auto part = static_cast<Index>(2 * layer + 1);
        const Matrix sum = stream.heads[layer].colwise().sum();
        CHECK_THAT(sum, allNear(stream.parts.row(part), kOfFloats));
        double logit = 0;
        for (const double each : stream.headLogits[layer])
            logit += each;
        CHECK(logit == Approx(stream.logits[2 * layer + 1]).margin(kOfFloats));
    }
    CHECK(stream.heads[1].row(0).isZero()); // the head that is off
    CHECK(stream.headLogits[1][0] == 0);
}

TEST_CASE("a stream is of a position and a token that there are", "[transformer]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace run = trace(weights, tests::someTokens(4, 11));
    CHECK_THROWS_WITH(residualStream(weights, run, 4, 0), "position 4 is not one of 0 to 3");
    CHECK_THROWS_WITH(residualStream(weights, run, 0, 11), "token 11 is not one of 0 to 10");
}
