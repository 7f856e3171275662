#include "core/errors.h"
#include "tests/examples.h"
#include "tests/shown_window.h"
#include "views/choice_box.h"
#include "views/compare_view.h"

#include <QMessageBox>
#include <QTimer>

using tests::cellIn;
using tests::Shown;

namespace {

/// The window on the lesson of one's own numbers.
struct Own : Shown
{
    Own()
    {
        state.openLesson("own");
        QApplication::processEvents(); // shows its panels
    }

    const core::AttentionInputs& own() { return std::get<core::AttentionInputs>(state.session().open()); }

    void set(const char* key, const char* value) { state.edit(core::editNamed(state.session(), key, value)); }

    void look(core::Stage stage, std::size_t page = 0)
    {
        core::Selection selection = state.frame().selection;
        selection.stage = stage;
        selection.page = page;
        state.select(selection);
        QApplication::processEvents();
    }

    int steps() { return state.undoStack().count(); }

    void paste()
    {
        window.activateWindow(); // a message box may have had the focus
        REQUIRE(QTest::qWaitForWindowActive(&window));
        view("inputs").setFocus();
        QTest::keyClick(&view("inputs"), Qt::Key_V, Qt::ControlModifier);
    }
};

/// Presses a button of the message box that is about to open.
void answerNext(const QString& button)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return;
        timer->deleteLater();
        for (QAbstractButton* each : box->buttons())
            if (each->text().remove(u'&').contains(button))
                return each->click();
        box->reject();
    });
    timer->start(10);
}

} // namespace

TEST_CASE("the mask is drawn with the mouse, a drag over many cells being one step", "[own][mouse][mask]")
{
    Own lab;
    lab.set("mask", "drawn");
    lab.look(core::Stage::Mask);
    const int before = lab.steps();
    QWidget& matrix = lab.matrix();
    QTest::mousePress(&matrix, Qt::LeftButton, {}, cellIn(lab.matrix(), 0, 1)); // hidden so far: it shows
    QTest::mouseMove(&matrix, cellIn(lab.matrix(), 0, 2));
    QTest::mouseMove(&matrix, cellIn(lab.matrix(), 1, 2));
    QTest::mouseRelease(&matrix, Qt::LeftButton, {}, cellIn(lab.matrix(), 1, 2));
    const core::Mask mask = core::maskOf(lab.own());
    CHECK(mask.isVisible(0, 1));
    CHECK(mask.isVisible(0, 2));
    CHECK(mask.isVisible(1, 2));
    CHECK(lab.steps() == before + 1);
    lab.state.undoStack().undo();
    CHECK_FALSE(core::maskOf(lab.own()).isVisible(0, 1));
}

TEST_CASE("Enter hides and shows the chosen cell of a drawn mask", "[own][keys][mask]")
{
    Own lab;
    lab.set("mask", "drawn");
    lab.set("query", "1");
    lab.look(core::Stage::Mask);
    lab.matrix().setFocus();
    QTest::keyClick(&lab.matrix(), Qt::Key_Home);
    QTest::keyClick(&lab.matrix(), Qt::Key_Return);
    CHECK_FALSE(core::maskOf(lab.own()).isVisible(1, 0));
    QTest::keyClick(&lab.matrix(), Qt::Key_Return);
    CHECK(core::maskOf(lab.own()).isVisible(1, 0));
}

TEST_CASE("a click on a cell chooses it where the mask is not drawn", "[own][mouse][mask]")
{
    Own lab;
    lab.set("mask", "drawn");
    lab.look(core::Stage::Softmax);
    const auto mask = core::visibleTable(lab.own());
    QTest::mouseClick(&lab.matrix(), Qt::LeftButton, {}, cellIn(lab.matrix(), 0, 2));
    CHECK(core::visibleTable(lab.own()) == mask);
    CHECK(lab.own().query == 0);
}

TEST_CASE("a block from a spreadsheet is pasted from the current cell on, as one step", "[own][paste]")
{
    Own lab;
    const int before = lab.steps();
    QWidget& inputs = lab.view("inputs");
    inputs.setFocus();
    QApplication::clipboard()->setText("7\t8\n9\t10\n");
    lab.paste(); // the chosen query is 2: two rows do not fit
    CHECK(lab.steps() == before);
    lab.set("query", "1");
    lab.paste();
    CHECK((*lab.own().q)(1, 0) == 7);
    CHECK((*lab.own().q)(2, 1) == 10);
    CHECK(lab.steps() == before + 2);
    QTest::keyClick(&inputs, Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text() == "1\t0\n7\t8\n9\t10\n");
}

TEST_CASE("a decimal comma is asked about, never guessed", "[own][paste]")
{
    Own lab;
    lab.set("query", "0");
    QApplication::clipboard()->setText("1,5\t2,5");
    answerNext("Decimal comma");
    lab.paste();
    CHECK((*lab.own().q)(0, 0) == 1.5);
    QApplication::clipboard()->setText("3,4");
    answerNext("Comma between");
    lab.paste();
    CHECK((*lab.own().q)(0, 1) == 4);
    answerNext("Cancel");
    const int before = lab.steps();
    lab.paste();
    CHECK(lab.steps() == before);
}

TEST_CASE("what is pasted under a Q multiplier is the query shown", "[own][paste]")
{
    Own lab;
    lab.set("query", "0");
    lab.set("q-multiplier", "4");
    QApplication::clipboard()->setText("6");
    lab.paste();
    CHECK((*lab.own().q)(0, 0) == 1.5);
}

TEST_CASE("text that is no table is refused in the status bar", "[own][paste]")
{
    Own lab;
    QApplication::clipboard()->setText("1\tcat\n2\t3");
    lab.paste();
    CHECK(lab.window.statusBar()->currentMessage().startsWith("The clipboard holds no table of numbers: "));
}

TEST_CASE("tokens are renamed, moved, added and removed beside the matrix", "[own][tokens]")
{
    Own lab;
    const auto tokens = [&] { return lab.own().tokens; };
    auto& name = lab.named<QLineEdit>("Name of the chosen token");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, "dog");
    QTest::keyClick(&name, Qt::Key_Return);
    CHECK(tokens() == std::vector<std::string>{"I", "see", "dog"});
    lab.click(lab.named<QPushButton>("Move the chosen token one position to the front"));
    CHECK(tokens() == std::vector<std::string>{"I", "dog", "see"});
    CHECK(lab.own().query == 1);
    lab.click(lab.button("Add after"));
    CHECK(tokens() == std::vector<std::string>{"I", "dog", "new", "see"});
    CHECK(lab.own().query == 2); // the new one, to be named
    lab.click(lab.button("Remove"));
    CHECK(tokens() == std::vector<std::string>{"I", "dog", "see"});
    auto& sentence = lab.named<QLineEdit>("Sentence to start from");
    sentence.setFocus();
    sentence.selectAll();
    QTest::keyClicks(&sentence, "Mia raises a cat.");
    QTest::keyClick(&sentence, Qt::Key_Return);
    CHECK(tokens() == std::vector<std::string>{"Mia", "raises", "a", "cat", "."});
    while (lab.state.undoStack().canUndo())
        lab.state.undoStack().undo();
    CHECK(tokens() == std::vector<std::string>{"I", "see", "you"});
}

TEST_CASE("the guide leaves a person's mask, query and scaling alone", "[own][guide]")
{
    Own lab;
    lab.set("mask", "drawn");
    lab.set("visible[2,1]", "off");
    lab.set("query", "0");
    lab.set("q-multiplier", "3");
    const core::AttentionInputs before = lab.own();
    for (std::size_t step = 0; step < lab.state.frame().lesson->steps.size(); ++step) {
        core::Selection selection = lab.state.frame().selection;
        selection.step = step;
        lab.state.select(selection);
        CHECK(lab.own() == before);
    }
}

TEST_CASE("a mask that is to be drawn is shown at its stage", "[own][mask]")
{
    Own lab;
    lab.look(core::Stage::Softmax);
    auto& mask = lab.named<QComboBox>("Which keys a query may see; “drawn” is drawn into the matrix");
    mask.setCurrentIndex(3);
    Q_EMIT mask.activated(3);
    CHECK(lab.own().mask == core::MaskKind::Drawn);
    CHECK(lab.state.frame().selection.stage == core::Stage::Mask);
}

TEST_CASE("another lesson's numbers are taken over as the person left them there", "[own][tokens]")
{
    Own lab;
    lab.state.openLesson("exercise");
    lab.set("x[0,0]", "9");
    const auto left = std::get<core::AttentionInputs>(lab.state.session().open());
    lab.state.openLesson("own");
    lab.state.edit(core::TakeFrom{"exercise"});
    CHECK(lab.own() == left);
    lab.state.openLesson("kv-cache");
    lab.state.edit(core::TakeFrom{"own"});
    CHECK(std::get<core::KvCacheInputs>(lab.state.session().open()).source == "own");
}

TEST_CASE("pinned A stays while B changes, and the difference is theirs", "[own][compare]")
{
    Own lab;
    lab.look(core::Stage::Softmax, 3);
    auto& compare = dynamic_cast<views::CompareView&>(lab.view("compare"));
    CHECK(compare.panelsIn(compare.rect()).size() == 1);
    CHECK(compare.sentence().startsWith("Nothing is pinned yet"));
    lab.click(lab.button("Pin as A"));
    CHECK(compare.sentence() == "A and B are the same at this stage.");
    lab.set("q-multiplier", "3");
    const auto panels = compare.panelsIn(compare.rect());
    REQUIRE(panels.size() == 3);
    CHECK(panels[2].numbers == panels[1].numbers - panels[0].numbers);
    CHECK(panels[2].legend.scale.minimum() == -panels[2].legend.scale.maximum());
    CHECK(panels[0].legend.scale.maximum() == panels[1].legend.scale.maximum());
    CHECK(panels[0].layout.cellSize() == panels[1].layout.cellSize());
    CHECK(std::get<core::Matrix>(compare.numbers().value()) == panels[2].numbers);
    lab.set("tokens", "4");
    CHECK(compare.panelsIn(compare.rect()).size() == 2);
    CHECK(compare.sentence().contains("cannot be subtracted"));
}

TEST_CASE("A, B and their difference lie one above the other where that makes their cells larger",
          "[own][compare]")
{
    Own lab;
    lab.look(core::Stage::Softmax, 3);
    const auto& compare = dynamic_cast<views::CompareView&>(lab.view("compare"));
    lab.click(lab.button("Pin as A"));
    const auto wide = compare.panelsIn({0, 0, 900, 340});
    CHECK(wide[1].layout.cells.left() > wide[0].layout.cells.right());
    const auto high = compare.panelsIn({0, 0, 300, 900});
    CHECK(high[1].layout.cells.top() > high[0].layout.cells.bottom());
    CHECK(high[1].layout.margins.rowLabels > 0); // with their words
    const auto small = compare.panelsIn({0, 0, 360, 240});
    CHECK(small[0].layout.margins.legend > 0);
}

TEST_CASE("finished weights are shown, and what came before them is not known", "[own][weights]")
{
    Own lab;
    const core::Matrix weights = tests::matrix({{1, 0}, {0.25, 0.75}});
    lab.state.edit(core::TopicEdit(
        core::AttentionEdit(core::LoadTable{core::LoadedTable::Weights, weights, {"a", "b"}})));
    CHECK(lab.own().tokens == std::vector<std::string>{"a", "b"});
    CHECK(std::get<core::Matrix>(lab.matrix().numbers().value()) == weights);
    lab.look(core::Stage::Score);
    CHECK(lab.matrix().heading().contains("Not known"));
    const int before = lab.steps();
    lab.set("q-multiplier", "2");
    CHECK(lab.steps() == before);
    CHECK(lab.window.statusBar()->currentMessage().contains("only finished weights are known"));
    for (std::size_t page = 0; page < 4; ++page)
        for (const core::Stage stage : core::kStages) {
            lab.look(stage, page);
            lab.window.grab();
        }
    lab.set("random", "3");
    CHECK_FALSE(lab.own().weights);
}
