#pragma once

#include "core/transformer/adamw.h"
#include "core/transformer/loss.h"
#include "core/transformer/pets_story.h"

#include <memory>
#include <vector>

namespace core::transformer {

/// From that step on stories are drawn from the first so many words of each kind.
struct VocabularyStage
{
    Index step = 0;
    Index words = 0;

    bool operator==(const VocabularyStage&) const = default;
};

/// How a model learns the task pets. The same recipe gives the same weights bit for bit on the same machine,
/// whatever the number of threads.
struct Recipe
{
    Config config; // its vocabulary is the task's
    std::uint64_t seed = 1;
    Index steps = 9'000;
    Index stories = 32;        // a step
    Index questions = 4;       // after each story
    double otherWeight = 0.01; // of a token that is no answer, against 1 of one that is
    std::vector<VocabularyStage> stages;
    Index localHeads = 4; // of the first layer, which start out looking 1, 2, 3, 4 back; 0: none
    double localStrength = 8;
    double learningRate = 0.003;
    Index warmUp = 100;     // steps in which the rate grows from 0
    Index coolDown = 2'500; // last steps, in which it falls to a twentieth
    AdamWSettings optimizer;
};

/// The recipe of the shipped model: 3 layers, width 64, 8 heads, 4 words of a kind, then 6, then 12.
Recipe petsRecipe();

/// What keeps a recipe from being followed, or nothing.
std::optional<Sentence> fault(const Recipe& recipe);

/// The learning rate of a step, counted from 0.
double learningRate(const Recipe& recipe, Index step);

/// How many words of a kind a step's stories are drawn from.
Index wordsAt(const Recipe& recipe, Index step);

/// One step's stories, with what should follow each token.
struct Lesson
{
    Batch batch;
    Targets targets;
};

/// Stories first … first + count − 1 of a step. The weights of a whole step's targets sum to about 1.
Lesson drawLesson(const Recipe& recipe, Index step, Index first, Index count);

/// What a step found, before it changed the weights.
struct StepReport
{
    Index step = 0;          // counted from 1
    Index words = 0;         // of a kind in this step's stories
    double answerLoss = 0;   // mean nats an answer
    double answersRight = 0; // share of answers that were the likeliest token
    double gradientLength = 0;
    double learningRate = 0;
};

/// As many as the machine runs at once, at least 1.
int allThreads();

/// A model that learns: a value, which can be copied, kept and gone on from.
class Trainer
{
public:
    /// Throws std::invalid_argument for a recipe with a fault.
    explicit Trainer(const Recipe& recipe);

    /// Goes on from what was kept. Throws std::invalid_argument when it is another configuration's.
    Trainer(const Recipe& recipe, Weights weights, AdamWState state);

    const Recipe& recipe() const { return m_recipe; }
    const Weights& weights() const { return m_weights; }
    const AdamWState& state() const { return m_state; }
    Index step() const { return m_state.steps; } // steps taken
    bool isDone() const { return step() >= m_recipe.steps; }

    /// Takes one step on so many threads, at least 1.
    StepReport takeStep(int threads);

private:
    Recipe m_recipe;
    Weights m_weights;
    AdamWState m_state;
};

} // namespace core::transformer
