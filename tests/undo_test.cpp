#include "tests/catch.h"
#include "tests/lab.h"

#include <algorithm>

using app::AppState;
using core::Session;
using tests::Chance;
using tests::Lab;
using views::Gesture;

TEST_CASE("undoing everything gives the start and redoing everything the end", "[state][undo][law]")
{
    for (unsigned seed = 0; seed < 100; ++seed) {
        Lab lab;
        Chance chance(seed);
        for (int i = 0; i < 40; ++i)
            chance.edit(lab);
        const Session end = lab.state.session();
        const bool atTop = !lab.state.undoStack().canRedo();
        lab.undoAll();
        REQUIRE(lab.state.session() == Lab::start());
        while (atTop && lab.state.undoStack().canRedo())
            lab.state.undoStack().redo();
        REQUIRE((!atTop || lab.state.session() == end));
    }
}

TEST_CASE("the law of undo holds across lessons", "[state][undo][law]")
{
    for (unsigned seed = 0; seed < 100; ++seed) {
        Lab lab;
        Chance chance(seed);
        for (int i = 0; i < 60; ++i)
            chance.editOrOpen(lab);
        lab.undoAll();
        Session back = lab.state.session();
        back.lesson = Lab::start().lesson; // opening is no edit
        REQUIRE(back == Lab::start());
    }
}

TEST_CASE("each undo step leads through the sessions that were shown", "[state][undo][law]")
{
    Lab lab;
    Chance chance(7);
    std::vector<Session> shown{lab.state.session()};
    for (int i = 0; i < 30; ++i) {
        lab.set("q-multiplier", std::to_string(chance.below(21) - 10));
        if (!(shown.back() == lab.state.session()))
            shown.push_back(lab.state.session());
    }
    REQUIRE(lab.steps() == static_cast<int>(shown.size()) - 1);
    for (auto session = shown.rbegin() + 1; session != shown.rend(); ++session) {
        lab.state.undoStack().undo();
        CHECK(lab.state.session() == *session);
    }
}

TEST_CASE("a drag is one undo step", "[state][undo]")
{
    Lab lab;
    for (const char* value : {"1.5", "2", "3", "2.5"})
        lab.set("q-multiplier", value, Gesture::Dragging);
    lab.set("q-multiplier", "2.5", Gesture::Dropped);
    CHECK(lab.steps() == 1);
    lab.state.undoStack().undo();
    CHECK(lab.state.session() == Lab::start());
    lab.state.undoStack().redo();
    CHECK(lab.inputs().qMultiplier == 2.5);
}

TEST_CASE("two drags are two undo steps", "[state][undo]")
{
    Lab lab;
    for (const char* value : {"2", "3"}) {
        lab.set("q-multiplier", value, Gesture::Dragging);
        lab.set("q-multiplier", value, Gesture::Dropped);
    }
    CHECK(lab.steps() == 2);
    lab.state.undoStack().undo();
    CHECK(lab.inputs().qMultiplier == 2);
}

TEST_CASE("a drag back home leaves no undo step", "[state][undo]")
{
    Lab lab;
    lab.set("mask", "off");
    for (const char* value : {"2", "3", "1"})
        lab.set("q-multiplier", value, Gesture::Dragging);
    lab.set("q-multiplier", "1", Gesture::Dropped);
    CHECK(lab.steps() == 1);
    CHECK(lab.lastTitle() == "Causal mask");
}

TEST_CASE("a drag past home and on is one undo step from where it began", "[state][undo]")
{
    Lab lab;
    for (const char* value : {"2", "1", "4", "5"})
        lab.set("q-multiplier", value, Gesture::Dragging);
    lab.set("q-multiplier", "5", Gesture::Dropped);
    CHECK(lab.steps() == 1);
    lab.state.undoStack().undo();
    CHECK(lab.state.session() == Lab::start());
}

TEST_CASE("an edit that changes nothing leaves no undo step", "[state][undo]")
{
    Lab lab;
    for (const auto& [key, value] : core::settings(lab.state.frame().lesson->start, lab.state.session()))
        lab.set(key, value);
    lab.set("token[0]", lab.inputs().tokens[0]);
    lab.set("x[0,0]", core::exactText(lab.inputs().projections->x(0, 0)));
    lab.state.resetAll();
    CHECK(lab.steps() == 0);
}

TEST_CASE("Reset All is one undo step and brings back every input and the selection", "[state][undo]")
{
    Lab lab;
    const core::Selection start = lab.state.frame().selection;
    for (const auto& [key, value] : {std::pair{"query", "0"},
                                     {"q-multiplier", "0"},
                                     {"mask", "off"},
                                     {"scale", "off"},
                                     {"decimals", "0"},
                                     {"x[0,0]", "9"},
                                     {"wk[1,1]", "-4"},
                                     {"v[0,0]", "8"},
                                     {"token[1]", "sleeps"}})
        lab.set(key, value);
    lab.state.select({core::Stage::Mix, std::nullopt, start.step});
    lab.goTo(3);
    const Session changed = lab.state.session();
    const int before = lab.steps();

    lab.state.resetAll();
    CHECK(lab.steps() == before + 1);
    CHECK(lab.state.session() == Lab::start());
    CHECK(lab.state.frame().selection == start);
    lab.state.undoStack().undo();
    CHECK(lab.state.session() == changed);
}

TEST_CASE("undoing Reset All or a step of the guide leads back to where one was", "[state][guide][undo]")
{
    Lab lab;
    lab.goTo(2);
    lab.set("q-multiplier", "3");
    core::Selection there = lab.state.frame().selection;
    there.stage = core::Stage::Mix;
    lab.state.select(there);
    lab.state.resetAll();
    const core::Selection start = lab.state.frame().selection;
    CHECK(start.step == 0);
    lab.state.undoStack().undo();
    CHECK(lab.state.frame().selection == there);
    lab.state.undoStack().redo();
    CHECK(lab.state.frame().selection == start);

    core::Selection before = start;
    const int steps = lab.steps();
    for (std::size_t step = 1; lab.steps() == steps; ++step) {
        before = lab.state.frame().selection;
        lab.goTo(step);
    }
    const core::Selection after = lab.state.frame().selection;
    lab.state.undoStack().undo();
    CHECK(lab.state.frame().selection == before);
    lab.state.undoStack().redo();
    CHECK(lab.state.frame().selection == after);
}

TEST_CASE("undoing a plain edit leaves the selection where it is", "[state][undo]")
{
    Lab lab;
    lab.set("q-multiplier", "3");
    const core::Selection elsewhere{core::Stage::Mix, 1, 0};
    lab.state.select(elsewhere);
    lab.state.undoStack().undo();
    CHECK(lab.state.frame().selection == elsewhere);
}

TEST_CASE("an Undo that opens another lesson says so", "[state][undo]")
{
    Lab lab;
    QSignalSpy told(&lab.state, &AppState::told);
    lab.set("q-multiplier", "3");
    lab.state.undoStack().undo();
    lab.state.undoStack().redo();
    CHECK(told.isEmpty());
    lab.state.openLesson("cat-sat");
    lab.state.undoStack().undo();
    CHECK(told.count() == 1);
}

TEST_CASE("Undo goes back to the lesson where the change was made", "[state][undo]")
{
    Lab lab;
    lab.set("q-multiplier", "3");
    lab.state.openLesson("cat-sat");
    lab.state.undoStack().undo();
    CHECK(lab.state.session() == Lab::start());
    CHECK(lab.state.frame().lesson->id == "exercise");
    lab.state.openLesson("cat-sat");
    lab.state.undoStack().redo();
    CHECK(lab.state.session().lesson == "exercise");
    CHECK(lab.inputs().qMultiplier == 3);
}

TEST_CASE("opening another lesson ends a drag", "[state][undo]")
{
    Lab lab;
    lab.set("q-multiplier", "3", Gesture::Dragging);
    lab.state.openLesson("cat-sat");
    lab.set("q-multiplier", "4", Gesture::Dragging);
    CHECK(lab.steps() == 2);
}

TEST_CASE("looking elsewhere is never an undo step", "[state][undo]")
{
    Lab lab;
    QSignalSpy changed(&lab.state, &AppState::changed);
    for (const core::Stage stage : core::kStages)
        for (const std::optional<core::Index> key :
             {std::optional<core::Index>(1), std::optional<core::Index>()})
            lab.state.select({stage, key, 0});
    lab.state.openLesson("cat-sat");
    CHECK(lab.steps() == 0);
    CHECK(changed.count() >= 10);
    changed.clear();
    lab.state.select(lab.state.frame().selection);
    lab.state.openLesson("cat-sat");
    lab.state.openLesson("no such lesson");
    CHECK(changed.isEmpty());
}

TEST_CASE("a step of the guide is one undo step, named after it", "[state][guide][undo]")
{
    Lab lab;
    const auto& steps = lab.state.frame().lesson->steps;
    for (std::size_t step = 1; step < steps.size(); ++step) {
        const int before = lab.steps();
        const Session session = lab.state.session();
        lab.goTo(step);
        const bool changes = !(lab.state.session() == session);
        CHECK(lab.steps() == before + changes);
        if (changes)
            CHECK(lab.lastTitle().toStdString() == "Guide: " + steps[step].title);
        CHECK(lab.state.frame().selection.step == step);
    }
    CHECK(lab.steps() > 0);
}

TEST_CASE("a person undoes by expected words", "[state][undo]")
{
    const std::tuple<const char*, const char*, const char*> edits[] = {
        {"query", "0", "Choose query"},     {"q-multiplier", "2", "Q multiplier"},
        {"mask", "off", "Causal mask"},     {"scale", "off", "Division by √d_k"},
        {"q[1,0]", "2.5", "Change number"}, {"token[2]", "mat", "Rename token"},
        {"decimals", "2", "Decimals"},
    };
    Lab lab;
    for (const auto& [key, value, title] : edits) {
        lab.set(key, value);
        CHECK(lab.lastTitle() == QString::fromUtf8(title));
    }
    lab.state.resetAll();
    CHECK(lab.lastTitle() == "Reset All");
}
