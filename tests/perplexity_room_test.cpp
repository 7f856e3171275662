#include "core/errors.h"
#include "core/lesson.h"
#include "core/perplexity_topic.h"
#include "core/probability_step.h"
#include "tests/near.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

using core::EditError;
using core::evaluate;
using core::KeptState;
using core::LoadError;
using core::namedValue;
using core::PerplexityEdit;
using core::perplexityEdit;
using core::PerplexityInputs;
using core::perplexityStart;
using core::ProbabilityAxis;
using core::Record;
using core::steppedProbability;
using tests::isNear;
using tests::kRounding;

namespace {

using P = std::vector<double>;
using Words = std::vector<std::string>;

PerplexityInputs cat()
{
    return perplexityStart(nlohmann::json::parse(
        R"({"sentence": "The cat sat on the mat.", "p": [0.125, 0.0625, 0.25, 0.5, 0.5, 0.25, 0.5]})"));
}

PerplexityInputs with(const PerplexityInputs& inputs, std::string_view key, std::string_view value)
{
    return core::apply(inputs, perplexityEdit(inputs, key, value));
}

double perplexity(const PerplexityInputs& inputs)
{
    return evaluate(inputs).now.perplexity;
}

/// Inputs with every kind of change made to them.
PerplexityInputs changed()
{
    PerplexityInputs inputs = with(with(cat(), "p[1]", "1e-300"), "keep", "b");
    inputs = with(with(inputs, "sentence", "Mia's cat, well-fed, sat."), "keep", "a");
    inputs = with(with(inputs, "p[3]", "0.3"), "axis", "log");
    return with(with(inputs, "window", "9"), "stride", "7");
}

} // namespace

TEST_CASE("the cat's sentence has a perplexity of exactly 4", "[perplexity][room][hand]")
{
    const auto results = evaluate(cat());
    CHECK(results.now.perplexity == 4); // 3 + 4 + 2 + 1 + 1 + 2 + 1 = 14 bits ÷ 7
    CHECK(results.surprise == P{3, 4, 2, 1, 1, 2, 1});
    CHECK(results.worst == 1);
    CHECK(results.share[1] == 4.0 / 14);
    CHECK(core::selectable(results) == 7);
}

TEST_CASE("a list of probabilities sets how many tokens there are", "[perplexity][room][set]")
{
    CHECK(perplexity(with(cat(), "p", ".5,.25,.125")) == 4);
    CHECK(with(cat(), "p", ".5,.25,.125").sentence.tokens == Words{"The", "cat", "sat"});
    const auto ten = with(cat(), "p", ".1,.1,.1,.1,.1,.1,.1,.1,.1,.1");
    CHECK(perplexity(ten) == 10);
    CHECK(ten.sentence.tokens == Words{"The", "cat", "sat", "on", "the", "mat", ".", "The", "cat", "sat"});
    CHECK(perplexity(with(cat(), "p", "0.5,0")) == std::numeric_limits<double>::infinity());
}

TEST_CASE("one probability changes and the others stay", "[perplexity][room][set]")
{
    CHECK(with(cat(), "p[2]", "0.1").sentence.p == P{0.125, 0.0625, 0.1, 0.5, 0.5, 0.25, 0.5});
    CHECK(with(cat(), "p[0]", "1e-300").sentence.p[0] == 1e-300);
    CHECK(with(cat(), "p[6]", "0").sentence.p[6] == 0);
    CHECK(with(cat(), "p[6]", "1").sentence.p[6] == 1);
}

TEST_CASE("a bad probability is refused with where it is and what fits", "[perplexity][room][error]")
{
    const auto refuses = [](const char* key, const char* value, const char* sentence) {
        INFO(key << "=" << value);
        CHECK_THROWS_WITH(with(cat(), key, value), sentence);
        CHECK_THROWS_AS(with(cat(), key, value), EditError);
    };
    refuses("p[2]", "1.5", "p[2] must be a probability from 0 to 1, not 1.5");
    refuses("p[2]", "-0.1", "p[2] must be a probability from 0 to 1, not -0.1");
    refuses("p[2]", "1e-301", "p[2] must be 0 or at least 1e-300, not 1e-301");
    refuses("p[2]", "1e-400", "p[2] must be 0 or at least 1e-300, not 1e-400");
    refuses("p", "1,1e-400", "p[1] must be 0 or at least 1e-300, not 1e-400");
    refuses("p[2]", "1000000", "p[2] must be a probability from 0 to 1, not 1000000");
    refuses("p[2]", "1e400", "p[2] must be a probability from 0 to 1, not 1e400");
    for (const char* key : {"p[999]", "p[9999999999999999999]", "p[x]", "p[]", "p[0,1]"})
        refuses(key, "0.5", (std::string(key) + " does not exist: the tokens are 0 to 6").c_str());
    refuses("p[2]", "nan", "p[2] must be a probability from 0 to 1, such as 0.25, not \"nan\"");
    refuses("p[7]", "0.5", "p[7] does not exist: the tokens are 0 to 6");
    refuses("p[-1]", "0.5", "p[-1] does not exist: the tokens are 0 to 6");
    refuses("p", "0.5,2", "p[1] must be a probability from 0 to 1, not 2");
    refuses("p", "0.5,,1", "p[1] must be a probability from 0 to 1, such as 0.25, not \"\"");
    refuses("p", "", "p[0] must be a probability from 0 to 1, such as 0.25, not \"\"");
    CHECK_THROWS_WITH(core::apply(cat(), core::SetProbability{0, std::nan("")}),
                      "p[0] must be a probability from 0 to 1, not nan");
}

TEST_CASE("other bad values are refused in one sentence", "[perplexity][room][error]")
{
    const auto refuses = [](const char* key, const std::string& value, const char* sentence) {
        INFO(key << "=" << value);
        CHECK_THROWS_WITH(with(cat(), key, value), sentence);
    };
    std::string tooMany;
    for (int i = 0; i < 201; ++i)
        tooMany += "a ";
    refuses("sentence", "", "the sentence has no tokens; write at least one word");
    refuses("sentence", " ", "the sentence has no tokens; write at least one word");
    refuses("sentence", tooMany, "the sentence has 201 tokens; at most 200 fit");
    refuses("sentence", std::string(10'001, 'a'),
            "the sentence is longer than 10,000 bytes; write a shorter one");
    refuses("axis", "square", "axis must be linear or log, not \"square\"");
    refuses("preset", "best",
            "preset must be perfect, uniform, surprise, all-but-one or impossible, not \"best\"");
    refuses("window", "0", "window must be a whole number from 1 to 200 tokens, not 0");
    refuses("window", "many", "window must be a whole number from 1 to 200 tokens, not \"many\"");
    refuses("window", "99999999999999999999",
            "window must be a whole number from 1 to 200 tokens, not 99999999999999999999");
    refuses("stride", "5",
            "stride must be a whole number from 1 to 4 tokens, no more than the window, not 5");
    refuses("keep", "c", "keep must be a or b, not \"c\"");
    refuses("recall", "a", "nothing is kept as a yet; keep the sentence as a first");
    refuses(
        "temperature", "1",
        "unknown setting \"temperature\"; known are p, p[i], sentence, axis, preset, window, stride, keep, "
        "recall and decimals");
}

TEST_CASE("blanks after the commas of probabilities count for nothing", "[perplexity][room]")
{
    CHECK(with(cat(), "p", ".5, .25,\t.125 ").sentence.p == P{0.5, 0.25, 0.125});
    CHECK(with(cat(), "p[ 1 ]", "1").sentence.p[1] == 1);
}

TEST_CASE("presets mean the same for every sentence", "[perplexity][room][hand]")
{
    for (const char* sentence : {"The cat sat on the mat.", "Fish", "...", "a b c d e f g h i j k l!"}) {
        const auto own = with(cat(), "sentence", sentence);
        CHECK(perplexity(with(own, "preset", "perfect")) == 1);
        CHECK(perplexity(with(own, "preset", "uniform")) == 10);
        CHECK(std::isinf(perplexity(with(own, "preset", "impossible"))));
        CHECK(with(own, "preset", "uniform").sentence.tokens == own.sentence.tokens);
    }
    CHECK(perplexity(with(cat(), "preset", "all-but-one")) == 2); // 7 bits ÷ 7 tokens
    CHECK(with(cat(), "preset", "all-but-one").sentence.p == P{1, 1, 1, 1, 1, 0.0078125, 1});
    CHECK(with(cat(), "preset", "surprise").sentence.p == P{0.5, 0.5, 0.5, 0.5, 0.5, 0.001, 0.5});
}

TEST_CASE("tokens that stay keep their probabilities", "[perplexity][room]")
{
    const auto own = with(cat(), "sentence", "The black cat sat on the mat.");
    CHECK(own.sentence.tokens == Words{"The", "black", "cat", "sat", "on", "the", "mat", "."});
    CHECK(own.sentence.p == P{0.125, 0.5, 0.0625, 0.25, 0.5, 0.5, 0.25, 0.5});
    CHECK(with(cat(), "sentence", "The cat.").sentence.p == P{0.125, 0.0625, 0.5});
    CHECK(with(cat(), "sentence", "Fish").sentence.p == P{0.5});
    CHECK(with(with(cat(), "p", "0.1"), "sentence", "The The The").sentence.p == P{0.1, 0.5, 0.5});
}

TEST_CASE("a smaller window takes the stride with it", "[perplexity][room]")
{
    CHECK(with(cat(), "window", "1").stride == 1);
    CHECK(with(cat(), "window", "9").stride == 2);
    CHECK(with(with(cat(), "window", "9"), "stride", "9").stride == 9);
}

TEST_CASE("what was kept comes back with its sentence", "[perplexity][room]")
{
    const auto kept = with(cat(), "keep", "a");
    const auto other = with(with(kept, "sentence", "Fish"), "keep", "b");
    CHECK(evaluate(other).kept[0]->perplexity == 4);
    CHECK(evaluate(other).kept[1]->tokens == 1);
    CHECK(with(other, "recall", "a").sentence == cat().sentence);
    CHECK(with(with(other, "recall", "a"), "recall", "b").sentence == other.sentence);
}

TEST_CASE("the controls go back and an own sentence stays", "[perplexity][room]")
{
    const PerplexityInputs start = cat();
    CHECK(withControlsOf(start, with(with(start, "p[0]", "1"), "axis", "log")) == start);
    const auto own = with(with(start, "sentence", "Fish swim."), "window", "7");
    CHECK(withControlsOf(start, own) == with(start, "sentence", "Fish swim."));
    CHECK(withControlsOf(start, with(start, "keep", "a")).kept[0]);
}

TEST_CASE("the settings make the same inputs again", "[perplexity][room][law]")
{
    for (const PerplexityInputs& inputs : {cat(), changed(), with(changed(), "recall", "b")}) {
        PerplexityInputs again = cat();
        for (const auto& [key, value] : settings(cat(), inputs))
            again = with(again, key, value);
        CHECK(again == inputs);
    }
    CHECK(settings(cat(), cat()).front().first == "axis"); // nothing of a sentence that is as it was
}

TEST_CASE("every name has a value, and perplexity a record", "[perplexity][room]")
{
    const auto results = evaluate(changed());
    for (const std::string& name : valueNames(results))
        CHECK(namedValue(results, name));
    CHECK_FALSE(namedValue(results, "weights"));
    CHECK_FALSE(namedValue(evaluate(cat()), "a"));
    const auto record =
        std::get<Record>(*namedValue(evaluate(with(cat(), "p", ".5,.25,.125")), "perplexity"));
    CHECK(record[0] == core::Field{"perplexity", 4});
    CHECK(core::write(record, core::TextFormat::Json, std::nullopt, 3) ==
          "{\"perplexity\":4,\"nats\":1.3862943611198906,\"bits\":2,\"geometricMean\":0.25,\"tokens\":3}\n");
    const auto infinite = *namedValue(evaluate(with(cat(), "p", "0")), "perplexity");
    CHECK(core::write(infinite, core::TextFormat::Json, std::nullopt, 3) ==
          "{\"perplexity\":\"inf\",\"nats\":\"inf\",\"bits\":\"inf\",\"geometricMean\":0,\"tokens\":1}\n");
}

TEST_CASE("passes are rows of begin, first scored and end", "[perplexity][room]")
{
    const auto passes = std::get<core::Matrix>(*namedValue(evaluate(cat()), "passes"));
    CHECK(passes == core::Matrix{{0, 0, 4}, {2, 4, 6}, {4, 6, 7}});
}

TEST_CASE("every edit has a title", "[perplexity][room]")
{
    for (const PerplexityEdit& edit :
         {PerplexityEdit(core::SetProbability{0, 1}), PerplexityEdit(core::SetProbabilities{{1}}),
          PerplexityEdit(core::SetSentence{"a"}), PerplexityEdit(core::SetProbabilityAxis{}),
          PerplexityEdit(core::UsePerplexityPreset{}), PerplexityEdit(core::SetReadingWindow{1}),
          PerplexityEdit(core::SetReadingStride{1}), PerplexityEdit(core::KeepSentence{}),
          PerplexityEdit(core::RecallSentence{})})
        CHECK_FALSE(title(edit).empty());
}

TEST_CASE("arrow keys move a probability along its axis", "[perplexity][room][hand]")
{
    const auto linear = ProbabilityAxis::Linear;
    CHECK(steppedProbability(0.29, linear, 1) == 0.3);
    CHECK(steppedProbability(0.3, linear, -10) == 0.2);
    CHECK(steppedProbability(0.995, linear, 1) == 1);
    CHECK(steppedProbability(1e-300, linear, -1) == 0);
    CHECK(steppedProbability(1e-300, linear, 1) == 0.01);
    const auto powers = ProbabilityAxis::Logarithmic;
    CHECK(steppedProbability(0.01, powers, 10) == 0.1);
    CHECK(steppedProbability(0.1, powers, -1) == 0.079);
    CHECK(steppedProbability(1, powers, 1) == 1);
    CHECK(steppedProbability(1e-299, powers, -10) == 1e-300);
    CHECK(steppedProbability(1e-300, powers, -1) == 0);
    CHECK(steppedProbability(0, powers, -1) == 0);
    CHECK(steppedProbability(0, powers, 1) == 0.001);
}

TEST_CASE("steps up and down again meet", "[perplexity][room][law]")
{
    for (const auto axis : {ProbabilityAxis::Linear, ProbabilityAxis::Logarithmic}) {
        double p = 0.5;
        for (int i = 0; i < 20; ++i)
            p = steppedProbability(p, axis, -1);
        for (int i = 0; i < 20; ++i)
            p = steppedProbability(p, axis, 1);
        CHECK(p == 0.5);
    }
}

TEST_CASE("a dragged probability has few digits", "[perplexity][room]")
{
    CHECK(core::withDigits(0.123456, 2) == 0.12);
    CHECK(core::withDigits(9.96e-7, 2) == 1e-6);
    CHECK(core::withDigits(0, 2) == 0);
    CHECK(core::withDigits(1, 3) == 1);
}

TEST_CASE("a start that does not fit is refused by key", "[perplexity][start][error]")
{
    const auto refuses = [](const char* start, const char* sentence) {
        INFO(start);
        CHECK_THROWS_WITH(perplexityStart(nlohmann::json::parse(start)), sentence);
        CHECK_THROWS_AS(perplexityStart(nlohmann::json::parse(start)), LoadError);
    };
    refuses("[]", "expected an object {…}");
    refuses("{}", "\"sentence\" is missing; expected a text");
    refuses(R"({"sentence": 3, "p": []})", "\"sentence\" is not a text");
    refuses(R"({"sentence": "a"})", "\"p\" is missing; expected a list of numbers");
    refuses(R"({"sentence": "a", "p": "1"})", "\"p\" is not a list of numbers");
    refuses(R"({"sentence": "a b", "p": [1]})", "\"p\" has 1 numbers, the sentence has 2 tokens");
    refuses(R"({"sentence": "a", "p": [2]})", "p[0] must be a probability from 0 to 1, not 2");
    refuses(R"({"sentence": "", "p": []})", "the sentence has no tokens; write at least one word");
    refuses(R"({"sentence": "a", "p": [1], "axis": 3})", "axis must be linear or log, not \"3\"");
    refuses(R"({"sentence": "a", "p": [1], "window": 1.5})",
            "window must be a whole number from 1 to 200 tokens, not 1.5");
    refuses(R"({"sentence": "a", "p": [1], "speed": 1})",
            "\"speed\" is unknown; known are sentence, p, axis, window, stride");
    const auto start = perplexityStart(
        nlohmann::json::parse(R"({"sentence": "a", "p": [1], "axis": "log", "window": 3, "stride": 3})"));
    CHECK(start.axis == ProbabilityAxis::Logarithmic);
    CHECK(start.window == 3);
    CHECK(start.stride == 3);
}
