#include "core/lesson.h"

#include "core/errors.h"
#include "core/prose.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <sstream>

namespace core {

namespace {

using nlohmann::json;

template <typename Type>
Type get(const json& object, const char* key)
{
    if (!object.contains(key))
        throw LoadError(std::string("\"") + key + "\" is missing");
    if (std::is_integral_v<Type> && !object.at(key).is_number_integer()) // it would cut 1.5 off to 1
        throw LoadError(std::string("\"") + key + "\" is of the wrong kind");
    try {
        return object.at(key).get<Type>();
    } catch (const json::exception&) {
        throw LoadError(std::string("\"") + key + "\" is of the wrong kind");
    }
}

template <typename Type>
Type get(const json& object, const char* key, const Type& fallback)
{
    return object.contains(key) ? get<Type>(object, key) : fallback;
}

/// A step's prose: what it says and what it asks to try.
struct Section
{
    std::string text;
    std::string tryIt;
};

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \n");
    const auto last = text.find_last_not_of(" \n");
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

std::map<std::string, Section> sections(const std::string& markdown)
{
    std::map<std::string, Section> all;
    Section* section = nullptr;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
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

std::string settingText(const json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "on" : "off";
    if (value.is_number())
        return exactText(value.get<double>());
    return value.get<std::string>();
}

std::optional<Stage> stage(const json& object)
{
    if (!object.contains("stage"))
        return std::nullopt;
    const auto text = get<std::string>(object, "stage");
    if (const auto found = stageNamed(text))
        return found;
    throw LoadError("\"stage\" is \"" + text + "\"; expected score, scale, mask, softmax or mix");
}

std::optional<Index> key(const json& object)
{
    return object.contains("key") ? std::optional(get<Index>(object, "key")) : std::nullopt;
}

LessonStep step(const json& object, std::map<std::string, Section>& prose)
{
    LessonStep result;
    result.id = get<std::string>(object, "id");
    result.title = get<std::string>(object, "title");
    const auto found = prose.find(result.id);
    if (found == prose.end())
        throw LoadError("step \"" + result.id + "\" has no section \"## " + result.id + "\" in text.md");
    result.text = found->second.text;
    result.tryIt = found->second.tryIt;
    const auto settings = get<json>(object, "set", json::object()); // items() only refers to it
    for (const auto& [name, value] : settings.items())
        result.settings.emplace_back(name, settingText(value));
    result.stage = stage(object);
    result.key = key(object);
    if (object.contains("page"))
        result.page = get<std::size_t>(object, "page");
    result.pointsAt = get<std::string>(object, "points", {});
    return result;
}

/// The pages, whose views are added to those that every page shows.
std::vector<LessonPage> pages(const json& object, std::vector<std::string>& views)
{
    std::vector<LessonPage> result;
    for (const json& entry : get<json>(object, "pages", json::array())) {
        const LessonPage& page = result.emplace_back(
            LessonPage{get<std::string>(entry, "title"), get<std::vector<std::string>>(entry, "views")});
        for (const std::string& id : page.views)
            if (std::ranges::find(views, id) == views.end())
                views.push_back(id);
    }
    return result;
}

Lesson lesson(const json& object, std::map<std::string, Section> prose)
{
    Lesson result;
    result.id = get<std::string>(object, "id");
    result.title = get<std::string>(object, "title");
    result.order = get<int>(object, "order");
    result.views = get<std::vector<std::string>>(object, "views");
    result.pages = pages(object, result.views);
    result.start = topicStart(get<std::string>(object, "topic"), get<json>(object, "start"));
    for (const json& entry : get<json>(object, "steps"))
        result.steps.push_back(step(entry, prose));
    if (result.steps.empty())
        throw LoadError("\"steps\" is empty; a lesson has at least one step");
    result.selection.stage = result.steps.front().stage.value_or(Stage::Score);
    result.selection.key = result.steps.front().key;
    result.selection.page = result.steps.front().page.value_or(0);
    return result;
}

void checkKey(const LessonStep& step, const Results& results)
{
    const Index keys = selectable(results);
    if (step.key && (*step.key < 0 || *step.key >= keys))
        throw LoadError("\"key\" is " + std::to_string(*step.key) + ", expected 0 to " +
                        std::to_string(keys - 1));
}

void checkPage(const LessonStep& step, const Lesson& lesson)
{
    if (step.page && *step.page >= lesson.pages.size())
        throw LoadError("\"page\" is " + std::to_string(*step.page) + ", but the lesson has " +
                        std::to_string(lesson.pages.size()) + " pages, counted from 0");
}

/// Each step is tried once here, so that a wrong setting, key or placeholder is found when the lesson is
/// read.
void checkSteps(const Lesson& lesson)
{
    const Session session = startSession({lesson});
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        try {
            const Results results = evaluate(atStep(session, lesson, i));
            checkKey(step, results);
            checkPage(step, lesson);
            checkProse(step.text, results, step.key);
            checkProse(step.tryIt, results, step.key);
        } catch (const std::exception& error) {
            throw LoadError("step \"" + step.id + "\": " + error.what());
        }
    }
}

} // namespace

Lesson parseLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown)
{
    try {
        Lesson result = lesson(json::parse(lessonJson), sections(textMarkdown));
        checkSteps(result);
        return result;
    } catch (const json::exception& error) {
        const std::string sentence = error.what(); // "[json.exception.…] parse error at line 2, column 1: …"
        throw LoadError(path + ": " + sentence.substr(sentence.find("] ") + 2));
    } catch (const LoadError& error) {
        throw LoadError(path + ": " + error.what());
    }
}

std::vector<std::string> viewsOn(const Lesson& lesson, std::size_t page)
{
    const auto lists = [](const LessonPage& each, const std::string& id) {
        return std::ranges::find(each.views, id) != each.views.end();
    };
    std::vector<std::string> ids;
    for (const std::string& id : lesson.views) {
        const bool common =
            std::ranges::none_of(lesson.pages, [&](const LessonPage& each) { return lists(each, id); });
        if (common || (page < lesson.pages.size() && lists(lesson.pages[page], id)))
            ids.push_back(id);
    }
    return ids;
}

Session startSession(const std::vector<Lesson>& lessons)
{
    Session session;
    session.lesson = lessons.at(0).id;
    for (const Lesson& lesson : lessons)
        session.inputs.emplace(lesson.id, lesson.start);
    return session;
}

Selection selectionAt(const Lesson& lesson, Stage stage)
{
    Selection selection = lesson.selection;
    selection.stage = stage;
    for (std::size_t i = lesson.steps.size(); i-- > 0;)
        if (lesson.steps[i].stage == stage) {
            selection.step = i;
            selection.key = lesson.steps[i].key;
            selection.page = lesson.steps[i].page.value_or(selection.page);
        }
    return selection;
}

Session atStep(const Session& session, const Lesson& lesson, std::size_t step)
{
    Session result = session;
    TopicInputs& inputs = result.inputs.at(lesson.id);
    inputs = withControlsOf(lesson.start, inputs);
    for (const auto& [name, value] : lesson.steps.at(step).settings)
        result = core::apply(result, editNamed(result, name, value));
    return result;
}

} // namespace core
