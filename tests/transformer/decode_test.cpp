#include "core/transformer/decode.h"

#include "core/transformer/trace.h"
#include "tests/near.h"
#include "tests/transformer/small_model.h"

using namespace core::transformer;
using core::Index;
using core::Matrix;
using tests::allNear;
using tests::kFloatRounding;

namespace {

/// Every choice that changes how a token is computed.
std::vector<Config> everyKind()
{
    std::vector<Config> configs;
    for (const auto pairing : {RopePairing::Neighbours, RopePairing::HalfSplit})
        for (const auto feedForward : {FeedForward::Gelu, FeedForward::SwiGlu})
            for (const auto biases : {Biases::None, Biases::QueryKey, Biases::QueryKeyValue})
                for (const auto output : {Output::Tied, Output::Untied}) {
                    Config config = tests::smallConfig();
                    config.pairing = pairing;
                    config.feedForward = feedForward;
                    config.biases = biases;
                    config.output = output;
                    configs.push_back(config);
                }
    return configs;
}

Matrix decoded(const Weights& weights, const std::vector<int>& tokens, const Ablation<float>& without = {})
{
    KvCache<float> cache(weights.config());
    Eigen::VectorXf logits;
    Matrix all(static_cast<Index>(tokens.size()), weights.config().vocabulary);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        decode(weights, tokens[i], cache, logits, without);
        all.row(static_cast<Index>(i)) = logits.transpose().cast<double>();
    }
    return all;
}

} // namespace

TEST_CASE("decoding token by token with a cache gives the whole prompt's logits",
          "[transformer][decode][law]")
{
    for (const Config& config : everyKind()) {
        const auto weights = tests::drawnWeights<float>(config);
        const auto tokens = tests::someTokens(37, config.vocabulary);
        REQUIRE_THAT(decoded(weights, tokens), allNear(trace(weights, tokens).logits, kFloatRounding));
    }
}

TEST_CASE("decoding leaves out what the whole prompt leaves out", "[transformer][decode][law]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto tokens = tests::someTokens(20, 11);
    const Row<float> patched = Row<float>::Constant(weights.config().dModel, 0.5F);
    for (const Ablation<float>& without : std::vector<Ablation<float>>{
             {{{0, 1}, {1, 0}}, {}, {}},
             {{}, {{{1, 0}, 9, 4, CutRow::Renormalised}, {{0, 1}, 19, 0, CutRow::Kept}}, {}},
             {{}, {{{0, 0}, 0, 0, CutRow::Renormalised}}, {}}, // a row that sees nothing
             {{}, {}, {{0, 3, patched}, {2, 7, patched}, {3, 12, patched}}}}) {
        const Matrix whole = trace(weights, tokens, without).logits;
        REQUIRE_THAT(decoded(weights, tokens, without), allNear(whole, kFloatRounding));
        CHECK_FALSE(core::same(whole, trace(weights, tokens).logits));
    }
    KvCache<float> cache(weights.config());
    Eigen::VectorXf logits;
    CHECK_THROWS_WITH(decode(weights, 1, cache, logits, {{{9, 0}}, {}, {}}),
                      "layer 9 is not one of 0 to " + std::to_string(weights.config().layers - 1));
    CHECK(cache.tokens() == 0);
}

TEST_CASE("a full cache refuses another token and stays as it was", "[transformer][decode]")
{
    Config config = tests::smallConfig();
    config.context = 2;
    const auto weights = tests::drawnWeights<float>(config);
    KvCache<float> cache(config);
    Eigen::VectorXf logits;
    decode(weights, 1, cache, logits);
    CHECK_THROWS_WITH(decode(weights, 11, cache, logits), "token 11 is outside the vocabulary of 11");
    decode(weights, 2, cache, logits);
    CHECK_THROWS_WITH(decode(weights, 3, cache, logits), "the cache holds 2 tokens, its context is 2");
    CHECK(cache.tokens() == 2);
}
