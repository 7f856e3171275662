#include "app/print_command.h"

#include "app/source.h"
#include "views/registry.h"

namespace app {

std::string printed(const Command& command)
{
    const core::Results results = core::evaluate(sourceOf(command).session);
    const auto value = core::namedValue(results, command.what.toStdString());
    if (!value) {
        std::string known;
        for (const std::string& name : core::valueNames(results))
            known += " " + name;
        throw UsageError("lesson " + results.session.lesson + " has no result \"" +
                         command.what.toStdString() + "\"; it has" + known);
    }
    const bool decimalsSet = results.session.decimals != core::kDefaultDecimals || command.decimals;
    return core::write(*value, command.format.value_or(core::TextFormat::Text),
                       decimalsSet ? std::optional(results.session.decimals) : std::nullopt,
                       results.session.decimals);
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
