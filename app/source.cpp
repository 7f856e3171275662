#include "app/source.h"

#include "core/errors.h"

namespace app {

namespace {

std::string openLesson(Source& source, const Command& command)
{
    if (!command.file.isEmpty()) {
        const LessonPtr own = lessonFromFile(command.file);
        source.lessons = lessonsWith(own);
        return own->id;
    }
    if (command.lesson.isEmpty())
        return "exercise";
    if (lessonWithId(source.lessons, command.lesson.toStdString()))
        return command.lesson.toStdString();
    QStringList known;
    for (const LessonPtr& lesson : source.lessons)
        known << QString::fromStdString(lesson->id);
    throw UsageError("unknown lesson \"" + command.lesson.toStdString() + "\"; known are " +
                     known.join(QStringLiteral(", ")).toStdString());
}

void checkKey(const Command& command, const Source& source)
{
    const auto key = command.key.value_or(std::nullopt);
    if (!key)
        return;
    const core::Index keys = selectable(core::evaluate(source.session));
    if (keys == 0)
        throw UsageError("lesson " + source.session.lesson + " has nothing that --key could choose");
    if (*key < 0 || *key >= keys)
        throw UsageError("--key must be a whole number from 0 to " + std::to_string(keys - 1) + ", not " +
                         std::to_string(*key));
}

} // namespace

Source sourceOf(const Command& command)
{
    Source source;
    source.lessons = builtInLessons();
    const std::string open = openLesson(source, command);
    source.session = startSession(source.lessons);
    source.session.lesson = open;
    try {
        for (const auto& [key, value] : command.settings) {
            source.session = core::apply(source.session, core::editNamed(source.session, key, value));
            if (key == "decimals")
                source.decimals = source.session.decimals;
        }
        if (command.decimals) {
            source.session = core::apply(source.session, core::SetDecimals{*command.decimals});
            source.decimals = command.decimals;
        }
    } catch (const core::EditError& error) {
        throw UsageError(error.what());
    }
    checkKey(command, source);
    return source;
}

} // namespace app
