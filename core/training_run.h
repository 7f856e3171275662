#pragma once

#include "core/language_model.h"
#include "core/transformer/file_bytes.h"
#include "core/transformer/pets_evaluation.h"
#include "core/transformer/trainer.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// A training of a model on the task pets, as far as it went.
namespace core {

inline constexpr Index kExamEvery = 25;      // steps
inline constexpr Index kSnapshotEvery = 100; // steps

/// Mean nats an answer over the step's stories, before the step changed the weights.
struct StepLoss
{
    Index step = 0; // counted from 1
    double nats = 0;
};

/// Share of right answers to each kind of question, in the order of pets::kQuestions, about owners that no
/// training story holds, in as many words as the stories had so far.
struct Exam
{
    Index step = 0;
    std::array<double, transformer::pets::kQuestions.size()> right{};
};

struct LearningCurve
{
    std::vector<StepLoss> losses;
    std::vector<Exam> exams; // the first of step 0
};

/// The mean loss over the exam's steps that end with that step; 0 where none was taken.
double meanLoss(const LearningCurve& curve, Index step);

struct Snapshot
{
    Index step = 0;
    LanguageModelPtr model; // null: it is read when asked for (modelAt)
};

/// A value, which is shared and gone on from.
struct TrainingRun
{
    transformer::Recipe recipe;
    LearningCurve curve;
    std::vector<Snapshot> snapshots;             // by rising step: the first of step 0, the last the newest
    std::optional<transformer::Trainer> trainer; // none: the shipped training, which is over

    Index step() const { return snapshots.back().step; }
    bool isOver() const { return !trainer || trainer->isDone(); }
};

using TrainingRunPtr = std::shared_ptr<const TrainingRun>;

/// "pets after step 1500": what that snapshot's model is called.
std::string snapshotName(Index step);

/// A training at its step 0. Throws std::invalid_argument for a recipe with a fault.
TrainingRunPtr newTraining(const transformer::Recipe& recipe);

/// The training of the shipped model with a few of its snapshots.
TrainingRunPtr shippedTraining();

/// How the same went without heads that start out local.
const LearningCurve& trainingWithoutLocalHeads();

/// The training after so many steps more, at most to its recipe's end; on all of the machine's threads, or
/// the number given, with the same result.
TrainingRunPtr goneOn(const TrainingRun& run, Index steps, int threads = transformer::allThreads());

/// The model of the snapshot that is not after that step.
LanguageModelPtr modelAt(const TrainingRun& run, Index step);

/// That model as a file's bytes (readModel), with the recipe and the steps it had.
transformer::Bytes writeTrainedModel(const TrainingRun& run, Index step);

/// The place among the snapshots of the one nearest to that step.
std::size_t nearestSnapshot(const TrainingRun& run, Index step);

/// A safetensors file of the snapshots at those steps, in half precision, their tensors named
/// "step-1500.model.…", with the curves thinned to one loss (a mean) for each exam.
transformer::Bytes writeTraining(const TrainingRun& run, std::span<const Index> steps,
                                 const LearningCurve& withoutLocalHeads);

/// What writeTraining wrote, the models left for modelAt to read.
struct StoredTraining
{
    TrainingRun run;
    LearningCurve withoutLocalHeads;
};

/// Throws LoadError, which names the file.
StoredTraining readTraining(std::span<const std::byte> bytes, const std::string& name);

/// One snapshot's model out of it. Throws LoadError.
LanguageModelPtr readSnapshot(std::span<const std::byte> bytes, const std::string& name, Index step);

} // namespace core
