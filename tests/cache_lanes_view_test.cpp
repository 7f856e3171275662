#include "views/cache_lanes_view.h"

#include "tests/cache_frame.h"
#include "tests/catch.h"
#include "views/cache_frame.h"

#include <QTest>

using namespace views;
using core::CacheVariant;
using tests::cacheFrame;
using tests::pictureOf;

namespace {

CacheLaneMeasures measures(int step)
{
    return {.word = 60,
            .weight = 40,
            .bar = 30,
            .note = 50,
            .gap = 8,
            .line = 24,
            .widestCell = 40,
            .keyWidth = 4,
            .valueWidth = 4,
            .step = step};
}

} // namespace

TEST_CASE("the last rows that fit are shown, the newest always", "[cache-lanes][layout]")
{
    const QRectF area(10, 20, 600, 300);
    for (const int step : {1, 4, 7, 50, 4096}) {
        const CacheLaneLayout layout = layoutCacheLane(area, measures(step));
        CHECK(layout.first >= 0);
        CHECK(layout.shown() >= 1);
        CHECK((layout.first == 0) == (step <= 7));
        CHECK(area.adjusted(-1, -1, 1, 1).contains(layout.row(step - 1)));
        CHECK(area.adjusted(-1, -1, 1, 1).contains(layout.outputNumbers()));
    }
}

TEST_CASE("a key lies below its query, number below number, and the output below the values",
          "[cache-lanes][layout]")
{
    const CacheLaneLayout layout = layoutCacheLane({0, 0, 600, 300}, measures(4));
    CHECK(layout.key.in(layout.query()).left() == layout.key.in(layout.row(2)).left());
    CHECK(layout.value.in(layout.output()).left() == layout.value.in(layout.row(2)).left());
    CHECK(layout.key.width / 4 == layout.value.width / 4);
    CHECK(layout.row(3).top() == layout.row(2).bottom());
}

TEST_CASE("where numbers would get too little, words give way", "[cache-lanes][layout]")
{
    CHECK(layoutCacheLane({0, 0, 500, 300}, measures(4)).note.isShown());
    const CacheLaneLayout narrow = layoutCacheLane({0, 0, 220, 300}, measures(4));
    CHECK_FALSE(narrow.note.isShown());
    CHECK(narrow.key.isShown());
    CHECK_FALSE(layoutCacheLane({0, 0, 90, 300}, measures(4)).word.isShown());
}

TEST_CASE("the row under a point is found", "[cache-lanes][layout]")
{
    const CacheLaneLayout layout = layoutCacheLane({0, 0, 600, 300}, measures(50));
    for (int row = layout.first; row < 50; ++row)
        CHECK(layout.rowAt(layout.row(row).center()) == row);
    CHECK_FALSE(layout.rowAt(layout.query().center()));
    CHECK_FALSE(layout.rowAt({-1, 100}));
}

TEST_CASE("the lanes lie side by side and change with the step", "[cache-lanes]")
{
    CacheLanesView view;
    view.setFrame(cacheFrame({{"step", "3"}}));
    const QRectF area(0, 0, 640, 260);
    CHECK(view.layoutIn(area, CacheVariant::Naive).area.right() <
          view.layoutIn(area, CacheVariant::Cached).area.left());
    const QImage third = pictureOf(view, {640, 260});
    view.setFrame(cacheFrame({{"step", "4"}}));
    CHECK(pictureOf(view, {640, 260}) != third);
    view.setFrame(cacheFrame({{"step", "3"}}));
    CHECK(pictureOf(view, {640, 260}) == third);
}

TEST_CASE("a chosen part of the work changes what is bright", "[cache-lanes]")
{
    CacheLanesView view;
    core::Selection selection;
    view.setFrame(cacheFrame({}, selection));
    const QImage all = pictureOf(view, {640, 260});
    for (core::Index part = 0; part < core::kCacheWorkParts; ++part) {
        selection.key = part;
        view.setFrame(cacheFrame({}, selection));
        CHECK(pictureOf(view, {640, 260}) != all);
    }
}

TEST_CASE("a click on a lane chooses it, as do Left and Right", "[cache-lanes][gui]")
{
    CacheLanesView view;
    view.resize(640, 260);
    view.setFrame(cacheFrame({}));
    tests::CacheEdits edits(view, true);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(100, 130));
    REQUIRE(edits.all.size() == 1);
    CHECK(edits.last<core::SetCacheVariant>().variant == CacheVariant::Naive);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(100, 130)); // it is chosen already
    CHECK(edits.all.size() == 1);
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(edits.last<core::SetCacheVariant>().variant == CacheVariant::Cached);
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(edits.all.size() == 2);
}

TEST_CASE("lanes paint any number of tokens of any width at any size", "[cache-lanes]")
{
    CacheLanesView view;
    for (const auto& settings : {std::vector<core::Setting>{{"source", "random"}, {"tokens", "700"}},
                                 std::vector<core::Setting>{{"source", "two"}},
                                 std::vector<core::Setting>{{"tokens", "90"}, {"keep", "sinks"}}}) {
        view.setFrame(cacheFrame(settings));
        for (const QSize size : {QSize(1, 1), QSize(60, 30), QSize(4000, 20), QSize(20, 2000)})
            CHECK_FALSE(pictureOf(view, size).isNull());
    }
}
