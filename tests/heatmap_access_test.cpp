#include "tests/catch.h"
#include "tests/examples.h"
#include "tests/lesson_frame.h"
#include "tests/spoken.h"
#include "views/heatmap_view.h"

#include <cmath>

using namespace views;
using tests::frameOf;
using tests::Heard;
using tests::manyTokens;
using tests::nameOf;

namespace {

/// Query 1 is "cat"; its score with key 2 is hidden.
core::AttentionInputs catQuarters()
{
    core::AttentionInputs inputs = tests::quarters();
    inputs.tokens = {"the", "cat", "sat"};
    return inputs;
}

struct Table
{
    HeatmapView view;
    core::AttentionInputs inputs;
    core::Selection selection;

    explicit Table(const core::AttentionInputs& shown, core::Stage stage = core::Stage::Softmax)
        : inputs(shown)
    {
        show(stage);
    }

    void show(core::Stage stage)
    {
        selection.stage = stage;
        view.setFrame(frameOf(inputs, selection));
    }

    QAccessibleInterface& all() { return *QAccessible::queryAccessibleInterface(&view); }
    QAccessibleTableInterface& table() { return *all().tableInterface(); }
    QAccessibleInterface& cell(int row, int column) { return *table().cellAt(row, column); }
    QString name(int row, int column) { return nameOf(cell(row, column)); }
};

} // namespace

TEST_CASE("a cell of the weights is read as a sentence with both tokens and percent", "[access][heatmap]")
{
    Table weights(catQuarters());
    CHECK(weights.name(1, 0) == "cat attends 25.0 percent to the");
    CHECK(weights.name(1, 1) == "cat attends 75.0 percent to cat");
    weights.show(core::Stage::Mix);
    CHECK(weights.name(1, 1) == "cat attends 75.0 percent to cat");
}

TEST_CASE("a cell of the scores is read with its query, its key and its number", "[access][heatmap]")
{
    Table scores(catQuarters(), core::Stage::Score);
    CHECK(scores.name(1, 1) == "score of query cat with key cat: 1.099");
    CHECK(scores.name(1, 2) == "score of query cat with key sat: 9.000"); // nothing hides it yet
    scores.show(core::Stage::Scale);
    CHECK(scores.name(1, 2) == "scaled score of query cat with key sat: 9.000");
    scores.show(core::Stage::Mask);
    CHECK(scores.name(1, 0) == "masked score of query cat with key the: 0.000");
}

TEST_CASE("a masked cell is read as hidden by the mask, without a number", "[access][heatmap]")
{
    for (const core::Stage stage : {core::Stage::Mask, core::Stage::Softmax, core::Stage::Mix})
        CHECK(Table(catQuarters(), stage).name(1, 2) == "key sat is hidden by the mask from query cat");
}

TEST_CASE("equal tokens are read with their positions, others without", "[access][heatmap]")
{
    core::AttentionInputs inputs = catQuarters();
    inputs.tokens = {"sat", "cat", "sat"};
    Table table(inputs);
    CHECK(table.name(1, 0) == "cat attends 25.0 percent to sat at position 0");
    CHECK(table.name(2, 2).startsWith("sat at position 2 attends"));
}

TEST_CASE("tokens without a sound are named when they are read", "[access][heatmap]")
{
    core::AttentionInputs inputs = catQuarters();
    inputs.tokens = {" ", "\n", "<s>"};
    Table table(inputs);
    CHECK(table.name(1, 0) == "newline attends 25.0 percent to space");
    CHECK(nameOf(table.all(), 3 * 3 + 2) == "query 2, <s>");
}

TEST_CASE("headers say which row and column a cell is in", "[access][heatmap]")
{
    Table table(catQuarters());
    QAccessibleTableCellInterface& cell = *table.cell(1, 2).tableCellInterface();
    REQUIRE(cell.rowHeaderCells().size() == 1);
    REQUIRE(cell.columnHeaderCells().size() == 1);
    CHECK(nameOf(*cell.rowHeaderCells()[0]) == "query 1, cat");
    CHECK(nameOf(*cell.columnHeaderCells()[0]) == "key 2, sat");
    CHECK(cell.rowHeaderCells()[0]->role() == QAccessible::RowHeader);
    CHECK(cell.columnHeaderCells()[0]->role() == QAccessible::ColumnHeader);
    CHECK(table.table().rowDescription(1) == "query 1, cat");
    CHECK(cell.rowIndex() == 1);
    CHECK(cell.columnIndex() == 2);
}

TEST_CASE("every child of the table knows its index, its table and where it stands", "[access][heatmap]")
{
    Table table(catQuarters());
    REQUIRE(table.all().role() == QAccessible::Table);
    REQUIRE(table.all().childCount() == 3 * 3 + 3 + 3);
    for (int i = 0; i < table.all().childCount(); ++i) {
        QAccessibleInterface* child = table.all().child(i);
        REQUIRE(child);
        CHECK(child->isValid());
        CHECK(table.all().indexOfChild(child) == i);
        CHECK(child->parent() == &table.all());
        REQUIRE(child->tableCellInterface());
        CHECK(child->tableCellInterface()->table() == &table.all());
    }
    for (const int beyond : {-1, 15, 1000000})
        CHECK_FALSE(table.all().child(beyond));
    CHECK_FALSE(table.table().cellAt(3, 0));
    CHECK_FALSE(table.table().cellAt(0, -1));
}

TEST_CASE("the table's selected cell is the one that all views share", "[access][heatmap]")
{
    Table table(catQuarters());
    CHECK(table.table().selectedCellCount() == 0);
    CHECK(table.table().selectedRows() == QList<int>{1});
    table.selection.key = 2;
    table.show(core::Stage::Softmax);
    REQUIRE(table.table().selectedCellCount() == 1);
    CHECK(table.table().selectedCells()[0] == &table.cell(1, 2));
    CHECK(table.cell(1, 2).state().selected);
    CHECK_FALSE(table.cell(1, 1).state().selected);
    CHECK(table.table().isColumnSelected(2));
    table.selection.key = 7; // beyond this lesson's tokens
    table.show(core::Stage::Softmax);
    CHECK(table.table().selectedCellCount() == 0);
}

TEST_CASE("a screen reader chooses a cell as a click does", "[access][heatmap]")
{
    Table table(catQuarters());
    const tests::Selections selections(table.view);
    int edits = 0;
    QObject::connect(&table.view, &View::edited, &table.view, [&] { ++edits; });
    table.cell(2, 1).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    REQUIRE(selections.all.size() == 1);
    CHECK(selections.all[0].key == 1);
    CHECK(edits == 1); // the query is an input
    CHECK_FALSE(table.table().selectRow(3));
    CHECK(table.table().selectColumn(0));
    CHECK(selections.all.back().key == 0);
}

TEST_CASE("a row that sees no key says so", "[access][heatmap]")
{
    core::AttentionInputs inputs = catQuarters();
    core::Session session;
    session.lesson = "lesson";
    session.inputs["lesson"] = inputs;
    core::Results results = core::evaluate(session);
    auto& blind = std::get<core::AttentionResults>(results.open);
    blind.trace.masked.row(0).setConstant(-std::numeric_limits<double>::infinity());
    HeatmapView view;
    core::Selection selection;
    selection.stage = core::Stage::Softmax;
    view.setFrame({std::make_shared<const core::Results>(results), selection, nullptr});
    QAccessibleTableInterface& table = *QAccessible::queryAccessibleInterface(&view)->tableInterface();
    CHECK(nameOf(*table.cellAt(0, 0)) == "query the has no visible key");
    CHECK(table.rowDescription(0) == "query 0, the: no visible key");
    CHECK(table.rowDescription(1) == "query 1, cat");
}

TEST_CASE("a million cells are made one by one as they are read", "[access][heatmap]")
{
    core::AttentionInputs inputs = manyTokens(1000, 1);
    Table table(inputs);
    CHECK(table.all().childCount() == 1000 * 1000 + 2000);
    QAccessibleInterface& last = table.cell(999, 999);
    CHECK(nameOf(last).startsWith("token at position 999 attends"));
    CHECK(&table.cell(999, 999) == &last); // and once
    CHECK(table.all().indexOfChild(&last) == 999'999);
    const QAccessible::Id id = QAccessible::uniqueId(&last);
    QAccessibleInterface& next = table.cell(0, 0);
    CHECK(QAccessible::uniqueId(&next) == id + 1); // nothing was made in between
}

TEST_CASE("cells of a matrix that has shrunk are no longer valid, and made anew", "[access][heatmap]")
{
    const Heard heard; // a screen reader listens
    Table table(manyTokens(5, 1));
    const QAccessible::Id old = QAccessible::uniqueId(&table.cell(4, 4));
    REQUIRE(QAccessible::accessibleInterface(old));
    table.inputs = catQuarters();
    table.show(core::Stage::Softmax);
    CHECK_FALSE(QAccessible::accessibleInterface(old));
    CHECK(table.all().childCount() == 15);
    CHECK_FALSE(table.table().cellAt(4, 4));
    CHECK(table.name(1, 0) == "cat attends 25.0 percent to the");
}

TEST_CASE("cells go with their table", "[access][heatmap]")
{
    QAccessible::Id id = 0;
    {
        Table table(catQuarters());
        id = QAccessible::uniqueId(&table.cell(0, 0));
        REQUIRE(QAccessible::accessibleInterface(id));
    }
    CHECK_FALSE(QAccessible::accessibleInterface(id));
}

TEST_CASE("a heatmap without numbers yet is an empty table", "[access][heatmap]")
{
    HeatmapView view;
    QAccessibleInterface& all = *QAccessible::queryAccessibleInterface(&view);
    CHECK(all.childCount() == 0);
    CHECK_FALSE(all.child(0));
    CHECK(all.tableInterface()->selectedCellCount() == 0);
    CHECK(all.tableInterface()->selectedRowCount() == 0);
}

TEST_CASE("numbers that change are told for the cells that were read", "[access][heatmap]")
{
    Heard heard;
    Table table(catQuarters());
    QAccessibleInterface& read = table.cell(1, 0);
    table.cell(2, 2); // stays hidden from nobody and keeps its sentence
    heard.clear();
    table.inputs.qMultiplier = 0;
    table.show(core::Stage::Softmax);
    CHECK(nameOf(read) == "cat attends 50.0 percent to the");
    CHECK(heard.names(QAccessible::NameChanged) == QStringList{"cat attends 50.0 percent to the"});
    heard.clear();
    table.show(core::Stage::Softmax);
    CHECK(heard.names(QAccessible::NameChanged).isEmpty());
}

TEST_CASE("the focus follows the chosen cell while the matrix has it", "[access][heatmap]")
{
    Heard heard;
    Table table(catQuarters());
    table.all(); // the screen reader knows the table
    table.view.show();
    table.view.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&table.view));
    table.view.setFocus();
    QCoreApplication::processEvents();
    REQUIRE_FALSE(heard.names(QAccessible::Focus).isEmpty());
    CHECK(heard.names(QAccessible::Focus).last() == "query 1, cat");
    heard.clear();
    table.selection.key = 0;
    table.show(core::Stage::Softmax);
    CHECK(heard.names(QAccessible::Focus) == QStringList{"cat attends 25.0 percent to the"});
    CHECK(table.all().focusChild() == &table.cell(1, 0));
    CHECK(table.cell(1, 0).state().focused);
}

TEST_CASE("a cell is found on the screen where it is painted", "[access][heatmap]")
{
    Table table(catQuarters());
    table.view.resize(500, 400);
    table.view.show();
    QAccessibleInterface& cell = table.cell(2, 1);
    const QPoint middle = cell.rect().center();
    CHECK(table.all().childAt(middle.x(), middle.y()) == &cell);
    const QRectF painted = table.view.layoutIn(table.view.rect()).cell(2, 1);
    CHECK(cell.rect().contains(table.view.mapToGlobal(painted.center().toPoint())));
    CHECK_FALSE(table.all().childAt(-100, -100));
}
