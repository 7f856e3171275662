#pragma once

#include "app/app_state.h"

#include <random>
#include <string_view>
#include <vector>

namespace tests {

/// Two of the program's lessons: the first's name is "exercise".
struct Lab
{
    app::AppState state{app::builtInLessons(), start()};

    static core::Session start()
    {
        std::vector<core::Lesson> lessons;
        for (const app::LessonPtr& lesson : app::builtInLessons())
            lessons.push_back(*lesson);
        core::Session session = core::startSession(lessons);
        session.lesson = "exercise";
        return session;
    }

    void set(std::string_view key, std::string_view value, views::Gesture gesture = views::Gesture::Once)
    {
        state.edit(core::editNamed(state.session(), key, value), gesture);
    }

    void goTo(std::size_t step)
    {
        core::Selection selection = state.frame().selection;
        selection.step = step;
        state.select(selection);
    }

    int steps() { return state.undoStack().count(); }
    QString lastTitle() { return state.undoStack().undoText(); }

    void undoAll()
    {
        while (state.undoStack().canUndo())
            state.undoStack().undo();
    }

    const core::AttentionInputs& inputs() { return std::get<core::AttentionInputs>(state.session().open()); }
};

/// Something a person might do next, by chance.
class Chance
{
public:
    explicit Chance(unsigned seed) : m_random(seed) {}

    int below(int limit) { return std::uniform_int_distribution(0, limit - 1)(m_random); }

    void edit(Lab& lab)
    {
        const std::pair<std::string, std::string> edits[] = {
            {"query", std::to_string(below(3))},    {"q-multiplier", std::to_string(below(21) - 10)},
            {"mask", below(2) ? "on" : "off"},      {"scale", below(2) ? "on" : "off"},
            {"decimals", std::to_string(below(7))}, {"q[1,0]", std::to_string(below(3))},
            {"v[2,1]", std::to_string(below(3))},   {"token[2]", below(2) ? "mat" : "hat"},
        };
        const int kind = below(11);
        if (kind < 8)
            lab.set(edits[kind].first, edits[kind].second, static_cast<views::Gesture>(below(3)));
        else if (kind == 8)
            lab.state.resetAll();
        else if (kind == 9)
            lab.goTo(static_cast<std::size_t>(below(4)));
        else
            lab.state.undoStack().undo();
    }

    void editOrOpen(Lab& lab)
    {
        if (below(4) == 0)
            lab.state.openLesson(lab.state.lessons()[static_cast<std::size_t>(below(2))]->id);
        else
            edit(lab);
    }

private:
    std::mt19937 m_random;
};

} // namespace tests
