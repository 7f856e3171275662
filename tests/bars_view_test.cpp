#include "views/bars_view.h"

#include "tests/catch.h"
#include "tests/examples.h"
#include "tests/lesson_frame.h"
#include "tests/text_record.h"

#include <QTest>

#include <cmath>

using namespace views;
using tests::frameOf;
using tests::manyTokens;
using tests::pictureOf;
using tests::quarters;
using tests::Selections;

TEST_CASE("bars show the chosen row's weights, hidden keys apart", "[bars]")
{
    BarsView view;
    view.setFrame(frameOf(quarters()));
    const auto& bars = view.chart().bars();
    REQUIRE(bars.size() == 3);
    CHECK(bars[0].valueText == QStringLiteral("0.250"));
    CHECK(std::abs(bars[1].value - 0.75) < 1e-12);
    CHECK_FALSE(bars[1].hidden);
    CHECK(bars[2].hidden);
    CHECK(bars[2].value == 0);
    CHECK(bars[0].label == bars[1].label);
    CHECK(bars[0].position != bars[1].position);
}

TEST_CASE("bars give the row as one row of numbers", "[bars]")
{
    BarsView view;
    const auto frame = frameOf(manyTokens(5, 2));
    view.setFrame(frame);
    const auto& weights = std::get<core::AttentionResults>(frame.results->open).trace.weights;
    CHECK(core::same(std::get<core::Matrix>(*view.numbers()), weights.row(4)));
}

TEST_CASE("a bar's column is found at its centre, at any size", "[bars][layout]")
{
    BarsView view;
    for (const int tokens : {1, 4, 64}) {
        view.setFrame(frameOf(manyTokens(tokens, 2)));
        for (const QRectF area : {QRectF(3.3, 7.7, 260, 170), QRectF(0, 0, 801.5, 401.25)}) {
            const BarChartLayout layout = view.chart().layoutIn(area);
            for (int i = 0; i < tokens; ++i) {
                CHECK(layout.barAt(layout.column(i).center()) == i);
                CHECK(layout.barAt(layout.label(i).center()) == i);
                CHECK((layout.columnWidth() < 2 || layout.column(i).contains(layout.bar(i, 1))));
            }
            CHECK_FALSE(layout.barAt(area.topLeft() - QPointF(1, 1)));
        }
    }
}

TEST_CASE("bars are as high as their weights", "[bars][layout]")
{
    const BarChartLayout layout = layoutBarChart({0, 0, 100, 120}, 2, 0, 1, {0, 10, 10, 20});
    CHECK(layout.bar(0, 1) == QRectF(15, 10, 20, 100));
    CHECK(layout.bar(1, 0.25) == QRectF(65, 85, 20, 25));
    CHECK(layout.bar(1, 0).height() == 0);
    CHECK(layout.bar(1, 7) == layout.bar(1, 1));
    CHECK(layout.bar(1, std::nan("")).height() == 0);
}

TEST_CASE("the chart draws its bars and grid where the layout says", "[bars]")
{
    BarsView view;
    const Theme theme = lightTheme();
    for (const QSize size : {QSize(260, 170), QSize(900, 500), QSize(300, 200)}) {
        view.setFrame(frameOf(quarters()));
        const QImage picture = pictureOf(view, size);
        const BarChartLayout layout = view.chart().layoutIn(QRectF(QPointF(), size));
        for (const auto& [key, weight] : {std::pair(0, 0.25), std::pair(1, 0.75)}) {
            const QRectF bar = layout.bar(key, weight);
            const auto colour = [&](qreal x, qreal y) {
                return picture.pixelColor(static_cast<int>(x), static_cast<int>(y));
            };
            CHECK(colour(bar.left() + 2, bar.top() + 2) == theme.key);
            CHECK(colour(bar.right() - 3, bar.bottom() - 3) == theme.key);
            CHECK(colour(bar.left() + 2, bar.top() - 3) != theme.key);
            CHECK(colour(bar.left() - 3, bar.top() + 3) != theme.key);
        }
        const QRectF gap = layout.column(0);
        const auto inLine = [&](qreal y) {
            return picture.pixelColor(static_cast<int>(gap.left() + 2), qFloor(y)) != theme.panel ||
                   picture.pixelColor(static_cast<int>(gap.left() + 2), qFloor(y) - 1) != theme.panel;
        };
        CHECK(inLine(layout.y(1)));
        CHECK(inLine(layout.y(0.5)));
        CHECK_FALSE(inLine(layout.y(0.75)));
    }
}

TEST_CASE("the position under a bar is its own, also at the chart's end", "[bars][layout]")
{
    BarChart chart;
    std::vector<Bar> bars;
    for (int i = 0; i < 28; ++i)
        bars.push_back({QStringLiteral("token"), QString::number(i), 0.5, QStringLiteral("0.500")});
    chart.setBars(bars);
    chart.setRange(0, 1, {QStringLiteral("0"), QStringLiteral("1")});
    chart.setStyle({}, Qt::blue);
    for (const qreal width : {400.0, 1000.0}) {
        const QRectF area(0, 0, width, 300);
        tests::TextRecord record(area.size().toSize());
        {
            QPainter painter(&record);
            chart.paintTo(painter, area);
        }
        int seen = 0;
        for (const tests::WrittenText& text : record.texts)
            for (int i = 0; i < 28; ++i)
                if (text.text == QString::number(i) && text.ink.top() > chart.layoutIn(area).plot.bottom()) {
                    ++seen;
                    CHECK(std::abs(text.ink.center().x() - chart.layoutIn(area).column(i).center().x()) < 2);
                }
        CHECK(seen > 3);
    }
}

TEST_CASE("a new row moves the bars that are painted", "[bars]")
{
    BarsView view;
    view.setFrame(frameOf(quarters()));
    const QImage before = pictureOf(view, {260, 170});
    core::AttentionInputs other = quarters();
    other.qMultiplier = 0;
    view.setFrame(frameOf(other));
    CHECK(pictureOf(view, {260, 170}) != before);
    view.setFrame(frameOf(quarters()));
    CHECK(pictureOf(view, {260, 170}) == before);
}

TEST_CASE("a click on a bar chooses its key", "[bars][gui]")
{
    BarsView view;
    view.resize(300, 200);
    view.setFrame(frameOf(quarters()));
    const Selections selections(view);
    const BarChartLayout layout = view.chart().layoutIn(view.rect());
    QTest::mouseClick(&view, Qt::LeftButton, {}, layout.column(2).center().toPoint());
    REQUIRE(selections.all.size() == 1);
    CHECK(selections.all[0].key == 2);
}

TEST_CASE("arrow keys move the chosen bar and stop at the ends", "[bars][gui]")
{
    BarsView view;
    core::Selection selection;
    view.setFrame(frameOf(quarters(), selection));
    QObject::connect(&view, &View::selected, &view, [&](const core::Selection& wished) {
        selection = wished;
        view.setFrame(frameOf(quarters(), selection));
    });
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&view, key);
        return selection.key;
    };
    CHECK(press(Qt::Key_Right) == 0);
    CHECK(press(Qt::Key_Right) == 1);
    CHECK(press(Qt::Key_End) == 2);
    CHECK(press(Qt::Key_Right) == 2);
    CHECK(press(Qt::Key_Home) == 0);
    CHECK(press(Qt::Key_Left) == 0);
    CHECK(press(Qt::Key_Escape) == std::nullopt);
}

TEST_CASE("bars paint at any size, from nothing to huge", "[bars]")
{
    BarsView view;
    for (const int tokens : {1, 64}) {
        view.setFrame(frameOf(manyTokens(tokens, 2)));
        for (const QSize size : {QSize(1, 1), QSize(60, 30), QSize(4000, 20), QSize(20, 2000)})
            CHECK_FALSE(pictureOf(view, size).isNull());
    }
}

TEST_CASE("one bar among a thousand is seen", "[bars][paint]")
{
    core::AttentionInputs inputs = manyTokens(1000, 2);
    *inputs.q *= 0;
    inputs.query = 0; // sees itself alone
    core::Selection selection;
    selection.key = 0;
    BarsView view;
    view.setFrame(frameOf(inputs, selection));
    const QImage picture = pictureOf(view, {260, 170});
    const QRectF bar = view.chart().layoutIn({0, 0, 260, 170}).bar(0, 1);
    CHECK(bar.width() >= 1);
    CHECK(picture.pixelColor(bar.center().toPoint()) == lightTheme().key);
}

TEST_CASE("the chosen bar takes the colour of a new theme", "[bars][paint]")
{
    BarsView view;
    view.setFrame(frameOf(quarters()));
    const BarChartLayout layout = view.chart().layoutIn(QRectF(0, 0, 260, 170));
    const auto colour = [&] {
        const QPointF inside = layout.bar(1, 0.75).center();
        return pictureOf(view, {260, 170}).pixelColor(inside.toPoint());
    };
    views::Frame frame = frameOf(quarters());
    frame.selection.key = 1;
    view.setFrame(frame);
    const QColor light = colour();
    views::Appearance dark;
    dark.theme = darkTheme();
    view.setAppearance(dark);
    CHECK(colour() != light);
    view.setAppearance({});
    CHECK(colour() == light);
}
