#include "views/plane_view.h"

#include "tests/catch.h"
#include "tests/examples.h"
#include "tests/lab.h"
#include "tests/lesson_frame.h"
#include "views/plane_labels.h"
#include "views/plane_words.h"
#include "views/point_editor.h"

#include <QAction>
#include <QComboBox>
#include <QTest>

#include <cmath>

using namespace views;
using core::Index;
using core::PlanePoint;
using tests::frameOf;

namespace {

const QSize kPlaneSize(700, 400);

core::Selection keyChosen(Index key)
{
    core::Selection selection;
    selection.key = key;
    return selection;
}

/// Three tokens with vectors of that width and 0, 1, 2, … in them; the last is all zeros.
core::AttentionInputs wide(Index width, Index valueWidth)
{
    core::AttentionInputs inputs;
    inputs.tokens = {"a", "b", "a"};
    const auto counted = [](Index columns) {
        core::Matrix matrix = core::Matrix::Zero(3, columns);
        for (Index row = 0; row < 2; ++row)
            for (Index column = 0; column < columns; ++column)
                matrix(row, column) = static_cast<double>(column + row + 1);
        return matrix;
    };
    inputs.q = inputs.k = counted(width);
    inputs.v = counted(valueWidth);
    inputs.query = 1;
    return inputs;
}

/// A plane with everything it asks for.
struct ShownPlane
{
    PlaneView view;
    std::vector<std::pair<core::SetNumbers, Gesture>> edits;
    std::vector<core::Selection> selections;
    QStringList refusals;

    explicit ShownPlane(const Frame& frame)
    {
        Appearance look;
        look.motion = false;
        view.setAppearance(look);
        view.resize(kPlaneSize);
        view.setFrame(frame);
        QObject::connect(&view, &View::edited, [this](const core::Edit& edit, Gesture gesture) {
            const auto& change = std::get<core::AttentionEdit>(std::get<core::TopicEdit>(edit));
            edits.emplace_back(std::get<core::SetNumbers>(change), gesture);
        });
        QObject::connect(&view, &View::selected,
                         [this](const core::Selection& selection) { selections.push_back(selection); });
        QObject::connect(&view, &View::refused, [this](const QString& why) { refusals << why; });
    }

    QPointF at(const PlaneTip& tip) const
    {
        return view.mapIn(view.rect(), tip.plot()).at(view.scene().arrow(tip)->at);
    }
    void press(const PlaneTip& tip) { QTest::mousePress(&view, Qt::LeftButton, {}, at(tip).toPoint()); }
    void choose(const PlaneTip& tip)
    {
        for (std::size_t i = 0; view.tip() != tip && i < view.scene().arrows.size(); ++i)
            view.actions().back()->trigger();
        REQUIRE(view.tip() == tip);
        edits.clear();
        selections.clear();
    }
};

void drag(QWidget& view, const QPoint& from, const std::vector<QPoint>& way)
{
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    for (const QPoint& point : way)
        QTest::mouseMove(&view, point);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, way.back());
}

constexpr PlaneTip kQuery{PlaneFamily::Query, 2};

PlaneTip key(Index row)
{
    return {PlaneFamily::Key, row};
}

PlaneTip value(Index row)
{
    return {PlaneFamily::Value, row};
}

} // namespace

TEST_CASE("a plane holds 0 and all its points with room around", "[plane][layout]")
{
    const PlaneBounds bounds = boundsOf({{1, 2}, {-3, 0.5}});
    CHECK(bounds.left < -3);
    CHECK(bounds.right > 1);
    CHECK(bounds.bottom < 0);
    CHECK(bounds.top > 2);
    CHECK(boundsOf({{5, 5}}).left < 0);
    CHECK(boundsOf({}) == PlaneBounds{});
    CHECK(boundsOf({{0, 0}}) == PlaneBounds{});
}

TEST_CASE("a point that moves a little leaves the bounds of its plane", "[plane][layout]")
{
    CHECK(boundsOf({{1, 1}}) == boundsOf({{1.02, 1.01}}));
}

TEST_CASE("both axes of a plane have the same scale, and its bounds are inside", "[plane][layout]")
{
    for (const QRectF area : {QRectF(10, 20, 300, 100), QRectF(0, 0, 50, 500), QRectF(0, 0, 1, 1)})
        for (const PlaneBounds bounds : {PlaneBounds{-1, 3, -2, 2}, PlaneBounds{0, 1e300, -1e299, 0}}) {
            const PlaneMap map = planeMap(area, bounds);
            const QPointF zero = map.at({0, 0});
            CHECK(std::abs(map.at({1, 0}).x() - zero.x() - (zero.y() - map.at({0, 1}).y())) < 1e-6);
            const QRectF grown = area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
            CHECK(grown.contains(map.at({bounds.left, bounds.bottom})));
            CHECK(grown.contains(map.at({bounds.right, bounds.top})));
            CHECK(grown.contains(zero));
        }
}

TEST_CASE("the numbers at a point of the plane are those that lie there", "[plane][layout]")
{
    const PlaneMap map = planeMap({5, 7, 320, 210}, {-2, 3, -1, 2});
    for (const PlanePoint point : {PlanePoint{0, 0}, {-1.5, 0.25}, {3, 2}}) {
        const PlanePoint back = map.numbersAt(map.at(point));
        CHECK(std::abs(back.x - point.x) < 1e-9);
        CHECK(std::abs(back.y - point.y) < 1e-9);
    }
}

TEST_CASE("lines of the grid are at round numbers and never crowd", "[plane][layout]")
{
    const PlaneMap map = planeMap({0, 0, 300, 300}, {-1.3, 2, -1, 2});
    const double step = map.gridStep(40);
    CHECK(step == 0.5);
    const PlaneBounds seen = map.visible();
    const auto lines = multiplesWithin(seen.left, seen.right, step);
    CHECK(lines.front() == -1);
    CHECK(std::ranges::count(lines, 0) == 1);
    CHECK(step * map.unit >= 40);
}

TEST_CASE("two planes lie side by side where it is wide, else one above the other", "[plane][layout]")
{
    const PlaneMeasures measures{
        .title = 15, .caption = 30, .tickWidth = 20, .tickHeight = 15, .gap = 10, .leastPlot = 60};
    const PlaneLayout beside = layoutPlane({0, 0, 800, 300}, measures);
    CHECK(beside.plots[0].area.top() == beside.plots[1].area.top());
    CHECK(beside.plots[0].area.right() < beside.plots[1].area.left());
    const PlaneLayout above = layoutPlane({0, 0, 300, 800}, measures);
    CHECK(above.plots[0].area.left() == above.plots[1].area.left());
    CHECK(above.plots[0].area.bottom() < above.plots[1].area.top());
    const PlaneLayout tiny = layoutPlane({0, 0, 160, 90}, measures);
    CHECK(tiny.plots[0].caption.isEmpty());
    CHECK_FALSE(tiny.plots[0].area.isEmpty());
}

TEST_CASE("labels lie over no other label and no tip", "[plane][layout]")
{
    std::vector<LabelWish> wishes;
    for (int i = 0; i < 40; ++i)
        wishes.push_back({{200 + 90 * std::sin(i), 200 + 90 * std::cos(2 * i)}, {std::sin(i), 1}, {50, 14}});
    wishes.push_back({{200, 200}, {0, 0}, {50, 14}});
    wishes.push_back({{200, 200}, {0, 0}, {50, 14}}); // two at one place
    const QRectF area(0, 0, 400, 400);
    const auto places = placeLabels(wishes, {}, area, 8);
    REQUIRE(places.size() == wishes.size());
    CHECK(places.front());
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i])
            continue;
        CHECK(area.contains(*places[i]));
        for (std::size_t j = 0; j < i; ++j)
            CHECK_FALSE((places[j] && places[j]->intersects(*places[i])));
        for (const LabelWish& wish : wishes)
            CHECK_FALSE(places[i]->contains(wish.tip));
    }
}

TEST_CASE("a label crosses no line where there is a place without", "[plane][layout]")
{
    const QLineF axis(0, 100, 300, 100);
    const std::vector<LabelWish> wishes{{{150, 100}, {1, 0}, {50, 14}}};
    const QRectF beside = placeLabels(wishes, {}, {0, 0, 300, 200}, 8).front().value();
    CHECK(beside.center().y() == 100);
    const QRectF above = placeLabels(wishes, {axis}, {0, 0, 300, 200}, 8).front().value();
    CHECK(above.bottom() < 100);
    CHECK(placeLabels(wishes, {axis}, {0, 92, 300, 16}, 8).front()); // it has to
}

TEST_CASE("a plane shows the chosen query, every key, every value and the output", "[plane]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    const auto numbers = std::get<core::Record>(*shown.view.numbers());
    REQUIRE(numbers.size() == 20);
    const core::Record expected{
        {"q[2,0]", 1},   {"q[2,1]", 1.5}, {"k[0,0]", 1},    {"k[0,1]", 0}, {"k[1,0]", 0.5}, {"k[1,1]", 1},
        {"k[2,0]", 1.5}, {"k[2,1]", 1},   {"k[3,0]", -0.5}, {"k[3,1]", 1}, {"v[0,0]", 2},   {"v[0,1]", 0},
        {"v[1,0]", 0},   {"v[1,1]", 1},   {"v[2,0]", 2},    {"v[2,1]", 1}, {"v[3,0]", -2},  {"v[3,1]", 1}};
    CHECK(core::Record(numbers.begin(), numbers.end() - 2) == expected);
    CHECK(numbers.back().name == "output[2,1]");
    CHECK(shown.view.scene().arrow(key(3))->isHidden); // by the mask
    CHECK_FALSE(shown.view.scene().arrow(key(2))->isHidden);
}

TEST_CASE("a drag of a key's tip is many edits of both its numbers, the last one dropped", "[plane][mouse]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    const QPoint from = shown.at(key(1)).toPoint();
    drag(shown.view, from, {from + QPoint(10, -8), from + QPoint(30, -20)});
    REQUIRE(shown.edits.size() == 3);
    CHECK(shown.edits[0].second == Gesture::Dragging);
    CHECK(shown.edits.back().second == Gesture::Dropped);
    const core::SetNumbers& last = shown.edits.back().first;
    CHECK(last.table == core::AttentionTable::K);
    CHECK(last.row == 1);
    CHECK(last.column == 0);
    const double unit = shown.view.mapIn(shown.view.rect(), 0).unit;
    CHECK(std::abs(last.values(0, 0) - (0.5 + 30 / unit)) < 0.02);
    CHECK(std::abs(last.values(0, 1) - (1 + 20 / unit)) < 0.02);
    REQUIRE(shown.selections.size() == 1);
    CHECK(shown.selections[0].key == 1);
}

TEST_CASE("a click on a tip moves nothing", "[plane][mouse]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    const QPoint from = shown.at(value(2)).toPoint();
    drag(shown.view, from, {from + QPoint(1, 1)});
    CHECK(shown.edits.empty());
    CHECK(shown.view.tip() == value(2));
    REQUIRE(shown.selections.size() == 1);
    CHECK(shown.selections[0].key == 2);
}

TEST_CASE("a drag back to where it began gives the very numbers there were", "[plane][mouse]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    inputs.k = tests::matrix({{1, 0}, {1.0 / 3, 2.0 / 3}, {1.5, 1}, {-0.5, 1}});
    ShownPlane shown(frameOf(inputs));
    const QPoint from = shown.at(key(1)).toPoint();
    drag(shown.view, from, {from + QPoint(20, 0), from});
    REQUIRE_FALSE(shown.edits.empty());
    CHECK(shown.edits.back().first.values == inputs.k->row(1));
    CHECK(shown.edits.front().first.values(0, 1) == 2.0 / 3); // moved across alone
}

TEST_CASE("a query goes in before its multiplier", "[plane]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    inputs.qMultiplier = 2;
    ShownPlane shown(frameOf(inputs));
    CHECK(shown.view.scene().arrow(kQuery)->at == PlanePoint{2, 3});
    QTest::keyClick(&shown.view, Qt::Key_Right);
    REQUIRE(shown.edits.size() == 1);
    CHECK(shown.edits[0].first.table == core::AttentionTable::Q);
    CHECK(shown.edits[0].first.row == 2);
    CHECK(shown.edits[0].first.values == tests::matrix({{1.05, 1.5}}));
}

TEST_CASE("the output and a query times 0 cannot be moved, and it is said why", "[plane]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    inputs.qMultiplier = 0;
    ShownPlane shown(frameOf(inputs));
    const PlaneTip output{PlaneFamily::Output, 2};
    const QPoint from = shown.at(output).toPoint();
    drag(shown.view, from, {from + QPoint(9, 9), from + QPoint(20, 9)});
    CHECK(shown.refusals == QStringList{holdText(PlaneHold::IsOutput)});
    shown.choose(kQuery);
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    CHECK(shown.refusals.size() == 3);
    CHECK(shown.refusals.back() == holdText(PlaneHold::IsTimesZero));
    CHECK(shown.edits.empty());
}

TEST_CASE("arrow keys move the chosen tip by tenths, with Shift by hundredths, with Ctrl by ones",
          "[plane][keys]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    shown.choose(key(1));
    const auto moved = [&](Qt::Key pressed, Qt::KeyboardModifiers modifiers) {
        shown.edits.clear();
        QTest::keyClick(&shown.view, pressed, modifiers);
        REQUIRE(shown.edits.size() == 1);
        CHECK(shown.edits[0].second == Gesture::Once);
        return shown.edits[0].first.values;
    };
    CHECK(moved(Qt::Key_Right, {}) == tests::matrix({{0.6, 1}}));
    CHECK(moved(Qt::Key_Left, Qt::ShiftModifier) == tests::matrix({{0.49, 1}}));
    CHECK(moved(Qt::Key_Up, {}) == tests::matrix({{0.5, 1.1}}));
    CHECK(moved(Qt::Key_Down, Qt::ControlModifier) == tests::matrix({{0.5, 0}}));
}

TEST_CASE("comma and full stop go through all tips in a ring and choose their keys", "[plane][keys]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    REQUIRE(shown.view.actions().size() == 2);
    QAction& previous = *shown.view.actions().front();
    QAction& next = *shown.view.actions().back();
    CHECK(previous.shortcut() == QKeySequence(Qt::Key_Comma));
    CHECK(next.shortcut() == QKeySequence(Qt::Key_Period));
    CHECK(next.shortcutContext() == Qt::WidgetShortcut);
    CHECK(shown.view.tip() == kQuery);
    next.trigger();
    CHECK(shown.view.tip() == key(0));
    CHECK(shown.selections.back().key == 0);
    previous.trigger();
    previous.trigger();
    CHECK(shown.view.tip() == PlaneTip{PlaneFamily::Output, 2});
    previous.trigger();
    CHECK(shown.view.tip() == value(3));
}

TEST_CASE("a point is typed as two numbers", "[plane][editor]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    shown.view.show();
    shown.choose(value(2));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    auto* box = shown.view.findChild<PointEditor*>();
    REQUIRE(box->isOpen());
    CHECK(box->text() == QStringLiteral("2; 1"));
    box->setText(QStringLiteral("0,5"));
    QTest::keyClick(box, Qt::Key_Return);
    CHECK(box->isOpen()); // one number is none
    CHECK(shown.edits.empty());
    box->setText(QStringLiteral(" 0,5;−1.25 "));
    QTest::keyClick(box, Qt::Key_Return);
    CHECK_FALSE(box->isOpen());
    REQUIRE(shown.edits.size() == 1);
    CHECK(shown.edits[0].first.table == core::AttentionTable::V);
    CHECK(shown.edits[0].first.values == tests::matrix({{0.5, -1.25}}));
}

TEST_CASE("Tab in the box goes on to the next tip that can be moved", "[plane][editor]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    shown.view.show();
    shown.choose(value(3));
    QTest::keyClick(&shown.view, Qt::Key_F2);
    auto* box = shown.view.findChild<PointEditor*>();
    REQUIRE(box->isOpen());
    QTest::keyClick(box, Qt::Key_Tab); // past the output
    CHECK(shown.view.tip() == kQuery);
    CHECK(box->isOpen());
    CHECK(box->text() == QStringLiteral("1; 1.5"));
    QTest::keyClick(box, Qt::Key_Escape);
    CHECK_FALSE(box->isOpen());
    CHECK(shown.refusals.isEmpty());
    CHECK(shown.edits.empty());
}

TEST_CASE("Escape leaves a drag where it began", "[plane][mouse]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    const QPoint from = shown.at(key(2)).toPoint();
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&shown.view, from + QPoint(25, 5));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    CHECK(shown.edits.back().second == Gesture::Dropped);
    CHECK(shown.edits.back().first.values == tests::matrix({{1.5, 1}}));
}

TEST_CASE("a drag of a tip is one undo step and one back home none", "[plane][undo]")
{
    tests::Lab lab;
    ShownPlane shown(lab.state.frame());
    QObject::connect(&shown.view, &View::edited,
                     [&](const core::Edit& edit, Gesture gesture) { lab.state.edit(edit, gesture); });
    QObject::connect(&lab.state, &app::AppState::changed, [&] { shown.view.setFrame(lab.state.frame()); });
    const QPoint from = shown.at(key(0)).toPoint();
    drag(shown.view, from, {from + QPoint(9, 0), from + QPoint(20, -9), from + QPoint(31, 4)});
    CHECK(lab.steps() == 1);
    lab.state.undoStack().undo();
    const QPoint again = shown.at(key(0)).toPoint();
    drag(shown.view, again, {again + QPoint(30, 9), again});
    CHECK_FALSE(lab.state.undoStack().canUndo());
}

TEST_CASE("the plane holds still under a drag and fits its arrows after it", "[plane][mouse]")
{
    core::AttentionInputs inputs = tests::fourTokens();
    ShownPlane shown(frameOf(inputs));
    const double before = shown.view.mapIn(shown.view.rect(), 1).unit;
    shown.press(value(0));
    inputs.v = tests::matrix({{9, 0}, {0, 1}, {2, 1}, {-2, 1}});
    shown.view.setFrame(frameOf(inputs));
    CHECK(shown.view.mapIn(shown.view.rect(), 1).unit == before);
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, QPoint(0, 0));
    CHECK(shown.view.mapIn(shown.view.rect(), 1).unit < before);
}

TEST_CASE("the dot product is told as length times shadow", "[plane]")
{
    const auto told = [](const core::AttentionInputs& inputs, std::optional<Index> chosen) {
        const core::AttentionResults results = core::evaluate(inputs);
        return shadowLines(results, planeScene(results, {0, 1}, chosen), chosen, 2).join(QLatin1Char('|'));
    };
    core::AttentionInputs inputs = tests::fourTokens();
    CHECK(told(inputs, 1) == QStringLiteral("q2 · k1 = 2.00 = |q| 1.80 × shadow 1.11"));
    CHECK(told(inputs, std::nullopt) == QStringLiteral("Click a key to see its shadow on the query."));
    CHECK(told(wide(4, 2), 0) == QStringLiteral("In this plane q1 · k0 = 8.00 = |q| 3.61 × shadow 2.22|"
                                                "part of q1 · k0 = 40.00 over all 4 dimensions"));
    core::AttentionInputs partly = wide(4, 2);
    partly.q->row(1) << 0, 0, 1, 0;
    CHECK(told(partly, 0) == QStringLiteral("The query is zero here: it has no direction, and q1 · k0 = 0.00|"
                                            "part of q1 · k0 = 3.00 over all 4 dimensions"));
    inputs.qMultiplier = 0;
    CHECK(told(inputs, 1) ==
          QStringLiteral("The query is zero here: it has no direction, and q2 · k1 = 0.00"));
}

TEST_CASE("of wider vectors a person chooses the two dimensions shown", "[plane][wide]")
{
    ShownPlane shown(frameOf(wide(4, 3)));
    shown.view.show();
    const auto boxes = shown.view.findChildren<QComboBox*>();
    REQUIRE(boxes.size() == 2);
    CHECK(boxes[0]->isVisible());
    CHECK(boxes[0]->count() == 4);
    CHECK(boxes[0]->currentText() == QStringLiteral("horizontal: dimension 0"));
    CHECK(boxes[1]->currentText() == QStringLiteral("vertical: dimension 1"));
    Q_EMIT boxes[1]->activated(3);
    REQUIRE(shown.selections.size() == 1);
    CHECK(shown.selections[0].plane == std::array<Index, 2>{0, 3});
    Q_EMIT boxes[0]->activated(1); // the vertical one: the two change places
    CHECK(shown.selections.back().plane == std::array<Index, 2>{1, 0});
    Q_EMIT boxes[0]->activated(0); // as it is
    CHECK(shown.selections.size() == 2);
    shown.view.setFrame(frameOf(tests::fourTokens()));
    CHECK_FALSE(boxes[0]->isVisible());
}

TEST_CASE("moving a tip in a plane leaves the dimensions not shown", "[plane][wide]")
{
    core::Selection selection;
    selection.plane = {3, 1};
    ShownPlane shown(frameOf(wide(4, 3), selection));
    CHECK(shown.view.scene().arrow(key(1))->at == PlanePoint{5, 3});
    CHECK(shown.view.scene().arrow(value(1))->at == PlanePoint{2, 3}); // no dimension 3 there
    shown.choose(key(1));
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ControlModifier);
    REQUIRE(shown.edits.size() == 1);
    CHECK(shown.edits[0].first.column == 1);
    CHECK(shown.edits[0].first.values == tests::matrix({{3, 4, 6}}));
}

TEST_CASE("vectors of one number lie on a line and move along it alone", "[plane][wide]")
{
    ShownPlane shown(frameOf(wide(1, 1)));
    shown.choose(key(0));
    QTest::keyClick(&shown.view, Qt::Key_Up);
    CHECK(shown.edits.empty());
    QTest::keyClick(&shown.view, Qt::Key_Right);
    REQUIRE(shown.edits.size() == 1);
    CHECK(shown.edits[0].first.values == tests::matrix({{1.1}}));
    shown.edits.clear();
    const QPoint from = shown.at(key(0)).toPoint();
    drag(shown.view, from, {from + QPoint(0, 30)});
    CHECK(shown.edits.back().first.values == tests::matrix({{1}}));
}

TEST_CASE("a vector of zeros can be taken hold of", "[plane][mouse]")
{
    ShownPlane shown(frameOf(wide(2, 2)));
    const QPoint from = shown.at(value(2)).toPoint();
    drag(shown.view, from, {from + QPoint(20, -20)});
    REQUIRE_FALSE(shown.edits.empty());
    CHECK(shown.edits.back().first.row == 2);
    CHECK(shown.edits.back().first.values(0, 0) > 0);
    CHECK(shown.edits.back().first.values(0, 1) > 0);
}

TEST_CASE("equal tokens are told apart by their positions", "[plane]")
{
    const core::AttentionResults results = core::evaluate(wide(2, 2));
    const PlaneScene scene = planeScene(results, {0, 1}, std::nullopt);
    const QFont font = fontOf(12);
    CHECK(tipLabel(results, *scene.arrow(key(0)), font, 100) == QStringLiteral("k0 a"));
    CHECK(tipLabel(results, *scene.arrow(key(2)), font, 100) == QStringLiteral("k2 a, hidden"));
}

TEST_CASE("a plane says its tips and their numbers in words", "[plane][accessible]")
{
    ShownPlane shown(frameOf(tests::fourTokens(), keyChosen(1)));
    const QString words = shown.view.accessibleDescription();
    CHECK(words.contains(QStringLiteral("Query 2 “a”: (1.000, 1.500)")));
    CHECK(words.contains(QStringLiteral("Key 3 “cat”: (−0.500, 1.000), hidden by the mask")));
    CHECK(words.contains(QStringLiteral("Output of query 2 “a”: (")));
    shown.choose(value(0));
    CHECK(shown.view.accessibleDescription().startsWith(
        QStringLiteral("Chosen: Value 0 “Mia”: (2.000, 0.000)")));
}

TEST_CASE("a key chosen elsewhere is the tip that the keyboard moves", "[plane][keys]")
{
    ShownPlane shown(frameOf(tests::fourTokens()));
    shown.choose(value(0));
    shown.view.setFrame(frameOf(tests::fourTokens(), keyChosen(3)));
    CHECK(shown.view.tip() == value(3));
    core::AttentionInputs fewer = wide(2, 2);
    shown.view.setFrame(frameOf(fewer));
    CHECK(shown.view.tip() == PlaneTip{PlaneFamily::Query, 1});
}

TEST_CASE("planes of any size, width and number of tokens are painted", "[plane][paint]")
{
    for (const auto& inputs :
         {tests::fourTokens(), wide(1, 1), wide(4, 1), tests::manyTokens(64, 64), tests::manyTokens(1, 2)}) {
        ShownPlane shown(frameOf(inputs, keyChosen(0)));
        for (const QSize size :
             {QSize(1, 1), QSize(160, 120), QSize(20, 900), QSize(700, 400), QSize(3840, 2160)})
            CHECK_FALSE(tests::pictureOf(shown.view, size).isNull());
    }
}

TEST_CASE("numbers of any size keep a plane finite", "[plane][paint]")
{
    for (const double size : {0.0, 1e-300, 1e-9, 1e9, 1e150}) {
        core::AttentionInputs inputs = tests::fourTokens();
        inputs.projections.reset();
        inputs.q = inputs.k = inputs.v = core::Matrix::Constant(4, 2, size);
        ShownPlane shown(frameOf(inputs, keyChosen(0)));
        const QPointF tip = shown.at(kQuery);
        CHECK(QRectF(shown.view.rect()).contains(tip));
        CHECK_FALSE(tests::pictureOf(shown.view, kPlaneSize).isNull());
    }
}
