#include "views/summary_view.h"

#include "tests/catch.h"
#include "tests/examples.h"
#include "tests/lesson_frame.h"
#include "views/heatmap_view.h"

namespace {

QString said(core::Index query)
{
    auto inputs = tests::fourTokens();
    inputs.query = query;
    views::SummaryView view;
    view.setFrame(tests::frameOf(inputs));
    return view.plainText();
}

} // namespace

TEST_CASE("a row with one visible key is said to have no other", "[summary]")
{
    CHECK(said(0) == QStringLiteral("Position 0 “Mia” attends to Mia alone (100.0 %): it sees no other key. "
                                    "3 later positions are hidden. Each row sums to 1."));
}

TEST_CASE("hidden positions are counted in numerals", "[summary]")
{
    CHECK(said(2).contains(QStringLiteral("1 later position is hidden.")));
    CHECK(said(1).contains(QStringLiteral("2 later positions are hidden.")));
}

TEST_CASE("the matrix is not called scaled where the division is off", "[heatmap]")
{
    auto inputs = tests::fourTokens();
    core::Selection selection;
    selection.stage = core::Stage::Scale;
    views::HeatmapView view;
    view.setFrame(tests::frameOf(inputs, selection));
    CHECK(view.heading() == QStringLiteral("Scaled scores: ÷ √d_k"));
    inputs.scale = false;
    view.setFrame(tests::frameOf(inputs, selection));
    CHECK(view.heading() == QStringLiteral("Scores, not scaled: ÷ √d_k is off"));
}
