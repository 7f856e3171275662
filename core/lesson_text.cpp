#include "core/lesson_text.h"

#include <sstream>

namespace core {

namespace {

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \t\n");
    const auto last = text.find_last_not_of(" \t\n");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

LessonSection& addSection(LessonText& text, const std::string& heading)
{
    const auto colon = heading.find(':'); // no id has one
    LessonSection& section = text.sections[trimmed(heading.substr(0, colon))];
    if (colon != std::string::npos)
        section.title = trimmed(heading.substr(colon + 1));
    return section;
}

void addHead(LessonText& text, const std::string& line)
{
    if (line.starts_with("# "))
        text.title = trimmed(line.substr(2));
    else if (line.starts_with("- "))
        text.pages.push_back(trimmed(line.substr(2)));
}

} // namespace

LessonText parseLessonText(const std::string& markdown)
{
    LessonText text;
    LessonSection* section = nullptr;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        if (line.starts_with("## "))
            section = &addSection(text, line.substr(3));
        else if (!section)
            addHead(text, line);
        else if (line.starts_with(">"))
            section->tryIt += trimmed(line.substr(1)) + "\n";
        else
            section->text += line + "\n";
    }
    for (auto& [id, found] : text.sections)
        found = {found.title, trimmed(found.text), trimmed(found.tryIt)};
    return text;
}

} // namespace core
