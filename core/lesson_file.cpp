#include "core/json_fields.h"
#include "core/lesson.h"
#include "core/lesson_text.h"
#include "core/prose.h"
#include "core/settings_field.h"

#include <cctype>

namespace core {

namespace {

using nlohmann::json;

constexpr Index kLargestOrder = 1'000'000;
constexpr std::size_t kLongestId = 64; // bytes

/// Ids are typed after --lesson and stand in the lines of --list and of text.md.
std::string id(const json& object)
{
    auto text = field<std::string>(object, "id");
    const bool isWord = std::ranges::all_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 || std::isalnum(byte) || c == '-' || c == '_';
    });
    if (text.empty() || !isWord || text.size() > kLongestId)
        throw LoadError(CORE_WORDS("\"id\" is \"%1\"; expected a short word of letters, digits, - and _"),
                        text);
    return text;
}

std::string titleField(const json& object)
{
    auto text = field<std::string>(object, "title");
    if (text.empty() || std::ranges::any_of(text, [](unsigned char c) { return c < ' '; }))
        throw LoadError(CORE_WORDS("\"title\" is \"%1\"; expected one line of text"), text);
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
            throw LoadError(CORE_WORDS("\"views\" names \"%1\" twice"), *view);
    return ids;
}

/// The pages, whose views are added to those that every page shows.
void readPages(Lesson& lesson, const json& object)
{
    if (!object.contains("pages"))
        return;
    if (!object.at("pages").is_array())
        throw LoadError(CORE_WORDS("\"pages\" is not a list"));
    for (const json& entry : object.at("pages")) {
        checkKeys(entry, {"title", "views"});
        const LessonPage& page = lesson.pages.emplace_back(LessonPage{titleField(entry), views(entry)});
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
    throw LoadError(CORE_WORDS("\"stage\" is \"%1\"; expected score, scale, mask, softmax or mix"), text);
}

std::optional<std::size_t> page(const json& object, const Lesson& lesson)
{
    if (!object.contains("page"))
        return std::nullopt;
    if (lesson.pages.empty())
        throw LoadError(CORE_WORDS("\"page\" is there, but the lesson has no \"pages\"; leave it out"));
    return static_cast<std::size_t>(
        wholeField(object, "page", 0, static_cast<Index>(lesson.pages.size()) - 1));
}

LessonStep step(const json& object, const Lesson& lesson)
{
    checkKeys(object, {"id", "title", "set", "stage", "key", "page", "points", "question"});
    LessonStep result;
    result.id = id(object);
    if (std::ranges::find(lesson.steps, result.id, &LessonStep::id) != lesson.steps.end())
        throw LoadError(CORE_WORDS("an earlier step is called \"%1\" too"), result.id);
    result.title = titleField(object);
    result.settings = settingsField(object);
    result.stage = stage(object);
    if (object.contains("key"))
        result.key = field<Index>(object, "key");
    result.page = page(object, lesson);
    if (object.contains("question"))
        result.question = questionOf(object.at("question"));
    result.pointsAt = field<std::string>(object, "points", {});
    if (object.contains("points") && std::ranges::find(lesson.views, result.pointsAt) == lesson.views.end())
        throw LoadError(CORE_WORDS("\"points\" is \"%1\", which is not among the lesson's \"views\""),
                        result.pointsAt);
    return result;
}

void readSteps(Lesson& lesson, const json& object)
{
    if (!object.contains("steps") || !object.at("steps").is_array() || object.at("steps").empty())
        throw LoadError(
            CORE_WORDS("\"steps\" is missing, empty or not a list; a lesson has at least one step"));
    for (const json& entry : object.at("steps"))
        try {
            lesson.steps.push_back(step(entry, lesson));
        } catch (const LoadError& error) {
            throw LoadError(CORE_WORDS("step %1: %2"), std::to_string(lesson.steps.size() + 1),
                            error.sentence());
        }
}

const LessonSection& section(const LessonText& text, const std::string& name, std::size_t step,
                             const std::string& id)
{
    const auto found = text.sections.find(id);
    if (found == text.sections.end())
        throw LoadError(CORE_WORDS("step %1: %2 has no section \"## %3\""), std::to_string(step + 1), name,
                        id);
    return found->second;
}

void addProse(Lesson& lesson, const LessonText& text, const std::string& name)
{
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonSection& prose = section(text, name, i, lesson.steps[i].id);
        lesson.steps[i].text = prose.text;
        lesson.steps[i].tryIt = prose.tryIt;
        if (lesson.steps[i].question)
            lesson.steps[i].question->choices = prose.choices;
    }
}

void addTitles(Lesson& lesson, const LessonText& text, const std::string& name)
{
    if (text.title.empty())
        throw LoadError(CORE_WORDS("%1 begins with no title \"# …\""), name);
    if (text.pages.size() != lesson.pages.size())
        throw LoadError(CORE_WORDS("%1 has %2 lines \"- …\", expected %3, a title for each page"), name,
                        std::to_string(text.pages.size()), std::to_string(lesson.pages.size()));
    lesson.title = text.title;
    for (std::size_t i = 0; i < text.pages.size(); ++i)
        lesson.pages[i].title = text.pages[i];
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonSection& prose = section(text, name, i, lesson.steps[i].id);
        if (prose.title.empty())
            throw LoadError(CORE_WORDS("step %1: the section \"## %2\" of %3 has no title after a colon"),
                            std::to_string(i + 1), lesson.steps[i].id, name);
        lesson.steps[i].title = prose.title;
    }
}

Lesson lesson(const json& object)
{
    checkKeys(object, {"id", "title", "order", "topic", "views", "pages", "start", "steps", "keepsControls"});
    Lesson result;
    result.id = id(object);
    result.title = titleField(object);
    result.order = order(object);
    result.views = views(object);
    readPages(result, object);
    if (result.views.empty())
        throw LoadError(CORE_WORDS("\"views\" is empty; a lesson shows at least one view"));
    if (!object.contains("start"))
        throw LoadError(CORE_WORDS("\"start\" is missing"));
    result.start = topicStart(field<std::string>(object, "topic"), object.at("start"));
    readSteps(result, object);
    if (object.contains("keepsControls"))
        result.keepsControls = field<bool>(object, "keepsControls");
    result.selection.stage = result.steps.front().stage.value_or(Stage::Score);
    result.selection.key = result.steps.front().key;
    result.selection.page = result.steps.front().page.value_or(0);
    return result;
}

void checkKey(const LessonStep& step, const Results& results)
{
    const Index keys = selectable(results);
    if (step.key && keys == 0)
        throw LoadError(CORE_WORDS("\"key\" is %1, but this lesson has nothing to choose: leave it out"),
                        std::to_string(*step.key));
    if (step.key && (*step.key < 0 || *step.key >= keys))
        throw LoadError(CORE_WORDS("\"key\" is %1, expected 0 to %2"), std::to_string(*step.key),
                        std::to_string(keys - 1));
}

/// `before` are the results of the step before; they lend, so that a model does not run for each step anew.
void tryStep(const Lesson& lesson, const Session& session, std::size_t index, std::optional<Results>& before)
{
    const LessonStep& step = lesson.steps[index];
    before = evaluate(atStep(session, lesson, index), before ? &*before : nullptr);
    const Results& results = *before;
    checkKey(step, results);
    checkProse(step.text, results, step.key);
    checkProse(step.tryIt, results, step.key);
    if (step.question)
        checkQuestion(*step.question, results);
}

[[noreturn]] void failStep(const std::string& path, const LessonStep& step, const Sentence& problem)
{
    throw LoadError(CORE_WORDS("%1: step \"%2\": %3"), path, step.id, problem);
}

} // namespace

Lesson parseLessonJson(const std::string& path, const std::string& lessonJson)
{
    try {
        return lesson(parseJson(lessonJson));
    } catch (const LoadError& error) {
        throw LoadError("%1: %2", path, error.sentence());
    }
}

void checkSteps(const std::string& path, const Lesson& lesson)
{
    const Session session = startSession({lesson});
    std::optional<Results> before;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        try {
            tryStep(lesson, session, i, before);
        } catch (const LoadError& error) {
            failStep(path, lesson.steps[i], error.sentence());
        } catch (const EditError& error) {
            failStep(path, lesson.steps[i], error.sentence());
        } catch (const std::exception& error) {
            failStep(path, lesson.steps[i], Sentence("%1", {error.what()}));
        }
}

Lesson trustedLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown,
                     const std::optional<TranslatedText>& translated)
{
    Lesson result = parseLessonJson(path, lessonJson);
    try {
        addProse(result, parseLessonText(textMarkdown), "text.md");
        if (translated) {
            const LessonText text = parseLessonText(translated->markdown);
            addProse(result, text, translated->name);
            addTitles(result, text, translated->name);
        }
    } catch (const LoadError& error) {
        throw LoadError("%1: %2", path, error.sentence());
    }
    return result;
}

Lesson parseLesson(const std::string& path, const std::string& lessonJson, const std::string& textMarkdown,
                   const std::optional<TranslatedText>& translated)
{
    Lesson result = trustedLesson(path, lessonJson, textMarkdown, translated);
    checkSteps(path, result);
    return result;
}

} // namespace core
