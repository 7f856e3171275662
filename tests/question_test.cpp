#include "core/question.h"

#include "core/errors.h"
#include "core/lesson.h"
#include "core/lesson_text.h"
#include "core/session_file.h"
#include "tests/built_in_lessons.h"
#include "tests/catch.h"

#include <nlohmann/json.hpp>

using namespace core;

namespace {

/// A lesson of one step with that question, and what its text says under it.
Lesson asking(const std::string& question, const std::string& lines)
{
    const std::string json =
        R"({"id": "q", "title": "Q", "order": 1, "topic": "attention", "views": ["guide"],)"
        R"( "start": {"tokens": ["a", "b"], "q": [[1], [2]], "k": [[1], [3]], "v": [[4], [8]], "mask": "none"},)"
        R"( "steps": [{"id": "ask", "title": "Ask", "question": )" +
        question + "}]}";
    return parseLesson("q", json, "## ask\nWhat is it?\n\n" + lines);
}

std::string refusal(const std::string& question, const std::string& lines)
{
    try {
        asking(question, lines);
    } catch (const LoadError& error) {
        return error.what();
    }
    return "(accepted)";
}

const std::string kTwo = "- one :: No, look again\n  and again.\n- two\n  words :: Yes, {scores[1,1]}.\n";

} // namespace

TEST_CASE("a choice's words and what is said of them go on over lines", "[question]")
{
    const Lesson lesson = asking(R"({"right": 1})", kTwo + "\nAfter a blank line the text goes on.\n");
    const Question& question = *lesson.steps[0].question;
    REQUIRE(question.choices.size() == 2);
    CHECK(question.choices[0].words == "one");
    CHECK(question.choices[0].said == "No, look again and again.");
    CHECK(question.choices[1].words == "two words");
    CHECK(question.choices[1].said == "Yes, {scores[1,1]}.");
    CHECK(lesson.steps[0].text == "What is it?\n\n\nAfter a blank line the text goes on.");
}

TEST_CASE("the right choice is right, every other wrong, each with its own words", "[question]")
{
    const Lesson lesson = asking(R"({"right": 1, "facts": {"scores[1,1]": 6}})", kTwo);
    CHECK_FALSE(verdictOn(lesson, 0, Index{0}).isRight);
    CHECK(verdictOn(lesson, 0, Index{0}).said == "No, look again and again.");
    CHECK(verdictOn(lesson, 0, Index{1}).isRight);
}

TEST_CASE("a number is right within its distance, a cell where row and column are", "[question]")
{
    const std::string lines = "- right :: Yes.\n- other :: No.\n";
    const Lesson number = asking(R"({"number": "scores[1,0]", "within": 0.25})", lines);
    CHECK(verdictOn(number, 0, 2.0).isRight);
    CHECK(verdictOn(number, 0, 1.75).isRight);
    CHECK_FALSE(verdictOn(number, 0, 1.7).isRight);
    CHECK(verdictOn(number, 0, 5.0).said == "No.");
    const Lesson cell = asking(R"({"row": "1", "column": "best"})", lines);
    CHECK(verdictOn(cell, 0, std::array<Index, 2>{1, 1}).isRight);
    CHECK_FALSE(verdictOn(cell, 0, std::array<Index, 2>{1, 0}).isRight);
    CHECK_FALSE(verdictOn(cell, 0, std::array<Index, 2>{0, 1}).isRight);
}

TEST_CASE("a question whose answer the engine does not give is refused in a sentence", "[question][refused]")
{
    CHECK(refusal(R"({"right": 1, "facts": {"scores[1,1]": 5}})", kTwo) ==
          "q: step \"ask\": \"scores[1,1]\" is 6, the question says 5");
    CHECK(refusal(R"({"right": 2})", kTwo) ==
          "q: step \"ask\": the question has 2 lines \"- …\", expected 2 to 6, the right one among them");
    CHECK(refusal(R"({"number": "scores[1,0]", "within": 0.1})", "- right :: Yes.\n") ==
          "q: step \"ask\": the question has 1 lines \"- …\", expected 2: said to the right answer, and to "
          "any other");
    CHECK(refusal(R"({"right": 0})", "- a\n- b :: no\n") ==
          "q: step \"ask\": the choice \"a\" says nothing after \"::\"");
    CHECK(refusal(R"({"number": "nothing", "within": 0.1})", "- r :: a\n- o :: b\n") ==
          "q: step \"ask\": \"nothing\" names no number of this lesson");
    CHECK(refusal(R"({"right": 0})", "- a :: {nothing}\n- b :: no\n")
              .ends_with("placeholder {nothing} names no result of this lesson"));
    CHECK(refusal(R"({"best": 0})", kTwo).find("\"best\"") != std::string::npos);
}

TEST_CASE("answers are kept in the session, changed, undone by Reset All, and kept in its file",
          "[question][session-file]")
{
    const auto lessons = tests::builtInLessons();
    Session session = startSession(lessons);
    session.lesson = "exercise";
    const Session before = session;
    session = core::apply(session, AnswerQuestion{"check-first", Index{0}});
    session = core::apply(session, AnswerQuestion{"check-first", Index{1}});
    session = core::apply(session, AnswerQuestion{"check-scale", 2.121});
    session = core::apply(session, AnswerQuestion{"check-best", std::array<Index, 2>{3, 3}});
    CHECK(session.answers.at("exercise").size() == 3);
    const std::string text = sessionText({session, lessons.front()->selection, ""}, lessons);
    CHECK(parseSession("a", text, lessons).session.answers == session.answers);
    session = core::apply(session, ResetAll{before.open()});
    CHECK(session == before);
    const auto fault = [&](const std::string& answers) {
        try {
            parseSession("a",
                         R"({"format": "attention-lab/1", "lesson": "exercise", "answers": )" + answers + "}",
                         lessons);
        } catch (const LoadError& error) {
            return std::string(error.what());
        }
        return std::string("(accepted)");
    };
    CHECK(fault(R"({"exercise": {"check-first": 1}})") == "(accepted)");
    CHECK(
        fault(R"({"exercise": {"check-first": 3}})").ends_with("must be a whole number from 0 to 2, not 3"));
    CHECK(fault(R"({"exercise": {"question": 0}})")
              .ends_with("lesson \"exercise\" has no question \"question\""));
    CHECK(fault(R"({"exercise": {"check-best": 0}})")
              .ends_with("an answer must be a row and a column, such as [1, 0]"));
    CHECK(fault(R"({"nowhere": {}})").find("there is no lesson \"nowhere\"") != std::string::npos);
    CHECK(fault("[]").ends_with("\"answers\" is not an object {…} of lessons and their questions"));
}

TEST_CASE("of every lesson's question exactly one choice is right", "[question][lessons]")
{
    std::size_t questions = 0;
    for (const LessonPtr& lesson :
         tests::builtInLessons()) // whose facts and numbers were checked as it was read
        for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
            const auto& question = lesson->steps[i].question;
            if (!question || !std::holds_alternative<ChoiceQuestion>(question->kind))
                continue;
            ++questions;
            INFO(lesson->id << ", " << lesson->steps[i].id);
            Index right = 0;
            for (Index choice = 0; choice < static_cast<Index>(question->choices.size()); ++choice)
                right += verdictOn(*lesson, i, choice).isRight ? 1 : 0;
            CHECK(right == 1);
        }
    CHECK(questions > 0);
}
