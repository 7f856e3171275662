#pragma once

#include "core/selection.h"
#include "core/session.h"

#include <optional>
#include <string>
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
    std::optional<Index> key; // the cell it selects in the chosen row
    std::string pointsAt;     // the id of a view, or empty
};

/// A lesson as its folder `resources/lessons/<id>/` describes it.
struct Lesson
{
    std::string id;
    std::string title;
    int order = 0;
    std::vector<std::string> views; // ids of the views on screen
    TopicInputs start;
    Selection selection; // at the start
    std::vector<LessonStep> steps;
};

/// Reads `lesson.json` and `text.md`, whose sections "## step-id" hold the steps' prose and whose lines "> "
/// hold what to try. Throws LoadError: "path: where: what was found, what was expected".
Lesson parseLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown);

/// A session at the start of every lesson, with the first one open.
Session startSession(const std::vector<Lesson>& lessons);

/// What is looked at when the lesson is opened at a stage: its first step there, where it has one.
Selection selectionAt(const Lesson& lesson, Stage stage);

/// The session as a step shows it: the lesson's starting controls with the step's settings; numbers and
/// tokens that the person changed stay.
Session atStep(const Session& session, const Lesson& lesson, std::size_t step);

} // namespace core
