#include "views/chart_layout.h"

#include <algorithm>
#include <cmath>

namespace views {

qreal BarChartLayout::barWidth() const
{
    constexpr qreal kShareOfColumn = 0.66;
    constexpr qreal kThinnest = 1; // where columns are thinner, bars reach over their neighbours
    return std::max(std::min(kShareOfColumn * columnWidth(), margins.widestBar),
                    std::min(kThinnest, plot.width()));
}

qreal BarChartLayout::y(double value) const
{
    if (!std::isfinite(value) || maximum <= minimum)
        return plot.bottom();
    const double share = (std::clamp(value, minimum, maximum) - minimum) / (maximum - minimum);
    return plot.bottom() - share * plot.height();
}

double BarChartLayout::valueAt(qreal y) const
{
    if (plot.height() <= 0)
        return minimum;
    return std::clamp(minimum + (plot.bottom() - y) / plot.height() * (maximum - minimum), minimum, maximum);
}

QRectF BarChartLayout::column(int bar) const
{
    return {plot.left() + bar * columnWidth(), area.top(), columnWidth(), area.height()};
}

QRectF BarChartLayout::bar(int bar, double value) const
{
    const qreal base = y(std::clamp(0.0, minimum, maximum));
    const qreal left = plot.left() + (bar + 0.5) * columnWidth() - barWidth() / 2;
    return QRectF(QPointF(left, y(value)), QPointF(left + barWidth(), base)).normalized();
}

QRectF BarChartLayout::label(int bar) const
{
    return {plot.left() + bar * columnWidth(), plot.bottom(), columnWidth(), margins.labels};
}

std::optional<int> BarChartLayout::barAt(const QPointF& point) const
{
    if (columnWidth() <= 0 || point.x() < plot.left() || point.x() >= plot.right() ||
        point.y() < area.top() || point.y() >= area.bottom())
        return std::nullopt;
    return std::clamp(static_cast<int>((point.x() - plot.left()) / columnWidth()), 0, bars - 1);
}

BarChartLayout layoutBarChart(const QRectF& area, int bars, double minimum, double maximum,
                              const ChartMargins& margins)
{
    BarChartLayout layout;
    layout.area = area;
    layout.margins = margins;
    layout.bars = bars;
    layout.minimum = minimum;
    layout.maximum = maximum;
    layout.plot = {area.left() + margins.ticks, area.top() + margins.headroom,
                   std::max<qreal>(0, area.width() - margins.ticks),
                   std::max<qreal>(0, area.height() - margins.headroom - margins.labels)};
    return layout;
}

} // namespace views
