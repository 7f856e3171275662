#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace views {

/// Room around the plot of a chart, in scene units.
struct ChartMargins
{
    qreal ticks = 0;     // left: the values of the grid lines
    qreal headroom = 0;  // above: the number on the tallest bar
    qreal labels = 0;    // below: what each bar is
    qreal widestBar = 0; // so that a lone bar does not become a wall
};

/// Where everything of a bar chart lies: a column for each bar, side by side.
struct BarChartLayout
{
    QRectF area;
    QRectF plot; // from the smallest value at its bottom to the largest at its top
    ChartMargins margins;
    int bars = 0;
    double minimum = 0;
    double maximum = 1;

    qreal columnWidth() const { return bars > 0 ? plot.width() / bars : 0; }
    qreal barWidth() const;

    /// The height of a value; values outside the limits lie on the nearest one.
    qreal y(double value) const;

    /// The value at a height, kept within the limits.
    double valueAt(qreal y) const;

    QRectF column(int bar) const; // from the top through its label
    QRectF bar(int bar, double value) const;
    QRectF label(int bar) const;

    /// The bar in whose column the point lies.
    std::optional<int> barAt(const QPointF& point) const;
};

BarChartLayout layoutBarChart(const QRectF& area, int bars, double minimum, double maximum,
                              const ChartMargins& margins);

} // namespace views
