#include "views/heatmap_view.h"

#include "tests/catch.h"
#include "tests/lesson_frame.h"
#include "views/attention_frame.h"
#include "views/matrix_paint.h"
#include "views/room.h"
#include "views/text_width.h"

using namespace views;
using tests::frameOf;
using tests::manyTokens;

namespace {

core::AttentionInputs largeScores()
{
    core::AttentionInputs inputs = manyTokens(4, 2);
    *inputs.q *= 100;
    *inputs.k *= 100;
    return inputs;
}

} // namespace

TEST_CASE("words above many columns read upwards, so that each has its place", "[heatmap][layout]")
{
    const std::vector<std::string> few{"The", "cat", "sat"};
    const std::vector<std::string> many(12, "because");
    const Appearance look;
    const auto layout = [&](const std::vector<std::string>& tokens) {
        return layoutMatrix({0, 0, 420, 420}, tokens, look, matrixMargins(tokens, look, 420));
    };
    CHECK_FALSE(layout(few).margins.turned);
    CHECK(layout(many).margins.turned);
    CHECK(layout(many).margins.columnLabels > widestToken(many, look.font(12)));
}

TEST_CASE("the legend is as wide as its numbers", "[heatmap][legend]")
{
    HeatmapView view;
    const Frame frame = frameOf(largeScores());
    view.setFrame(frame);
    const HeatmapLayout layout = view.layoutIn({0, 0, 600, 500});
    const QString number = numberText(-10000, frame.decimals());
    CHECK(layout.legend.width() > 35 + textWidth(Appearance().font(11), number));
}

TEST_CASE("the cells lie in the same places at every stage", "[heatmap][layout]")
{
    HeatmapView view;
    core::Selection selection;
    view.setFrame(frameOf(largeScores(), selection));
    const QRectF cells = view.layoutIn({0, 0, 600, 500}).cells;
    for (selection.stage = core::Stage::Scale; selection.stage < core::Stage::Mix;
         selection.stage = static_cast<core::Stage>(static_cast<int>(selection.stage) + 1)) {
        view.setFrame(frameOf(largeScores(), selection));
        CHECK(view.layoutIn({0, 0, 600, 500}).cells == cells);
    }
}

TEST_CASE("a legend of signed scores says where 0 is, clear of its limits", "[heatmap][legend]")
{
    const auto results = core::evaluate(largeScores());
    const HeatmapLegend legend = heatmapLegend(results, core::Stage::Score, 3, {});
    CHECK(legend.middle == QStringLiteral("0"));
    const QRectF bar(0, 100, 13, 200);
    HeatmapLegend lopsided{ColourScale::diverging(lightTheme(), -0.001, 10), {}, {}, {}};
    CHECK(lopsided.middleY(bar, 15) == 285);
    HeatmapLegend even{ColourScale::diverging(lightTheme(), -5, 5), {}, {}, {}};
    CHECK(even.middleY(bar, 15) == 200);
    const HeatmapLegend weights = heatmapLegend(results, core::Stage::Softmax, 3, {});
    CHECK(weights.middle == QStringLiteral("0.5"));
}

TEST_CASE("type shrinks below comfortable sizes, grows above ample ones and is itself between", "[room]")
{
    constexpr Room kRoom{{200, 100}, {600, 400}};
    CHECK(scaleFor({300, 200}, 1, kRoom) == 1);
    CHECK(scaleFor({160, 300}, 1, kRoom) == 0.8);
    CHECK(scaleFor({1, 1}, 1, kRoom) == 0.6);
    CHECK(scaleFor({1200, 900}, 1, kRoom) == 2);
    CHECK(scaleFor({1200, 900}, 2, kRoom) == 1); // the zoom asked for uses the room first
    CHECK(scaleFor({90000, 90000}, 1, kRoom) == 3);
}
