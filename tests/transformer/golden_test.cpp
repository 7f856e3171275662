#include "core/transformer/backward.h"

#include "core/transformer/forward.h"
#include "core/transformer/loss.h"
#include "core/transformer/model_file.h"
#include "tests/catch.h"

using namespace core::transformer;
using core::Index;

namespace {

/// PyTorch computed in double and stored float.
constexpr double kStored = 2e-7;

double largestDifference(const SafetensorsFile& answers, const std::string& name, const double* found)
{
    const StoredTensor* stored = answers.find(name);
    REQUIRE(stored);
    const auto expected = answers.numbers(*stored, "answers");
    double largest = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double scale = std::max(1.0, std::abs(static_cast<double>(expected[i])));
        largest = std::max(largest, std::abs(found[i] - static_cast<double>(expected[i])) / scale);
    }
    return largest;
}

/// The tokens, targets and weights of golden/transformer_cases.py.
void checkCase(const std::string& name)
{
    const std::string path = GOLDEN_DIR "/transformer_" + name;
    const auto weights = converted<double>(readModelFile(path + ".safetensors").weights);
    const Bytes bytes = readFile(path + "_answers.safetensors");
    const SafetensorsFile answers = readSafetensors(bytes, "answers");
    Batch batch;
    Targets targets;
    for (int i = 0; i < 19; ++i) {
        batch.tokens.push_back((i * 7 + 3) % 11);
        targets.tokens.push_back((i * 5 + 1) % 11);
        targets.weights.push_back(static_cast<float>(0.01 * (i % 6)));
    }
    batch.starts = {0};
    Activations<double> run;
    forward(weights, batch, run);
    CHECK(largestDifference(answers, "logits", run.logits.data()) < kStored);
    BackwardScratch<double> scratch;
    BasicWeights<double> gradient(weights.config());
    crossEntropy(run.logits, targets, run.logits);
    backward(weights, batch, run, run.logits, gradient, scratch);
    for (const Tensor& tensor : weights.layout().tensors) {
        INFO(tensor.name);
        CHECK(largestDifference(answers, "slope." + tensor.name, gradient.numbers().data() + tensor.offset) <
              kStored);
    }
}

} // namespace

TEST_CASE("logits and every slope agree with PyTorch, GELU and a tied output", "[transformer][golden]")
{
    checkCase("gelu");
}

TEST_CASE("logits and every slope agree with PyTorch, SwiGLU and shared heads", "[transformer][golden]")
{
    checkCase("swiglu");
}
