#include "core/json_fields.h"
#include "core/lesson.h"
#include "core/prose.h"
#include "core/settings_field.h"

#include <cctype>
#include <map>
#include <sstream>

namespace core {

namespace {

using nlohmann::json;

constexpr Index kLargestOrder = 1'000'000;
constexpr std::size_t kLongestId = 64; // bytes

/// A step's prose: what it says and what it asks to try.
struct Section
{
    std::string text;
    std::string tryIt;
};

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \t\n");
    const auto last = text.find_last_not_of(" \t\n");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

/// With lines that end as on Windows, too.
std::map<std::string, Section> sections(const std::string& markdown)
{
    std::map<std::string, Section> all;
    Section* section = nullptr;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with('\r'))
            line.pop_back();
        if (line.starts_with("## "))
            section = &all[trimmed(line.substr(3))];
        else if (section && line.starts_with(">"))
            section->tryIt += trimmed(line.substr(1)) + "\n";
        else if (section)
            section->text += line + "\n";
    }
    for (auto& [id, found] : all)
        found = {trimmed(found.text), trimmed(found.tryIt)};
    return all;
}

/// Ids are typed after --lesson and stand in the lines of --list and of text.md.
std::string id(const json& object)
{
    auto text = field<std::string>(object, "id");
    const bool isWord = std::ranges::all_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 || std::isalnum(byte) || c == '-' || c == '_';
    });
    if (text.empty() || !isWord || text.size() > kLongestId)
        throw LoadError("\"id\" is \"" + text + "\"; expected a short word of letters, digits, - and _");
    return text;
}

std::string title(const json& object)
{
    auto text = field<std::string>(object, "title");
    if (text.empty() || std::ranges::any_of(text, [](unsigned char c) { return c < ' '; }))
        throw LoadError("\"title\" is \"" + text + "\"; expected one line of text");
    return text;
}

int order(const json& object)
{
    return static_cast<int>(wholeField(object, "order", 0, kLargestOrder));
}

std::vector<std::string> views(const json& object)
{
    auto ids = field<std::vector<std::string>>(object, "views");
    for (auto view = ids.begin(); view != ids.end(); ++view)
        if (std::find(ids.begin(), view, *view) != view)
            throw LoadError("\"views\" names \"" + *view + "\" twice");
    return ids;
}

/// The pages, whose views are added to those that every page shows.
void readPages(Lesson& lesson, const json& object)
{
    if (!object.contains("pages"))
        return;
    if (!object.at("pages").is_array())
        throw LoadError("\"pages\" is not a list");
    for (const json& entry : object.at("pages")) {
        checkKeys(entry, {"title", "views"});
        const LessonPage& page = lesson.pages.emplace_back(LessonPage{title(entry), views(entry)});
        for (const std::string& id : page.views)
            if (std::ranges::find(lesson.views, id) == lesson.views.end())
                lesson.views.push_back(id);
    }
}

std::optional<Stage> stage(const json& object)
{
    if (!object.contains("stage"))
        return std::nullopt;
    const auto text = field<std::string>(object, "stage");
    if (const auto found = stageNamed(text))
        return found;
    throw LoadError("\"stage\" is \"" + text + "\"; expected score, scale, mask, softmax or mix");
}

std::optional<std::size_t> page(const json& object, const Lesson& lesson)
{
    if (!object.contains("page"))
        return std::nullopt;
    if (lesson.pages.empty())
        throw LoadError("\"page\" is there, but the lesson has no \"pages\"; leave it out");
    return static_cast<std::size_t>(
        wholeField(object, "page", 0, static_cast<Index>(lesson.pages.size()) - 1));
}

LessonStep step(const json& object, const Lesson& lesson)
{
    checkKeys(object, {"id", "title", "set", "stage", "key", "page", "points"});
    LessonStep result;
    result.id = id(object);
    if (std::ranges::find(lesson.steps, result.id, &LessonStep::id) != lesson.steps.end())
        throw LoadError("an earlier step is called \"" + result.id + "\" too");
    result.title = title(object);
    result.settings = settingsField(object);
    result.stage = stage(object);
    if (object.contains("key"))
        result.key = field<Index>(object, "key");
    result.page = page(object, lesson);
    result.pointsAt = field<std::string>(object, "points", {});
    if (object.contains("points") && std::ranges::find(lesson.views, result.pointsAt) == lesson.views.end())
        throw LoadError("\"points\" is \"" + result.pointsAt +
                        "\", which is not among the lesson's \"views\"");
    return result;
}

void readSteps(Lesson& lesson, const json& object)
{
    if (!object.contains("steps") || !object.at("steps").is_array() || object.at("steps").empty())
        throw LoadError("\"steps\" is missing, empty or not a list; a lesson has at least one step");
    for (const json& entry : object.at("steps"))
        try {
            lesson.steps.push_back(step(entry, lesson));
        } catch (const LoadError& error) {
            throw LoadError("step " + std::to_string(lesson.steps.size() + 1) + ": " + error.what());
        }
}

void addProse(Lesson& lesson, const std::map<std::string, Section>& prose)
{
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        LessonStep& step = lesson.steps[i];
        const auto found = prose.find(step.id);
        if (found == prose.end())
            throw LoadError("step " + std::to_string(i + 1) + ": text.md has no section \"## " + step.id +
                            "\"");
        step.text = found->second.text;
        step.tryIt = found->second.tryIt;
    }
}

Lesson lesson(const json& object)
{
    checkKeys(object, {"id", "title", "order", "topic", "views", "pages", "start", "steps"});
    Lesson result;
    result.id = id(object);
    result.title = title(object);
    result.order = order(object);
    result.views = views(object);
    readPages(result, object);
    if (result.views.empty())
        throw LoadError("\"views\" is empty; a lesson shows at least one view");
    if (!object.contains("start"))
        throw LoadError("\"start\" is missing");
    result.start = topicStart(field<std::string>(object, "topic"), object.at("start"));
    readSteps(result, object);
    result.selection.stage = result.steps.front().stage.value_or(Stage::Score);
    result.selection.key = result.steps.front().key;
    result.selection.page = result.steps.front().page.value_or(0);
    return result;
}

void checkKey(const LessonStep& step, const Results& results)
{
    const Index keys = selectable(results);
    if (step.key && keys == 0)
        throw LoadError("\"key\" is " + std::to_string(*step.key) +
                        ", but this lesson has nothing to choose: leave it out");
    if (step.key && (*step.key < 0 || *step.key >= keys))
        throw LoadError("\"key\" is " + std::to_string(*step.key) + ", expected 0 to " +
                        std::to_string(keys - 1));
}

void tryStep(const Lesson& lesson, const Session& session, std::size_t index)
{
    const LessonStep& step = lesson.steps[index];
    const Results results = evaluate(atStep(session, lesson, index));
    checkKey(step, results);
    checkProse(step.text, results, step.key);
    checkProse(step.tryIt, results, step.key);
}

} // namespace

Lesson parseLessonJson(const std::string& path, const std::string& lessonJson)
{
    try {
        return lesson(parseJson(lessonJson));
    } catch (const LoadError& error) {
        throw LoadError(path + ": " + error.what());
    }
}

void checkSteps(const std::string& path, const Lesson& lesson)
{
    const Session session = startSession({lesson});
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        try {
            tryStep(lesson, session, i);
        } catch (const std::exception& error) {
            throw LoadError(path + ": step \"" + lesson.steps[i].id + "\": " + error.what());
        }
}

Lesson parseLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown)
{
    Lesson result = parseLessonJson(path, lessonJson);
    try {
        addProse(result, sections(textMarkdown));
    } catch (const LoadError& error) {
        throw LoadError(path + ": " + error.what());
    }
    checkSteps(path, result);
    return result;
}

} // namespace core
