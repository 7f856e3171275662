#include "core/number_text.h"
#include "core/transformer/trainer.h"

#include <algorithm>

namespace core::transformer {

Recipe petsRecipe()
{
    Recipe recipe;
    recipe.config.layers = 3;
    recipe.config.heads = recipe.config.kvHeads = 8;
    recipe.config.dModel = 64;
    recipe.config.dFf = 256;
    recipe.config.vocabulary = pets::vocabulary().size();
    recipe.config.context = 128;
    recipe.config.ropeBase = 1000;
    recipe.config.biases = Biases::QueryKey;
    recipe.stages = {{0, 4}, {2'000, 6}, {3'000, 12}};
    return recipe;
}

std::optional<Sentence> fault(const Recipe& recipe)
{
    if (auto found = fault(recipe.config))
        return found;
    if (recipe.config.vocabulary != pets::vocabulary().size())
        return Sentence(
            CORE_WORDS("the vocabulary is %1 words, expected the task's %2"),
            {std::to_string(recipe.config.vocabulary), std::to_string(pets::vocabulary().size())});
    const bool isCounted = recipe.steps >= 1 && recipe.stories >= 1 && recipe.questions >= 1;
    if (!isCounted)
        return Sentence(
            CORE_WORDS("steps, stories and questions are %1, %2 and %3, expected 1 or more"),
            {std::to_string(recipe.steps), std::to_string(recipe.stories), std::to_string(recipe.questions)});
    if (recipe.stages.empty() || recipe.stages.front().step != 0)
        return Sentence(CORE_WORDS("no words are given for the first step"));
    for (const VocabularyStage& stage : recipe.stages)
        if (stage.words < 4 || stage.words > pets::kWordsOfAKind)
            return Sentence(CORE_WORDS("%1 words of a kind from step %2, expected 4 to %3"),
                            {std::to_string(stage.words), std::to_string(stage.step),
                             std::to_string(pets::kWordsOfAKind)});
    if (!(recipe.learningRate > 0) || recipe.learningRate > 1)
        return Sentence(CORE_WORDS("the learning rate is %1, expected one above 0 and at most 1"),
                        {exactText(recipe.learningRate)});
    constexpr Index kLongestFact = 6;
    constexpr Index kLongestQuestion = 8;
    const Index longest = 2 * pets::kMostOwners * kLongestFact + recipe.questions * kLongestQuestion;
    if (recipe.config.context < longest)
        return Sentence(CORE_WORDS("the context is %1, expected at least %2 for a story with its questions"),
                        {std::to_string(recipe.config.context), std::to_string(longest)});
    return std::nullopt;
}

double learningRate(const Recipe& recipe, Index step)
{
    constexpr double kLast = 0.05;
    const auto share = [](Index part, Index whole) {
        return whole <= 0 ? 1.0 : std::min(1.0, static_cast<double>(part) / static_cast<double>(whole));
    };
    const double warm = share(step + 1, recipe.warmUp);
    const double cool = share(recipe.steps - step, recipe.coolDown);
    return recipe.learningRate * warm * (kLast + (1 - kLast) * cool);
}

Index wordsAt(const Recipe& recipe, Index step)
{
    Index words = 0;
    for (const VocabularyStage& stage : recipe.stages)
        if (stage.step <= step)
            words = stage.words;
    return words;
}

Lesson drawLesson(const Recipe& recipe, Index step, Index first, Index count)
{
    Lesson lesson;
    const auto answers = static_cast<double>(recipe.stories * recipe.questions);
    const auto answerWeight = static_cast<float>(1 / answers);
    const auto otherWeight = static_cast<float>(recipe.otherWeight / answers);
    for (Index story = first; story < first + count; ++story) {
        Draws draws(recipe.seed, static_cast<std::uint64_t>(step * recipe.stories + story));
        const pets::Story told = pets::drawStory({wordsAt(recipe, step)}, draws);
        std::vector<int> text = pets::tokens(told);
        std::vector<float> weights(text.size(), otherWeight);
        for (Index i = 0; i < recipe.questions; ++i) {
            const auto question = pets::kQuestions[static_cast<std::size_t>(draws.below(4))];
            const auto owner = draws.below(static_cast<Index>(told.triples.size()));
            const auto& about = told.triples[static_cast<std::size_t>(owner)];
            const auto asked = pets::tokens(question, about);
            text.insert(text.end(), asked.begin(), asked.end());
            weights.resize(text.size(), otherWeight);
            text.push_back(pets::answer(question, about));
            weights.push_back(answerWeight);
        }
        lesson.batch.add(text);
        // the token at i is what should follow the one at i − 1; nothing follows the last
        lesson.targets.tokens.insert(lesson.targets.tokens.end(), text.begin() + 1, text.end());
        lesson.targets.tokens.push_back(0);
        lesson.targets.weights.insert(lesson.targets.weights.end(), weights.begin() + 1, weights.end());
        lesson.targets.weights.push_back(0);
    }
    return lesson;
}

} // namespace core::transformer
