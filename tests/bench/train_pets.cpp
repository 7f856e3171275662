// Trains the shipped model, and the same without local heads to compare:
//   train-pets MODEL.safetensors LEARNING.safetensors [THREADS [SEED]]
// The same seed gives the same files bit for bit on the same machine, whatever the number of threads.
#include "core/freed_memory.h"
#include "core/training_run.h"
#include "core/transformer/trainer_file.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>

namespace {

using core::transformer::Recipe;
namespace pets = core::transformer::pets;

/// Close together where the answers come: before the first jump, at each widening, at the end.
constexpr std::array<core::Index, 12> kSnapshots{0,    300,  600,  900,  1200, 1500,
                                                 2000, 2300, 3000, 3400, 4500, 9000};

void write(const std::string& path, const core::transformer::Bytes& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush())
        throw std::runtime_error(path + ": cannot be written");
}

void printScores(const core::transformer::Weights& weights)
{
    for (const core::Index owners : {2, 3}) {
        const pets::StoryKind unseen{pets::kWordsOfAKind, owners, pets::StoryKind::Holds::HeldOutFirst};
        const auto scores = pets::evaluate(weights, unseen, 2000, 1234);
        std::printf("%d owners, unseen:", static_cast<int>(owners));
        for (std::size_t kind = 0; kind < scores.size(); ++kind)
            std::printf(" %s %.4f", pets::questionName(pets::kQuestions[kind]), scores[kind].share());
        std::printf("\n");
    }
}

core::TrainingRunPtr trained(const Recipe& recipe, int threads)
{
    constexpr core::Index kReportEvery = 500;
    core::TrainingRunPtr run = core::newTraining(recipe);
    const auto start = std::chrono::steady_clock::now();
    while (!run->isOver()) {
        run = core::goneOn(*run, kReportEvery, threads);
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        std::printf("step %5d: %.4f nats an answer, %.1f %% of two hops right, %.0f stories a second\n",
                    static_cast<int>(run->step()), run->curve.losses.back().nats,
                    100 * run->curve.exams.back().right.back(),
                    static_cast<double>(run->step() * recipe.stories) / seconds);
        std::fflush(stdout);
    }
    return run;
}

void train(const std::string& modelPath, const std::string& learningPath, int threads, std::uint64_t seed)
{
    Recipe recipe = core::transformer::petsRecipe();
    recipe.seed = seed;
    const core::TrainingRunPtr run = trained(recipe, threads);
    write(modelPath, core::transformer::writeModel(core::transformer::modelOf(*run->trainer),
                                                   core::transformer::Precision::Float32));
    printScores(run->trainer->weights());
    recipe.localHeads = 0;
    const core::TrainingRunPtr other = trained(recipe, threads);
    write(learningPath, core::writeTraining(*run, kSnapshots, other->curve));
}

} // namespace

int main(int argc, char** argv)
{
    core::keepFreedMemory();
    if (argc < 3) {
        std::fprintf(stderr, "train-pets MODEL.safetensors LEARNING.safetensors [THREADS [SEED]]\n");
        return 2;
    }
    try {
        train(argv[1], argv[2], argc > 3 ? std::stoi(argv[3]) : 1, argc > 4 ? std::stoul(argv[4]) : 1);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "train-pets: %s\n", error.what());
        return 1;
    }
}
