#include "tests/shown_window.h"

using core::Stage;
using tests::Shown;
using tests::startOf;

TEST_CASE("arrow keys, Home and End move the cell and Esc leaves it", "[window][keys]")
{
    Shown shown;
    const auto at = [&](core::Index query, std::optional<core::Index> key) {
        CHECK(shown.inputs().query == query);
        CHECK(shown.selection().key == key);
    };
    at(2, 0);
    shown.press(Qt::Key_Right);
    at(2, 1);
    shown.press(Qt::Key_Up);
    at(1, 1);
    shown.press(Qt::Key_End);
    at(1, 3);
    shown.press(Qt::Key_Down);
    at(2, 3);
    shown.press(Qt::Key_Home);
    at(2, 0);
    shown.press(Qt::Key_Left); // there is nothing further left
    at(2, 0);
    shown.press(Qt::Key_End, Qt::ControlModifier);
    at(3, 3);
    shown.press(Qt::Key_Down);
    at(3, 3);
    shown.press(Qt::Key_Home, Qt::ControlModifier);
    at(0, 0);
    shown.press(Qt::Key_Escape);
    at(0, std::nullopt);
    CHECK(shown.stage() == Stage::Score);
}

TEST_CASE("PageDown and PageUp step through the stages wherever the focus is", "[window][keys]")
{
    Shown shown;
    QWidget* const places[] = {&shown.matrix(),    &shown.query(),        &shown.multiplier(),
                               &shown.slider(),    &shown.mask(),         &shown.lessons(),
                               &shown.guide(),     &shown.view("bars"),   &shown.view("derivation"),
                               &shown.view("mix"), &shown.view("inputs"), &shown.button("Reset")};
    for (QWidget* place : places) {
        INFO(place->metaObject()->className() << " " << place->accessibleName().toStdString());
        place->setFocus();
        REQUIRE(QApplication::focusWidget() == place);
        const auto inputs = shown.inputs();
        shown.press(Qt::Key_PageDown);
        CHECK(shown.stage() == Stage::Scale);
        shown.press(Qt::Key_PageUp);
        CHECK(shown.stage() == Stage::Score);
        CHECK(shown.inputs() == inputs);
    }
    for (int i = 0; i < 9; ++i)
        shown.press(Qt::Key_PageDown);
    CHECK(shown.stage() == Stage::Mix);
}

TEST_CASE("Space plays and pauses where no button has the focus", "[window][keys]")
{
    Shown shown;
    for (QWidget* place : {&shown.matrix(), static_cast<views::View*>(&shown.view("bars")),
                           &shown.view("mix"), &shown.view("derivation")}) {
        INFO(place->accessibleName().toStdString());
        place->setFocus();
        shown.press(Qt::Key_Space);
        CHECK(shown.button("Pause").isVisible());
        shown.press(Qt::Key_Space);
        CHECK(shown.button("Play").isVisible());
        CHECK(shown.stage() != Stage::Score); // playing began at once
    }
    for (QWidget* place : {static_cast<QWidget*>(&shown.lessons()), static_cast<QWidget*>(&shown.guide())}) {
        INFO(place->accessibleName().toStdString());
        place->setFocus();
        shown.press(Qt::Key_Space);
        CHECK(shown.button("Pause").isVisible());
        shown.press(Qt::Key_Space);
    }
    CHECK(shown.state.session() == startOf(shown.state.lessons()));
}

TEST_CASE("Space presses the button that has the focus", "[window][keys]")
{
    Shown shown;
    shown.mask().setFocus();
    shown.press(Qt::Key_Space);
    CHECK(shown.inputs().mask == core::MaskKind::None);
    shown.button("Reset").setFocus();
    shown.press(Qt::Key_Space);
    CHECK(shown.inputs().mask == core::MaskKind::Causal);
    CHECK(shown.button("Play").isVisible());
    CHECK(shown.stage() == Stage::Score);
}

TEST_CASE("Left and Right step through the stages where the focus has no use for them", "[window][keys]")
{
    Shown shown;
    QWidget* const places[] = {&shown.lessons(),
                               &shown.guide(),
                               &shown.view("inputs"),
                               &shown.view("stages"),
                               &shown.button("Next"),
                               &shown.button("Play"),
                               shown.window.findChild<views::StageButton*>()};
    for (QWidget* place : places) {
        INFO(place->metaObject()->className() << " " << place->accessibleName().toStdString());
        place->setFocus();
        QTest::keyClick(place, Qt::Key_Right);
        CHECK(shown.stage() == Stage::Scale);
        QTest::keyClick(place, Qt::Key_Left);
        CHECK(shown.stage() == Stage::Score);
    }
}

TEST_CASE("pressing Next with the keyboard to the end stays among the stages' buttons", "[window][keys]")
{
    Shown shown;
    shown.button("Next").setFocus();
    for (int i = 0; i < 4; ++i)
        shown.press(Qt::Key_Space);
    CHECK(shown.stage() == Stage::Mix);
    CHECK(shown.button("Back").hasFocus()); // the guide has a Back of its own, but it can't be pressed yet
    shown.press(Qt::Key_Space);
    CHECK(shown.stage() == Stage::Softmax);
}

TEST_CASE("letters typed into a number box switch nothing", "[window][keys]")
{
    Shown shown;
    for (QWidget* place :
         {static_cast<QWidget*>(&shown.multiplier()), static_cast<QWidget*>(&shown.query())}) {
        place->setFocus();
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_D);
    }
    CHECK(shown.state.session() == startOf(shown.state.lessons()));
}

TEST_CASE("a number box reads what people type", "[window][keys]")
{
    Shown shown;
    shown.type(shown.multiplier(), "0");
    CHECK(shown.inputs().qMultiplier == 0);
    shown.type(shown.multiplier(), "2,5");
    CHECK(shown.inputs().qMultiplier == 2.5);
    CHECK(shown.multiplier().text() == "2.50");
    shown.type(shown.multiplier(), "-1.25");
    CHECK(shown.inputs().qMultiplier == -1.25);
    CHECK(shown.slider().value() == -125);
    CHECK(shown.state.undoStack().count() == 3);
    shown.type(shown.multiplier(), "abc");
    CHECK(shown.inputs().qMultiplier == -1.25);
    CHECK(shown.multiplier().text() == "−1.25");
    CHECK(shown.state.undoStack().count() == 3);
}

TEST_CASE("a number too large for its box keeps the value that held", "[window][keys]")
{
    Shown shown;
    shown.type(shown.multiplier(), "50");
    CHECK(std::abs(shown.inputs().qMultiplier) <= 10);
    CHECK(shown.multiplier().value() == shown.inputs().qMultiplier);
}

TEST_CASE("Undo and Redo work from the number box that made the change", "[window][keys][undo]")
{
    Shown shown;
    shown.type(shown.multiplier(), "3");
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.inputs().qMultiplier == 1);
    CHECK(shown.multiplier().text() == "1.00");
    shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(shown.inputs().qMultiplier == 3);
    shown.query().setFocus();
    shown.press(Qt::Key_Up);
    CHECK(shown.inputs().query == 3);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.inputs().query == 2);
}

TEST_CASE("a number being typed counts in its lesson, not in the one opened meanwhile", "[window][keys]")
{
    Shown shown;
    auto& inputs = dynamic_cast<views::InputsView&>(shown.view("inputs"));
    for (const auto& placed : inputs.layoutIn(inputs.rect()).tables)
        if (placed.table.table == core::AttentionTable::V)
            QTest::mouseDClick(&inputs, Qt::LeftButton, {}, placed.cell(1, 1).center().toPoint());
    auto* editor = inputs.findChild<QLineEdit*>();
    REQUIRE(editor->hasFocus());
    QTest::keyClicks(editor, QStringLiteral("77"));
    shown.press(Qt::Key_2, Qt::AltModifier);
    CHECK(shown.state.session().lesson == "cat-sat");
    CHECK_FALSE(editor->isVisible());
    shown.press(Qt::Key_Return);
    CHECK(shown.state.undoStack().count() == 1);
    const core::Session& session = shown.state.session();
    CHECK(session.open() == shown.state.frame().lesson->start);
    CHECK((*std::get<core::AttentionInputs>(session.inputs.at("exercise")).v)(1, 1) == 77);
}

TEST_CASE("a number is changed where it stands, and letters typed there switch nothing", "[window][keys]")
{
    Shown shown;
    auto& inputs = dynamic_cast<views::InputsView&>(shown.view("inputs"));
    const auto edit = [&](const char* text) {
        for (const auto& placed : inputs.layoutIn(inputs.rect()).tables)
            if (placed.table.table == core::AttentionTable::X)
                QTest::mouseDClick(&inputs, Qt::LeftButton, {}, placed.cell(3, 1).center().toPoint());
        auto* editor = inputs.findChild<QLineEdit*>();
        REQUIRE(editor->hasFocus());
        QTest::keyClicks(editor, QString::fromUtf8(text));
        QTest::keyClick(editor, Qt::Key_Return);
    };
    edit("2,5");
    CHECK(shown.inputs().projections->x(3, 1) == 2.5);
    CHECK(shown.state.undoStack().undoText() == "Change number");
    edit("m d");
    CHECK(shown.mask().isChecked());
    CHECK(shown.scale().isChecked());
    shown.press(Qt::Key_Escape);
    CHECK(shown.inputs().projections->x(3, 1) == 2.5);
    CHECK(inputs.hasFocus());
    CHECK(shown.button("Play").isVisible());
}

TEST_CASE("Undo and Redo go through everything and back", "[window][keys][undo]")
{
    Shown shown;
    shown.click(shown.mask());
    shown.click(shown.scale());
    shown.matrix().setFocus();
    shown.press(Qt::Key_Down);
    const core::Session end = shown.state.session();
    for (int i = 0; i < 5; ++i)
        shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.state.session() == startOf(shown.state.lessons()));
    CHECK(shown.mask().isChecked());
    for (int i = 0; i < 5; ++i)
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(shown.state.session() == end);
    CHECK_FALSE(shown.mask().isChecked());
}

TEST_CASE("Reset All resets every control and keeps the keyboard focus", "[window][undo]")
{
    Shown shown;
    const auto change = [&] {
        shown.click(shown.mask());
        shown.click(shown.scale());
        shown.type(shown.multiplier(), "0");
        shown.state.edit(core::SetDecimals{0});
    };
    const auto isReset = [&] {
        CHECK(shown.state.session() == startOf(shown.state.lessons()));
        CHECK(shown.mask().isChecked());
        CHECK(shown.scale().isChecked());
        CHECK(shown.multiplier().text() == "1.00");
        CHECK(shown.slider().value() == 100);
        CHECK(shown.query().value() == 2);
        CHECK(shown.action("3").isChecked());
    };
    for (QWidget* place : {static_cast<QWidget*>(&shown.matrix()), static_cast<QWidget*>(&shown.multiplier()),
                           static_cast<QWidget*>(&shown.lessons())}) {
        change();
        place->setFocus();
        shown.press(Qt::Key_R, Qt::ControlModifier);
        isReset();
        CHECK(place->hasFocus());
        change();
        place->setFocus();
        shown.click(shown.button("Reset"));
        isReset();
        CHECK(place->hasFocus());
    }
}

TEST_CASE("Undo shows the lesson where the change was made", "[window][undo]")
{
    Shown shown;
    shown.click(shown.mask());
    shown.press(Qt::Key_2, Qt::AltModifier);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.lessons().currentRow() == 0);
    CHECK(shown.mask().isChecked());
}

TEST_CASE("the guide's keys go from step to step", "[window][keys][guide]")
{
    Shown shown;
    shown.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(shown.selection().step == 1);
    shown.press(Qt::Key_PageUp, Qt::ControlModifier);
    shown.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(shown.selection().step == 0);
    for (std::size_t i = 0; i < 30; ++i)
        shown.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(shown.selection().step == shown.state.frame().lesson->steps.size() - 1);
}

TEST_CASE("numbers are changed by keyboard: F2, Tab to the next, Enter", "[window][keys]")
{
    tests::Shown shown;
    views::View& inputs = shown.view("inputs");
    inputs.setFocus();
    shown.press(Qt::Key_F2); // the first number of the chosen query
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("4"));
    shown.press(Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("5"));
    shown.press(Qt::Key_Return);
    REQUIRE(shown.inputs().q);
    CHECK((*shown.inputs().q)(2, 0) == 4);
    CHECK((*shown.inputs().q)(2, 1) == 5);
    CHECK(inputs.hasFocus());
    CHECK(shown.state.undoStack().count() == 2);
}
