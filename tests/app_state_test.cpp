#include "app/app_state.h"
#include "tests/catch.h"

#include <QSignalSpy>

#include <algorithm>
#include <random>

using app::AppState;
using core::Session;
using views::Gesture;

namespace {

/// Two of the program's lessons: the first's name is "exercise".
struct Lab
{
    AppState state{app::builtInLessons(), start()};

    static Session start()
    {
        std::vector<core::Lesson> lessons;
        for (const app::LessonPtr& lesson : app::builtInLessons())
            lessons.push_back(*lesson);
        Session session = core::startSession(lessons);
        session.lesson = "exercise";
        return session;
    }

    void set(std::string_view key, std::string_view value, Gesture gesture = Gesture::Once)
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
            lab.set(edits[kind].first, edits[kind].second, static_cast<Gesture>(below(3)));
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

} // namespace

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

TEST_CASE("a step that does not fit the person's own numbers is refused, and the guide stays", "[state]")
{
    core::Lesson lesson = *app::builtInLessons().front();
    lesson.steps.resize(2);
    lesson.steps[1].settings.emplace_back("q[0,0]", "1e200");
    const auto own = std::make_shared<const core::Lesson>(lesson);
    AppState state({own}, core::startSession({lesson}));
    state.edit(core::editNamed(state.session(), "k[0,0]", "1e200"));
    QSignalSpy refused(&state, &AppState::refused);
    core::Selection selection = state.frame().selection;
    selection.step = 1;
    CHECK_NOTHROW(state.select(selection));
    CHECK(refused.count() == 1);
    CHECK(state.frame().selection.step == 0);
}
