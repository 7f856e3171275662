#pragma once

#include "core/question.h"

#include <map>
#include <string>
#include <vector>

namespace core {

/// A step's prose: what it says and what it asks to try; in another language also its title.
struct LessonSection
{
    std::string title;
    std::string text;
    std::string tryIt;
    std::vector<Choice> choices; // of a question
};

/// The words of a lesson, as its `text.md` or, in another language, `text.de.md` holds them.
struct LessonText
{
    std::string title;
    std::vector<std::string> pages; // their titles
    std::map<std::string, LessonSection> sections;
};

/// Sections begin with "## step-id" or "## step-id: title" and hold what to try in lines "> ", and a
/// question's choices in lines "- words :: what is said to it", which end at the next or at a blank line;
/// before them may stand "# title" and the pages' titles in lines "- ". Lines may end as on Windows.
LessonText parseLessonText(const std::string& markdown);

} // namespace core
