#include "app/model_commands.h"

#include "app/model_file.h"
#include "core/errors.h"
#include "core/language_model.h"
#include "core/number_text.h"
#include "core/transformer/pets_evaluation.h"
#include "core/transformer/trainer_file.h"
#include "views/save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <array>
#include <csignal>
#include <cstdio>

namespace app {

namespace {

namespace pets = core::transformer::pets;

constexpr core::Index kQuestionsAsked = 1000; // of each kind
constexpr core::Index kQuestionsOnTheWay = 100;
constexpr std::uint64_t kSeedOfQuestions = 4242;

std::sig_atomic_t volatile interrupted = 0;

/// While it lives, Ctrl+C, a closed terminal and `kill` ask to stop instead of ending the program.
class InterruptAsksToStop
{
public:
    InterruptAsksToStop()
    {
        interrupted = 0;
        for (std::size_t i = 0; i < kSignals.size(); ++i)
            m_before[i] = std::signal(kSignals[i], [](int) { interrupted = 1; });
    }
    ~InterruptAsksToStop()
    {
        for (std::size_t i = 0; i < kSignals.size(); ++i)
            std::signal(kSignals[i], m_before[i]);
    }
    InterruptAsksToStop(const InterruptAsksToStop&) = delete;
    InterruptAsksToStop& operator=(const InterruptAsksToStop&) = delete;

private:
    static constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
    std::array<void (*)(int), kSignals.size()> m_before{};
};

/// Throws UsageError where the trained model could not be written, before it takes its time.
void checkTarget(const QString& path)
{
    const QFileInfo file(path);
    const std::string name = path.toStdString();
    if (file.suffix().toLower() == QLatin1String("bin"))
        throw UsageError(name + ": a trained model is a safetensors file; end its name in .safetensors");
    if (file.exists() && !file.isFile())
        throw UsageError(name + " is no file that a model can be written to");
    if (!file.dir().exists())
        throw UsageError(name + ": there is no such folder; make it first");
    if (!QFileInfo(file.exists() ? path : file.path()).isWritable())
        throw UsageError(name + " cannot be written to; name another file");
}

/// The model, or where its file cannot be written, in a file of its own beside the temporary ones.
void saveTrained(const core::transformer::Trainer& trainer, const QString& path)
{
    const core::transformer::Bytes bytes = core::transformer::writeTrainer(trainer);
    try {
        saveModel(path, bytes);
    } catch (const views::SaveError& error) {
        const QString rescued = QDir::temp().filePath(
            QStringLiteral("attention-lab-%1.safetensors").arg(QCoreApplication::applicationPid()));
        saveModel(rescued, bytes);
        throw std::runtime_error(std::string(error.what()) + "; the model is in " + rescued.toStdString());
    }
}

/// "what-pet-eats  2 owners  0.998", a line for each kind and number of owners.
std::string accuracies(const core::transformer::Weights& weights, core::Index asked)
{
    std::string text;
    for (const core::Index owners : {pets::kFewestOwners, pets::kMostOwners}) {
        const pets::StoryKind kind{pets::kWordsOfAKind, owners, pets::StoryKind::Holds::HeldOutFirst};
        const pets::Scores scores = pets::evaluate(weights, kind, asked, kSeedOfQuestions);
        for (const pets::Question question : pets::kQuestions) {
            std::string name = pets::questionName(question);
            name.resize(15, ' ');
            text += name + std::to_string(owners) + " owners  " +
                    core::fixedText(scores[static_cast<std::size_t>(question)].share(), 3) + "\n";
        }
    }
    return text;
}

core::transformer::Recipe recipeOf(const Training& asked)
{
    core::transformer::Recipe recipe = core::transformer::petsRecipe();
    recipe.seed = static_cast<std::uint64_t>(asked.seed.value_or(1));
    recipe.config.layers = asked.layers.value_or(recipe.config.layers);
    recipe.config.heads = recipe.config.kvHeads = asked.heads.value_or(recipe.config.heads);
    recipe.config.dModel = asked.width.value_or(recipe.config.dModel);
    recipe.config.dFf = 4 * recipe.config.dModel;
    recipe.localHeads = std::min(recipe.localHeads, recipe.config.heads);
    recipe.steps = asked.steps.value_or(recipe.steps);
    recipe.coolDown = std::min(recipe.coolDown, recipe.steps / 4);
    recipe.learningRate = asked.learningRate.value_or(recipe.learningRate);
    if (const auto wrong = fault(recipe))
        throw UsageError(wrong->text());
    return recipe;
}

core::transformer::Trainer trainerFor(const Training& asked)
{
    return asked.resume.isEmpty() ? core::transformer::Trainer(recipeOf(asked))
                                  : core::transformer::readTrainerFile(asked.resume.toStdString());
}

void showProgress(const core::transformer::StepReport& report, core::Index steps)
{
    constexpr int kWidth = 30;
    std::string bar(kWidth, ' ');
    bar.replace(0, static_cast<std::size_t>(report.step * kWidth / steps),
                static_cast<std::size_t>(report.step * kWidth / steps), '#');
    std::fprintf(stderr, "\r[%s] %5d of %d  loss %s  right %s %% ", bar.c_str(),
                 static_cast<int>(report.step), static_cast<int>(steps),
                 core::fixedText(report.answerLoss, 4).c_str(),
                 core::fixedText(100 * report.answersRight, 1).c_str());
}

} // namespace

std::string evaluated(const Command& command)
{
    const core::LanguageModelPtr model =
        command.model ? modelFrom(*command.model, command.tokenizer.value_or(QString()))
                      : core::shippedModel();
    const auto* words = std::get_if<core::transformer::Vocabulary>(&model->words);
    if (!words || words->words() != pets::vocabulary().words())
        throw UsageError("the model \"" + model->name +
                         "\" was not trained on the task pets; eval asks its questions");
    return accuracies(model->weights, kQuestionsAsked);
}

std::string trained(const Command& command)
{
    constexpr core::Index kProgressEvery = 20;
    constexpr core::Index kAskEvery = 1000;
    const InterruptAsksToStop stop;
    checkTarget(command.output);
    core::transformer::Trainer trainer = trainerFor(command.training);
    while (!trainer.isDone() && !interrupted) {
        const auto report = trainer.takeStep(core::transformer::allThreads());
        if (report.step % kProgressEvery == 0 || trainer.isDone())
            showProgress(report, trainer.recipe().steps);
        if (report.step % kAskEvery == 0)
            std::fprintf(stderr, "\n%s", accuracies(trainer.weights(), kQuestionsOnTheWay).c_str());
    }
    std::fprintf(stderr, "\n");
    saveTrained(trainer, command.output);
    if (!trainer.isDone())
        return "stopped after step " + std::to_string(trainer.step()) + "; go on with train --resume " +
               command.output.toStdString() + "\n";
    return accuracies(trainer.weights(), kQuestionsAsked);
}

} // namespace app
