#include "core/transformer/backward.h"

#include "core/transformer/forward.h"
#include "core/transformer/loss.h"
#include "tests/catch.h"
#include "tests/transformer/small_model.h"

#include <cmath>

using namespace core::transformer;
using core::Index;
using Doubles = BasicWeights<double>;

namespace {

constexpr double kRelative = 1e-6;
constexpr double kFloor = 1e-3; // slopes under this are compared as if they were this large

/// Two sequences of different lengths, every token counted differently, one not at all.
struct Example
{
    Batch batch;
    Targets targets;
};

Example example(Index vocabulary)
{
    Example made;
    made.batch.add(tests::someTokens(7, vocabulary));
    made.batch.add(tests::someTokens(19, vocabulary));
    for (Index i = 0; i < made.batch.size(); ++i) {
        made.targets.tokens.push_back(static_cast<int>((i * 5 + 1) % vocabulary));
        made.targets.weights.push_back(0.01F * static_cast<float>(i % 6));
    }
    return made;
}

double loss(const Doubles& weights, const Example& of)
{
    static Activations<double> run;
    static Rows<double> unused;
    forward(weights, of.batch, run);
    return crossEntropy(run.logits, of.targets, unused);
}

Doubles gradient(const Doubles& weights, const Example& of)
{
    Doubles result(weights.config());
    Activations<double> run;
    BackwardScratch<double> scratch;
    forward(weights, of.batch, run);
    crossEntropy(run.logits, of.targets, run.logits);
    backward(weights, of.batch, run, run.logits, result, scratch);
    return result;
}

/// Central differences of the fourth order.
double difference(Doubles& weights, const Example& of, Index at)
{
    constexpr double kStep = 1e-3;
    const double before = weights.numbers()[at];
    const auto lossAt = [&](double steps) {
        weights.numbers()[at] = before + steps * kStep;
        return loss(weights, of);
    };
    const double slope = (8 * (lossAt(1) - lossAt(-1)) - (lossAt(2) - lossAt(-2))) / (12 * kStep);
    weights.numbers()[at] = before;
    return slope;
}

void checkEveryNumber(const Config& config)
{
    Doubles weights = tests::drawnWeights<double>(config);
    const Example of = example(config.vocabulary);
    const Doubles found = gradient(weights, of);
    for (const Tensor& tensor : weights.layout().tensors) {
        INFO(tensor.name);
        for (Index at = tensor.offset; at < tensor.offset + tensor.size(); ++at) {
            const double expected = difference(weights, of, at);
            const double size = std::max(std::abs(expected), kFloor);
            REQUIRE(std::abs(found.numbers()[at] - expected) <= kRelative * size);
        }
    }
}

} // namespace

TEST_CASE("every weight's slope is what finite differences say, with shared heads and every bias",
          "[transformer][gradient]")
{
    checkEveryNumber(tests::smallConfig());
}

TEST_CASE("every weight's slope is what finite differences say, with SwiGLU and a tied output",
          "[transformer][gradient]")
{
    Config config = tests::smallConfig();
    config.feedForward = FeedForward::SwiGlu;
    config.pairing = RopePairing::Neighbours;
    config.biases = Biases::QueryKey;
    config.output = Output::Tied;
    config.kvHeads = 4;
    checkEveryNumber(config);
}

TEST_CASE("every weight's slope is what finite differences say, with heads wider than eight",
          "[transformer][gradient]")
{
    Config config = tests::smallConfig();
    config.heads = 2;
    config.kvHeads = 1;
    config.dModel = 20;
    config.layers = 1;
    config.biases = Biases::None;
    checkEveryNumber(config);
}

TEST_CASE("the slopes of a batch are the sums of its sequences' slopes", "[transformer][gradient][law]")
{
    const auto weights = tests::drawnWeights<double>(tests::smallConfig());
    const Example both = example(11);
    Doubles sum(weights.config());
    for (Index i = 0; i < 2; ++i) {
        const auto start = both.batch.starts[static_cast<std::size_t>(i)];
        const auto end = start + both.batch.length(i);
        Example one;
        one.batch.add(std::span(both.batch.tokens).subspan(start, end - start));
        one.targets.tokens.assign(both.targets.tokens.begin() + start, both.targets.tokens.begin() + end);
        one.targets.weights.assign(both.targets.weights.begin() + start, both.targets.weights.begin() + end);
        sum.numbers() += gradient(weights, one).numbers();
    }
    CHECK((gradient(weights, both).numbers() - sum.numbers()).abs().maxCoeff() < 1e-14);
}

TEST_CASE("slopes by logits of another shape are refused with both shapes", "[transformer][gradient]")
{
    const auto weights = tests::drawnWeights<double>(tests::smallConfig());
    const Example of = example(11);
    Activations<double> run;
    forward(weights, of.batch, run);
    Doubles result(weights.config());
    BackwardScratch<double> scratch;
    CHECK_THROWS_WITH(backward(weights, of.batch, run, Rows<double>(3, 11), result, scratch),
                      "slopes of 3×11 logits for a batch of 26×11");
}
