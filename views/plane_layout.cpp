#include "views/plane_layout.h"

#include "views/chart_axis.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr double kMargin = 0.12;         // around the points, of the larger side
constexpr double kSteps = 8;             // to which bounds are rounded, of the larger side
constexpr double kSmallestSide = 1e-300; // so that a scale is always a number

struct Range
{
    double least = 0;
    double most = 0;

    void hold(double value)
    {
        least = std::min(least, value);
        most = std::max(most, value);
    }
};

/// Room for the words of a plot, in what is left for it.
PlaneLayout::Plot layoutPlot(const QRectF& room, const PlaneMeasures& measures)
{
    PlaneLayout::Plot plot;
    QRectF area = room;
    const auto has = [&](qreal words) { return area.height() - words >= measures.leastPlot; };
    if (has(measures.title)) {
        plot.title = {area.left(), area.top(), area.width(), measures.title};
        area.setTop(plot.title.bottom());
    }
    if (has(measures.caption)) {
        plot.caption = {area.left(), area.bottom() - measures.caption, area.width(), measures.caption};
        area.setBottom(plot.caption.top());
    }
    plot.hasTicks = has(measures.tickHeight) && area.width() - measures.tickWidth >= measures.leastPlot;
    plot.area = plot.hasTicks ? area.adjusted(measures.tickWidth, 0, 0, -measures.tickHeight) : area;
    return plot;
}

qreal smallerSide(const PlaneLayout& layout)
{
    const QRectF& area = layout.plots.front().area;
    return std::min(area.width(), area.height());
}

} // namespace

PlaneBounds boundsOf(const std::vector<core::PlanePoint>& points)
{
    Range x;
    Range y;
    for (const core::PlanePoint& point : points) {
        x.hold(point.x);
        y.hold(point.y);
    }
    const double side = std::max(x.most - x.least, y.most - y.least);
    if (side < kSmallestSide)
        return {};
    const double room = side * kMargin;
    const double step = roundStep(side / kSteps);
    const auto down = [&](double value) { return std::floor((value - room) / step) * step; };
    const auto up = [&](double value) { return std::ceil((value + room) / step) * step; };
    return {down(x.least), up(x.most), down(y.least), up(y.most)};
}

double stepOf(const PlaneBounds& bounds)
{
    return roundStep(std::max(bounds.width(), bounds.height()) / kSteps);
}

PlaneBounds between(const PlaneBounds& a, const PlaneBounds& b, double share)
{
    return {std::lerp(a.left, b.left, share), std::lerp(a.right, b.right, share),
            std::lerp(a.bottom, b.bottom, share), std::lerp(a.top, b.top, share)};
}

QPointF PlaneMap::at(const core::PlanePoint& point) const
{
    return {origin.x() + point.x * unit, origin.y() - point.y * unit};
}

core::PlanePoint PlaneMap::numbersAt(const QPointF& point) const
{
    return {(point.x() - origin.x()) / unit, (origin.y() - point.y()) / unit};
}

PlaneBounds PlaneMap::visible() const
{
    const core::PlanePoint lower = numbersAt(area.bottomLeft());
    const core::PlanePoint upper = numbersAt(area.topRight());
    return {lower.x, upper.x, lower.y, upper.y};
}

double PlaneMap::gridStep(qreal atLeast) const
{
    return roundStep(atLeast / unit);
}

PlaneMap planeMap(const QRectF& area, const PlaneBounds& bounds)
{
    PlaneMap map;
    map.area = area;
    const double fit = std::min(area.width() / bounds.width(), area.height() / bounds.height());
    map.unit = std::max(fit, 1e-307);
    const QPointF middle((bounds.left / 2 + bounds.right / 2) * map.unit,
                         (bounds.bottom / 2 + bounds.top / 2) * map.unit);
    map.origin = {area.center().x() - middle.x(), area.center().y() + middle.y()};
    return map;
}

std::vector<double> multiplesWithin(double least, double most, double step)
{
    constexpr double kMost = 1000; // lines no plot has room for
    std::vector<double> multiples;
    const double first = std::ceil(least / step - 1e-9);
    const double last = std::min(std::floor(most / step + 1e-9), first + kMost);
    for (double i = first; i <= last; ++i)
        multiples.push_back(i * step);
    return multiples;
}

PlaneLayout layoutPlane(const QRectF& area, const PlaneMeasures& measures)
{
    PlaneLayout beside;
    QRectF rest = area;
    if (measures.choices > 0 && area.height() - measures.choices >= measures.leastPlot) {
        beside.choices = {area.left(), area.top(), area.width(), measures.choices};
        rest.setTop(beside.choices.bottom() + measures.gap / 2);
    }
    PlaneLayout above = beside;
    const qreal width = std::max<qreal>(0, (rest.width() - measures.gap) / 2);
    const qreal height = std::max<qreal>(0, (rest.height() - measures.gap) / 2);
    const QRectF left(rest.left(), rest.top(), width, rest.height());
    const QRectF upper(rest.left(), rest.top(), rest.width(), height);
    beside.plots = {layoutPlot(left, measures),
                    layoutPlot(left.translated(width + measures.gap, 0), measures)};
    above.plots = {layoutPlot(upper, measures),
                   layoutPlot(upper.translated(0, height + measures.gap), measures)};
    return smallerSide(above) > smallerSide(beside) ? above : beside;
}

} // namespace views
