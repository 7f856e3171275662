#include "core/lesson.h"

#include <algorithm>

namespace core {

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

Session startSession(const std::vector<LessonPtr>& lessons)
{
    std::vector<Lesson> starts;
    starts.reserve(lessons.size());
    for (const LessonPtr& lesson : lessons)
        starts.push_back(*lesson);
    return startSession(starts);
}

Selection selectionAt(const Lesson& lesson, Stage stage)
{
    const auto step =
        std::ranges::find_if(lesson.steps, [&](const LessonStep& each) { return each.stage == stage; });
    Selection selection = lesson.selection;
    selection.stage = stage;
    if (step == lesson.steps.end())
        return selection;
    return selectionAt(lesson, static_cast<std::size_t>(step - lesson.steps.begin()), selection);
}

Selection selectionAt(const Lesson& lesson, std::size_t step, Selection from)
{
    const LessonStep& to = lesson.steps.at(step);
    from.step = step;
    from.stage = to.stage.value_or(from.stage);
    from.key = to.key;
    from.page = to.page.value_or(from.page);
    return from;
}

std::optional<std::size_t> stepNamed(const Lesson& lesson, std::string_view id)
{
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].id == id)
            return i;
    return std::nullopt;
}

Verdict verdictOn(const Lesson& lesson, std::size_t step, const Answer& answer)
{
    const Question& question = lesson.steps.at(step).question.value();
    Results asked;
    if (!std::holds_alternative<ChoiceQuestion>(question.kind)) // a choice needs none
        asked = evaluate(atStep(startSession({lesson}), lesson, step));
    return {isRight(question, answer, asked), saidTo(question, answer, asked)};
}

Session atStep(const Session& session, const Lesson& lesson, std::size_t step)
{
    Session result = session;
    TopicInputs& inputs = result.inputs.at(lesson.id);
    if (!lesson.keepsControls)
        inputs = withControlsOf(lesson.start, inputs);
    return withSettings(result, lesson.steps.at(step).settings);
}

} // namespace core
