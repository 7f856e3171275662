#include "core/model_room.h"

#include "core/errors.h"
#include "core/model_settings.h"
#include "core/model_start.h"
#include "tests/catch.h"
#include "tests/examples.h"

#include <nlohmann/json.hpp>

#include <cmath>

using namespace core;
using tests::kMiasPet;

namespace {

ModelInputs mia()
{
    return modelStart({{"text", kMiasPet}});
}

ModelInputs with(const ModelInputs& inputs, const char* key, const char* value)
{
    return core::apply(inputs, modelEdit(inputs, key, value));
}

std::string written(const ModelInputs& inputs)
{
    return generatedText(evaluate(inputs));
}

std::string refusal(const ModelInputs& inputs, const char* key, const char* value)
{
    try {
        with(inputs, key, value);
    } catch (const EditError& error) {
        return error.what();
    }
    return "(accepted)";
}

} // namespace

TEST_CASE("the shipped model answers fish, which no sentence says of Mia's pet", "[model]")
{
    const ModelResults results = evaluate(mia());
    CHECK(results.next.front().word == "fish");
    CHECK(results.next.front().probability >= 0.95);
    CHECK(results.answer.word == "fish");
    CHECK(results.next.size() == 10);
    for (std::size_t i = 1; i < results.next.size(); ++i)
        CHECK(results.next[i].probability <= results.next[i - 1].probability);
    CHECK(results.afterLayer.size() == 1 + static_cast<std::size_t>(results.trace.config.layers));
    CHECK(results.afterLayer.back().front().word == "fish"); // the last layer says what the model says
}

TEST_CASE("the share said of the likeliest word is that word's, whatever is off", "[model]")
{
    const ModelResults results = evaluate(with(mia(), "off", "1.3"));
    CHECK(results.next.front().word != results.answer.word);
    CHECK(std::get<double>(*namedValue(results, "next-share")) == results.next.front().probability);
    CHECK(std::get<double>(*namedValue(results, "answer")) == results.answer.probability);
}

TEST_CASE("the answer follows the text", "[model]")
{
    ModelInputs swapped = with(mia(), "word[3]", "dog");
    swapped = with(swapped, "word[8]", "cat");
    CHECK(swapped.text.starts_with("Mia raises a dog . John raises a cat ."));
    CHECK(evaluate(swapped).next.front().word == "bone");
}

TEST_CASE("what does not fit a model is refused in a sentence and changes nothing", "[model][refused]")
{
    const ModelInputs inputs = mia();
    CHECK(refusal(inputs, "text", "Mia raises a hamster .") ==
          "the model does not know the word \"hamster\"");
    CHECK(refusal(inputs, "text", "") == "the text has no words; write at least one");
    CHECK(refusal(inputs, "off", "9.0") ==
          "there is no head 9.0; layers go from 0 to 2 and heads from 0 to 7");
    CHECK(refusal(inputs, "off", "one") ==
          "off must be heads as layer.head, such as 1.3,2.0, or none, not \"one\"");
    CHECK(refusal(inputs, "query", "99") == "query must be a position from 0 to 27, not 99");
    CHECK(refusal(inputs, "word[99]", "cat") == "there is no token 99; positions go from 0 to 27");
    CHECK(refusal(inputs, "x", "1").starts_with("unknown setting \"x\"; known are model, text, word[i]"));
    CHECK_THROWS_AS(core::apply(inputs, AttentionEdit(SetQMultiplier{2})), EditError);
}

TEST_CASE("a head that is off is silent, and on again everything is as it was", "[model][law]")
{
    const ModelInputs inputs = mia();
    const ModelResults intact = evaluate(inputs);
    const ModelResults without = evaluate(with(inputs, "off", "1.3"));
    CHECK(without.trace.heads[1][3].output.isZero(0));
    CHECK_FALSE(without.trace.logits == intact.trace.logits);
    CHECK(evaluate(with(without.inputs, "off", "none")).trace.logits == intact.trace.logits);
    CHECK(with(inputs, "off", "2.0,1.3,2.0").off == std::vector<HeadPlace>{{1, 3}, {2, 0}});
}

TEST_CASE("an opened head's attention agrees with the weights that the model used", "[model][law]")
{
    ModelInputs inputs = mia();
    for (inputs.open.layer = 0; inputs.open.layer < 3; ++inputs.open.layer)
        for (inputs.open.head = 0; inputs.open.head < 8; ++inputs.open.head) {
            const ModelResults results = evaluate(inputs);
            const auto& used = results.trace.heads[static_cast<std::size_t>(inputs.open.layer)]
                                                  [static_cast<std::size_t>(inputs.open.head)];
            CHECK((results.head.trace.weights - used.weights).cwiseAbs().maxCoeff() < 1e-5);
            CHECK((results.head.trace.output - used.output).cwiseAbs().maxCoeff() < 1e-4);
        }
}

TEST_CASE("another head or query is looked into without running the model again", "[model][law]")
{
    const ModelInputs inputs = mia();
    const ModelResults before = evaluate(inputs);
    ModelInputs other = with(with(inputs, "layer", "2"), "head", "5");
    other = core::apply(other, AttentionEdit(SetQuery{4}));
    CHECK_FALSE(takesLong(other, &before));
    const ModelResults lent = evaluate(other, &before);
    const ModelResults anew = evaluate(other);
    CHECK(lent.query == 4);
    CHECK(lent.head.trace.weights == anew.head.trace.weights);
    CHECK(lent.afterLayer[1].front().probability == anew.afterLayer[1].front().probability);
    CHECK(takesLong(with(inputs, "off", "0.0"), &before));
    CHECK_FALSE(takesLong(inputs, nullptr)); // nothing else could be shown meanwhile
}

TEST_CASE("the heads that are missed most come first, each measured by a run without it", "[model]")
{
    const ModelResults results = evaluate(mia());
    REQUIRE(results.effects.size() == 24);
    for (std::size_t i = 1; i < results.effects.size(); ++i)
        CHECK(results.effects[i - 1].drop >= results.effects[i].drop);
    const auto& worst = results.effects.front();
    const ModelResults without = evaluate(with(mia(), "off", headText(worst.place).c_str()));
    CHECK(without.answer.word == "fish");
    CHECK(without.answer.probability == worst.without);
    CHECK(worst.without < 0.5); // the answer is lost
}

TEST_CASE("the settings of a model's inputs make them again", "[model][law]")
{
    const ModelInputs start = mia();
    ModelInputs inputs =
        with(with(with(start, "text", "What does the cat eat ?"), "query", "2"), "off", "0.1,2.7");
    inputs = with(with(with(inputs, "layer", "1"), "head", "6"), "temperature", "0.5");
    ModelInputs again = start;
    for (const auto& [key, value] : settings(start, inputs))
        again = core::apply(again, modelEdit(again, key, value));
    CHECK(again == inputs);
}

TEST_CASE("a token is added as the model writes on without dice", "[model]")
{
    ModelInputs inputs = with(mia(), "tokens", "1");
    CHECK(written(inputs) == core::apply(inputs, ModelEdit(AppendNext{})).text);
    inputs = with(with(inputs, "temperature", "2"), "tokens", "12");
    CHECK(written(inputs) == written(inputs)); // its dice are seeded
    CHECK(written(inputs) != written(with(inputs, "seed", "2")));
}

TEST_CASE("what is off and cut is so for what the model writes too", "[model][law]")
{
    const ModelInputs inputs = with(with(mia(), "tokens", "1"), "off", "1.3,2.3,2.7");
    CHECK(written(inputs) == core::apply(inputs, ModelEdit(AppendNext{})).text);
    CHECK(written(inputs) != written(with(inputs, "off", "none")));
}

TEST_CASE("written tokens are timed where that is asked for, and looked at elsewhere they stay", "[model]")
{
    const ModelInputs inputs = with(with(mia(), "tokens", "5"), "write", "on");
    CHECK_FALSE(evaluate(mia()).generated);
    const ModelResults results = evaluate(inputs);
    REQUIRE(results.generated);
    CHECK(results.generated->tokens.size() == 5);
    CHECK(results.generated->compared >= 1);
    CHECK(results.generated->alike == results.generated->compared);
    const ModelResults elsewhere = evaluate(with(inputs, "query", "2"), &results);
    CHECK(elsewhere.generated->readingMilliseconds == results.generated->readingMilliseconds);
    CHECK(takesLong(with(inputs, "seed", "3"), &results));
    CHECK_FALSE(takesLong(with(inputs, "query", "2"), &results));
    CHECK(evaluate(with(inputs, "tokens", "2"), &results).generated->tokens.size() == 2);
    CHECK_FALSE(evaluate(with(inputs, "write", "off"), &results).generated);
    CHECK(refusal(inputs, "write", "yes") == "write must be on or off, not \"yes\"");
}

TEST_CASE("what the sublayers add sums to the logit of what the model says there", "[model][law]")
{
    for (const char* query : {"3", "27"}) {
        const ModelResults results = evaluate(with(mia(), "query", query));
        const Matrix logits = results.trace.logits;
        CHECK(results.says.probability == transformer::probabilities(logits, results.query).maxCoeff());
        CHECK(results.stream.logit() == Approx(logits.row(results.query).maxCoeff()).margin(1e-4));
    }
    const ModelResults results = evaluate(with(mia(), "layer", "1"));
    CHECK(results.says.word == "fish");
    CHECK(std::get<Record>(*namedValue(results, "attribution")).at(3).name == "attention 1");
    CHECK(std::get<Matrix>(*namedValue(results, "stream")).rows() == 7);
    CHECK(std::get<Matrix>(*namedValue(results, "neurons")).cols() == 256);
    const auto heads = std::get<Matrix>(*namedValue(results, "head-attribution"));
    CHECK(heads.sum() == Approx(results.stream.logits[3]).margin(1e-4));
}

TEST_CASE("one's own numbers can start from a head of the model", "[model]")
{
    const AttentionInputs taken = takenFrom(AttentionInputs{}, mia());
    CHECK(taken.count() == 28);
    CHECK(taken.tokens.front() == "Mia");
    CHECK(taken.q.value() == evaluate(mia()).head.inputs.q.value());
}

TEST_CASE("surprise and perplexity are of the tokens after the first", "[model]")
{
    const ModelResults results = evaluate(mia());
    double bits = 0;
    for (const double each : results.surprise)
        bits += each;
    CHECK(results.surprise.front() == 0);
    CHECK(std::abs(results.perplexity - std::exp2(bits / 27)) < 1e-12);
}

TEST_CASE("a cut edge weighs nothing, and the others share its row", "[model][cuts]")
{
    const ModelInputs inputs = with(mia(), "cuts", "1.3:27>3");
    const ModelResults results = evaluate(with(with(inputs, "layer", "1"), "head", "3"));
    const auto& used = results.trace.heads[1][3].weights;
    CHECK(used(27, 3) == 0);
    CHECK(std::abs(used.row(27).sum() - 1) < 1e-6);
    CHECK((results.head.trace.weights - used).cwiseAbs().maxCoeff() < 1e-5);
    CHECK(results.answer.word == "fish");
    CHECK(results.answer.probability < 0.5);
    CHECK(with(inputs, "cuts", "none").cuts.empty());
    CHECK(core::apply(with(inputs, "off", "0.1"), ModelEdit(Mend{})) == mia());
    CHECK(with(inputs, "text", "What does the cat eat ?").cuts.empty()); // it has no such position
    CHECK(
        refusal(inputs, "cuts", "1.3:3>27") ==
        "there is no edge 1.3:3>27: the query must be a position from 0 to 27, and the key one that it sees");
    CHECK(refusal(inputs, "cuts", "1.3") == "cuts must be edges as layer.head:query>key, such as 1.3:27>3, "
                                            "or none, not 1.3");
}

TEST_CASE("each edge that carries the answer costs what a run without it says", "[model][cuts]")
{
    const ModelResults results = evaluate(mia());
    REQUIRE(results.hops.size() >= 3);
    for (const transformer::Hop& hop : results.hops) {
        const std::string edge = edgeText({hop.place, hop.query, hop.key});
        const ModelResults without = evaluate(with(mia(), "cuts", edge.c_str()));
        CHECK(results.answer.probability - without.answer.probability == Approx(hop.drop));
    }
}

TEST_CASE("two words are swapped wherever they stand", "[model]")
{
    const ModelInputs swapped = with(mia(), "swap", "Mia,John");
    CHECK(swapped.text == "John raises a cat . Mia raises a dog . The dog chews a bone . The cat eats fish . "
                          "What does John 's pet eat ?");
    CHECK(with(swapped, "swap", "John, Mia").text == kMiasPet);
    CHECK(evaluate(swapped).next.front().word == "fish");
    CHECK(refusal(mia(), "swap", "Mia") == "swap must be two words with a comma between them, not \"Mia\"");
    CHECK(refusal(mia(), "swap", "Mia,a cat") == "\"a cat\" is 2 words, expected one");
}

TEST_CASE("what is taken from another text's run brings its answer", "[model][patching]")
{
    constexpr const char* kOther =
        "John raises a cat . Mia raises a dog . The dog chews a bone . The cat eats fish . "
        "What does Mia 's pet eat ?";
    const ModelResults results = evaluate(with(mia(), "other", kOther));
    REQUIRE(results.other);
    CHECK(results.other->answer.word == "bone");
    CHECK(results.other->here < 0.01);
    const Matrix& patched = results.other->patched;
    CHECK(patched.rows() == 7);
    CHECK(patched.cols() == 28);
    CHECK(patched(6, 27) == Approx(results.other->answer.probability)); // everything of the last position
    CHECK(patched(0, 2) == Approx(results.other->here));                // the same word in both
    CHECK(patched.minCoeff() >= 0);
    CHECK(refusal(mia(), "other", "Who raises the cat ?") ==
          "the other text has 5 tokens; it must have 28, as many as the text");
    CHECK(with(results.inputs, "text", "Who raises the cat ?").other.empty());
    CHECK_FALSE(namedValue(evaluate(mia()), "patched"));
}
