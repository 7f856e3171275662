#include "app/print_command.h"

#include "app/source.h"
#include "views/registry.h"

#include <algorithm>

namespace app {

std::string printed(const Command& command)
{
    const Source source = sourceOf(command);
    const core::Results results = core::evaluate(source.session);
    const auto value = core::namedValue(results, command.what.toStdString());
    if (!value) {
        std::string known;
        const std::vector<std::string> names = core::valueNames(results);
        if (std::ranges::find(names, command.what.toStdString()) != names.end())
            throw UsageError("there is no \"" + command.what.toStdString() +
                             "\" yet; for a trained model name a second text with --set other=TEXT");
        for (const std::string& name : names)
            known += " " + name;
        throw UsageError("lesson " + results.session.lesson + " has no result \"" +
                         command.what.toStdString() + "\"; it has" + known);
    }
    return core::write(*value, command.format.value_or(core::TextFormat::Text), source.decimals,
                       source.session.decimals);
}

std::string listed()
{
    std::string text;
    for (const LessonPtr& lesson : builtInLessons())
        text += lesson->id + "\t" + lesson->title + "\n";
    for (const views::ViewEntry& entry : views::viewEntries())
        text += std::string(entry.id) + "\t" + entry.title + "\n";
    return text + "window\tThe whole window\n";
}

} // namespace app
