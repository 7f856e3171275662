#include "core/errors.h"
#include "core/training_room.h"
#include "core/training_settings.h"
#include "core/transformer/initial_weights.h"
#include "core/transformer/trainer_file.h"
#include "tests/catch.h"

#include <nlohmann/json.hpp>

using namespace core;

namespace {

transformer::Recipe tinyRecipe()
{
    transformer::Recipe recipe = transformer::petsRecipe();
    recipe.config.layers = 1;
    recipe.config.heads = recipe.config.kvHeads = 2;
    recipe.config.dModel = 8;
    recipe.config.dFf = 16;
    recipe.stories = 2;
    recipe.steps = 230;
    recipe.localHeads = 1;
    return recipe;
}

TrainingInputs tinyTraining()
{
    return core::apply(trainingThatReads("Who raises the cat ?"), TrainingEdit(SetRecipe{tinyRecipe()}));
}

TrainingInputs made(const TrainingInputs& inputs, const char* key, const char* value)
{
    return core::apply(inputs, trainingEdit(inputs, key, value));
}

std::string refusalOf(const TrainingInputs& inputs, const char* key, const char* value)
{
    try {
        made(inputs, key, value);
    } catch (const EditError& error) {
        return error.what();
    }
    return "taken";
}

bool haveSameNumbers(const LanguageModelPtr& a, const LanguageModelPtr& b)
{
    return (a->weights.numbers() == b->weights.numbers()).all();
}

} // namespace

TEST_CASE("a training gone on with in parts is the one made at once, on any threads", "[training][law]")
{
    const TrainingRunPtr start = newTraining(tinyRecipe());
    const TrainingRunPtr whole = goneOn(*start, 30, 1);
    const TrainingRunPtr parts = goneOn(*goneOn(*goneOn(*start, 7, 2), 1, 1), 22, 2);
    REQUIRE(parts->step() == 30);
    CHECK(haveSameNumbers(parts->snapshots.back().model, whole->snapshots.back().model));
    REQUIRE(parts->curve.losses.size() == 30);
    for (std::size_t i = 0; i < 30; ++i)
        CHECK(parts->curve.losses[i].nats == whole->curve.losses[i].nats);
    REQUIRE(parts->curve.exams.size() == 2); // of steps 0 and 25
    CHECK(parts->curve.exams[1].right == whole->curve.exams[1].right);
    CHECK(start->step() == 0); // what was shared has not changed
}

TEST_CASE("every hundredth step and the newest are kept, up to the recipe's end", "[training]")
{
    TrainingRunPtr run = newTraining(tinyRecipe());
    for (int i = 0; i < 4; ++i)
        run = goneOn(*run, 60, 2);
    std::vector<Index> steps;
    for (const Snapshot& snapshot : run->snapshots)
        steps.push_back(snapshot.step);
    CHECK(steps == std::vector<Index>{0, 100, 200, 230});
    CHECK(run->isOver());
    CHECK(modelAt(*run, 150) == run->snapshots[1].model);
    CHECK(modelAt(*run, 229) == run->snapshots[2].model);
    CHECK(nearestSnapshot(*run, 160) == 2);
    CHECK(goneOn(*run, 10, 1)->step() == 230);
}

TEST_CASE("a training's file gives its snapshots in half precision and its curves thinned",
          "[training][file]")
{
    const TrainingRunPtr run = goneOn(*newTraining(transformer::petsRecipe()), 1, 2);
    const std::vector<Index> steps{0, 1};
    LearningCurve other = run->curve;
    other.exams.front().right = {0.25, 0.5, 0.75, 1};
    const transformer::Bytes bytes = writeTraining(*run, steps, other);
    const StoredTraining stored = readTraining(bytes, "a");
    REQUIRE(stored.run.snapshots.size() == 2);
    CHECK(stored.run.snapshots[1].step == 1);
    CHECK(stored.run.recipe.learningRate == run->recipe.learningRate);
    CHECK(stored.withoutLocalHeads.exams.front().right == other.exams.front().right);
    const auto read = readSnapshot(bytes, "a", 1)->weights.numbers();
    const auto& trained = run->snapshots[1].model->weights.numbers();
    CHECK((read - trained).abs().maxCoeff() <= trained.abs().maxCoeff() / 1024);
    CHECK_THROWS_AS(readSnapshot(bytes, "a", 7), LoadError);
    CHECK_THROWS_AS(readTraining(std::span(bytes).first(100), "a"), LoadError);
}

TEST_CASE("the shipped training leads from the recipe's first numbers to the shipped model", "[training]")
{
    const TrainingRun& run = *shippedTraining();
    REQUIRE(run.snapshots.size() == 12);
    CHECK(run.snapshots.front().step == 0);
    CHECK(run.step() == run.recipe.steps);
    CHECK(run.isOver());
    const auto distance = [](const LanguageModelPtr& a, const transformer::Weights& b) {
        return (a->weights.numbers() - b.numbers()).abs().maxCoeff();
    };
    CHECK(distance(modelAt(run, run.step()), shippedModel()->weights) < 0.01);
    CHECK(distance(modelAt(run, 0), newTraining(run.recipe)->trainer->weights()) < 0.01);
    CHECK(run.curve.exams.front().right.back() < 0.2);
    CHECK(run.curve.exams.back().right.back() >= 0.98);
    CHECK(trainingWithoutLocalHeads().exams.back().step == run.step());
}

TEST_CASE("the settings of a training make it again", "[training][law]")
{
    const TrainingInputs start = trainingThatReads("Who raises the cat ?");
    TrainingInputs inputs = made(made(made(start, "layers", "1"), "heads", "2"), "width", "8");
    inputs = made(made(made(made(inputs, "seed", "3"), "local", "off"), "trained", "2"), "head", "1");
    const TrainingInputs again =
        madeTogether(start, settings(start, inputs),
                     [](const TrainingInputs& from, const std::string& key, const std::string& value) {
                         return made(from, key.c_str(), value.c_str());
                     });
    CHECK(haveSameNumbers(again.reading.model, inputs.reading.model));
    CHECK(again.run->step() == 2);
    CHECK(again.run->recipe.localHeads == 0);
    CHECK(again.reading.open == inputs.reading.open);
    CHECK(again.reading.text == inputs.reading.text);
}

TEST_CASE("the model of the shown step reads the text, and the newest does where none is chosen",
          "[training]")
{
    TrainingInputs inputs = made(tinyTraining(), "trained", "150");
    CHECK(inputs.reading.model == modelAt(*inputs.run, 150));
    inputs = made(inputs, "step", "90");
    CHECK(inputs.step() == 100);
    CHECK(inputs.reading.model == modelAt(*inputs.run, 100));
    inputs = made(inputs, "trained", "151");
    CHECK(inputs.step() == 100);
    CHECK(made(inputs, "step", "newest").step() == 151);
    const TrainingResults results = evaluate(inputs);
    CHECK(results.model.trace.config == inputs.run->recipe.config);
    CHECK(results.exam.step == 100);
}

TEST_CASE("the loss at a step is the mean of the steps since the exam before", "[training]")
{
    const TrainingRunPtr run = goneOn(*newTraining(tinyRecipe()), 50, 2);
    double sum = 0;
    for (std::size_t i = 25; i < 50; ++i)
        sum += run->curve.losses[i].nats;
    CHECK(std::abs(meanLoss(run->curve, 50) - sum / 25) < 1e-12);
    CHECK(meanLoss(run->curve, 0) == 0);
}

TEST_CASE("looking into another head of a training does not read anew", "[training][law]")
{
    const TrainingInputs inputs = tinyTraining();
    const TrainingResults before = evaluate(inputs);
    CHECK_FALSE(takesLong(made(inputs, "head", "1"), &before));
    CHECK(takesLong(made(inputs, "trained", "1"), &before));
}

TEST_CASE("what does not fit a training is refused in a sentence", "[training][refused]")
{
    const TrainingInputs inputs = made(tinyTraining(), "trained", "2");
    CHECK(refusalOf(inputs, "heads", "3") ==
          "the model's width is 8, expected a multiple of heads, which is 3");
    CHECK(refusalOf(inputs, "trained", "1") ==
          "the training is at step 2 already; look at an earlier step, or begin again");
    CHECK(refusalOf(inputs, "run", "other") == "run must be shipped, not \"other\"");
    CHECK(refusalOf(inputs, "local", "1") == "local must be on or off, not \"1\"");
    CHECK(refusalOf(inputs, "tokens", "9").starts_with("unknown setting \"tokens\"; known are run, layers"));
    CHECK(refusalOf(inputs, "text", "a hamster") == "the model does not know the word \"hamster\"");
}

TEST_CASE("a trained model's file holds its numbers, its words and how it was trained", "[training]")
{
    const TrainingInputs inputs = made(tinyTraining(), "trained", "1");
    const auto bytes = writeTrainedModel(*inputs.run, 1);
    const transformer::Model model = transformer::readModel(bytes, "own");
    CHECK((model.weights.numbers() == inputs.reading.model->weights.numbers()).all());
    CHECK(model.vocabulary->words() == transformer::pets::vocabulary().words());
    CHECK(model.metadata.at("steps") == "1");
    CHECK(model.metadata.at("recipe") == transformer::recipeText(inputs.run->recipe));
}

TEST_CASE("the words of a step are those of the stories it was trained on so far", "[training]")
{
    const TrainingInputs shipped = trainingThatReads("Who raises the cat ?");
    for (const auto& [step, words] :
         {std::pair("2000", 4.0), std::pair("2300", 6.0), std::pair("9000", 12.0)})
        CHECK(std::get<double>(*namedValue(evaluate(made(shipped, "step", step)), "words")) == words);
}
