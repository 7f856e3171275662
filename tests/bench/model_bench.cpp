#include "tests/bench/model_bench.h"

#include "core/language_model.h"
#include "core/transformer/decode.h"
#include "core/transformer/trace.h"
#include "core/transformer/trainer.h"
#include "tests/bench/section.h"
#include "tests/examples.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace bench {

namespace {

using core::Index;

constexpr Index kStoriesAStep = 32;
constexpr int kSteps = 60;
constexpr Index kWritten = 200;

const std::string kStories = SHARED_MODELS_DIR "/stories260K.bin";
const std::string kPieces = SHARED_MODELS_DIR "/tok512.bin";

/// The number that the command's output has after those words; 0 where it says nothing of the kind.
double numberFrom(const std::string& command, const std::string& after)
{
    std::string output;
    if (FILE* pipe = popen((command + " 2>&1").c_str(), "r")) {
        char text[4096];
        while (const std::size_t count = std::fread(text, 1, sizeof(text), pipe))
            output.append(text, count);
        pclose(pipe);
    }
    const auto place = output.find(after);
    return place == std::string::npos ? 0 : std::strtod(output.c_str() + place + after.size(), nullptr);
}

/// Stories a second on one thread, all words in use.
double trainingSpeed()
{
    core::transformer::Recipe recipe = core::transformer::petsRecipe();
    recipe.stages = {{0, recipe.stages.back().words}};
    core::transformer::Trainer trainer(recipe);
    return 1000.0 * kStoriesAStep / medianMilliseconds(kSteps, [&] { trainer.takeStep(1); });
}

/// Tokens a second with the cache, one after the other from the first.
double decodeSpeed(const core::LanguageModel& model)
{
    core::transformer::KvCache<float> cache(model.config());
    Eigen::VectorXf logits;
    const double milliseconds = medianMilliseconds(kRuns, [&] {
        cache.truncate(0);
        int token = 1; // the beginning of a text
        for (Index i = 0; i < kWritten; ++i) {
            core::transformer::decode(model.weights, token, cache, logits);
            logits.maxCoeff(&token);
        }
    });
    return 1000.0 * kWritten / milliseconds;
}

void printBeside(const char* what, double own, double other, const char* name)
{
    if (other > 0)
        std::printf("  %-34s %10.0f   %s: %.0f (%.1fx)\n", what, own, name, other, own / other);
    else
        std::printf("  %-34s %10.0f   (no %s to compare with)\n", what, own, name);
}

} // namespace

void model()
{
    const core::LanguageModelPtr shipped = core::shippedModel();
    const std::vector<int> tokens = shipped->encode(tests::kMiasPet);
    std::printf("\nThe trained model, one thread\n");
    std::printf("  %-34s %10.3f ms\n", "a run of 28 tokens, fully traced",
                medianMilliseconds(201, [&] { core::transformer::trace(shipped->weights, tokens); }));
    printBeside("training, stories a second", trainingSpeed(),
                numberFrom(TORCH_PYTHON " " BENCH_DIR "/torch_training.py 1 " + std::to_string(kSteps), ""),
                "PyTorch");
    if (!std::filesystem::exists(kStories))
        return;
    const char* run = std::getenv("LLAMA2C_RUN"); // llama2.c's program, where one was built
    printBeside("decoding stories260K, tokens/s", decodeSpeed(*core::openModel(kStories, kPieces)),
                run ? numberFrom(std::string(run) + " " + kStories + " -z " + kPieces + " -t 0 -n " +
                                     std::to_string(kWritten),
                                 "achieved tok/s: ")
                    : 0,
                "llama2.c");
}

} // namespace bench
