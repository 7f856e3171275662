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
