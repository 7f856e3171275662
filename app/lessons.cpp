#include "app/lessons.h"

#include "app/file_text.h"
#include "app/language.h"
#include "core/errors.h"
#include "views/registry.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace app {

namespace {

void checkViews(const std::string& path, const core::Lesson& lesson)
{
    const auto unknown = std::ranges::find_if(
        lesson.views, [](const std::string& id) { return !views::viewEntry(QString::fromStdString(id)); });
    if (unknown == lesson.views.end())
        return;
    QStringList known;
    for (const views::ViewEntry& entry : views::viewEntries())
        known << QLatin1String(entry.id);
    throw core::LoadError(CORE_WORDS("%1: \"views\" names \"%2\"; known are %3"), path, *unknown,
                          known.join(QStringLiteral(", ")).toStdString());
}

/// The text.md beside a lesson.json; where it cannot be read, the faults of the lesson.json come first.
std::string textBeside(const QString& json, const std::string& lessonJson)
{
    try {
        return textOf(QFileInfo(json).path() + QStringLiteral("/text.md"));
    } catch (const core::LoadError&) {
        const std::string path = json.toStdString();
        const core::Lesson lesson = core::parseLessonJson(path, lessonJson);
        checkViews(path, lesson);
        core::checkSteps(path, lesson);
        throw;
    }
}

/// The lesson's words in the language the program speaks, where the folder has them.
std::optional<core::TranslatedText> translatedTextBeside(const QString& json)
{
    const QString name = QStringLiteral("text.%1.md").arg(spokenLanguage());
    const QString path = QFileInfo(json).path() + QLatin1Char('/') + name;
    if (!QFileInfo::exists(path))
        return std::nullopt;
    return core::TranslatedText{name.toStdString(), textOf(path)};
}

/// One of the program's own: its steps are tried by tests, not at every start.
LessonPtr builtInLesson(const QString& folder)
{
    const QString json = folder + QStringLiteral("/lesson.json");
    return std::make_shared<core::Lesson>(core::trustedLesson(json.toStdString(), textOf(json),
                                                              textOf(folder + QStringLiteral("/text.md")),
                                                              translatedTextBeside(json)));
}

} // namespace

LessonPtr lessonFromFile(const QString& path)
{
    const QString json = QFileInfo(path).isDir() ? path + QStringLiteral("/lesson.json") : path;
    const std::string name = json.toStdString();
    const std::string lesson = textOf(json);
    const std::string text = textBeside(json, lesson);
    auto result =
        std::make_shared<core::Lesson>(core::parseLesson(name, lesson, text, translatedTextBeside(json)));
    checkViews(name, *result);
    return result;
}

std::vector<LessonPtr> builtInLessons()
{
    std::vector<LessonPtr> lessons;
    const QDir folder(QStringLiteral(":/lessons"));
    for (const QString& id : folder.entryList(QDir::Dirs))
        lessons.push_back(builtInLesson(folder.filePath(id)));
    std::ranges::sort(lessons, {}, [](const LessonPtr& lesson) { return lesson->order; });
    return lessons;
}

std::vector<LessonPtr> lessonsWith(const LessonPtr& own)
{
    std::vector<LessonPtr> lessons = builtInLessons();
    const auto same = std::ranges::find(lessons, own->id, [](const LessonPtr& lesson) { return lesson->id; });
    if (same != lessons.end())
        *same = own;
    else
        lessons.insert(lessons.begin(), own);
    return lessons;
}

LessonPtr modelLesson(const std::vector<LessonPtr>& lessons)
{
    return *std::ranges::find_if(lessons, [](const LessonPtr& lesson) {
        return std::holds_alternative<core::ModelInputs>(lesson->start);
    });
}

LessonPtr lessonWithId(const std::vector<LessonPtr>& lessons, const std::string& id)
{
    const auto found =
        std::ranges::find_if(lessons, [&](const LessonPtr& lesson) { return lesson->id == id; });
    return found == lessons.end() ? nullptr : *found;
}

} // namespace app
