// Trains the shipped model and keeps snapshots on the way:
//   train-pets OUT.safetensors [SNAPSHOT-FOLDER [THREADS [SEED]]]
// The same seed gives the same file bit for bit on the same machine, whatever the number of threads.
#include "core/transformer/pets_evaluation.h"
#include "core/transformer/trainer_file.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <exception>
#include <fstream>
#include <stdexcept>
#include <string>

using namespace core::transformer;

namespace {

/// Close together where the answers come: before the first jump, at each widening, at the end.
constexpr std::array<core::Index, 12> kSnapshots{0,    250,  500,  750,  1000, 1500,
                                                 2000, 2500, 3000, 3500, 5000, 9000};

void write(const std::string& path, const Bytes& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush())
        throw std::runtime_error(path + ": cannot be written");
}

void keepSnapshot(const Trainer& trainer, const std::string& folder)
{
    if (folder.empty() || std::ranges::find(kSnapshots, trainer.step()) == kSnapshots.end())
        return;
    std::string number = std::to_string(trainer.step());
    number.insert(0, 5 - number.size(), '0');
    write(folder + "/pets-" + number + ".safetensors", writeModel(modelOf(trainer), Precision::Float16));
}

void printScores(const Trainer& trainer)
{
    for (const core::Index owners : {2, 3}) {
        const pets::StoryKind unseen{pets::kWordsOfAKind, owners, pets::StoryKind::Holds::HeldOutFirst};
        const auto scores = pets::evaluate(trainer.weights(), unseen, 2000, 1234);
        std::printf("%d owners, unseen:", static_cast<int>(owners));
        for (const auto question : pets::kQuestions)
            std::printf(" %s %.4f", pets::questionName(question),
                        scores[static_cast<std::size_t>(question)].share());
        std::printf("\n");
    }
}

void train(const std::string& out, const std::string& folder, int threads, std::uint64_t seed)
{
    constexpr core::Index kReportEvery = 500;
    Recipe recipe = petsRecipe();
    recipe.seed = seed;
    Trainer trainer(recipe);
    keepSnapshot(trainer, folder);
    const auto start = std::chrono::steady_clock::now();
    while (!trainer.isDone()) {
        const StepReport report = trainer.takeStep(threads);
        keepSnapshot(trainer, folder);
        if (report.step % kReportEvery != 0)
            continue;
        const double seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        std::printf("step %5d: %.4f nats an answer, %.1f %% right, %.0f stories a second\n",
                    static_cast<int>(report.step), report.answerLoss, 100 * report.answersRight,
                    static_cast<double>(report.step * recipe.stories) / seconds);
        std::fflush(stdout);
    }
    write(out, writeModel(modelOf(trainer), Precision::Float32));
    printScores(trainer);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "train-pets OUT.safetensors [SNAPSHOT-FOLDER [THREADS [SEED]]]\n");
        return 2;
    }
    try {
        train(argv[1], argc > 2 ? argv[2] : "", argc > 3 ? std::stoi(argv[3]) : 1,
              argc > 4 ? std::stoul(argv[4]) : 1);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "train-pets: %s\n", error.what());
        return 1;
    }
}
