#include "core/probability_step.h"

#include "core/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

double onLine(double p, int steps)
{
    constexpr double kStep = 0.01;
    constexpr double kFinest = 1e6;
    return std::clamp(std::round((p + kStep * steps) * kFinest) / kFinest, 0.0, 1.0);
}

double onPowers(double p, int steps)
{
    constexpr double kSmallestExponent = -300;
    if (p == 0)
        return steps > 0 ? 0.001 : 0;
    if (p <= kLeastProbability && steps < 0)
        return 0;
    const double exponent = (std::round(std::log10(p) * 10) + steps) / 10;
    return withDigits(std::pow(10, std::clamp(exponent, kSmallestExponent, 0.0)), 2);
}

} // namespace

double steppedProbability(double p, ProbabilityAxis axis, int steps)
{
    return axis == ProbabilityAxis::Linear ? onLine(p, steps) : onPowers(p, steps);
}

} // namespace core
