#include "views/inputs_view.h"

#include "tests/catch.h"
#include "tests/examples.h"
#include "views/attention_frame.h"
#include "views/cell_editor.h"
#include "views/inputs_words.h"

#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace views;
using core::AttentionTable;

namespace {

Frame inputsFrame(const core::AttentionInputs& inputs, std::optional<core::Index> key = std::nullopt)
{
    core::Session session;
    session.lesson = "lesson";
    session.inputs["lesson"] = inputs;
    Frame frame;
    frame.results = std::make_shared<const core::Results>(core::evaluate(session));
    frame.selection.key = key;
    return frame;
}

core::AttentionInputs square(core::Index size)
{
    core::AttentionInputs inputs;
    inputs.tokens.assign(static_cast<std::size_t>(size), "token");
    const core::Matrix matrix = core::Matrix::Constant(size, size, 0.5);
    inputs.projections = core::Projections{matrix, matrix, matrix, matrix};
    return inputs;
}

/// What a view asks for.
struct Wishes
{
    std::vector<core::Edit> edits;
    std::vector<core::Selection> selections;

    explicit Wishes(View& view)
    {
        QObject::connect(&view, &View::edited, [this](const core::Edit& edit) { edits.push_back(edit); });
        QObject::connect(&view, &View::selected,
                         [this](const core::Selection& selection) { selections.push_back(selection); });
    }

    core::Index query(std::size_t edit) const
    {
        const auto& change = std::get<core::AttentionEdit>(std::get<core::TopicEdit>(edits.at(edit)));
        return std::get<core::SetQuery>(change).query;
    }
};

const InputsLayout::Placed& placed(const InputsLayout& layout, AttentionTable table)
{
    return *std::find_if(layout.tables.begin(), layout.tables.end(),
                         [&](const InputsLayout::Placed& each) { return each.table.table == table; });
}

} // namespace

TEST_CASE("the place under a cell's centre is that cell, at any size", "[inputs][layout]")
{
    InputsView view;
    view.setFrame(inputsFrame(tests::fourTokens()));
    for (const QRectF area :
         {QRectF(3.3, 7.7, 770.5, 130.25), QRectF(0, 0, 401, 219), QRectF(0, 0, 222, 106)}) {
        const InputsLayout layout = view.layoutIn(area);
        REQUIRE(layout.tables.size() == 7);
        for (const InputsLayout::Placed& table : layout.tables)
            for (int row = 0; row < table.table.rows; ++row)
                for (int column = 0; column < table.table.columns; ++column)
                    CHECK(layout.placeAt(table.cell(row, column).center()) ==
                          InputsLayout::Place{table.table.table, row, column});
    }
}

TEST_CASE("matrices stay inside the panel and apart from each other", "[inputs][layout]")
{
    InputsView view;
    for (const auto& inputs : {tests::fourTokens(), square(1), square(9), square(64)})
        for (const QSizeF size : {QSizeF(222, 106), QSizeF(500, 90), QSizeF(770, 130), QSizeF(1800, 900)}) {
            view.setFrame(inputsFrame(inputs));
            const InputsLayout layout = view.layoutIn({{5, 5}, size});
            const QRectF area({5, 5}, size);
            for (std::size_t i = 0; i < layout.tables.size(); ++i) {
                const QRectF& cells = layout.tables[i].cells;
                CHECK(area.contains(cells));
                CHECK(area.contains(layout.tables[i].title));
                for (std::size_t j = 0; j < i; ++j)
                    CHECK_FALSE(cells.intersects(layout.tables[j].cells));
            }
        }
}

TEST_CASE("titles say how Q, K and V come about", "[inputs]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    inputs.qMultiplier = 2;
    inputs.k = core::Matrix::Zero(4, 2);
    const core::AttentionResults results = core::evaluate(inputs);
    CHECK(tableTitle(results, AttentionTable::X) == QStringLiteral("X (4×2)"));
    CHECK(tableTitle(results, AttentionTable::WQ) == QStringLiteral("W_Q"));
    CHECK(tableTitle(results, AttentionTable::Q) == QStringLiteral("Q = 2.00 · X·W_Q"));
    CHECK(tableTitle(results, AttentionTable::K) == QStringLiteral("K (changed by hand)"));
    CHECK(tableTitle(results, AttentionTable::V) == QStringLiteral("V = X·W_V"));
}

TEST_CASE("a lesson without projections shows Q, K and V alone", "[inputs]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    inputs.q = inputs.k = inputs.v = core::Matrix::Ones(4, 3);
    inputs.projections.reset();
    const core::AttentionResults results = core::evaluate(inputs);
    CHECK(inputTables(results) == std::vector{AttentionTable::Q, AttentionTable::K, AttentionTable::V});
    CHECK(tableTitle(results, AttentionTable::Q) == QStringLiteral("Q (4×3)"));
}

TEST_CASE("a click on a row of Q chooses that query, on K or V that key", "[inputs][mouse]")
{
    InputsView view;
    view.resize(770, 130);
    view.setFrame(inputsFrame(tests::fourTokens()));
    const Wishes wishes(view);
    const InputsLayout layout = view.layoutIn(view.rect());
    const auto click = [&](AttentionTable table, int row) {
        QTest::mouseClick(&view, Qt::LeftButton, {}, placed(layout, table).cell(row, 0).center().toPoint());
    };
    click(AttentionTable::Q, 1);
    click(AttentionTable::Q, 2); // chosen already
    click(AttentionTable::K, 0);
    click(AttentionTable::V, 3);
    click(AttentionTable::X, 1);
    REQUIRE(wishes.edits.size() == 1);
    CHECK(wishes.query(0) == 1);
    REQUIRE(wishes.selections.size() == 2);
    CHECK(wishes.selections[0].key == 0);
    CHECK(wishes.selections[1].key == 3);
}

TEST_CASE("Up and Down choose the query, with Ctrl the key", "[inputs][keys]")
{
    InputsView view;
    view.setFrame(inputsFrame(tests::fourTokens(), 1));
    const Wishes wishes(view);
    QTest::keyClick(&view, Qt::Key_Up);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ControlModifier);
    REQUIRE(wishes.edits.size() == 2);
    CHECK(wishes.query(0) == 1);
    CHECK(wishes.query(1) == 3);
    REQUIRE(wishes.selections.size() == 1);
    CHECK(wishes.selections[0].key == 2);
}

TEST_CASE("the inputs are many tables, so none of them stands for all", "[inputs]")
{
    InputsView view;
    view.setFrame(inputsFrame(tests::fourTokens()));
    CHECK_FALSE(view.numbers());
}

TEST_CASE("the inputs paint at any size and in any number", "[inputs][paint]")
{
    InputsView view;
    QImage image(300, 200, QImage::Format_RGB32);
    QPainter painter(&image);
    for (const auto& inputs : {tests::fourTokens(), square(1), square(64)})
        for (const QSizeF size : {QSizeF(0, 0), QSizeF(1, 1), QSizeF(250, 150), QSizeF(16000, 20)}) {
            view.setFrame(inputsFrame(inputs, 0));
            view.paintTo(painter, {{0, 0}, size});
        }
    CHECK(view.figureSize().width() > 0);
}

TEST_CASE("an open box follows its cell when the view or its type changes size", "[inputs][editor]")
{
    InputsView view;
    view.resize(770, 190);
    view.setFrame(inputsFrame(tests::fourTokens()));
    view.show();
    const auto cellOfQ = [&] { return placed(view.layoutIn(view.rect()), AttentionTable::Q).cell(2, 1); };
    QTest::mouseDClick(&view, Qt::LeftButton, {}, cellOfQ().center().toPoint());
    auto* box = view.findChild<CellEditor*>();
    REQUIRE(box->isOpen());
    const auto liesOnCell = [&] {
        const QPoint away = box->geometry().center() - cellOfQ().center().toPoint();
        return away.manhattanLength() <= 2;
    };
    CHECK(liesOnCell());
    view.resize(420, 260);
    QCoreApplication::processEvents();
    CHECK(liesOnCell());
    Appearance large;
    large.zoom = 1.5;
    view.resize(1100, 330);
    view.setAppearance(large);
    CHECK(liesOnCell());
    CHECK(box->isOpen());
}

TEST_CASE("a box is as large as its cell where the number fits", "[inputs][editor]")
{
    InputsView view;
    view.resize(770, 190);
    view.setFrame(inputsFrame(tests::fourTokens()));
    view.show();
    const QRectF cell = placed(view.layoutIn(view.rect()), AttentionTable::Q).cell(2, 1);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, cell.center().toPoint());
    auto* box = view.findChild<CellEditor*>();
    CHECK(box->width() <= std::ceil(cell.width() + 2));
    CHECK(box->height() <= cell.height() + 2);
    box->setText(QStringLiteral("123456.789"));
    CHECK(box->width() > cell.width() + 2);
}

TEST_CASE("a matrix of token rows that begins a line has their labels", "[inputs][layout]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    inputs.q = inputs.k = inputs.v = core::Matrix::Constant(4, 6, 0.5);
    inputs.projections.reset();
    InputsView view;
    view.setFrame(inputsFrame(inputs));
    for (const QSizeF size : {QSizeF(200, 400), QSizeF(400, 300), QSizeF(1200, 200)}) {
        const InputsLayout layout = view.layoutIn({{0, 0}, size});
        for (const InputsLayout::Placed& table : layout.tables)
            if (table.title.left() < 100)
                CHECK(table.tokens.width() > 0);
    }
}

TEST_CASE("a strip of the inputs is high enough for the numbers where that is little", "[inputs][layout]")
{
    InputsView view;
    view.resize(300, 100);
    view.setFrame(inputsFrame(tests::fourTokens()));
    CHECK(view.minimumHeight() > 100);
    CHECK(view.minimumHeight() < 210);
    view.setFrame(inputsFrame(square(64)));
    CHECK(view.minimumHeight() == view.minimumSizeHint().height());
}

TEST_CASE("matrices that have no room for numbers are scrolled, and a cell that is edited comes into sight",
          "[inputs]")
{
    InputsView view;
    view.resize(770, 200);
    view.setFrame(inputsFrame(square(64)));
    view.show();
    const auto bars = view.findChildren<QScrollBar*>();
    REQUIRE(bars.size() == 2);
    CHECK(bars[0]->isVisible());
    auto* editor = view.findChild<QLineEdit*>();
    REQUIRE(editor);
    QTest::keyClick(&view, Qt::Key_F2);
    for (int i = 0; i < 40; ++i) // to the right, in Q's chosen row
        QTest::keyClick(editor, Qt::Key_Tab);
    CHECK(view.rect().contains(editor->geometry().center()));
    CHECK(bars[0]->value() > 0);
    view.setFrame(inputsFrame(tests::fourTokens()));
    CHECK_FALSE(bars[0]->isVisible());
    CHECK_FALSE(bars[1]->isVisible());
}

TEST_CASE("labels stay in sight while their matrix is scrolled", "[inputs][layout]")
{
    views::InputsLayout layout;
    layout.tables.push_back({{}, {40, 0, 1000, 20}, {0, 20, 40, 100}, {40, 20, 1000, 100}});
    layout.tables.front().table.rows = layout.tables.front().table.columns = 10;
    layout.moveBy({-300, 0});
    layout.keepLabelsRightOf(0);
    CHECK(layout.tables.front().tokens.left() == 0);
    CHECK(layout.tables.front().title.left() == 40);
    CHECK(layout.placeAt({20, 22}) == InputsLayout::Place{AttentionTable::X, 0, std::nullopt});
    CHECK(layout.placeAt({60, 22}) == InputsLayout::Place{AttentionTable::X, 0, 3});
    layout.moveBy({-900, 0}); // out of sight altogether
    layout.keepLabelsRightOf(0);
    CHECK(layout.tables.front().tokens.right() <= layout.tables.front().cells.right());
}
