#include "core/perplexity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <stdexcept>
#include <string>

namespace core {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

void check(std::span<const double> p)
{
    if (p.empty())
        throw std::invalid_argument("perplexity of no tokens");
    for (std::size_t i = 0; i < p.size(); ++i)
        if (!(p[i] >= 0 && p[i] <= 1))
            throw std::invalid_argument("p[" + std::to_string(i) + "] is not in [0, 1]");
}

/// −log₂ p, and 0 rather than −0 for 1.
long double bitsOf(double p)
{
    return 0 - std::log2(static_cast<long double>(p));
}

} // namespace

double surpriseBits(double p)
{
    return static_cast<double>(bitsOf(p));
}

PerplexityMeasure measurePerplexity(std::span<const double> p)
{
    check(p);
    PerplexityMeasure measure;
    measure.tokens = static_cast<Index>(p.size());
    measure.impossible = std::ranges::count(p, 0.0);
    long double total = 0;
    for (const double each : p)
        total += bitsOf(each);
    const long double mean = total / static_cast<long double>(p.size());
    measure.bits = static_cast<double>(mean);
    measure.nats = static_cast<double>(mean * std::numbers::ln2_v<long double>);
    measure.geometricMean = static_cast<double>(std::exp2(-mean));
    measure.perplexity = static_cast<double>(std::exp2(mean));
    return measure;
}

std::vector<double> shareOfSurprise(std::span<const double> p)
{
    check(p);
    std::vector<double> shares(p.size());
    const bool someImpossible = std::ranges::count(p, 0.0) > 0;
    std::ranges::transform(p, shares.begin(), [&](double each) {
        return someImpossible ? (each == 0 ? 1.0 : 0.0) : surpriseBits(each);
    });
    const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
    if (total > 0)
        for (double& share : shares)
            share /= total;
    return shares;
}

double PerplexityCurve::at(double p) const
{
    if (p == 0)
        return kInfinity;
    return static_cast<double>(std::exp2((rest + bitsOf(p)) / static_cast<long double>(tokens)));
}

PerplexityCurve perplexityCurve(std::span<const double> p, Index token)
{
    check(p);
    if (token < 0 || token >= static_cast<Index>(p.size()))
        throw std::invalid_argument("no token " + std::to_string(token) + " among " +
                                    std::to_string(p.size()));
    long double rest = 0;
    for (std::size_t i = 0; i < p.size(); ++i)
        if (static_cast<Index>(i) != token)
            rest += bitsOf(p[i]);
    return {static_cast<double>(rest), static_cast<Index>(p.size())};
}

} // namespace core
