#include "core/errors.h"
#include "core/session_file.h"
#include "tests/built_in_lessons.h"
#include "tests/catch.h"
#include "tests/examples.h"

#include <nlohmann/json.hpp>

#include <random>

using core::Index;
using core::LoadError;
using core::parseSession;
using core::SessionFile;
using nlohmann::json;
using tests::repeated;

namespace {

const std::vector<core::LessonPtr>& lessons()
{
    static const std::vector<core::LessonPtr> all = tests::builtInLessons();
    return all;
}

SessionFile readSession(const std::string& text)
{
    return parseSession("a.attnlab", text, lessons());
}

std::string written(const SessionFile& file)
{
    return core::sessionText(file, lessons());
}

const core::AttentionInputs& attention(const SessionFile& file)
{
    return std::get<core::AttentionInputs>(file.session.open());
}

/// A session of two tokens that a person could write, with one field set or, where the value is empty, left
/// out.
std::string two(const std::string& key = "decimals", const std::string& value = "3")
{
    json object = json::parse(R"({"format": "attention-lab/1", "lesson": "own", "tokens": ["a", "b"],
        "q": [[1, 0], [0, 1]], "k": [[1, 1], [0, 1]], "v": [[1], [2]], "mask": "causal", "qMultiplier": 1,
        "scale": true, "query": 1})");
    if (value.empty())
        object.erase(key);
    else
        object[key] = json::parse(value);
    return object.dump();
}

std::string sessionRefusal(const std::string& text)
{
    try {
        readSession(text);
    } catch (const LoadError& error) {
        return error.what();
    }
    return "nothing was refused";
}

struct Refusal
{
    std::string key;
    std::string value;
    std::string sentence; // after "a.attnlab: line 1, column …: "
};

} // namespace

TEST_CASE("a session that a person wrote by hand is read as written", "[session-file]")
{
    const SessionFile file =
        readSession(R"({"format": "attention-lab/1", "lesson": "own", "tokens": ["a","b"],
      "q": [[1, 0.5], [0, 1]], "k": [[1, 1], [0, 1]], "v": [[1], [2]], "mask": {"window": 1}, "qMultiplier": 0,
      "scale": false, "query": 0, "stage": "mix", "key": null, "palette": "grey", "decimals": 0, "plane": [1, 0]})");
    CHECK(file.session.lesson == "own");
    CHECK(attention(file).tokens == std::vector<std::string>{"a", "b"});
    CHECK((*attention(file).q)(0, 1) == 0.5);
    CHECK(attention(file).mask == core::MaskKind::Window);
    CHECK(attention(file).window == 1);
    CHECK(attention(file).qMultiplier == 0); // zero and false are values
    CHECK_FALSE(attention(file).scale);
    CHECK(attention(file).query == 0);
    CHECK(file.session.decimals == 0);
    CHECK(file.selection.stage == core::Stage::Mix);
    CHECK_FALSE(file.selection.key);
    CHECK(file.selection.plane == std::array<Index, 2>{1, 0});
    CHECK(file.palette == "grey");
}

TEST_CASE("what a session leaves out is as at the lesson's start", "[session-file]")
{
    for (const auto& lesson : lessons()) {
        const SessionFile file =
            readSession(R"({"format": "attention-lab/1", "lesson": ")" + lesson->id + "\"}");
        CHECK(file.session.open() == lesson->start);
        CHECK(file.selection == lesson->selection);
        CHECK(file.session.decimals == core::kDefaultDecimals);
    }
    CHECK(attention(readSession(two("mask", ""))).mask == core::MaskKind::Causal);
    CHECK_FALSE(attention(readSession(two("mask", "[[true, false], [true, true]]"))).drawn.empty());
}

TEST_CASE("a session of another lesson gives its settings as --set does", "[session-file]")
{
    const SessionFile file = readSession(R"({"format": "attention-lab/1", "lesson": "kv-memory",
        "set": {"layers": 5, "context": 1024}})");
    const auto all = settings(file.session.inputs.at("kv-memory"), file.session);
    CHECK(std::ranges::find(all, core::Setting{"layers", "5"}) != all.end());
    CHECK(std::ranges::find(all, core::Setting{"context", "1024"}) != all.end());
}

TEST_CASE("every session comes back from its file as it was", "[session-file][law]")
{
    for (const auto& lesson : lessons())
        for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
            SessionFile file;
            file.session = core::startSession(lessons());
            file.session.lesson = lesson->id;
            file.session = atStep(file.session, *lesson, step);
            file.session.decimals = static_cast<int>(step % 7);
            file.selection = selectionAt(*lesson, step, lesson->selection);
            file.palette = "cividis";
            const SessionFile back = readSession(written(file));
            INFO(written(file));
            CHECK(back.session == file.session);
            CHECK(back.selection == file.selection);
            CHECK(back.palette == file.palette);
            CHECK(written(back) == written(file));
        }
}

TEST_CASE("changes of lessons that are not open are kept too", "[session-file]")
{
    SessionFile file = readSession(two());
    file.session.lesson = "exercise";
    file.session =
        core::withSettings(file.session, {{"q-multiplier", "0"}, {"visible[0,3]", "on"}, {"q[1,1]", "0.1"}});
    file.session.lesson = "perplexity";
    file.session = core::withSettings(file.session, {{"sentence", "one two three"}, {"p[1]", "0.125"}});
    file.session.lesson = "own";
    file.session = core::withSettings(file.session, {{"a.tokens", "5"}, {"seed", "9"}});
    file.selection = {};
    CHECK(readSession(written(file)).session == file.session);
    CHECK(json::parse(written(file)).at("lessons").size() == 2);
}

TEST_CASE("finished weights and tokens taken over come back from their file", "[session-file][law]")
{
    SessionFile file = readSession(two());
    core::Matrix weights(2, 2);
    weights << 0.5, 0.5, 0.25, 0.5;
    const core::LoadTable table{core::LoadedTable::Weights, weights, {"x", "y"}};
    file.session = core::apply(file.session, core::TopicEdit(core::AttentionEdit(table)));
    file.selection.key = 1;
    CHECK(readSession(written(file)).session == file.session);

    file = readSession(two());
    file.session.lesson = "kv-cache";
    file.session = core::apply(file.session, core::TakeFrom{"own"});
    file.session = core::withSettings(file.session, {{"step", "2"}, {"keep", "window"}});
    file.selection = {};
    const SessionFile back = readSession(written(file));
    CHECK(back.session == file.session);
    CHECK(std::get<core::KvCacheInputs>(back.session.open()).source == "own");
}

TEST_CASE("a session file is laid out for reading", "[session-file]")
{
    const std::string text = written(readSession(two()));
    CHECK_THAT(text, tests::contains("{\n  \"format\": \"attention-lab/1\",\n  \"lesson\": \"own\",\n"
                                     "  \"tokens\": [\"a\", \"b\"],\n"
                                     "  \"q\": [\n    [1, 0],\n    [0, 1]\n  ],\n"));
    CHECK(text.ends_with("}\n"));
}

TEST_CASE("a wrong value of a session is refused with key, line and column", "[session-file][error]")
{
    const std::string rows = "is not a list of rows of numbers";
    const std::vector<Refusal> refusals{
        {"format", "\"attention-lab/2\"",
         "\"format\" is \"attention-lab/2\"; this program reads \"attention-lab/1\""},
        {"format", "1", "\"format\" is not a text"},
        {"format", "", "\"format\" is missing; write \"attention-lab/1\""},
        {"lesson", "", "\"lesson\" is missing; expected a text"},
        {"lesson", "null", "\"lesson\" is not a text"},
        {"tokens", "[]", "\"tokens\" is missing or empty; expected a list of words"},
        {"tokens", "\"a b\"", "\"tokens\" is not a list of words"},
        {"tokens", "[\"a\", 2]", "\"tokens\" is not a list of words"},
        {"tokens", "[\"a\", \"\"]", "token[1] is empty; write at least one character"},
        {"tokens", "[\"a\"]", "\"q\" is 2×2, expected 1×2"},
        {"tokens", "", "\"q\" is 2×2, expected 3×2"}, // the lesson's three
        {"q", "",
         "the lesson's \"q\" is 3×2 and stays where none is given, but with these it must be 2×2; give \"q\" "
         "too"},
        {"q", "[]", "\"q\" is missing or empty; expected a list of rows of numbers"},
        {"q", "[[], []]", "\"q\" is missing or empty; expected a list of rows of numbers"},
        {"q", "[1, 2]", "\"q\" " + rows},
        {"q", "{}", "\"q\" " + rows},
        {"q", "null", "\"q\" " + rows},
        {"q", "\"1 2\"", "\"q\" " + rows},
        {"q", "[[1, 2], [3, \"4\"]]", "\"q\" " + rows},
        {"q", "[[1, 2], [3, null]]", "\"q\" " + rows},
        {"q", "[[1, 2], [3, true]]", "\"q\" " + rows},
        {"q", "[[1, 2], [3]]", "\"q\" row 1 has 1 numbers, row 0 has 2"},
        {"q", "[[1], [3, 4]]", "\"q\" row 1 has 2 numbers, row 0 has 1"},
        {"q", "[[1, 2]]", "\"q\" is 1×2, expected 2×2"},
        {"q", "[[1, 2], [3, 4], [5, 6]]", "\"q\" is 3×2, expected 2×2"},
        {"k", "[[1], [2]]", "\"k\" is 2×1, expected 2×2"},
        {"k", "[[1, 2, 3], [4, 5, 6]]", "\"k\" is 2×3, expected 2×2"},
        {"v", "[[1]]", "\"v\" is 1×1, expected 2×1"},
        {"v", "[[1], [1e306]]",
         "\"q\": the numbers are too large to compute with, as scores or values could go beyond 1e+305; "
         "choose "
         "smaller ones"},
        {"x", "[[1], [2]]", "\"wq\" is missing or empty; expected a list of rows of numbers"},
        {"wq", "[[1]]", "\"x\" is missing or empty; expected a list of rows of numbers"},
        {"mask", "true",
         R"("mask" is true, expected "causal", "none", {"window": keys} or rows of true and false)"},
        {"mask", "\"Causal\"",
         R"("mask" is "Causal", expected "causal", "none", {"window": keys} or rows of true and false)"},
        {"mask", "null",
         R"("mask" is null, expected "causal", "none", {"window": keys} or rows of true and false)"},
        {"mask", "{}", R"("mask" must be {"window": a whole number from 1 to 2,048}, not {})"},
        {"mask", "{\"window\": 0}",
         R"("mask" must be {"window": a whole number from 1 to 2,048}, not {"window":0})"},
        {"mask", "{\"window\": 1.5}",
         R"("mask" must be {"window": a whole number from 1 to 2,048}, not {"window":1.5})"},
        {"mask", "{\"width\": 2}", R"("mask" has "width"; expected {"window": keys})"},
        {"mask", "[]", "\"mask\" has 0 rows; expected 2, one for each token"},
        {"mask", "[[true, false]]", "\"mask\" has 1 rows; expected 2, one for each token"},
        {"mask", "[[true], [true, true]]", "\"mask\" row 0 has 1 entries; expected 2, one for each token"},
        {"mask", "[[true, 1], [true, true]]", "\"mask\" row 0 is not a list of true and false"},
        {"mask", "[true, false]", "\"mask\" row 0 is not a list of true and false"},
        {"drawn", "true", "\"drawn\" is not a list of rows of true and false"},
        {"drawn", "[[true]]", "\"drawn\" row 0 has 1 entries; expected 2, one for each token"},
        {"qMultiplier", "\"1\"", "\"qMultiplier\" is not a number"},
        {"qMultiplier", "10.5", "\"qMultiplier\" must be a number from -10 to 10, not 10.5"},
        {"qMultiplier", "-11", "\"qMultiplier\" must be a number from -10 to 10, not -11"},
        {"scale", "0", "\"scale\" is not true or false"},
        {"scale", "\"on\"", "\"scale\" is not true or false"},
        {"query", "2", "\"query\" must be a whole number from 0 to 1, not 2"},
        {"query", "-1", "\"query\" must be a whole number from 0 to 1, not -1"},
        {"query", "0.5", "\"query\" must be a whole number from 0 to 1, not 0.5"},
        {"query", "\"0\"", "\"query\" must be a whole number from 0 to 1, not \"0\""},
        {"seed", "-1", "\"seed\" must be a whole number from 0 to 1,000,000, not -1"},
        {"stage", "\"soft\"", "\"stage\" is \"soft\"; expected score, scale, mask, softmax, mix"},
        {"stage", "3", "\"stage\" is not a text"},
        {"key", "2", "\"key\" must be a whole number from 0 to 1, not 2"},
        {"key", "\"none\"", "\"key\" must be a whole number from 0 to 1, not \"none\""},
        {"step", "\"first\"",
         "\"step\" is \"first\"; expected yours, numbers, draw, plane, compare, keep, check-turn, "
         "check-mask, "
         "check-value"},
        {"page", "4", "\"page\" must be a whole number from 0 to 3, not 4"},
        {"plane", "0", "\"plane\" must be two whole numbers from 0 to 63, such as [0, 1]"},
        {"plane", "[0]", "\"plane\" must be two whole numbers from 0 to 63, such as [0, 1]"},
        {"plane", "[0, 64]", "\"plane\" must be two whole numbers from 0 to 63, such as [0, 1]"},
        {"decimals", "7", "\"decimals\" must be a whole number from 0 to 6, not 7"},
        {"decimals", "2.5", "\"decimals\" must be a whole number from 0 to 6, not 2.5"},
        {"palette", "\"jet\"", "\"palette\" is \"jet\"; expected viridis, cividis, magma, grey"},
        {"set", "[]", "\"set\" is not an object {…}"},
        {"set", "{\"query\": null}", "\"query\" in \"set\" is not a number, a text, true or false"},
        {"set", "{\"query\": 9}", "query must be a whole number from 0 to 1, not 9"},
        {"pinned", "1", "\"pinned\": expected an object {…}"},
        {"pinned", "{\"query\": 5}", "\"pinned\": \"query\" must be a whole number from 0 to 1, not 5"},
        {"pinned", "{\"pinned\": {}}", "\"pinned\" holds a \"pinned\" state itself; leave that one out"},
        {"lessons", "[]", "\"lessons\" is not an object {…} of lessons"},
        {"lessons", "{\"own\": {}}", "\"own\" is the open lesson; write its fields outside of \"lessons\""},
        {"lessons", "{\"exercise\": 3}", "in \"exercise\": expected an object {…}"},
        {"lessons", "{\"exercise\": {\"query\": 4}}",
         "in \"exercise\": \"query\" must be a whole number from 0 to 3, not 4"},
        {"lessons", "{\"perplexity\": {\"tokens\": []}}",
         "in \"perplexity\": \"tokens\" is unknown; known are set"},
    };
    for (const Refusal& each : refusals) {
        const std::string said = sessionRefusal(two(each.key, each.value));
        CHECK_THAT(said, Catch::Matchers::StartsWith("a.attnlab: line 1, column "));
        CHECK_THAT(said, Catch::Matchers::EndsWith(": " + each.sentence));
    }
    CHECK(refusals.size() >= 60);
}

TEST_CASE("text that is no session is refused with line and column", "[session-file][error]")
{
    const std::string advice =
        "the JSON breaks off here; look for a missing comma, quote or bracket, or a sign that "
        "is not UTF-8";
    const std::string begin = "{\n \"format\": \"attention-lab/1\",\n \"lesson\": \"own\",\n";
    CHECK(sessionRefusal("") == "a.attnlab: line 1, column 1: " + advice);
    CHECK(sessionRefusal("[1, 2]") == "a.attnlab: line 1, column 1: expected an object {…}");
    CHECK(sessionRefusal("{\"format\": \"attention-lab/1\"") ==
          "a.attnlab: line 1, column 29: \"format\": " + advice);
    CHECK(sessionRefusal(begin + " \"q\": [[1, NaN]]}") ==
          "a.attnlab: line 4, column 12: \"q\": NaN is no number; write a finite one");
    CHECK(sessionRefusal(begin + " \"q\": [[1, -Infinity]]}") ==
          "a.attnlab: line 4, column 12: \"q\": -Infinity is no number; write a finite one");
    CHECK(sessionRefusal(begin + " \"q\": [[1, 1e999]]}") ==
          "a.attnlab: line 4, column 12: \"q\": a number is larger than 1.8e308; choose a smaller one");
    CHECK(sessionRefusal(begin + " \"q\": [[1, 2],,]}") == "a.attnlab: line 4, column 15: \"q\": " + advice);
    CHECK(sessionRefusal(begin + " \"query\": 01}") == "a.attnlab: line 4, column 12: \"query\": " + advice);
    CHECK(sessionRefusal(begin + " \"scale\": True}") ==
          "a.attnlab: line 4, column 11: \"scale\": " + advice);
    CHECK(sessionRefusal(begin + " \"tokens\": [\"ä\xff\"]}") ==
          "a.attnlab: line 4, column 15: \"tokens\": " + advice);
    CHECK(sessionRefusal(begin + " \"query\": 1,\n  \"query\": 1}") ==
          "a.attnlab: line 5, column 3: \"query\" is there twice; leave one out");
    CHECK(sessionRefusal(begin + " \"set\": {\"a.query\": 1, \"a.query\": 2}}") ==
          "a.attnlab: line 4, column 24: \"a.query\" is there twice; leave one out");
    CHECK(sessionRefusal(begin + " \"q\": " + repeated("[", 70) + repeated("]", 70) + "}") ==
          "a.attnlab: line 4, column 70: \"q\": lists and objects stand more than 64 deep in one another; no "
          "file "
          "needs more than a few");
    CHECK(sessionRefusal(begin + " \"colour\": 1}")
              .starts_with(
                  "a.attnlab: line 4, column 12: \"colour\" is unknown; known are weights, tokens, x, wq"));
    CHECK(sessionRefusal("{\"format\": \"attention-lab/1\",\n\"lesson\": \"mine\"}")
              .starts_with("a.attnlab: line 2, column 11: there is no lesson \"mine\"; known are "));
}

TEST_CASE("the place of a refused value is where it stands", "[session-file][error]")
{
    const std::string text =
        "{\"format\": \"attention-lab/1\", \"lesson\": \"own\", \"tokens\": [\"ä\", \"b\"],\n"
        " \"k\": [[1, 1], [0, 1]],\n"
        " \"q\": [[1, 0],\n"
        "       [0, \"1\"]], \"v\": [[1], [2]]}";
    CHECK(sessionRefusal(text) == "a.attnlab: line 4, column 12: \"q\" is not a list of rows of numbers");
    CHECK(
        sessionRefusal(
            "{\"format\": \"attention-lab/1\", \"lesson\": \"own\",\n \"lessons\": {\n  \"exercise\":"
            " {\"query\":\n4}}}") ==
        "a.attnlab: line 4, column 1: in \"exercise\": \"query\" must be a whole number from 0 to 3, not 4");
}

TEST_CASE("no cut or changed byte of a session does harm", "[session-file][error]")
{
    const std::string text = written(readSession(two("mask", "[[true, false], [true, true]]")));
    for (std::size_t length = 0; length < text.size() - 2; ++length)
        CHECK(sessionRefusal(text.substr(0, length)).starts_with("a.attnlab: line "));
    std::mt19937 bits(3);
    for (int i = 0; i < 2000; ++i) {
        std::string changed = text;
        changed[bits() % changed.size()] = static_cast<char>(bits());
        CHECK_NOTHROW(sessionRefusal(changed)); // read, or refused as LoadError
    }
}

TEST_CASE("only an object with a format is taken for a session", "[session-file]")
{
    CHECK(core::looksLikeSession(two()));
    CHECK(core::looksLikeSession("{\"format\": 1}"));
    CHECK_FALSE(core::looksLikeSession("{\"id\": \"own\"}"));
    CHECK_FALSE(core::looksLikeSession("1,2\n3,4"));
}
