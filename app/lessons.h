#pragma once

#include "core/lesson.h"

#include <QString>

#include <memory>
#include <vector>

namespace app {

using core::LessonPtr;
using core::startSession;

/// The lessons that come with the program, in their order.
std::vector<LessonPtr> builtInLessons();

/// The built-in ones and one of the person's own: in the place of the one of its id, or else in front.
std::vector<LessonPtr> lessonsWith(const LessonPtr& own);

/// A lesson from a `lesson.json` on disk, with the `text.md` beside it; a folder stands for the one in it.
/// Throws core::LoadError.
LessonPtr lessonFromFile(const QString& path);

/// The first lesson with a trained model. There is one.
LessonPtr modelLesson(const std::vector<LessonPtr>& lessons);

/// The lesson of that id; nothing for any other text.
LessonPtr lessonWithId(const std::vector<LessonPtr>& lessons, const std::string& id);

} // namespace app
