#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace views {

/// The smallest of 1, 2, 5, 10, … times a power of ten that is at least as large.
double roundStep(double least);

enum class AxisScale { Linear, Logarithmic };

/// Limits of an axis and the words along it. A logarithmic axis starts above 0.
struct ChartAxis
{
    QString title;
    double minimum = 0;
    double maximum = 1;
    AxisScale scale = AxisScale::Linear;
    std::function<QString(double)> tickText; // exactNumberText when absent
    std::vector<double> ticks;               // chosen by `ticksOf` when empty

    /// How far along the axis a value lies, 0…1; values outside the limits lie on the nearest one.
    double shareOf(double value) const;

    /// The same for values outside the limits too: below 0 and above 1.
    double placeOf(double value) const;

    /// The value that lies that far along.
    double valueAt(double share) const;

    /// At most `most` round values within the limits: steps of 1, 2 or 5 times a power of ten, or whole
    /// powers of ten on a logarithmic axis.
    std::vector<double> ticksOf(int most) const;

    QString textOf(double tick) const;
};

} // namespace views
