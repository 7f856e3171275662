#include "core/transformer/generation.h"

#include "tests/catch.h"
#include "tests/transformer/small_model.h"

using namespace core::transformer;

namespace {

std::vector<int> tokensOf(const Generated& generated)
{
    std::vector<int> tokens;
    for (const GeneratedToken& each : generated.tokens)
        tokens.push_back(each.token);
    return tokens;
}

} // namespace

TEST_CASE("the same seed writes the same tokens, another seed others", "[transformer][generation]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto text = tests::someTokens(3, 11);
    const auto once = tokensOf(generate(weights, text, {20, 1, 1.0}));
    CHECK(once.size() == 20);
    CHECK(once == tokensOf(generate(weights, text, {20, 1, 1.0})));
    CHECK(once != tokensOf(generate(weights, text, {20, 2, 1.0})));
}

TEST_CASE("a text is written no further than the context reaches", "[transformer][generation]")
{
    Config config = tests::smallConfig();
    config.context = 6;
    const auto weights = tests::drawnWeights<float>(config);
    CHECK(generate(weights, tests::someTokens(4, 11), {20, 1, 0}).tokens.size() == 2);
    CHECK(generate(weights, tests::someTokens(6, 11), {20, 1, 0}).tokens.empty());
}

TEST_CASE("the dice fall the same way without a cache, and time ends the comparison",
          "[transformer][generation][law]")
{
    const auto weights = tests::drawnWeights<float>(tests::smallConfig());
    const auto text = tests::someTokens(3, 11);
    for (const double temperature : {0.0, 1.5}) {
        const Sampling how{12, 4, temperature};
        Generated generated = generate(weights, text, how);
        measureNaive(weights, text, how, {}, 1e6, generated);
        CHECK(generated.compared == 12);
        CHECK(generated.alike == 12);
        Generated hurried = generate(weights, text, how);
        measureNaive(weights, text, how, {}, 0, hurried);
        CHECK(hurried.compared == 1);
        CHECK(hurried.tokens.front().naiveMilliseconds);
        CHECK_FALSE(hurried.tokens.back().naiveMilliseconds);
    }
}
