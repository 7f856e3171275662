#include "views/chart_axis.h"

#include "core/number_text.h"
#include "views/attention_frame.h"
#include "views/count_text.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

/// The closest round ticks of which there are no more than that.
std::vector<double> linearTicks(const ChartAxis& axis, int most)
{
    double step = roundStep((axis.maximum - axis.minimum) / (most + 1.0));
    const auto first = [&] { return std::ceil(axis.minimum / step - 1e-9); };
    const auto last = [&] { return std::floor(axis.maximum / step + 1e-9); };
    while (last() - first() + 1 > std::max(1, most))
        step = roundStep(step * 1.5);
    std::vector<double> ticks;
    for (double i = first(); i <= last(); ++i)
        ticks.push_back(i * step);
    return ticks;
}

std::vector<double> powersOfTen(const ChartAxis& axis, int most)
{
    const double first = std::ceil(std::log10(axis.minimum) - 1e-9);
    const double last = std::floor(std::log10(axis.maximum) + 1e-9);
    const double step = std::max(1.0, std::ceil((last - first + 1) / std::max(1, most)));
    std::vector<double> ticks;
    for (double power = first; power <= last; power += step)
        ticks.push_back(std::pow(10, power));
    return ticks;
}

} // namespace

double roundStep(double least)
{
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least * (1 - 1e-9))
            return factor * power;
    return 10 * power;
}

double ChartAxis::shareOf(double value) const
{
    return std::clamp(placeOf(value), 0.0, 1.0);
}

double ChartAxis::placeOf(double value) const
{
    if (!(maximum > minimum) || std::isnan(value))
        return 0;
    if (scale == AxisScale::Linear)
        return (value - minimum) / (maximum - minimum);
    return std::log(std::max(value, 0.0) / minimum) / std::log(maximum / minimum);
}

double ChartAxis::valueAt(double share) const
{
    const double inside = std::clamp(share, 0.0, 1.0);
    if (scale == AxisScale::Linear)
        return minimum + inside * (maximum - minimum);
    return minimum * std::pow(maximum / minimum, inside);
}

std::vector<double> ChartAxis::ticksOf(int most) const
{
    if (!ticks.empty() || !(maximum > minimum))
        return ticks;
    return scale == AxisScale::Linear ? linearTicks(*this, most) : powersOfTen(*this, most);
}

QString ChartAxis::textOf(double tick) const
{
    constexpr int kDigits = 12; // more are only rounding
    if (tickText)
        return tickText(tick);
    return core::isWhole(tick) ? wholeText(tick) : exactNumberText(core::withDigits(tick, kDigits));
}

} // namespace views
