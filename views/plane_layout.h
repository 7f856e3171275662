#pragma once

#include "core/key_shadow.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <vector>

namespace views {

/// A rectangle of numbers, y upwards.
struct PlaneBounds
{
    double left = -1;
    double right = 1;
    double bottom = -1;
    double top = 1;

    double width() const { return right - left; }
    double height() const { return top - bottom; }
    bool operator==(const PlaneBounds&) const = default;
};

/// Holds 0, the points and some room around them, rounded outwards so that small changes leave it as it is.
PlaneBounds boundsOf(const std::vector<core::PlanePoint>& points);

/// The distance of some numbers along an axis with such bounds.
double stepOf(const PlaneBounds& bounds);

/// Mixture of two bounds: the first at share 0, the second at 1.
PlaneBounds between(const PlaneBounds& a, const PlaneBounds& b, double share);

/// Where numbers lie in a plot: at the same scale both ways, the bounds in the middle.
struct PlaneMap
{
    QRectF area;
    QPointF origin;  // of the numbers, in scene units
    double unit = 1; // scene units a number

    QPointF at(const core::PlanePoint& point) const;
    core::PlanePoint numbersAt(const QPointF& point) const;

    /// The bounds of the whole plot.
    PlaneBounds visible() const;

    /// The distance of two lines of the grid, in numbers: 1, 2 or 5 times a power of ten, and at least so
    /// many scene units.
    double gridStep(qreal atLeast) const;
};

PlaneMap planeMap(const QRectF& area, const PlaneBounds& bounds);

/// Multiples of the step between the limits.
std::vector<double> multiplesWithin(double least, double most, double step);

/// Room that words need, in scene units.
struct PlaneMeasures
{
    qreal choices = 0; // height of the line that says which dimensions are shown; 0 for none
    qreal title = 0;
    qreal caption = 0; // of all its lines
    qreal tickWidth = 0;
    qreal tickHeight = 0;
    qreal gap = 0;
    qreal leastPlot = 0; // a side; where words leave less, they are left out
};

/// Where two planes lie: side by side, or one above the other where that leaves them more room.
struct PlaneLayout
{
    struct Plot
    {
        QRectF title;
        QRectF area;
        QRectF caption; // empty where there is no room for one
        bool hasTicks = true;
    };

    QRectF choices;
    std::array<Plot, 2> plots; // of queries and keys; of values and the output
};

PlaneLayout layoutPlane(const QRectF& area, const PlaneMeasures& measures);

} // namespace views
