#pragma once

#include "core/selection.h"
#include "core/session.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// One step of the guide: what it says, what it shows, and where it points.
struct LessonStep
{
    std::string id;
    std::string title;
    std::string text;                                          // Markdown with placeholders, see prose.h
    std::string tryIt;                                         // a thing to do, or empty
    std::vector<std::pair<std::string, std::string>> settings; // as of --set; on top of the lesson's start
    std::optional<Stage> stage;
    std::optional<Index> key; // what it selects: the cell of the chosen row, the token
    std::optional<std::size_t> page;
    std::string pointsAt; // the id of a view, or empty
    std::optional<Question> question;
};

/// A part of a lesson that fills the window: a tab.
struct LessonPage
{
    std::string title;
    std::vector<std::string> views; // ids; a view may be on several pages
};

/// A lesson as its folder `resources/lessons/<id>/` describes it.
struct Lesson
{
    std::string id;
    std::string title;
    int order = 0;
    std::vector<std::string> views; // ids, of all pages
    std::vector<LessonPage> pages;  // none: everything is on screen at once
    TopicInputs start;
    Selection selection; // at the start
    std::vector<LessonStep> steps;
    bool keepsControls = false; // steps leave alone what a person has set: the lesson is a tool
};

using LessonPtr = std::shared_ptr<const Lesson>;

/// Reads `lesson.json`. The steps have no prose yet and are not tried. Throws LoadError: "path: where: what
/// was found, what was expected".
Lesson parseLessonJson(const std::string& path, const std::string& lessonJson);

/// Tries each step once, so that a wrong setting, key or placeholder is found when the lesson is read.
/// Throws LoadError.
void checkSteps(const std::string& path, const Lesson& lesson);

/// The lesson's words in another language: a `text.de.md` as lesson_text.h describes it, with all titles.
struct TranslatedText
{
    std::string name; // of the file
    std::string markdown;
};

/// Reads `lesson.json` and `text.md`, whose sections "## step-id" hold the steps' prose and whose lines "> "
/// hold what to try, puts the words of another language in their place, and tries the steps. Throws
/// LoadError.
Lesson parseLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown,
                   const std::optional<TranslatedText>& translated = std::nullopt);

/// The same for a lesson that is known to be faultless: its steps are not tried, which takes time.
Lesson trustedLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown,
                     const std::optional<TranslatedText>& translated = std::nullopt);

/// The ids of the views on screen at a page: its own and those that are on no page.
std::vector<std::string> viewsOn(const Lesson& lesson, std::size_t page);

/// A session at the start of every lesson, with the first one open.
Session startSession(const std::vector<Lesson>& lessons);
Session startSession(const std::vector<LessonPtr>& lessons);

/// What is looked at when the lesson is opened at a stage: its first step there, where it has one.
Selection selectionAt(const Lesson& lesson, Stage stage);

/// What is looked at when the guide goes to a step from another place.
Selection selectionAt(const Lesson& lesson, std::size_t step, Selection from);

/// The step of that id, where the lesson has one.
std::optional<std::size_t> stepNamed(const Lesson& lesson, std::string_view id);

/// What is said to an answer to the question of a step, judged by the results of the step as it begins.
struct Verdict
{
    bool isRight = false;
    std::string said; // prose
};

Verdict verdictOn(const Lesson& lesson, std::size_t step, const Answer& answer);

/// The session as a step shows it: the lesson's starting controls, unless it keeps a person's, with the
/// step's settings; numbers and tokens that the person changed stay.
Session atStep(const Session& session, const Lesson& lesson, std::size_t step);

} // namespace core
