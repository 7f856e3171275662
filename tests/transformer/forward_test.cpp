#include "core/transformer/forward.h"

#include "core/transformer/trace.h"
#include "tests/near.h"
#include "tests/transformer/small_model.h"

#include <cmath>
#include <limits>

using namespace core::transformer;
using core::Index;
using core::Matrix;
using tests::allNear;
using tests::kFloatRounding;

namespace {

Matrix tailRows(const Matrix& rows, Index from)
{
    return rows.bottomRows(rows.rows() - from);
}

} // namespace

TEST_CASE("changing a later token changes no number before it", "[transformer][law]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    auto tokens = tests::someTokens(33, 11);
    const Trace before = trace(weights, tokens);
    for (const Index changed : {Index{1}, Index{16}, Index{32}}) {
        auto others = tokens;
        others[static_cast<std::size_t>(changed)] = (tokens[static_cast<std::size_t>(changed)] + 1) % 11;
        const Trace after = trace(weights, others);
        CHECK(core::same(before.logits.topRows(changed), after.logits.topRows(changed)));
        for (std::size_t i = 0; i < before.residuals.size(); ++i)
            CHECK(core::same(before.residuals[i].topRows(changed), after.residuals[i].topRows(changed)));
        CHECK_FALSE(core::same(tailRows(before.logits, changed), tailRows(after.logits, changed)));
    }
}

TEST_CASE("a NaN in one token's embedding reaches no earlier token", "[transformer][law]")
{
    Config config = tests::smallConfig();
    config.vocabulary = 40;
    auto weights = tests::drawnWeights<float>(config);
    weights.at(weights.layout().embedding, 40, 16).row(39).setConstant(std::nanf(""));
    std::vector<int> tokens(20, 1);
    tokens[10] = 39;
    const Trace run = trace(weights, tokens);
    CHECK(run.logits.topRows(10).allFinite());
    CHECK(run.logits.row(10).hasNaN());
}

TEST_CASE("shared key and value heads that are all equal are multi-head attention", "[transformer][law]")
{
    Config shared = tests::smallConfig();
    Config own = shared;
    own.kvHeads = own.heads;
    const auto few = tests::drawnWeights<float>(shared);
    Weights many(own);
    for (const Tensor& tensor : many.layout().tensors) {
        const auto& from = few.at(few.tensor(tensor.name));
        const Index width = own.dHead();
        const bool isShared = tensor.rows != from.rows();
        for (Index row = 0; row < tensor.rows; ++row) {
            const Index head = row / width / shared.headsPerKv();
            many.at(tensor).row(row) = from.row(isShared ? head * width + row % width : row);
        }
    }
    const auto tokens = tests::someTokens(21, 11);
    CHECK_THAT(trace(many, tokens).logits, allNear(trace(few, tokens).logits, kFloatRounding));
}

TEST_CASE("a trace holds the numbers of its own formulas", "[transformer][trace]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace run = trace(weights, tests::someTokens(18, 11));
    for (const auto& layer : run.heads)
        for (const HeadTrace& head : layer) {
            const Matrix scores = head.q * head.k.transpose() / 2; // √dHead
            for (Index i = 0; i < 18; ++i)
                for (Index j = 0; j < 18; ++j)
                    if (j > i) {
                        REQUIRE(head.weights(i, j) == 0);
                        REQUIRE(head.scores(i, j) == -std::numeric_limits<double>::infinity());
                    } else {
                        REQUIRE(tests::isNear(head.scores(i, j), scores(i, j), kFloatRounding));
                    }
            CHECK_THAT(Matrix(head.weights.rowwise().sum()), allNear(1.0, kFloatRounding));
            CHECK_THAT(Matrix(head.weights * head.v), allNear(head.output, kFloatRounding));
        }
    CHECK(run.residuals.size() == 5);
    CHECK_THAT(logitsAfter(weights, run.residuals.back()), allNear(run.logits, kFloatRounding));
}

TEST_CASE("sequences in one batch do not see one another", "[transformer][law]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto first = tests::someTokens(5, 11);
    const auto second = tests::someTokens(17, 11);
    Batch batch;
    batch.add(first);
    batch.add(second);
    Activations<float> run;
    forward(weights, batch, run);
    CHECK_THAT(Matrix(run.logits.topRows(5).cast<double>()),
               allNear(trace(weights, first).logits, kFloatRounding));
    CHECK_THAT(Matrix(run.logits.bottomRows(17).cast<double>()),
               allNear(trace(weights, second).logits, kFloatRounding));
}

TEST_CASE("every rotation depends on the distance alone", "[transformer][law]")
{
    // a sequence of one token repeated: each query's scores depend on how far back the key lies
    for (const auto pairing : {RopePairing::Neighbours, RopePairing::HalfSplit}) {
        Config config = tests::smallConfig();
        config.pairing = pairing;
        const auto weights = tests::drawnWeights<float>(config);
        const Matrix scores = trace(weights, std::vector<int>(12, 3)).heads[0][1].scores;
        for (Index i = 1; i < 12; ++i)
            for (Index j = 1; j <= i; ++j)
                REQUIRE(tests::isNear(scores(i, j), scores(i - 1, j - 1), kFloatRounding));
    }
}

TEST_CASE("a head switched off adds nothing to the residual", "[transformer][ablation]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto tokens = tests::someTokens(9, 11);
    Ablation<float> ablation;
    ablation.headsOff = {{1, 0}, {1, 1}, {1, 2}, {1, 3}};
    const Trace run = trace(weights, tokens, ablation);
    CHECK(core::same(run.residuals[3], run.residuals[2]));
    CHECK_FALSE(core::same(run.residuals[1], run.residuals[0]));
    CHECK(run.heads[1][2].output.isZero(0));
}

TEST_CASE("a cut edge has weight 0, and the others share it or do not", "[transformer][ablation]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto tokens = tests::someTokens(9, 11);
    const Matrix before = trace(weights, tokens).heads[0][2].weights;
    Ablation<float> ablation;
    ablation.cuts = {{{0, 2}, 5, 3, CutRow::Renormalised}};
    const Matrix shared = trace(weights, tokens, ablation).heads[0][2].weights;
    CHECK(shared(5, 3) == 0);
    CHECK_THAT(Matrix(shared.rowwise().sum()), allNear(1.0, kFloatRounding));
    CHECK(tests::isNear(shared(5, 1), before(5, 1) / (1 - before(5, 3)), kFloatRounding));
    ablation.cuts[0].row = CutRow::Kept;
    const Matrix kept = trace(weights, tokens, ablation).heads[0][2].weights;
    CHECK(kept(5, 3) == 0);
    CHECK(kept(5, 1) == before(5, 1));
}

TEST_CASE("a row with every edge cut is 0, never NaN", "[transformer][ablation]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    Ablation<float> ablation;
    for (Index key = 0; key <= 4; ++key)
        ablation.cuts.push_back({{0, 0}, 4, key, CutRow::Renormalised});
    const Trace run = trace(weights, tests::someTokens(9, 11), ablation);
    CHECK(run.heads[0][0].weights.row(4).isZero(0));
    CHECK(run.heads[0][0].output.row(4).isZero(0));
    CHECK(run.logits.allFinite());
}

TEST_CASE("another run's residual at every position makes it that run", "[transformer][ablation]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const Trace other = trace(weights, tests::someTokens(9, 11));
    Ablation<float> ablation;
    for (Index position = 0; position < 9; ++position)
        ablation.patches.push_back({2, position, other.residuals[2].row(position).cast<float>()});
    const Trace run = trace(weights, std::vector<int>(9, 4), ablation);
    CHECK(core::same(run.logits, other.logits));
}

TEST_CASE("what lies outside the model is refused by name", "[transformer][ablation]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto tokens = tests::someTokens(9, 11);
    Ablation<float> ablation;
    ablation.headsOff = {{2, 0}};
    CHECK_THROWS_WITH(trace(weights, tokens, ablation), "layer 2 is not one of 0 to 1");
    ablation = {};
    ablation.cuts = {{{0, 0}, 9, 0}};
    CHECK_THROWS_WITH(trace(weights, tokens, ablation), "query 9 is not one of 0 to 8");
    ablation = {};
    ablation.patches = {{0, 0, Row<float>(3)}};
    CHECK_THROWS_WITH(trace(weights, tokens, ablation), "the patch is 3 wide, the model 16");
    CHECK_THROWS_WITH(trace(weights, std::vector<int>{11}), "token 11 is outside the vocabulary of 11");
    CHECK_THROWS_WITH(trace(weights, std::vector<int>(41, 1)), "sequence 0 has 41 tokens, expected 1 to 40");
}

TEST_CASE("a configuration that cannot be says why", "[transformer][config]")
{
    Config config = tests::smallConfig();
    config.heads = 0;
    CHECK_THROWS_WITH(Weights(config), "heads is 0, expected 1 to 1,048,576");
    config.heads = 3;
    CHECK_THROWS_WITH(Weights(config), "the model's width is 16, expected a multiple of heads, which is 3");
    config.heads = 4;
    config.kvHeads = 3;
    CHECK_THROWS_WITH(Weights(config), "heads is 4, expected a multiple of key/value heads, which is 3");
    config.kvHeads = 4;
    config.heads = config.kvHeads = 16;
    CHECK_THROWS_WITH(Weights(config), "a head's width is 1, expected an even one for its rotations");
}

TEST_CASE("the parameters counted are the numbers of all tensors", "[transformer][config]")
{
    Index count = 0;
    const Weights weights(tests::smallConfig());
    for (const Tensor& tensor : weights.layout().tensors)
        count += tensor.size();
    CHECK(parameterCount(weights.config()) == count);
}
