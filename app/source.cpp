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
    return source;
}

} // namespace app
