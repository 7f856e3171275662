#include "core/errors.h"
#include "core/lesson.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <nlohmann/json.hpp>

using core::Lesson;
using core::LoadError;
using core::parseLesson;
using core::Stage;
using nlohmann::json;

namespace {

json lessonJson()
{
    return json::parse(R"({
        "id": "cat", "title": "The cat", "order": 3, "topic": "attention", "views": ["heatmap", "guide"],
        "start": {"tokens": ["a", "b"], "q": [[1], [2]], "k": [[3], [4]], "v": [[5], [6]], "query": 1},
        "steps": [
            {"id": "one", "title": "First", "stage": "scale", "key": 0, "points": "heatmap"},
            {"id": "two", "title": "Second", "set": {"mask": false, "q-multiplier": 0.5, "query": 0, "q[0,0]": 9}}
        ]})");
}

const std::string kText =
    "before the first section\n## one\nPosition {query}.\n\nMore.\n\n> Click.\n> Twice.\n\n## two\nSo.\n";

Lesson parsed(const json& object, const std::string& text = kText)
{
    return parseLesson("cat/lesson.json", object.dump(), text);
}

json lessonWith(json object, const char* pointer, const char* value)
{
    object[json::json_pointer(pointer)] = json::parse(value);
    return object;
}

json lessonWithout(json object, const char* key)
{
    object.erase(key);
    return object;
}

std::string lessonRefusal(const json& object)
{
    try {
        parsed(object);
        return "no refusal";
    } catch (const LoadError& error) {
        return error.what();
    }
}

const core::AttentionInputs& open(const core::Session& session)
{
    return std::get<core::AttentionInputs>(session.open());
}

} // namespace

TEST_CASE("a lesson is read as its folder describes it", "[lesson-file]")
{
    const Lesson lesson = parsed(lessonJson());
    CHECK(lesson.id == "cat");
    CHECK(lesson.title == "The cat");
    CHECK(lesson.order == 3);
    CHECK(lesson.views == std::vector<std::string>{"heatmap", "guide"});
    CHECK(std::get<core::AttentionInputs>(lesson.start).query == 1);
    CHECK(lesson.selection.stage == Stage::Scale);
    CHECK(lesson.selection.key == 0);
    REQUIRE(lesson.steps.size() == 2);
    CHECK(lesson.steps[0].text == "Position {query}.\n\nMore.");
    CHECK(lesson.steps[0].tryIt == "Click.\nTwice.");
    CHECK(lesson.steps[0].pointsAt == "heatmap");
    CHECK(lesson.steps[1].text == "So.");
    CHECK(lesson.steps[1].tryIt.empty());
    CHECK_FALSE(lesson.steps[1].stage);
    CHECK_FALSE(lesson.steps[1].key);
}

TEST_CASE("a page shows its own views and those on no page", "[lesson-file]")
{
    json object = lessonJson();
    object["views"] = {"guide"};
    object["pages"] = {{{"title", "One"}, {"views", {"heatmap", "bars"}}},
                       {{"title", "Two"}, {"views", {"mix", "bars"}}}};
    object["steps"][1]["page"] = 1;
    const Lesson lesson = parsed(object);
    CHECK(lesson.views == std::vector<std::string>{"guide", "heatmap", "bars", "mix"});
    CHECK(core::viewsOn(lesson, 0) == std::vector<std::string>{"guide", "heatmap", "bars"});
    CHECK(core::viewsOn(lesson, 1) == std::vector<std::string>{"guide", "bars", "mix"});
    CHECK(lesson.pages[1].title == "Two");
    CHECK(lesson.steps[1].page == 1U);
    CHECK_FALSE(lesson.steps[0].page);
    object["steps"][1]["page"] = 2;
    CHECK_THROWS_WITH(parsed(object), Catch::Matchers::EndsWith(
                                          "step 2: \"page\" must be a whole number from 0 to 1, not 2"));
}

TEST_CASE("a step shows the lesson's controls with its own settings", "[lesson-file]")
{
    const Lesson lesson = parsed(lessonJson());
    const core::Session start = core::startSession({lesson});
    const core::Session second = atStep(start, lesson, 1);
    CHECK(open(second).mask == core::MaskKind::None);
    CHECK(open(second).qMultiplier == 0.5);
    CHECK(open(second).query == 0);
    CHECK((*open(second).q)(0, 0) == 9);
    CHECK(open(atStep(second, lesson, 0)).mask == core::MaskKind::Causal);
    CHECK(open(atStep(second, lesson, 0)).query == 1);
}

TEST_CASE("a step leaves the numbers a person changed", "[lesson-file]")
{
    const Lesson lesson = parsed(lessonJson());
    core::Session session = core::startSession({lesson});
    session = core::apply(session, editNamed(session, "v[1,0]", "77"));
    CHECK((*open(atStep(session, lesson, 0)).v)(1, 0) == 77);
}

TEST_CASE("a session starts in the first lesson with every lesson at its start", "[lesson-file]")
{
    Lesson other = parsed(lessonJson());
    other.id = "other";
    const core::Session session = core::startSession({parsed(lessonJson()), other});
    CHECK(session.lesson == "cat");
    CHECK(session.decimals == core::kDefaultDecimals);
    CHECK(session.inputs.at("other") == other.start);
}

TEST_CASE("a lesson that does not fit is refused, saying where and why", "[lesson-file][error]")
{
    const json good = lessonJson();
    CHECK(lessonRefusal(lessonWithout(good, "title")) ==
          "cat/lesson.json: \"title\" is missing; expected a text");
    CHECK(lessonRefusal(lessonWith(good, "/order", "\"x\"")) ==
          "cat/lesson.json: \"order\" must be a whole number from 0 to 1,000,000, not \"x\"");
    CHECK(lessonRefusal(lessonWith(good, "/order", "1.5")) ==
          "cat/lesson.json: \"order\" must be a whole number from 0 to 1,000,000, not 1.5");
    CHECK(lessonRefusal(lessonWith(good, "/topic", "\"x\""))
              .starts_with("cat/lesson.json: \"topic\" is \"x\"; known are: attention"));
    CHECK(lessonRefusal(lessonWith(good, "/steps", "[]")) ==
          "cat/lesson.json: \"steps\" is missing, empty or not a list; a lesson has at least one step");
    CHECK(lessonRefusal(lessonWith(good, "/steps/0/stage", "\"x\"")) ==
          "cat/lesson.json: step 1: \"stage\" is \"x\"; expected score, scale, mask, softmax or mix");
    CHECK(lessonRefusal(lessonWith(good, "/steps/0/id", "\"x\"")) ==
          "cat/lesson.json: step 1: text.md has no section \"## x\"");
    CHECK(lessonRefusal(lessonWith(good, "/steps/1/set", "{\"query\": 2}")) ==
          "cat/lesson.json: step \"two\": query must be a whole number from 0 to 1, not 2");
    CHECK(lessonRefusal(lessonWith(good, "/start/v", "[[1]]")) ==
          "cat/lesson.json: \"v\" is 1×1, expected 2×1");
}

TEST_CASE("a step's key must be one of the lesson's", "[lesson-file][error]")
{
    for (const char* key : {"2", "-1"})
        CHECK_THROWS_WITH(parsed(lessonWith(lessonJson(), "/steps/0/key", key)),
                          "cat/lesson.json: step \"one\": \"key\" is " + std::string(key) +
                              ", expected 0 to 1");
}

TEST_CASE("a wrong placeholder is found when the lesson is read", "[lesson-file][error]")
{
    CHECK_THROWS_WITH(parsed(lessonJson(), "## one\n{logits}\n## two\n"),
                      "cat/lesson.json: step \"one\": placeholder {logits} names no result of this lesson");
    CHECK_THROWS_WITH(
        parsed(lessonJson(), "## one\n## two\n> {weights[2]}\n"),
        "cat/lesson.json: step \"two\": placeholder {weights[2]} names no result of this lesson");
}

TEST_CASE("a file that is no JSON is refused with its path", "[lesson-file][error]")
{
    CHECK_THROWS_AS(parseLesson("cat/lesson.json", "{", ""), LoadError);
    CHECK_THROWS_WITH(parseLesson("cat/lesson.json", "{", ""), tests::contains("cat/lesson.json: "));
    CHECK_THROWS_AS(parseLesson("cat/lesson.json", "", ""), LoadError);
    CHECK_THROWS_AS(parseLesson("cat/lesson.json", "[]", ""), LoadError);
}

TEST_CASE("what a lesson's file should not hold is refused, not passed over", "[lesson-file][error]")
{
    const json good = lessonJson();
    const std::pair<json, const char*> wrong[] = {
        {lessonWith(good, "/colour", "1"), "\"colour\" is unknown; known are id, title, order, topic, views, "
                                           "pages, start, steps, keepsControls"},
        {lessonWith(good, "/steps/1/sets", "{}"),
         "step 2: \"sets\" is unknown; known are id, title, set, stage, key, page, points, question"},
        {lessonWith(good, "/steps/1/set", "{\"query\": null}"),
         "step 2: \"query\" in \"set\" is not a number, a text, true or false"},
        {lessonWith(good, "/steps/1/set", "{\"query\": 18446744073709551615}"),
         "step \"two\": query must be a whole number from 0 to 1, not 18446744073709551615"},
        {lessonWith(good, "/steps/1/set", "[]"), "step 2: \"set\" is not an object {…}"},
        {lessonWith(good, "/steps/1/id", "\"one\""), "step 2: an earlier step is called \"one\" too"},
        {lessonWith(good, "/steps/0/points", "\"bars\""),
         "step 1: \"points\" is \"bars\", which is not among the lesson's \"views\""},
        {lessonWith(good, "/steps", "{\"id\": \"one\"}"),
         "\"steps\" is missing, empty or not a list; a lesson has at least one step"},
        {lessonWith(good, "/views", "[]"), "\"views\" is empty; a lesson shows at least one view"},
        {lessonWith(good, "/views", "[\"guide\", \"guide\"]"), "\"views\" names \"guide\" twice"},
        {lessonWith(good, "/id", "\"\""),
         "\"id\" is \"\"; expected a short word of letters, digits, - and _"},
        {lessonWith(good, "/id", "\"a\\nb\""),
         "\"id\" is \"a\nb\"; expected a short word of letters, digits, - and _"},
        {lessonWith(good, "/title", "\"a\\nb\""), "\"title\" is \"a\nb\"; expected one line of text"},
        {lessonWith(good, "/order", "-1"), "\"order\" must be a whole number from 0 to 1,000,000, not -1"},
        {lessonWith(good, "/order", "4294967296"),
         "\"order\" must be a whole number from 0 to 1,000,000, not 4294967296"},
        {lessonWith(good, "/steps/0/page", "0"),
         "step 1: \"page\" is there, but the lesson has no \"pages\"; leave it out"},
        {lessonWith(good, "/steps/0/key", "18446744073709551615"),
         "step 1: \"key\" is 18446744073709551615, too large a number"},
    };
    for (const auto& [object, sentence] : wrong)
        CHECK(lessonRefusal(object) == "cat/lesson.json: " + std::string(sentence));
}

TEST_CASE("text with the line ends of Windows is the same text", "[lesson-file]")
{
    std::string windows;
    for (const char c : kText)
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    CHECK(parsed(lessonJson(), windows).steps[0].text == parsed(lessonJson()).steps[0].text);
    CHECK(parsed(lessonJson(), windows).steps[0].tryIt == "Click.\nTwice.");
}

TEST_CASE("JSON nested without end is refused wherever it stands", "[lesson-file][error]")
{
    const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
    for (const char* place : {"\"x\"", "\"steps\"", "\"set\""})
        CHECK_THROWS_WITH(parseLesson("a.json", "{" + std::string(place) + ": " + deep + "}", ""),
                          tests::contains(std::string(place) +
                                          ": lists and objects stand more than 64 deep in one "
                                          "another; no file needs more than a few"));
    CHECK_THROWS_AS(parseLesson("a.json", std::string(200'000, '['), ""), LoadError);
}

TEST_CASE("what is no JSON is refused in words of our own, with its line and column", "[lesson-file][error]")
{
    const std::string advice =
        ": the JSON breaks off here; look for a missing comma, quote or bracket, or a sign that is not UTF-8";
    CHECK_THROWS_WITH(parseLesson("a.json", "{\n  \"id\": NaN}", ""),
                      "a.json: line 2, column 9: \"id\": NaN is no number; write a finite one");
    CHECK_THROWS_WITH(parseLesson("a.json", "{", ""), "a.json: line 1, column 2" + advice);
    CHECK_THROWS_WITH(
        parseLesson("a.json", "{\"order\": 1e999}", ""),
        "a.json: line 1, column 11: \"order\": a number is larger than 1.8e308; choose a smaller one");
}

namespace {

constexpr const char* kGerman =
    "# Die Katze\n\n## one: Erstens\nStelle {query}.\n\n> Klicke.\n\n## two: Zweitens\nSo.\n";

std::string germanRefusal(const json& object, const std::string& markdown)
{
    try {
        parseLesson("cat/lesson.json", object.dump(), kText, core::TranslatedText{"text.de.md", markdown});
        return "no refusal";
    } catch (const LoadError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("a lesson's words in another language take the place of its own", "[lesson-file][language]")
{
    const Lesson lesson = parseLesson("cat/lesson.json", lessonJson().dump(), kText,
                                      core::TranslatedText{"text.de.md", kGerman});
    CHECK(lesson.title == "Die Katze");
    CHECK(lesson.steps[0].title == "Erstens");
    CHECK(lesson.steps[0].text == "Stelle {query}.");
    CHECK(lesson.steps[0].tryIt == "Klicke.");
    CHECK(lesson.steps[1].title == "Zweitens");
    CHECK(lesson.steps[0].stage == Stage::Scale); // all that is no word stays
}

TEST_CASE("the pages' titles in another language are a list before the first step", "[lesson-file][language]")
{
    json object = lessonJson();
    object["pages"] = {{{"title", "One"}, {"views", {"heatmap"}}}, {{"title", "Two"}, {"views", {"mix"}}}};
    const std::string list = "# Die Katze\n- Eins\n- Zwei\n";
    const std::string sections = std::string(kGerman).substr(std::string(kGerman).find("## "));
    const Lesson lesson = parseLesson("cat/lesson.json", object.dump(), kText,
                                      core::TranslatedText{"text.de.md", list + sections});
    CHECK(lesson.pages[0].title == "Eins");
    CHECK(lesson.pages[1].title == "Zwei");
    CHECK(germanRefusal(object, kGerman) ==
          "cat/lesson.json: text.de.md has 0 lines \"- …\", expected 2, a title for each page");
}

TEST_CASE("what a translated text lacks is named", "[lesson-file][language]")
{
    CHECK(germanRefusal(lessonJson(), "## one: Erstens\n## two: Zweitens\n") ==
          "cat/lesson.json: text.de.md begins with no title \"# …\"");
    CHECK(germanRefusal(lessonJson(), "# Die Katze\n## one: Erstens\n") ==
          "cat/lesson.json: step 2: text.de.md has no section \"## two\"");
    CHECK(germanRefusal(lessonJson(), "# Die Katze\n## one: Erstens\n## two\n") ==
          "cat/lesson.json: step 2: the section \"## two\" of text.de.md has no title after a colon");
    CHECK(germanRefusal(lessonJson(), "# Die Katze\n## one: Erstens\n{nichts}\n## two: Zweitens\n")
              .starts_with("cat/lesson.json: step \"one\": "));
}
