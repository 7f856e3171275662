#include "tests/cache_frame.h"
#include "tests/catch.h"
#include "views/cache_chart_view.h"
#include "views/cache_controls.h"
#include "views/cache_frame.h"
#include "views/cache_history_view.h"
#include "views/cache_outputs_view.h"
#include "views/cache_summary.h"
#include "views/cache_work_view.h"
#include "views/count_text.h"
#include "views/number_box.h"

#include <QComboBox>
#include <QTest>

using namespace views;
using core::CacheVariant;
using core::CacheWork;
using tests::CacheEdits;
using tests::cacheFrame;
using tests::pictureOf;
using tests::Selections;

TEST_CASE("counts have their thousands apart and bytes are 1024-based", "[cache-views]")
{
    CHECK(countText(0) == QStringLiteral("0"));
    CHECK(countText(999) == QStringLiteral("999"));
    CHECK(countText(500500) == QStringLiteral("500,500"));
    CHECK(countText(1234567) == QStringLiteral("1,234,567"));
    CHECK(wholeText(1234.6) == QStringLiteral("1,235"));
    CHECK(wholeText(1e300) == QStringLiteral("9,223,372,036,854,775,807"));
    CHECK(bytesText(1023, 1) == QStringLiteral("1,023 B"));
    CHECK(bytesText(64, 1) == QStringLiteral("64 B"));
    CHECK(bytesText(1536, 1) == QStringLiteral("1.5 KiB"));
    CHECK(bytesText(4 << 20, 1) == QStringLiteral("4.0 MiB"));
}

TEST_CASE("a difference is never rounded to nothing", "[cache-views]")
{
    CHECK(differenceText(0, 3) == QStringLiteral("0"));
    CHECK(differenceText(0.1534, 3) == QStringLiteral("0.153"));
    CHECK(differenceText(2.22e-16, 3) == QStringLiteral("2.2e−16"));
}

TEST_CASE("the table answers for each lane what the step takes", "[cache-views]")
{
    CacheWorkView view;
    view.setFrame(cacheFrame({{"step", "3"}}));
    CHECK(view.answer(CacheWork::ProjectOld, CacheVariant::Naive) == QStringLiteral("yes, 2"));
    CHECK(view.answer(CacheWork::ProjectOld, CacheVariant::Cached) == QStringLiteral("no, read"));
    CHECK(view.answer(CacheWork::ProjectNew, CacheVariant::Cached) == QStringLiteral("yes"));
    CHECK(view.answer(CacheWork::Keep, CacheVariant::Naive) == QStringLiteral("no"));
    CHECK(view.answer(CacheWork::Keep, CacheVariant::Cached) == QStringLiteral("yes"));
    for (const CacheWork work : {CacheWork::Compare, CacheWork::Mix})
        for (const CacheVariant variant : {CacheVariant::Naive, CacheVariant::Cached})
            CHECK(view.answer(work, variant) == QStringLiteral("yes, 3"));
    CHECK(view.answer(CacheWork::ForgetQuery, CacheVariant::Cached) == QStringLiteral("no"));
    view.setFrame(cacheFrame({{"step", "1"}}));
    CHECK(view.answer(CacheWork::ProjectOld, CacheVariant::Naive) == QStringLiteral("none yet"));
    view.setFrame(cacheFrame({{"keep", "window"}, {"window", "2"}}));
    CHECK(view.answer(CacheWork::Compare, CacheVariant::Cached) == QStringLiteral("yes, 2"));
}

TEST_CASE("a click on a line chooses that part of the work, a second one all of it", "[cache-views][gui]")
{
    CacheWorkView view;
    view.resize(320, 280);
    core::Selection selection;
    view.setFrame(cacheFrame({}, selection));
    QObject::connect(&view, &View::selected, &view, [&](const core::Selection& wished) {
        selection = wished;
        view.setFrame(cacheFrame({}, selection));
    });
    const CacheWorkLayout layout = view.layoutIn(view.rect());
    REQUIRE(layout.lines.size() == static_cast<std::size_t>(core::kCacheWorkParts));
    QTest::mouseClick(&view, Qt::LeftButton, {}, layout.lines[3].center().toPoint());
    CHECK(selection.key == 3);
    QTest::mouseClick(&view, Qt::LeftButton, {}, layout.lines[3].center().toPoint());
    CHECK(selection.key == std::nullopt);
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(selection.key == 0);
    QTest::keyClick(&view, Qt::Key_End);
    CHECK(selection.key == 5);
    QTest::keyClick(&view, Qt::Key_Escape);
    CHECK(selection.key == std::nullopt);
}

TEST_CASE("outputs are said to be the same or by how much they differ", "[cache-views]")
{
    CacheOutputsView view;
    view.setFrame(cacheFrame({}));
    CHECK(view.sentence().startsWith(QStringLiteral("Same outputs: the largest difference in any step is ")));
    view.setFrame(cacheFrame({{"keep", "window"}, {"window", "1"}}));
    CHECK(view.sentence().startsWith(QStringLiteral("Not the same outputs: in steps 1 to ")));
    view.setFrame(cacheFrame({{"tokens", "600"}}));
    CHECK(view.sentence().endsWith(
        QStringLiteral("Beyond step 512 the naive lane runs the current step alone.")));
}

TEST_CASE("the last outputs are shown and a click on one goes to its step", "[cache-views][gui]")
{
    CacheOutputsView view;
    view.resize(600, 120);
    view.setFrame(cacheFrame({{"tokens", "40"}}));
    const CacheOutputsLayout layout = view.layoutIn(view.rect());
    CHECK(layout.count == 4);
    CHECK(layout.first == 36);
    CacheEdits edits(view);
    QTest::mouseClick(&view, Qt::LeftButton, {}, layout.row(0).center().toPoint());
    REQUIRE(edits.all.size() == 1);
    CHECK(edits.last<core::SetCacheStep>().step == 37);
    QTest::mouseClick(&view, Qt::LeftButton, {}, layout.row(3).center().toPoint()); // the current one
    CHECK(edits.all.size() == 1);
}

TEST_CASE("counters compare both lanes up to the step", "[cache-views]")
{
    CacheCountersView view;
    view.setFrame(cacheFrame({}));
    CHECK(view.comparison(CacheCounter::Projections) == QStringLiteral("2.5 times as many"));
    CHECK(view.comparison(CacheCounter::Reads) == QStringLiteral("the same"));
    CHECK(view.comparison(CacheCounter::Bytes) == QStringLiteral("2 B a number"));
    CHECK(std::get<core::Matrix>(*view.numbers()) == tests::matrix({{10, 4}, {10, 10}, {464, 272}, {0, 64}}));
    const CacheCountersLayout layout = view.layoutIn({0, 0, 360, 290});
    CHECK(layout.barOf(0, 0, 1).width() == 2.5 * layout.barOf(0, 1, 0.4).width());
    CHECK(layout.blockOf(3).bottom() <= 290);
}

TEST_CASE("each counter is a chart of both lanes against the step", "[cache-views]")
{
    CacheChartView view;
    view.setFrame(cacheFrame({{"tokens", "1000"}}));
    const auto& lines = view.chart(CacheCounter::Projections).lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].points.front() == QPointF(1, 1));
    CHECK(lines[0].points.back() == QPointF(1000, 500500));
    CHECK(lines[1].points.back() == QPointF(1000, 1000));
    CHECK(view.chart(CacheCounter::Reads).lines()[0].points ==
          view.chart(CacheCounter::Reads).lines()[1].points);
    const auto& bytes = view.chart(CacheCounter::Bytes).lines();
    CHECK(bytes[0].points.size() == bytes[1].points.size());
    view.setFrame(cacheFrame({{"tokens", "1000"}, {"axis", "log"}}));
    CHECK(view.chart(CacheCounter::Bytes).lines()[0].points.empty()); // 0 has no place on a logarithmic axis
}

TEST_CASE("a drag along a chart is one gesture through the steps", "[cache-views][gui]")
{
    CacheChartView view;
    view.resize(640, 440);
    view.setFrame(cacheFrame({{"tokens", "100"}}));
    CacheEdits edits(view, true);
    const QRectF chart = view.chartIn(view.rect(), CacheCounter::Reads);
    const QRectF plot = view.chart(CacheCounter::Reads).plotIn(chart);
    QTest::mousePress(&view, Qt::LeftButton, {}, plot.center().toPoint());
    QTest::mouseMove(&view, QPointF(plot.right() - 1, plot.center().y()).toPoint());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPointF(plot.left(), plot.center().y()).toPoint());
    REQUIRE(edits.all.size() >= 2);
    CHECK(std::abs(std::get<core::SetCacheStep>(edits.all[0].edit).step - 50) <= 1);
    for (std::size_t i = 0; i + 1 < edits.all.size(); ++i)
        CHECK(edits.all[i].gesture == Gesture::Dragging);
    CHECK(edits.all.back().gesture == Gesture::Dropped);
    CHECK(edits.last<core::SetCacheStep>().step == 1);
}

TEST_CASE("the axis turns logarithmic by a click on its word and by L", "[cache-views][gui]")
{
    CacheChartView view;
    view.resize(640, 440);
    view.setFrame(cacheFrame({}));
    CacheEdits edits(view, true);
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.axisIn(view.rect()).center().toPoint());
    CHECK(edits.last<core::SetCacheAxis>().axis == core::CacheAxis::Log);
    QTest::keyClick(&view, Qt::Key_L);
    CHECK(edits.last<core::SetCacheAxis>().axis == core::CacheAxis::Linear);
}

TEST_CASE("the map says what happened to each token at each step", "[cache-views]")
{
    CacheHistoryView view;
    view.setFrame(cacheFrame({{"step", "3"}, {"keep", "window"}, {"window", "2"}}));
    using enum CacheCell;
    CHECK(view.cellOf(CacheVariant::Naive, 3, 0) == Again);
    CHECK(view.cellOf(CacheVariant::Naive, 3, 2) == Projected);
    CHECK(view.cellOf(CacheVariant::Cached, 3, 0) == Dropped);
    CHECK(view.cellOf(CacheVariant::Cached, 3, 1) == Read);
    CHECK(view.cellOf(CacheVariant::Cached, 3, 2) == Projected);
    CHECK(view.cellOf(CacheVariant::Cached, 2, 3) == Nothing);
    CHECK(view.cellOf(CacheVariant::Cached, 4, 0) == Nothing); // still to come
}

TEST_CASE("the cells of the map are the counters", "[cache-views][law]")
{
    CacheHistoryView view;
    for (const char* keep : {"all", "window", "sinks"}) {
        const Frame frame = cacheFrame({{"tokens", "9"}, {"step", "7"}, {"keep", keep}});
        view.setFrame(frame);
        for (const CacheVariant variant : {CacheVariant::Naive, CacheVariant::Cached}) {
            core::CacheCounts counts;
            for (core::Index step = 1; step <= 9; ++step)
                for (core::Index token = 0; token < 9; ++token) {
                    const CacheCell cell = view.cellOf(variant, step, token);
                    counts.projections += cell == CacheCell::Projected || cell == CacheCell::Again;
                    counts.reads += cell != CacheCell::Nothing && cell != CacheCell::Dropped;
                }
            const core::CacheCounts expected = countsAfter(kvCache(frame), variant, 7);
            CHECK(counts.projections == expected.projections);
            CHECK(counts.reads == expected.reads);
        }
    }
}

TEST_CASE("a click on the map goes to that step, also to one still to come", "[cache-views][gui]")
{
    CacheHistoryView view;
    view.resize(560, 320);
    view.setFrame(cacheFrame({{"step", "2"}}));
    CacheEdits edits(view);
    const QRectF map = view.mapIn(view.rect(), CacheVariant::Cached);
    QTest::mouseClick(&view, Qt::LeftButton, {},
                      QPointF(map.left() + 10, map.top() + map.height() * 0.9).toPoint());
    REQUIRE(edits.all.size() == 1);
    CHECK(edits.last<core::SetCacheStep>().step == 4);
}

TEST_CASE("the summary counts the step in words", "[cache-views]")
{
    CacheSummary view;
    view.setFrame(cacheFrame({}));
    CHECK(view.plainText() == QStringLiteral("Step 4, “down”: Naive projects 4, 3 of them again; Cached "
                                             "projects 1 and takes 3 from the cache. "
                                             "Same output."));
    view.setFrame(cacheFrame({{"keep", "window"}, {"window", "1"}}));
    CHECK(view.plainText().contains(QStringLiteral("The outputs of this step differ by up to 0.")));
}

TEST_CASE("the controls make the edits of the command line", "[cache-views][gui]")
{
    CacheControls view;
    view.resize(900, 40);
    view.setFrame(cacheFrame({}));
    view.show();
    CacheEdits edits(view, true);
    const auto boxes = view.findChildren<QComboBox*>();
    REQUIRE(boxes.size() == 3);
    QTest::keyClick(boxes[1], Qt::Key_Down);
    CHECK(edits.last<core::SetCacheKeep>().keep == core::CacheKeep::Window);
    QTest::keyClick(boxes[1], Qt::Key_Down);
    CHECK(edits.last<core::SetCacheKeep>().keep == core::CacheKeep::Sinks);
    const auto spins = view.findChildren<WholeBox*>();
    REQUIRE(spins.size() == 3);
    for (WholeBox* spin : spins)
        CHECK(spin->isVisible());
    spins[0]->setValue(9);
    CHECK(edits.last<core::SetCacheTokens>().tokens == 9);
    QTest::keyClick(boxes[0], Qt::Key_Down);
    CHECK(edits.last<core::SetCacheSource>().source == "two");
}

TEST_CASE("showing a frame asks for no edit", "[cache-views]")
{
    CacheControls controls;
    CacheChartView chart;
    for (View* view : std::initializer_list<View*>{&controls, &chart}) {
        const CacheEdits edits(*view);
        view->setFrame(cacheFrame({}));
        view->setFrame(
            cacheFrame({{"source", "random"}, {"tokens", "77"}, {"keep", "sinks"}, {"bytes", "8"}}));
        CHECK(edits.all.empty());
    }
}

TEST_CASE("the room's views paint any run at any size", "[cache-views]")
{
    CacheWorkView work;
    CacheOutputsView outputs;
    CacheCountersView counters;
    CacheChartView chart;
    CacheHistoryView history;
    for (View* view : std::initializer_list<View*>{&work, &outputs, &counters, &chart, &history})
        for (const auto& settings :
             {std::vector<core::Setting>{{"tokens", "1"}},
              std::vector<core::Setting>{{"source", "random"}, {"tokens", "4096"}, {"step", "600"}}}) {
            view->setFrame(cacheFrame(settings));
            for (const QSize size : {QSize(1, 1), QSize(60, 30), QSize(3000, 20), QSize(20, 2000)})
                CHECK_FALSE(pictureOf(*view, size).isNull());
        }
}
