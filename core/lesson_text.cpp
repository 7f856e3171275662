#include "core/lesson_text.h"

#include <sstream>
#include <utility>

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

/// "words :: what is said"; a line that is the choice's too goes on with either.
void addChoice(LessonSection& section, const std::string& line)
{
    const auto apart = line.find("::");
    section.choices.push_back({trimmed(line.substr(0, apart)),
                               apart == std::string::npos ? std::string() : trimmed(line.substr(apart + 2))});
}

void goOn(Choice& choice, const std::string& line)
{
    const auto apart = choice.said.empty() ? line.find("::") : std::string::npos;
    std::string& open = choice.said.empty() && apart == std::string::npos ? choice.words : choice.said;
    if (apart == std::string::npos) {
        open += " " + trimmed(line);
        return;
    }
    choice.words = trimmed(choice.words + " " + trimmed(line.substr(0, apart)));
    choice.said = trimmed(line.substr(apart + 2));
}

} // namespace

LessonText parseLessonText(const std::string& markdown)
{
    LessonText text;
    LessonSection* section = nullptr;
    bool isInChoice = false;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        const bool goesOn = std::exchange(isInChoice, false) && !trimmed(line).empty();
        if (line.starts_with("## "))
            section = &addSection(text, line.substr(3));
        else if (!section)
            addHead(text, line);
        else if (line.starts_with("- ")) {
            addChoice(*section, line.substr(2));
            isInChoice = true;
        } else if (goesOn) {
            goOn(section->choices.back(), line);
            isInChoice = true;
        } else if (line.starts_with(">"))
            section->tryIt += trimmed(line.substr(1)) + "\n";
        else
            section->text += line + "\n";
    }
    for (auto& [id, found] : text.sections)
        found = {found.title, trimmed(found.text), trimmed(found.tryIt), found.choices};
    return text;
}

} // namespace core
