#include "core/transformer/trainer.h"

#include "core/transformer/backward.h"
#include "core/transformer/forward.h"
#include "core/transformer/initial_weights.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <thread>

namespace core::transformer {

namespace {

/// Stories whose slopes one thread sums; the sums are then added in order, so that threads change no bit.
constexpr Index kStoriesAShard = 8;

struct Shard
{
    explicit Shard(const Config& config) : gradient(config) {}

    Weights gradient;
    double answerLoss = 0;
    Index answers = 0;
    Index right = 0;
};

/// Counts the answers among the targets: those weighted most.
void countAnswers(const Lesson& lesson, const Rows<float>& logits, Shard& shard)
{
    const float most = *std::ranges::max_element(lesson.targets.weights);
    for (Index i = 0; i < logits.rows(); ++i) {
        if (lesson.targets.weights[static_cast<std::size_t>(i)] < most)
            continue;
        Index likeliest = 0;
        logits.row(i).maxCoeff(&likeliest);
        const Index target = lesson.targets.tokens[static_cast<std::size_t>(i)];
        const auto row = logits.row(i).cast<double>().array();
        ++shard.answers;
        shard.right += likeliest == target ? 1 : 0;
        shard.answerLoss += std::log((row - row[likeliest]).exp().sum()) - (row[target] - row[likeliest]);
    }
}

void learn(const Weights& weights, const Lesson& lesson, Shard& shard)
{
    thread_local Activations<float> run;
    thread_local BackwardScratch<float> scratch;
    forward(weights, lesson.batch, run);
    countAnswers(lesson, run.logits, shard);
    crossEntropy(run.logits, lesson.targets, run.logits);
    backward(weights, lesson.batch, run, run.logits, shard.gradient, scratch);
}

const Recipe& checked(const Recipe& recipe)
{
    if (const auto found = fault(recipe))
        throw std::invalid_argument(found->text());
    return recipe;
}

Weights firstWeights(const Recipe& recipe)
{
    Weights weights = initialWeights(recipe.config, recipe.seed);
    if (recipe.localHeads > 0)
        makeHeadsLocal(weights, recipe.localHeads, recipe.localStrength);
    return weights;
}

} // namespace

int allThreads()
{
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

Trainer::Trainer(const Recipe& recipe)
    : m_recipe(checked(recipe)), m_weights(firstWeights(recipe)), m_state(recipe.config)
{
}

Trainer::Trainer(const Recipe& recipe, Weights weights, AdamWState state)
    : m_recipe(checked(recipe)), m_weights(std::move(weights)), m_state(std::move(state))
{
    if (m_weights.config() != recipe.config || m_state.mean.config() != recipe.config)
        throw std::invalid_argument("what was kept is another configuration's than the recipe's");
}

StepReport Trainer::takeStep(int threads)
{
    const Index now = step();
    std::vector<Shard> shards;
    for (Index first = 0; first < m_recipe.stories; first += kStoriesAShard)
        shards.emplace_back(m_recipe.config);
    const auto work = [&](std::size_t from) {
        for (std::size_t i = from; i < shards.size(); i += static_cast<std::size_t>(threads)) {
            const Index first = static_cast<Index>(i) * kStoriesAShard;
            const Index count = std::min(kStoriesAShard, m_recipe.stories - first);
            learn(m_weights, drawLesson(m_recipe, now, first, count), shards[i]);
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work, static_cast<std::size_t>(i));
    work(0);
    for (std::thread& other : others)
        other.join();
    Shard& sum = shards.front();
    for (std::size_t i = 1; i < shards.size(); ++i) {
        sum.gradient.numbers() += shards[i].gradient.numbers();
        sum.answerLoss += shards[i].answerLoss;
        sum.answers += shards[i].answers;
        sum.right += shards[i].right;
    }
    const double rate = learningRate(m_recipe, now);
    const double size = adamW(m_weights, sum.gradient, m_state, rate, m_recipe.optimizer);
    const auto answers = static_cast<double>(std::max<Index>(sum.answers, 1));
    return {now + 1,
            wordsAt(m_recipe, now),
            sum.answerLoss / answers,
            static_cast<double>(sum.right) / answers,
            size,
            rate};
}

} // namespace core::transformer
