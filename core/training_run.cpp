#include "core/training_run.h"

#include "core/shipped_files.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace core {

namespace {

namespace pets = transformer::pets;

constexpr const char* kLearningFile = "pets-learning.safetensors";
constexpr Index kExamStories = 64;
constexpr std::uint64_t kExamSeed = 77;

LanguageModelPtr modelNow(const transformer::Trainer& trainer)
{
    return std::make_shared<const LanguageModel>(
        LanguageModel{snapshotName(trainer.step()), trainer.weights(), pets::vocabulary()});
}

Exam exam(const transformer::Trainer& trainer)
{
    const Index words = transformer::wordsAt(trainer.recipe(), std::max<Index>(0, trainer.step() - 1));
    const pets::StoryKind unseen{words, 0, pets::StoryKind::Holds::HeldOutFirst};
    const pets::Scores scores = pets::evaluate(trainer.weights(), unseen, kExamStories, kExamSeed);
    Exam found{trainer.step(), {}};
    std::ranges::transform(scores, found.right.begin(), &pets::Score::share);
    return found;
}

/// Read once, since every lesson is read at each start.
const StoredTraining& shipped()
{
    static const StoredTraining training = readTraining(shippedLearning(), kLearningFile);
    return training;
}

LanguageModelPtr shippedSnapshot(Index step)
{
    static std::mutex mutex;
    static std::map<Index, LanguageModelPtr> models;
    const std::scoped_lock lock(mutex);
    LanguageModelPtr& model = models[step];
    if (!model)
        model = readSnapshot(shippedLearning(), kLearningFile, step);
    return model;
}

} // namespace

double meanLoss(const LearningCurve& curve, Index step)
{
    double sum = 0;
    Index count = 0;
    auto loss = std::ranges::upper_bound(curve.losses, step, {}, &StepLoss::step);
    while (loss != curve.losses.begin() && (--loss)->step > step - kExamEvery) {
        sum += loss->nats;
        ++count;
    }
    return count > 0 ? sum / static_cast<double>(count) : 0;
}

std::string snapshotName(Index step)
{
    return "pets after step " + std::to_string(step);
}

TrainingRunPtr newTraining(const transformer::Recipe& recipe)
{
    TrainingRun run{recipe, {}, {}, transformer::Trainer(recipe)};
    run.snapshots.push_back({0, modelNow(*run.trainer)});
    run.curve.exams.push_back(exam(*run.trainer));
    return std::make_shared<const TrainingRun>(std::move(run));
}

TrainingRunPtr shippedTraining()
{
    static const auto run = std::make_shared<const TrainingRun>(shipped().run);
    return run;
}

const LearningCurve& trainingWithoutLocalHeads()
{
    return shipped().withoutLocalHeads;
}

TrainingRunPtr goneOn(const TrainingRun& run, Index steps, int threads)
{
    TrainingRun longer = run;
    while (!longer.isOver() && steps-- > 0) {
        transformer::Trainer& trainer = *longer.trainer;
        longer.curve.losses.push_back({trainer.step() + 1, trainer.takeStep(threads).answerLoss});
        if (trainer.step() % kExamEvery == 0 || trainer.isDone())
            longer.curve.exams.push_back(exam(trainer));
        if (trainer.step() % kSnapshotEvery == 0 || steps == 0 || trainer.isDone()) {
            if (longer.step() > 0 && longer.step() % kSnapshotEvery != 0)
                longer.snapshots.pop_back(); // it was only the newest
            longer.snapshots.push_back({trainer.step(), modelNow(trainer)});
        }
    }
    return std::make_shared<const TrainingRun>(std::move(longer));
}

LanguageModelPtr modelAt(const TrainingRun& run, Index step)
{
    const auto after = std::ranges::upper_bound(run.snapshots, step, {}, &Snapshot::step);
    const Snapshot& found = after == run.snapshots.begin() ? *after : *(after - 1);
    return found.model ? found.model : shippedSnapshot(found.step);
}

std::size_t nearestSnapshot(const TrainingRun& run, Index step)
{
    const auto nearest = std::ranges::min_element(
        run.snapshots, {}, [&](const Snapshot& snapshot) { return std::abs(snapshot.step - step); });
    return static_cast<std::size_t>(nearest - run.snapshots.begin());
}

} // namespace core
