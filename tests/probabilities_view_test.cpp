#include "views/probabilities_view.h"

#include "tests/catch.h"
#include "tests/perplexity_frame.h"
#include "views/cell_editor.h"
#include "views/surprise_view.h"

#include <QTest>

#include <cmath>

using namespace views;
using tests::Answered;
using tests::catOnMat;
using tests::catWith;
using tests::perplexityFrame;
using tests::pictureOf;

namespace {

constexpr QSize kBarsSize(700, 300);

void drag(ProbabilitiesView& view, const QPoint& from, const QPoint& to)
{
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, (from + to) / 2);
    QTest::mouseMove(&view, to);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
}

QPoint at(const ProbabilitiesView& view, int token, double height)
{
    const BarChartLayout layout = view.chart().layoutIn(view.rect());
    return {qRound(layout.column(token).center().x()), qRound(layout.y(height))};
}

CellEditor* editorOf(View& view)
{
    return view.findChild<CellEditor*>();
}

} // namespace

TEST_CASE("bars show the probability of each token", "[perplexity][bars]")
{
    ProbabilitiesView view;
    view.setFrame(perplexityFrame(catOnMat(), 2));
    const auto& bars = view.chart().bars();
    REQUIRE(bars.size() == 7);
    CHECK(bars[1].label == QStringLiteral("cat"));
    CHECK(bars[1].value == 0.0625);
    CHECK(bars[1].valueText == QStringLiteral("0.0625"));
    CHECK(bars[2].chosen);
    CHECK_FALSE(bars[1].chosen);
    CHECK(std::get<core::Matrix>(*view.numbers()).cols() == 7);
}

TEST_CASE("a bar follows the mouse and the drag ends once", "[perplexity][bars][mouse]")
{
    ProbabilitiesView view;
    view.resize(kBarsSize);
    Answered answered(view, catOnMat());
    drag(view, at(view, 2, 0.25), at(view, 2, 0.75));
    CHECK(std::abs(answered.p(2) - 0.75) < 0.011);
    REQUIRE(answered.edits.size() >= 2);
    CHECK(answered.edits.front().second == Gesture::Dragging);
    CHECK(answered.edits.back().second == Gesture::Dropped);
    CHECK(view.frame().selection.key == 2);
    CHECK(answered.p(1) == 0.0625);
}

TEST_CASE("a click chooses a token and changes nothing", "[perplexity][bars][mouse]")
{
    ProbabilitiesView view;
    view.resize(kBarsSize);
    Answered answered(view, catOnMat());
    QTest::mouseClick(&view, Qt::LeftButton, {}, at(view, 4, 0.9));
    CHECK(view.frame().selection.key == 4);
    CHECK(answered.edits.empty());
}

TEST_CASE("a bar too small to see can be dragged, on both axes", "[perplexity][bars][mouse]")
{
    for (const char* axis : {"linear", "log"}) {
        ProbabilitiesView view;
        view.resize(kBarsSize);
        Answered answered(view, catWith({{"p[3]", "1e-300"}, {"axis", axis}}));
        drag(view, at(view, 3, 0) - QPoint(0, 2), at(view, 3, 0) - QPoint(0, 100));
        CHECK(answered.p(3) > 1e-299);
        answered.show(catWith({{"p[3]", "0"}, {"axis", axis}}), {});
        drag(view, at(view, 3, 0) - QPoint(0, 2), at(view, 3, 0) - QPoint(0, 100));
        CHECK(answered.p(3) > 0);
    }
}

TEST_CASE("a drag beyond the ends stays in 0 to 1", "[perplexity][bars][mouse]")
{
    for (const char* axis : {"linear", "log"}) {
        ProbabilitiesView view;
        view.resize(kBarsSize);
        Answered answered(view, catWith({{"axis", axis}}));
        drag(view, at(view, 2, 0.2), QPoint(at(view, 2, 0).x(), -50));
        CHECK(answered.p(2) == 1);
        drag(view, at(view, 2, 0.2), QPoint(at(view, 2, 0).x(), kBarsSize.height() + 50));
        CHECK(answered.p(2) == 0);
    }
}

TEST_CASE("a logarithmic axis gives each decade the same height", "[perplexity][bars][layout]")
{
    ProbabilitiesView view;
    view.resize(kBarsSize);
    view.setFrame(perplexityFrame(catWith({{"axis", "log"}, {"p", "1,0.1,0.01,0"}})));
    const auto& bars = view.chart().bars();
    CHECK(bars[0].value == 3);
    CHECK(std::abs(bars[1].value - 2) < 1e-12);
    CHECK(std::abs(bars[2].value - 1) < 1e-12);
    CHECK(bars[3].value == 0);
    const BarChartLayout layout = view.chart().layoutIn(view.rect());
    CHECK(view.probabilityAt(layout.y(2)) == 0.1);
    CHECK(view.probabilityAt(layout.y(3)) == 1);
    CHECK(view.probabilityAt(layout.plot.bottom()) == 0.001);
    CHECK(view.probabilityAt(layout.plot.bottom() + 20) == 0);
    view.setFrame(perplexityFrame(catWith({{"axis", "log"}, {"p", "1,1e-300"}})));
    CHECK(view.chart().bars()[0].value == 300);
    CHECK(view.chart().bars()[1].valueText == QStringLiteral("1e−300"));
}

TEST_CASE("arrow and page keys change the chosen probability", "[perplexity][bars][keys]")
{
    ProbabilitiesView view;
    Answered answered(view, catOnMat(), 3);
    QTest::keyClick(&view, Qt::Key_Up);
    CHECK(answered.p(3) == 0.51);
    QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
    CHECK(answered.p(3) == 0.61);
    QTest::keyClick(&view, Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(answered.p(3) == 0.5);
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(view.frame().selection.key == 4);
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClick(&view, Qt::Key_Left);
    CHECK(view.frame().selection.key == 0);
    QTest::keyClick(&view, Qt::Key_End);
    CHECK(view.frame().selection.key == 6);
}

TEST_CASE("a digit opens a box in which 1e-300 can be typed", "[perplexity][bars][keys]")
{
    ProbabilitiesView view;
    view.resize(kBarsSize);
    view.show();
    Answered answered(view, catOnMat(), 2);
    QTest::keyClicks(&view, QStringLiteral("1"));
    REQUIRE(editorOf(view)->isVisible());
    QTest::keyClicks(editorOf(view), QStringLiteral("e-300"));
    QTest::keyClick(editorOf(view), Qt::Key_Return);
    CHECK(answered.p(2) == 1e-300);
    CHECK_FALSE(editorOf(view)->isVisible());
    CHECK(view.chart().bars()[2].valueText == QStringLiteral("1e−300"));
}

TEST_CASE("Tab in the box goes on to the next token", "[perplexity][bars][keys]")
{
    ProbabilitiesView view;
    view.resize(kBarsSize);
    view.show();
    Answered answered(view, catOnMat(), 6);
    QTest::keyClick(&view, Qt::Key_F2);
    editorOf(view)->setText(QStringLiteral("0,75"));
    QTest::keyClick(editorOf(view), Qt::Key_Tab);
    CHECK(answered.p(6) == 0.75);
    CHECK(view.frame().selection.key == 0);
    CHECK(editorOf(view)->text() == QStringLiteral("0.125"));
    QTest::keyClick(editorOf(view), Qt::Key_Escape);
    CHECK(answered.edits.size() == 1);
}

TEST_CASE("a double click opens the box of that bar", "[perplexity][bars][mouse]")
{
    ProbabilitiesView view;
    view.resize(kBarsSize);
    view.show();
    Answered answered(view, catOnMat());
    QTest::mouseDClick(&view, Qt::LeftButton, {}, at(view, 5, 0.5));
    REQUIRE(editorOf(view)->isVisible());
    CHECK(editorOf(view)->text() == QStringLiteral("0.25"));
    CHECK(answered.edits.empty());
}

TEST_CASE("a kept sentence of as many tokens leaves its marks", "[perplexity][bars][paint]")
{
    ProbabilitiesView view;
    view.setFrame(perplexityFrame(catWith({{"p[3]", "0.2"}})));
    const QImage without = pictureOf(view, kBarsSize);
    view.setFrame(perplexityFrame(catWith({{"keep", "a"}, {"p[3]", "0.2"}})));
    CHECK(pictureOf(view, kBarsSize) != without);
    auto lesson = std::make_shared<core::Lesson>();
    lesson->views = {"probabilities", "perplexity-states"};
    lesson->pages = {{"Alone", {"probabilities"}}, {"Compare", {"perplexity-states"}}};
    views::Frame elsewhere = view.frame();
    elsewhere.lesson = lesson; // where nothing says what the marks are there are none
    view.setFrame(elsewhere);
    CHECK(pictureOf(view, kBarsSize) == without);
    elsewhere.selection.page = 1;
    view.setFrame(elsewhere);
    CHECK(pictureOf(view, kBarsSize) != without);
    view.setFrame(perplexityFrame(
        catWith({{"keep", "a"}, {"p[3]", "0.2"}, {"keep", "b"}, {"sentence", "Fish swim."}, {"keep", "a"}})));
    CHECK_NOTHROW(pictureOf(view, kBarsSize));
}

TEST_CASE("surprise bars share the whole, and ∞ takes all of it", "[perplexity][bars]")
{
    SurpriseView view;
    view.setFrame(perplexityFrame(catOnMat()));
    CHECK(view.chart().bars()[0].value == 3.0 / 14);
    CHECK(view.chart().bars()[0].valueText == QStringLiteral("21.4 %"));
    CHECK(view.heading().contains(QStringLiteral("14 bits")));
    view.setFrame(perplexityFrame(catWith({{"preset", "impossible"}})));
    CHECK(view.chart().bars()[5].value == 1);
    CHECK(view.chart().bars()[5].valueText == QStringLiteral("∞"));
    CHECK(view.chart().bars()[4].value == 0);
    view.setFrame(perplexityFrame(catWith({{"preset", "perfect"}})));
    CHECK(view.chart().bars()[5].value == 0);
}

TEST_CASE("a click on a surprise bar chooses its token", "[perplexity][bars][mouse]")
{
    SurpriseView view;
    view.resize(kBarsSize);
    Answered answered(view, catOnMat());
    const QPointF column = view.chart().layoutIn(view.rect()).column(5).center();
    QTest::mouseClick(&view, Qt::LeftButton, {}, column.toPoint());
    CHECK(view.frame().selection.key == 5);
}

TEST_CASE("a token chosen in a longer sentence is none in a shorter one", "[perplexity][bars]")
{
    ProbabilitiesView view;
    Answered answered(view, catWith({{"sentence", "Fish"}}), 5);
    CHECK_FALSE(view.chart().bars()[0].chosen);
    QTest::keyClick(&view, Qt::Key_Up);
    CHECK(answered.p(0) == 0.51);
}
