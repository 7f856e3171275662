#include "core/session_file.h"

#include "core/json_fields.h"
#include "core/number_text.h"
#include "core/settings_field.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::array<std::string_view, 12> kOwnKeys{"format",   "lesson",  "set",     "stage",
                                                    "key",      "step",    "page",    "plane",
                                                    "decimals", "palette", "answers", "lessons"};
constexpr std::array<std::string_view, 4> kPalettes{"viridis", "cividis", "magma", "grey"};

std::string listed(const std::vector<std::string>& words)
{
    std::string list;
    for (const std::string& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

const Lesson& lessonNamed(const std::string& id, const std::string& place,
                          const std::vector<LessonPtr>& lessons)
{
    std::vector<std::string> known;
    for (const LessonPtr& lesson : lessons) {
        if (lesson->id == id)
            return *lesson;
        known.push_back(lesson->id);
    }
    throw FieldError(place, CORE_WORDS("there is no lesson \"%1\"; known are %2"), id, listed(known));
}

/// The object's own fields of the topic, of which each is known.
json topicFields(const ordered_json& object, const TopicInputs& start,
                 std::span<const std::string_view> beside)
{
    std::vector<std::string_view> known = fieldNames(start);
    json fields = json::object();
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(known, key) != known.end())
            fields[key] = value;
    known.insert(known.end(), beside.begin(), beside.end());
    checkKeys(json(object), known);
    return fields;
}

/// One lesson's inputs: first the fields, then the settings.
void readInputs(Session& session, const std::string& lesson, const ordered_json& object,
                std::span<const std::string_view> beside)
{
    TopicInputs& inputs = session.inputs.at(lesson);
    inputs = withFields(inputs, topicFields(object, inputs, beside));
    const std::string open = std::exchange(session.lesson, lesson);
    try {
        session = withSettings(session, settingsField(object));
    } catch (const EditError& error) {
        throw FieldError("/set", "%1", error.sentence());
    }
    session.lesson = open;
}

void readOthers(Session& session, const ordered_json& object, const std::vector<LessonPtr>& lessons)
{
    if (!object.contains("lessons"))
        return;
    if (!object.at("lessons").is_object())
        throw FieldError("/lessons", CORE_WORDS("\"lessons\" is not an object {…} of lessons"));
    for (const auto& [id, fields] : object.at("lessons").items()) {
        const std::string place = "/lessons/" + id;
        lessonNamed(id, place, lessons);
        if (id == session.lesson)
            throw FieldError(
                place, CORE_WORDS("\"%1\" is the open lesson; write its fields outside of \"lessons\""), id);
        try {
            constexpr std::array<std::string_view, 1> kBeside{"set"};
            readInputs(session, id, fields, kBeside);
        } catch (const FieldError& error) {
            throw FieldError(place + error.place, CORE_WORDS("in \"%1\": %2"), id, error.sentence());
        }
    }
}

const Question& questionNamed(const Lesson& lesson, const std::string& step, const std::string& place)
{
    if (const auto found = stepNamed(lesson, step))
        if (lesson.steps[*found].question)
            return *lesson.steps[*found].question;
    throw FieldError(place, CORE_WORDS("lesson \"%1\" has no question \"%2\""), lesson.id, step);
}

void readAnswers(Session& session, const json& object, const std::vector<LessonPtr>& lessons)
{
    if (!object.contains("answers"))
        return;
    const auto isObject = [](const json& value, const std::string& place) {
        if (!value.is_object())
            throw FieldError(place,
                             CORE_WORDS("\"answers\" is not an object {…} of lessons and their questions"));
    };
    isObject(object.at("answers"), "/answers");
    for (const auto& [id, answers] : object.at("answers").items()) {
        const std::string place = "/answers/" + id;
        const Lesson& lesson = lessonNamed(id, place, lessons);
        isObject(answers, place);
        for (const auto& [step, value] : answers.items())
            try {
                session.answers[id].emplace(step, answerOf(questionNamed(lesson, step, {}), value));
            } catch (const FieldError& error) {
                throw FieldError(std::string(place).append("/").append(step), "%1", error.sentence());
            }
    }
}

template <typename Names>
std::size_t choice(const json& object, const std::string& key, const Names& names)
{
    const auto text = field<std::string>(object, key);
    const auto found = std::ranges::find(names, text);
    if (found == std::ranges::end(names))
        throw FieldError("/" + key, CORE_WORDS("\"%1\" is \"%2\"; expected %3"), key, text,
                         listed({std::ranges::begin(names), std::ranges::end(names)}));
    return static_cast<std::size_t>(found - std::ranges::begin(names));
}

Index dimension(const json& value)
{
    const bool fits = JsonKind<Index>::fits(value) && value.get<Index>() >= 0 && value.get<Index>() < 64;
    if (!fits)
        throw FieldError("/plane",
                         CORE_WORDS("\"plane\" must be two whole numbers from 0 to 63, such as [0, 1]"));
    return value.get<Index>();
}

void readPlane(Selection& selection, const json& object)
{
    if (!object.contains("plane"))
        return;
    const json& plane = object.at("plane");
    if (!plane.is_array() || plane.size() != 2)
        throw FieldError("/plane",
                         CORE_WORDS("\"plane\" must be two whole numbers from 0 to 63, such as [0, 1]"));
    selection.plane = {dimension(plane[0]), dimension(plane[1])};
}

void readKey(Selection& selection, const json& object, const Session& session)
{
    if (!object.contains("key"))
        return;
    selection.key.reset();
    if (object.at("key").is_null())
        return;
    const Index keys = selectable(evaluate(session));
    if (keys == 0)
        throw FieldError("/key",
                         CORE_WORDS("\"key\" is there, but this lesson has nothing to choose; leave it out"));
    selection.key = wholeField(object, "key", 0, keys - 1);
}

Selection selection(const json& object, const Lesson& lesson, const Session& session)
{
    Selection seen = lesson.selection;
    if (object.contains("step")) {
        std::vector<std::string> ids;
        for (const LessonStep& step : lesson.steps)
            ids.push_back(step.id);
        seen.step = choice(object, "step", ids);
    }
    if (object.contains("stage"))
        seen.stage = kStages.at(choice(object, "stage", kStageNames));
    if (object.contains("page"))
        seen.page = static_cast<std::size_t>(
            wholeField(object, "page", 0, std::max<Index>(static_cast<Index>(lesson.pages.size()), 1) - 1));
    readPlane(seen, object);
    readKey(seen, object, session);
    return seen;
}

SessionFile sessionFile(const std::string& text, const std::vector<LessonPtr>& lessons)
{
    const json object = parseJson(text);
    const ordered_json inOrder = ordered_json::parse(text);
    if (!object.is_object())
        throw FieldError("", CORE_WORDS("expected an object {…}"));
    if (!object.contains("format"))
        throw FieldError("", CORE_WORDS("\"format\" is missing; write \"%1\""), kSessionFormat);
    if (const auto format = field<std::string>(object, "format"); format != kSessionFormat)
        throw FieldError("/format", CORE_WORDS("\"format\" is \"%1\"; this program reads \"%2\""), format,
                         kSessionFormat);
    const auto id = field<std::string>(object, "lesson");
    const Lesson& lesson = lessonNamed(id, "/lesson", lessons);
    SessionFile file;
    file.session = startSession(lessons);
    file.session.lesson = id;
    readInputs(file.session, id, inOrder, kOwnKeys);
    readOthers(file.session, inOrder, lessons);
    readAnswers(file.session, object, lessons);
    if (object.contains("decimals"))
        file.session.decimals = static_cast<int>(wholeField(object, "decimals", 0, kMaxDecimals));
    file.selection = selection(object, lesson, file.session);
    if (object.contains("palette"))
        file.palette = kPalettes.at(choice(object, "palette", kPalettes));
    return file;
}

/// A number where it is one, as `--set` reads it too.
ordered_json settingValue(const std::string& text)
{
    const auto number = parseNumber(text);
    return number && exactText(*number) == text ? ordered_json(*number) : ordered_json(text);
}

/// The fields that make these inputs of the start; settings for what fields cannot say.
ordered_json inputFields(const Lesson& lesson, Session session)
{
    session.lesson = lesson.id;
    ordered_json fields = fieldsOf(session.open());
    if (withFields(lesson.start, json(fields)) == session.open())
        return fields;
    ordered_json set = ordered_json::object();
    for (const auto& [key, value] : settings(lesson.start, session))
        if (key != "decimals" && key != settingNotKept(session.open()))
            set[key] = settingValue(value);
    fields["set"] = set;
    return fields;
}

bool isAllNumbers(const ordered_json& list)
{
    return std::ranges::none_of(list, [](const ordered_json& item) { return item.is_structured(); });
}

/// JSON as a person would lay it out: an object's entries and a matrix's rows on lines of their own.
std::string laidOut(const ordered_json& value, const std::string& indent = {})
{
    if (value.is_number_float())
        return exactText(value.get<double>());
    const bool isOpen = value.is_object() || (value.is_array() && !isAllNumbers(value));
    if (!value.is_structured() || value.empty())
        return value.dump();
    const std::string inner = indent + "  ";
    std::string text;
    for (const auto& [key, item] : value.items()) {
        text += text.empty() ? "" : isOpen ? ",\n" + inner : ", ";
        text += (value.is_object() ? ordered_json(key).dump() + ": " : "") + laidOut(item, inner);
    }
    const std::string around = isOpen ? "\n" + inner : "";
    return (value.is_object() ? "{" : "[") + around + text + (isOpen ? "\n" + indent : "") +
           (value.is_object() ? "}" : "]");
}

void writeSelection(ordered_json& object, const Selection& selection, const Lesson& lesson)
{
    object["stage"] = name(selection.stage);
    object["key"] = selection.key ? ordered_json(*selection.key) : ordered_json(nullptr);
    object["step"] = lesson.steps.at(selection.step).id;
    object["page"] = selection.page;
    object["plane"] = selection.plane;
}

} // namespace

bool looksLikeSession(const std::string& text)
{
    const json object = json::parse(text, nullptr, false);
    return object.is_object() && object.contains("format");
}

SessionFile parseSession(const std::string& path, const std::string& text,
                         const std::vector<LessonPtr>& lessons)
{
    try {
        return sessionFile(text, lessons);
    } catch (const FieldError& error) {
        throw LoadError("%1: %2: %3", path, placeIn(text, error.place), error.sentence());
    } catch (const LoadError& error) {
        throw LoadError("%1: %2", path, error.sentence());
    }
}

std::string sessionText(const SessionFile& file, const std::vector<LessonPtr>& lessons)
{
    const Session& session = file.session;
    const Lesson& open = lessonNamed(session.lesson, {}, lessons);
    ordered_json object{{"format", kSessionFormat}, {"lesson", session.lesson}};
    object.update(inputFields(open, session));
    writeSelection(object, file.selection, open);
    object["decimals"] = session.decimals;
    if (!file.palette.empty())
        object["palette"] = file.palette;
    for (const auto& [lesson, answers] : session.answers)
        for (const auto& [step, answer] : answers)
            object["answers"][lesson][step] = answerText(answer);
    for (const LessonPtr& lesson : lessons)
        if (lesson->id != session.lesson && session.inputs.at(lesson->id) != lesson->start)
            object["lessons"][lesson->id] = inputFields(*lesson, session);
    return laidOut(object) + "\n";
}

} // namespace core
