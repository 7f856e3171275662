#include "core/transformer/trainer.h"

#include "core/transformer/forward.h"
#include "core/transformer/initial_weights.h"
#include "core/transformer/trace.h"
#include "tests/catch.h"
#include "tests/transformer/small_model.h"

using namespace core::transformer;
using core::Index;
using tests::sameBits;

namespace {

/// A recipe whose steps cost little.
Recipe smallRecipe()
{
    Recipe recipe = petsRecipe();
    recipe.config.layers = 2;
    recipe.config.dModel = 16;
    recipe.config.heads = recipe.config.kvHeads = 2;
    recipe.config.dFf = 32;
    recipe.steps = 300;
    recipe.stories = 20; // the last shard is not full
    recipe.localHeads = 2;
    return recipe;
}

Trainer trained(const Recipe& recipe, Index steps, int threads)
{
    Trainer trainer(recipe);
    for (Index i = 0; i < steps; ++i)
        trainer.takeStep(threads);
    return trainer;
}

} // namespace

TEST_CASE("200 steps of the same seed give the same bits, on one thread, two or three",
          "[trainer][law][long]")
{
    const Trainer first = trained(smallRecipe(), 200, 1);
    CHECK(sameBits(first.weights(), trained(smallRecipe(), 200, 1).weights()));
    CHECK(sameBits(first.weights(), trained(smallRecipe(), 200, 2).weights()));
    CHECK(sameBits(first.weights(), trained(smallRecipe(), 200, 3).weights()));
    Recipe other = smallRecipe();
    other.seed = 2;
    CHECK_FALSE(sameBits(first.weights(), trained(other, 200, 1).weights()));
}

TEST_CASE("a trainer gone on from what was kept ends with the same bits", "[trainer][law]")
{
    const Trainer whole = trained(smallRecipe(), 60, 1);
    const Trainer half = trained(smallRecipe(), 30, 1);
    Trainer resumed(half.recipe(), half.weights(), half.state());
    for (int i = 0; i < 30; ++i)
        resumed.takeStep(1);
    CHECK(sameBits(whole.weights(), resumed.weights()));
}

TEST_CASE("learning lowers the loss", "[trainer][long]")
{
    Trainer trainer(smallRecipe());
    const double before = trainer.takeStep(1).answerLoss;
    for (int i = 0; i < 150; ++i)
        trainer.takeStep(1);
    CHECK(trainer.takeStep(1).answerLoss < 0.8 * before);
}

TEST_CASE("a local head looks as far back as it was told, whatever the tokens", "[trainer]")
{
    Recipe recipe = petsRecipe();
    Weights weights = initialWeights(recipe.config, 1);
    makeHeadsLocal(weights, 4, 4000); // drowns what the drawn weights add
    const Trace run = trace(weights, tests::someTokens(20, recipe.config.vocabulary));
    for (Index head = 0; head < 4; ++head)
        for (Index query = 8; query < 20; ++query) {
            Index key = 0;
            run.heads[0][static_cast<std::size_t>(head)].weights.row(query).maxCoeff(&key);
            CHECK(query - key == head + 1);
        }
}

TEST_CASE("the rate warms up, stays and cools down", "[trainer]")
{
    const Recipe recipe = petsRecipe();
    CHECK(learningRate(recipe, 0) == Approx(recipe.learningRate / 100));
    CHECK(learningRate(recipe, 99) == Approx(recipe.learningRate));
    CHECK(learningRate(recipe, recipe.steps - recipe.coolDown) == Approx(recipe.learningRate));
    CHECK(learningRate(recipe, recipe.steps - 1) < recipe.learningRate / 15);
}

TEST_CASE("every answer is weighted a hundred times another token, the last token not at all", "[trainer]")
{
    Recipe recipe = petsRecipe();
    const Lesson lesson = drawLesson(recipe, 0, 0, 3);
    Index answers = 0;
    for (Index i = 0; i < lesson.batch.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        answers += lesson.targets.weights[at] > 0.5F / 128 ? 1 : 0;
    }
    CHECK(answers == 3 * recipe.questions);
    for (Index i = 0; i < 3; ++i) {
        const auto last = static_cast<std::size_t>(lesson.batch.starts[static_cast<std::size_t>(i)] +
                                                   lesson.batch.length(i) - 1);
        CHECK(lesson.targets.weights[last] == 0);
    }
}

TEST_CASE("a recipe that cannot be followed says why", "[trainer]")
{
    Recipe recipe = smallRecipe();
    recipe.config.context = 20;
    CHECK_THROWS_WITH(Trainer(recipe),
                      "the context is 20, expected at least 68 for a story with its questions");
    recipe = smallRecipe();
    recipe.learningRate = 0;
    CHECK_THROWS_WITH(Trainer(recipe), "the learning rate is 0, expected one above 0 and at most 1");
    recipe = smallRecipe();
    recipe.stages = {{0, 13}};
    CHECK_THROWS_WITH(Trainer(recipe), "13 words of a kind from step 0, expected 4 to 12");
    recipe.config.heads = 0;
    CHECK_THROWS_WITH(Trainer(recipe), "heads is 0, expected 1 to 1,048,576");
}
