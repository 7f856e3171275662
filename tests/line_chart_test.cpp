#include "views/line_chart.h"

#include "tests/catch.h"

#include <QImage>
#include <QPainter>

#include <cmath>

using namespace views;

namespace {

const QRectF kArea(0, 0, 400, 300);

ChartAxis from(double minimum, double maximum, AxisScale scale = AxisScale::Linear)
{
    return {QStringLiteral("title"), minimum, maximum, scale, {}, {}};
}

QImage picture(const LineChart& chart, const QBrush& leftOver = Qt::NoBrush)
{
    QImage image(kArea.size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(leftOver);
    chart.paintTo(painter, kArea);
    return image;
}

bool isColour(const QColor& found, const QColor& wanted, int tolerance)
{
    return std::abs(found.red() - wanted.red()) < tolerance &&
           std::abs(found.green() - wanted.green()) < tolerance &&
           std::abs(found.blue() - wanted.blue()) < tolerance;
}

} // namespace

TEST_CASE("a value's place on an axis leads back to the value", "[chart][law]")
{
    for (const ChartAxis& axis : {from(-3, 5), from(1, 4096, AxisScale::Logarithmic)})
        for (const double share : {0.0, 0.25, 0.5, 1.0})
            CHECK(std::abs(axis.shareOf(axis.valueAt(share)) - share) < 1e-12);
    CHECK(from(0, 10).shareOf(99) == 1);
    CHECK(from(1, 100, AxisScale::Logarithmic).shareOf(0) == 0);
    CHECK(from(2, 2).shareOf(2) == 0);
}

TEST_CASE("ticks are round numbers, never more than asked for", "[chart]")
{
    CHECK(from(0, 1).ticksOf(3) == std::vector<double>{0, 0.5, 1});
    CHECK(from(0, 1000).ticksOf(6) == std::vector<double>{0, 200, 400, 600, 800, 1000});
    CHECK(from(1, 1000, AxisScale::Logarithmic).ticksOf(9) == std::vector<double>{1, 10, 100, 1000});
    for (const double top : {0.7, 3.0, 9.9, 17.0, 500500.0})
        for (const int most : {2, 3, 5, 8})
            CHECK(from(0, top).ticksOf(most).size() <= static_cast<std::size_t>(most));
}

TEST_CASE("a line is drawn where its axis places its values", "[chart][paint]")
{
    LineChart chart;
    chart.setAxes(from(0, 10), from(0, 10));
    chart.setLines({{QStringLiteral("level"), Qt::red, {{0, 5}, {10, 5}}}});
    const QRectF plot = chart.plotIn(kArea);
    const QImage image = picture(chart);
    const auto isRed = [&](qreal below) {
        const QColor found = image.pixelColor((plot.center() + QPointF(20, below)).toPoint());
        return found.red() > 200 && found.green() < 150;
    };
    CHECK((isRed(-1) || isRed(0))); // two units thick, around the middle
    CHECK_FALSE((isRed(-4) || isRed(4)));
    CHECK(isColour(image.pixelColor((plot.center() + QPointF(0, 12)).toPoint()), Qt::white, 40));
    CHECK(std::abs(chart.xAt(plot.center(), kArea) - 5) < 1e-9);
}

TEST_CASE("what changes after a picture is in the next one", "[chart][paint]")
{
    LineChart chart;
    const auto colourAt = [&](double share) {
        const QRectF plot = chart.plotIn(kArea);
        const QPointF place(plot.center().x() + 20, plot.bottom() - share * plot.height() - 1);
        return picture(chart).pixelColor(place.toPoint());
    };
    chart.setAxes(from(0, 10), from(0, 10));
    chart.setLines({{QStringLiteral("level"), Qt::red, {{0, 5}, {10, 5}}}});
    CHECK(isColour(colourAt(0.5), Qt::red, 120));
    chart.setAxes(from(0, 10), from(0, 20));
    CHECK(isColour(colourAt(0.25), Qt::red, 120));
    chart.setLines({{QStringLiteral("level"), Qt::blue, {{0, 5}, {10, 5}}}});
    CHECK(isColour(colourAt(0.25), Qt::blue, 120));
}

TEST_CASE("stacked lines lie on one another", "[chart][paint]")
{
    LineChart chart;
    chart.setAxes(from(0, 1), from(0, 10));
    const std::vector<Line> lines{{QStringLiteral("weights"), Qt::red, {{0, 4}, {1, 4}}},
                                  {QStringLiteral("cache"), Qt::blue, {{0, 4}, {1, 4}}}};
    chart.setLines(lines, Layers::Stacked);
    const QRectF plot = chart.plotIn(kArea);
    const QImage image = picture(chart);
    const auto at = [&](double y) {
        return image.pixelColor(
            QPointF(plot.left() + plot.width() * 0.47, plot.bottom() - plot.height() * y / 10).toPoint());
    };
    CHECK(at(2).red() > at(2).blue()); // the lower layer
    CHECK(at(6).blue() > at(6).red()); // the upper one, from 4 to 8
    CHECK(isColour(at(9), Qt::white, 40));
}

TEST_CASE("a dashed line is not filled, whatever was painted before", "[chart][paint]")
{
    LineChart chart;
    chart.setAxes(from(0, 10), from(0, 10));
    chart.setLines({{QStringLiteral("bent"), Qt::blue, {{0, 0}, {5, 9}, {10, 0}}, true}});
    const QRectF plot = chart.plotIn(kArea);
    const QPoint inside = (plot.center() + QPointF(20, 20)).toPoint(); // of the triangle
    CHECK(isColour(picture(chart, Qt::green).pixelColor(inside), Qt::white, 40));
}

TEST_CASE("a chart without room or lines paints nothing and does not fail", "[chart][paint]")
{
    LineChart chart;
    QImage image(10, 10, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    chart.paintTo(painter, QRectF(0, 0, 10, 10));
    chart.paintTo(painter, QRectF());
    CHECK(chart.plotIn(kArea).isValid());
}

TEST_CASE("a line beyond the limits leaves the plot", "[chart][paint]")
{
    LineChart chart;
    chart.setAxes(from(0, 10), from(0, 10));
    chart.setLines({{QStringLiteral("steep"), Qt::red, {{0, 0}, {10, 100}}}});
    const QRectF plot = chart.plotIn(kArea);
    const QImage image = picture(chart);
    const auto hasRed = [&](double x) {
        for (int y = qCeil(plot.top()) - 2; y < plot.bottom() - 2; ++y)
            if (isColour(image.pixelColor(qRound(plot.left() + x / 10 * plot.width()), y), Qt::red, 120))
                return true;
        return false;
    };
    CHECK(hasRed(0.5));
    CHECK_FALSE(hasRed(3));
    CHECK_FALSE(hasRed(9));
}

TEST_CASE("a tick is named without the rounding of its sum", "[chart]")
{
    const ChartAxis axis = from(0, 1);
    for (const double tick : axis.ticksOf(11))
        CHECK(axis.textOf(tick).size() <= 3);
    CHECK(from(0, 2e6).textOf(500'000) == QStringLiteral("500,000"));
    CHECK(axis.textOf(2.000000000000001e151) == QStringLiteral("2e+151"));
}
