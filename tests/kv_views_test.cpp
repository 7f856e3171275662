#include "tests/catch.h"
#include "tests/kv_memory_frame.h"
#include "tests/lesson_frame.h"
#include "views/count_text.h"
#include "views/kv_bytes_view.h"
#include "views/kv_error_view.h"
#include "views/kv_heads_view.h"
#include "views/kv_memory_frame.h"
#include "views/kv_memory_summary.h"
#include "views/kv_paging_view.h"
#include "views/kv_quantization_view.h"
#include "views/kv_sharing_view.h"
#include "views/kv_walls_view.h"

#include <QTest>

using namespace views;
using tests::kvFrame;
using tests::KvHand;
using tests::pictureOf;

namespace {

const QSize kKvSize(640, 360);

QPoint middle(const QRectF& place)
{
    return place.center().toPoint();
}

} // namespace

TEST_CASE("bytes are written in the unit that suits them, 1024-based", "[kv-views]")
{
    CHECK(bytesText(94, 3) == QStringLiteral("94 B"));
    CHECK(bytesText(753'664, 3) == QStringLiteral("0.719 MiB"));
    CHECK(bytesText(6'029'312'000.0, 3) == QStringLiteral("5.615 GiB"));
    CHECK(bytesText(42'949'672'960.0, 0) == QStringLiteral("40 GiB"));
    CHECK(bytesText(0, 3) == QStringLiteral("0 B"));
    CHECK(secondsText(0.0305, 1) == QStringLiteral("30.5 ms"));
    CHECK(secondsText(0, 0) == QStringLiteral("0 ms"));
    CHECK(secondsText(2.5e-6, 1) == QStringLiteral("2.5 µs"));
    CHECK(secondsText(12, 0) == QStringLiteral("12 s"));
}

TEST_CASE("the product is written out factor by factor", "[kv-views]")
{
    KvBytesView view;
    view.setFrame(kvFrame({{"kv-heads", "4"}, {"bytes", "0.5"}, {"batch", "3"}}));
    CHECK(view.product(0) == QStringLiteral("2 × 46 × 4 × 128 × 0.5 B"));
    CHECK(view.product(1) == QStringLiteral("× 8,000 tokens"));
    CHECK(view.product(2) == QStringLiteral("× 3 sequences"));
}

TEST_CASE("a slice stands for as many things as must share one", "[kv-views][layout]")
{
    CHECK(slicesOf(4, 100).count == 4);
    CHECK(slicesOf(8000, 100).each == 80);
    CHECK(slicesOf(8000, 100).count == 100);
    CHECK(slicesOf(101, 100).count == 51);
    CHECK(slicesOf(5, 0).count == 0);
}

TEST_CASE("every view of the cache's memory changes its picture with the numbers", "[kv-views][paint]")
{
    const auto changes = [](View&& view, const tests::KvSettings& settings) {
        view.setFrame(kvFrame());
        const QImage before = pictureOf(view, kKvSize);
        view.setFrame(kvFrame(settings));
        CHECK(pictureOf(view, kKvSize) != before);
    };
    changes(KvBytesView(), {{"layers", "12"}});
    changes(KvSharingView(), {{"kv-heads", "8"}});
    changes(KvHeadsView(), {{"kv-heads", "8"}});
    changes(KvWallsView(), {{"memory", "24"}});
    changes(KvTimeView(), {{"axis", "batch"}});
    changes(KvPagingView(), {{"events", "+90 +35"}});
    changes(KvQuantizationView(), {{"cache-bits", "2"}});
    changes(KvErrorView(), {{"group", "4"}});
    changes(KvMemorySummary(), {{"context", "9"}});
}

TEST_CASE("each page has its sentence", "[kv-views]")
{
    KvMemorySummary view;
    const auto sentence = [&](std::size_t page, const tests::KvSettings& settings) {
        view.setFrame(kvFrame(settings, page));
        return view.sentence();
    };
    CHECK(sentence(0, {}).contains(QStringLiteral("0.719 MiB")));
    CHECK(sentence(1, {}).contains(QStringLiteral("multi-head")));
    CHECK(sentence(1, {{"kv-heads", "4"}}).contains(QStringLiteral("8 query heads share each")));
    CHECK(sentence(1, {{"kv-heads", "1"}}).contains(QStringLiteral("multi-query")));
    CHECK(sentence(2, {{"memory", "10"}}).contains(QStringLiteral("do not fit")));
    CHECK(sentence(3, {}).contains(QStringLiteral("empty")));
    CHECK(sentence(3, {{"events", "+90"}}).contains(QStringLiteral("64.8 %"))); // 166 of 256
    CHECK(sentence(4, {}).contains(QStringLiteral("62.5 %")));
}

TEST_CASE("a KV head stands below the middle of its query heads", "[kv-views][layout]")
{
    const KvSharingLayout layout = layoutKvSharing({10, 20, 600, 320}, {1, 32, 4, 8}, 1);
    for (core::Index head = 0; head < 4; ++head) {
        const qreal first = layout.queryHead(8 * head).center().x();
        const qreal last = layout.queryHead(8 * head + 7).center().x();
        CHECK(std::abs(layout.kvHead(head).center().x() - (first + last) / 2) < 1e-9);
        CHECK(layout.kvHead(head).top() > layout.queryHead(0).bottom());
    }
    for (std::size_t i = 0; i < layout.divisors.size(); ++i)
        CHECK(layout.choiceAt(layout.choice(i).center()) == layout.divisors[i]);
    CHECK_FALSE(layout.choiceAt(layout.queryHead(0).center()));
    CHECK(layout.nearestChoice({-50, 0}) == 1);
    CHECK(layout.nearestChoice({5000, 0}) == 32);
}

TEST_CASE("a drag along the choices is one gesture and ends at a divisor", "[kv-views][gui]")
{
    KvSharingView view;
    view.resize(kKvSize);
    KvHand hand(view, {});
    const KvSharingLayout layout = view.layoutIn(view.rect());
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(layout.choice(5)));
    QTest::mouseMove(&view, middle(layout.choice(4)));
    QTest::mouseMove(&view, middle(layout.choice(2)));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(layout.choice(2)));
    CHECK(hand.inputs.load.shape.kvHeads == 4);
    REQUIRE(hand.gestures.size() >= 2);
    CHECK(hand.gestures.back() == Gesture::Dropped);
    CHECK(hand.gestures.front() == Gesture::Dragging);
    CHECK(hand.refused == 0);
}

TEST_CASE("Left and Right go from divisor to divisor and stop at the ends", "[kv-views][gui]")
{
    KvSharingView view;
    KvHand hand(view, {{"preset", "qwen2.5-7b"}}); // 28 query heads, 4 KV heads
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(hand.inputs.load.shape.kvHeads == 7);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&view, Qt::Key_Left);
    CHECK(hand.inputs.load.shape.kvHeads == 1);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&view, Qt::Key_Right);
    CHECK(hand.inputs.load.shape.kvHeads == 28);
    CHECK(hand.refused == 0);
}

TEST_CASE("heads that share nothing have bars of 0", "[kv-views]")
{
    KvHeadsView view;
    view.setFrame(kvFrame());
    CHECK(view.chart().bars().size() == 32);
    CHECK(view.chart().bars()[7].value == 0);
    view.setFrame(kvFrame({{"kv-heads", "1"}, {"query-heads", "128"}}));
    CHECK(view.chart().bars().size() == 64);
    CHECK(view.chart().bars()[7].value > 1);
}

TEST_CASE("a drag in a walls' chart changes what runs along it", "[kv-views][gui]")
{
    for (const bool isBatch : {false, true}) {
        KvTimeView view;
        view.resize(kKvSize);
        KvHand hand(view, {{"axis", isBatch ? "batch" : "context"}});
        const QRectF plot = view.chart().plotIn(view.rect());
        const double wanted = view.chart().xAt(plot.center(), view.rect());
        QTest::mousePress(&view, Qt::LeftButton, {}, middle(plot));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(plot));
        const core::Index now = isBatch ? hand.inputs.load.batch : hand.inputs.load.context;
        CHECK(std::abs(static_cast<double>(now) - wanted) <= wanted * 0.02 + 1);
        CHECK(hand.gestures.back() == Gesture::Dropped);
        QTest::keyClick(&view, Qt::Key_Right);
        CHECK((isBatch ? hand.inputs.load.batch : hand.inputs.load.context) > now);
    }
}

TEST_CASE("a run of tokens is a rectangle a line, and every token is found again", "[kv-views][layout]")
{
    const KvPagingLayout layout = layoutKvPaging({7, 3, 511, 333}, 1000, 1);
    CHECK(layout.run(0, 0, layout.perLine).size() == 1);
    CHECK(layout.run(0, layout.perLine - 1, 2).size() == 2);
    CHECK(layout.run(1, 5, 0).empty());
    for (const std::size_t map : {0U, 1U})
        for (const core::Index token : {0, 1, 31, 500, 999}) {
            const auto found = layout.tokenAt(layout.run(map, token, 1).front().center());
            REQUIRE(found);
            CHECK(found->first == map);
            CHECK(found->second == token);
        }
    CHECK_FALSE(layout.tokenAt(layout.maps[0].title.center()));
}

TEST_CASE("a click on a sequence ends it in both maps", "[kv-views][gui]")
{
    for (const std::size_t map : {0U, 1U}) {
        KvPagingView view;
        view.resize(kKvSize);
        KvHand hand(view, {{"events", "+90 +35 +140"}});
        const KvPagingLayout layout = view.layoutIn(view.rect());
        const core::Index token = map == 0 ? 256 + 10 : 96 + 10; // of the second sequence
        CHECK(view.sequencesAt(map, token) == std::vector<core::Index>{2});
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle(layout.run(map, token, 1).front()));
        CHECK(core::layOut(hand.inputs.paging).running == std::vector<core::Index>{1, 3});
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle(layout.maps[map].title));
        CHECK(hand.gestures.size() == 1);
    }
}

TEST_CASE("Insert adds a sequence and Delete ends the oldest", "[kv-views][gui]")
{
    KvPagingView view;
    KvHand hand(view, {});
    QTest::keyClick(&view, Qt::Key_Delete); // nothing to end
    QTest::keyClick(&view, Qt::Key_Insert);
    QTest::keyClick(&view, Qt::Key_Insert);
    QTest::keyClick(&view, Qt::Key_Delete);
    CHECK(core::layOut(hand.inputs.paging).running == std::vector<core::Index>{2});
    CHECK(hand.refused == 0);
}

TEST_CASE("a shared block belongs to no single sequence", "[kv-views]")
{
    KvPagingView view;
    view.setFrame(kvFrame({{"events", "+90 +60"}, {"prefix", "32"}, {"share-prefix", "on"}}));
    CHECK(view.sequencesAt(1, 5) == std::vector<core::Index>{1, 2});
    CHECK(view.sequencesAt(1, 40) == std::vector<core::Index>{1});
    CHECK(view.sequencesAt(1, 1020).empty());
}

TEST_CASE("the error chart has a line for each way and part", "[kv-views]")
{
    KvErrorView view;
    view.setFrame(kvFrame());
    REQUIRE(view.chart().lines().size() == 4);
    CHECK(view.chart().lines()[0].points.size() == 32);
    CHECK(view.chart().lines()[0].points[0].y() == 0); // one visible key keeps its weight
}

TEST_CASE("the axis of a walls' chart holds still under a drag", "[kv-views][gui]")
{
    KvWallsView view;
    view.resize(kKvSize);
    KvHand hand(view, {{"context", "8000"}});
    const QRectF plot = view.chart().plotIn(view.rect());
    const double wanted = view.chart().xAt(plot.center(), view.rect());
    QTest::mousePress(&view, Qt::LeftButton, {}, middle(plot));
    QTest::mouseMove(&view, QPoint(qRound(plot.left()) + 1, middle(plot).y()));
    CHECK(static_cast<double>(hand.inputs.load.context) < wanted / 10);
    QTest::mouseMove(&view, middle(plot));
    CHECK(std::abs(static_cast<double>(hand.inputs.load.context) - wanted) <= wanted * 0.02);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, middle(plot));
}

TEST_CASE("an amount keeps its thousands apart and is never rounded to nothing", "[kv-views]")
{
    CHECK(amountText(5750, 3) == QStringLiteral("5,750.000"));
    CHECK(amountText(0.71875, 3) == QStringLiteral("0.719"));
    CHECK(amountText(0.000305, 3) == QStringLiteral("0.000305"));
    CHECK(amountText(1234567.5, 0) == QStringLiteral("1,234,568"));
    CHECK(amountText(0, 3) == QStringLiteral("0.000"));
}
