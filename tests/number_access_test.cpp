#include "tests/cache_frame.h"
#include "tests/catch.h"
#include "tests/perplexity_frame.h"
#include "tests/spoken.h"
#include "views/bars_view.h"
#include "views/cache_chart_view.h"
#include "views/inputs_view.h"
#include "views/mix_view.h"
#include "views/perplexity_curve_view.h"
#include "views/probabilities_view.h"
#include "views/stages_view.h"
#include "views/summary_view.h"
#include "views/surprise_view.h"

#include <cmath>

using namespace views;
using tests::Answered;
using tests::catOnMat;
using tests::frameOf;
using tests::Heard;
using tests::manyTokens;
using tests::nameOf;

namespace {

QAccessibleInterface& access(View& view)
{
    return *QAccessible::queryAccessibleInterface(&view);
}

QAccessibleValueInterface& value(View& view, int part)
{
    return *access(view).child(part)->valueInterface();
}

} // namespace

TEST_CASE("a bar that can be dragged is a value that can be set", "[access][perplexity]")
{
    ProbabilitiesView view;
    const Answered answered(view, catOnMat(), 1);
    QAccessibleInterface& bar = *access(view).child(1);
    CHECK(bar.role() == QAccessible::Slider);
    CHECK(nameOf(bar) == "probability of token 1, cat");
    CHECK(bar.text(QAccessible::Value) == "0.0625");
    CHECK(value(view, 1).currentValue().toDouble() == 0.0625);
    CHECK(value(view, 1).minimumValue().toDouble() == 0);
    CHECK(value(view, 1).maximumValue().toDouble() == 1);
    value(view, 1).setCurrentValue(0.4);
    REQUIRE(answered.edits.size() == 1);
    CHECK(answered.edits[0].second == Gesture::Once);
    CHECK(answered.p(1) == 0.4);
    CHECK(value(view, 1).currentValue().toDouble() == 0.4);
}

TEST_CASE("a value set beyond its limits is the nearest one, and no number changes nothing",
          "[access][perplexity]")
{
    ProbabilitiesView view;
    const Answered answered(view, catOnMat());
    value(view, 2).setCurrentValue(7);
    CHECK(answered.p(2) == 1);
    value(view, 2).setCurrentValue(-7);
    CHECK(answered.p(2) == 0);
    const std::size_t edits = answered.edits.size();
    value(view, 2).setCurrentValue(std::nan(""));
    value(view, 2).setCurrentValue(INFINITY);
    CHECK(answered.edits.size() == edits);
}

TEST_CASE("bars that show results are read with their numbers and cannot be set", "[access][bars]")
{
    BarsView view;
    core::AttentionInputs inputs = manyTokens(3, 1);
    *inputs.q *= 0;
    inputs.query = 1;
    view.setFrame(frameOf(inputs));
    int edits = 0;
    QObject::connect(&view, &View::edited, &view, [&] { ++edits; });
    REQUIRE(access(view).childCount() == 3);
    CHECK(nameOf(access(view), 0) == "0, token: 0.500");
    CHECK(nameOf(access(view), 2) == "2, token: hidden");
    CHECK(access(view).child(0)->role() == QAccessible::StaticText);
    CHECK(access(view).child(0)->state().readOnly);
    CHECK(value(view, 0).currentValue().toDouble() == 0.5);
    value(view, 0).setCurrentValue(0.9);
    CHECK(edits == 0);
}

TEST_CASE("the shares of the surprise are read in percent", "[access][perplexity]")
{
    SurpriseView view;
    const Answered answered(view, catOnMat());
    CHECK(nameOf(access(view), 1) == "1, cat: 28.6 %");
}

TEST_CASE("the point on the perplexity curve is a value with what it makes of perplexity",
          "[access][perplexity]")
{
    PerplexityCurveView view;
    const Answered answered(view, catOnMat(), 1);
    REQUIRE(access(view).childCount() == 1);
    CHECK(access(view).child(0)->text(QAccessible::Value) == "0.0625, perplexity 4");
    value(view, 0).setCurrentValue(0.5);
    CHECK(answered.p(1) == 0.5);
}

TEST_CASE("the step of the cache's charts is a value from the first to the last", "[access][cache]")
{
    CacheChartView view;
    view.setFrame(tests::cacheFrame({{"step", "2"}}));
    const tests::CacheEdits edits(view, true);
    CHECK(value(view, 0).currentValue().toDouble() == 2);
    CHECK(value(view, 0).maximumValue().toDouble() == 4);
    value(view, 0).setCurrentValue(3);
    CHECK(edits.last<core::SetCacheStep>().step == 3);
    CHECK(access(view).child(0)->text(QAccessible::Value).startsWith("3; "));
}

TEST_CASE("every number that goes in is a value that can be set", "[access][inputs]")
{
    InputsView view;
    view.resize(820, 160);
    core::AttentionInputs inputs = manyTokens(3, 2); // Q and K of four columns, V of two
    inputs.qMultiplier = 2;
    view.setFrame(frameOf(inputs));
    std::vector<core::SetCell> cells;
    QObject::connect(&view, &View::edited, &view, [&](const core::Edit& edit) {
        cells.push_back(
            std::get<core::SetCell>(std::get<core::AttentionEdit>(std::get<core::TopicEdit>(edit))));
    });
    CHECK(nameOf(access(view), 0) == "Q, row 0, token, column 0");
    CHECK(nameOf(access(view), 12 + 5) == "K, row 1, token, column 1");
    CHECK(nameOf(access(view), 12 + 12 + 5) == "V, row 2, token, column 1");
    value(view, 12 + 12 + 5).setCurrentValue(7.5);
    value(view, 0).setCurrentValue(3); // queries are shown multiplied
    REQUIRE(cells.size() == 2);
    CHECK(cells[0].table == core::AttentionTable::V);
    CHECK(cells[0].row == 2);
    CHECK(cells[0].column == 1);
    CHECK(cells[0].value == 7.5);
    CHECK(cells[1].value == 1.5);
    view.show();
    const QPoint middle = access(view).child(5)->rect().center();
    CHECK(view.layoutIn(view.rect()).placeAt(view.mapFromGlobal(middle)) ==
          InputsLayout::Place{core::AttentionTable::Q, 1, 1});
}

TEST_CASE("a chosen bar that changes is told with its new value", "[access][perplexity]")
{
    Heard heard;
    ProbabilitiesView view;
    Answered answered(view, catOnMat(), 1);
    heard.clear();
    answered.show(tests::catWith({{"p[1]", "0.3"}}), view.frame().selection);
    CHECK(heard.names(QAccessible::ValueChanged) == QStringList{"probability of token 1, cat"});
    heard.clear();
    answered.show(tests::catWith({{"p[1]", "0.3"}}), view.frame().selection);
    CHECK(heard.names(QAccessible::ValueChanged).isEmpty());
}

TEST_CASE("a view's numbers come before its own widgets, and each knows its place", "[access][perplexity]")
{
    ProbabilitiesView view; // has a box for typing
    view.resize(700, 300);
    const Answered answered(view, catOnMat());
    const int count = access(view).childCount();
    CHECK(count > 7);
    for (int i = 0; i < count; ++i)
        CHECK(access(view).indexOfChild(access(view).child(i)) == i);
    const QPoint middle = access(view).child(3)->rect().center();
    CHECK(access(view).childAt(middle.x(), middle.y()) == access(view).child(3));
    CHECK(view.chart().layoutIn(view.rect()).barAt(view.mapFromGlobal(middle)) == 3);
}

TEST_CASE("a view is read as what it is: words, a picture, a chart or a group of widgets", "[access]")
{
    SummaryView summary;
    MixView mix;
    BarsView bars;
    StagesView stages;
    for (View* view : std::initializer_list<View*>{&summary, &mix, &bars, &stages})
        view->setFrame(frameOf(manyTokens(2, 1)));
    CHECK(access(summary).role() == QAccessible::StaticText);
    CHECK(nameOf(access(summary)).startsWith("Position 1"));
    CHECK(access(mix).role() == QAccessible::Graphic);
    CHECK(access(bars).role() == QAccessible::Chart);
    CHECK(access(stages).role() == QAccessible::Client);
}

TEST_CASE("a new stage is announced, the first and the same one are not", "[access][stages]")
{
    Heard heard;
    StagesView stages;
    stages.show();
    core::Selection selection;
    const auto show = [&](core::Stage stage) {
        selection.stage = stage;
        stages.setFrame(frameOf(manyTokens(2, 1), selection));
    };
    show(core::Stage::Score);
    CHECK(heard.announced().isEmpty());
    show(core::Stage::Mask);
    CHECK(heard.announced() == QStringList{"Stage 3 of 5, Mask"});
    show(core::Stage::Mask);
    CHECK(heard.announced().size() == 1);
    CHECK(stages.accessibleName() == "Stage 3 of 5, Mask");
}
