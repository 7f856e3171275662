#include "app/app_state.h"

#include "tests/catch.h"
#include "tests/lab.h"

#include <QSignalSpy>

#include <algorithm>

using app::AppState;
using core::Session;
using tests::Chance;
using tests::Lab;
using views::Gesture;

TEST_CASE("every change is told once", "[state]")
{
    Lab lab;
    QSignalSpy changed(&lab.state, &AppState::changed);
    const auto count = [&] {
        const auto emitted = changed.count();
        changed.clear();
        return emitted;
    };
    lab.set("mask", "off");
    CHECK(count() == 1);
    lab.state.resetAll();
    CHECK(count() == 1);
    lab.state.resetAll(); // nothing is left to reset
    CHECK(count() == 1);
    lab.goTo(2);
    CHECK(count() == 1);
    lab.state.undoStack().undo();
    CHECK(count() == 1);
}

TEST_CASE("an edit that computes typed-over numbers again says which", "[state]")
{
    Lab lab;
    QSignalSpy told(&lab.state, &AppState::told);
    lab.set("v[0,0]", "8");
    lab.set("k[1,1]", "8");
    lab.set("wq[0,0]", "2"); // Q was not typed over
    lab.set("q-multiplier", "2");
    CHECK(told.isEmpty());
    lab.set("x[0,0]", "9");
    REQUIRE(told.count() == 1);
    CHECK(told.takeFirst().at(0).toString().startsWith("Computed again: K, V."));
    lab.set("x[0,0]", "7"); // nothing typed over is left
    CHECK(told.isEmpty());
}

TEST_CASE("each lesson keeps its inputs and its selection while another is open", "[state]")
{
    Lab lab;
    lab.set("q-multiplier", "0");
    lab.state.select({core::Stage::Mask, 1, 0});
    const auto inputs = lab.inputs();
    lab.state.openLesson("cat-sat");
    CHECK(lab.state.frame().lesson->id == "cat-sat");
    CHECK(lab.inputs().tokens.size() == 3);
    lab.set("mask", "on");
    lab.state.select({core::Stage::Mix, 2, 0});
    lab.state.openLesson("exercise");
    CHECK(lab.inputs() == inputs);
    CHECK(lab.state.frame().selection == core::Selection{core::Stage::Mask, 1, 0});
    lab.state.openLesson("cat-sat");
    CHECK(lab.inputs().mask == core::MaskKind::Causal);
    CHECK(lab.state.frame().selection == core::Selection{core::Stage::Mix, 2, 0});
}

TEST_CASE("Reset All leaves the other lessons alone", "[state]")
{
    Lab lab;
    lab.set("q-multiplier", "3");
    lab.state.openLesson("cat-sat");
    lab.state.resetAll();
    lab.state.openLesson("exercise");
    CHECK(lab.inputs().qMultiplier == 3);
}

TEST_CASE("going to another step of the guide and back gives the same picture", "[state][guide][law]")
{
    for (const app::LessonPtr& lesson : app::builtInLessons()) {
        Lab lab;
        lab.state.openLesson(lesson->id);
        for (std::size_t here = 0; here < lesson->steps.size(); ++here)
            for (std::size_t there = 0; there < lesson->steps.size(); ++there) {
                lab.goTo(here);
                const Session session = lab.state.session();
                const core::Selection selection = lab.state.frame().selection;
                lab.goTo(there);
                lab.goTo(here);
                CHECK(lab.state.session() == session);
                if (lab.state.frame().results->session == session) // else it is still computed
                    CHECK(lab.state.frame().selection == selection);
            }
    }
}

TEST_CASE("a step of the guide keeps the numbers and words a person changed", "[state][guide]")
{
    Lab lab;
    lab.set("x[0,0]", "9");
    lab.set("token[1]", "sleeps");
    lab.goTo(2);
    CHECK(lab.inputs().projections->x(0, 0) == 9);
    CHECK(lab.inputs().tokens[1] == "sleeps");
    lab.goTo(1000); // there is no such step
    CHECK(lab.state.frame().selection.step == 2);
}

TEST_CASE("a refused edit changes nothing and says one sentence", "[state][refused]")
{
    Lab lab;
    lab.set("mask", "off");
    const Session before = lab.state.session();
    QSignalSpy refused(&lab.state, &AppState::refused);
    const auto refuse = [&](const core::AttentionEdit& edit) {
        lab.state.edit(core::TopicEdit(edit));
        return refused.count() == 1 ? refused.takeFirst().at(0).toString().toStdString() : "(no sentence)";
    };
    CHECK(refuse(core::SetQMultiplier{50}) == "q-multiplier must be a number from -10 to 10, not 50");
    CHECK(refuse(core::SetQuery{4}) == "query must be a whole number from 0 to 3, not 4");
    CHECK(refuse(core::SetCell{core::AttentionTable::Q, 4, 0, 1}) ==
          "q[4,0] does not exist: q is 4×2 (rows × columns), counted from 0");
    lab.state.edit(core::SetDecimals{7});
    CHECK(refused.count() == 1);
    CHECK(lab.state.session() == before);
    CHECK(lab.steps() == 1);
}

TEST_CASE("after a refused edit every view shows again what holds", "[state][refused]")
{
    Lab lab;
    QSignalSpy changed(&lab.state, &AppState::changed);
    lab.state.edit(core::SetDecimals{7});
    CHECK(changed.count() == 1);
}

TEST_CASE("a frame's results are those of its session", "[state][law]")
{
    Lab lab;
    Chance chance(3);
    for (int i = 0; i < 50; ++i) {
        chance.editOrOpen(lab);
        const views::Frame& frame = lab.state.frame();
        CHECK(frame.lesson->id == frame.results->session.lesson);
        CHECK(core::namedValue(*frame.results, "weights") ==
              core::namedValue(core::evaluate(lab.state.session()), "weights"));
    }
}

TEST_CASE("a step whose settings do not fit the person's own numbers is gone to without them", "[state]")
{
    core::Lesson lesson = *app::builtInLessons().front();
    lesson.steps.resize(2);
    lesson.steps[1].settings.emplace_back("q[0,0]", "1e200");
    const auto own = std::make_shared<const core::Lesson>(lesson);
    AppState state({own}, core::startSession({lesson}));
    state.edit(core::editNamed(state.session(), "k[0,0]", "1e200"));
    const core::Session before = state.session();
    QSignalSpy told(&state, &AppState::told);
    core::Selection selection = state.frame().selection;
    selection.step = 1;
    CHECK_NOTHROW(state.select(selection));
    REQUIRE(told.count() == 1);
    CHECK(told.first().first().toString().startsWith("The step's own settings do not fit: "));
    CHECK(state.frame().selection.step == 1);
    CHECK(state.session() == before);
}
