#include "core/scaling_draws.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace core {

namespace {

/// Numbers of mean 0 and variance 1, nearly normal: the four quarters of a random word, added.
class Components
{
public:
    explicit Components(std::uint64_t seed) : m_bits(seed) {}

    void fill(std::vector<double>& numbers)
    {
        for (double& number : numbers)
            number = next();
    }

private:
    double next()
    {
        constexpr std::uint64_t kQuarter = 0xFFFF;
        constexpr double kMean = 4 * 32767.5;
        constexpr double kDeviation = 37837.22737; // √(4 · (65536² − 1) ÷ 12)
        const std::uint64_t word = m_bits();
        const std::uint64_t sum =
            (word & kQuarter) + ((word >> 16) & kQuarter) + ((word >> 32) & kQuarter) + (word >> 48);
        return (static_cast<double>(sum) - kMean) / kDeviation;
    }

    std::mt19937_64 m_bits; // its numbers are fixed by the standard; those of distributions are not
};

double dot(const std::vector<double>& a, const std::vector<double>& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += a[i] * b[i];
    return sum;
}

/// One query against so many keys, each drawn anew.
class RowOfScores
{
public:
    RowOfScores(Index width, Index keys, std::uint64_t seed)
        : m_components(seed),
          m_q(static_cast<std::size_t>(width)),
          m_k(static_cast<std::size_t>(width)),
          m_scores(static_cast<std::size_t>(keys))
    {
    }

    const std::vector<double>& draw()
    {
        m_components.fill(m_q);
        for (double& score : m_scores) {
            m_components.fill(m_k);
            score = dot(m_q, m_k);
        }
        return m_scores;
    }

private:
    Components m_components;
    std::vector<double> m_q;
    std::vector<double> m_k;
    std::vector<double> m_scores;
};

void add(Saturation& sum, const Saturation& one, double share)
{
    sum.largest += share * one.largest;
    sum.entropy += share * one.entropy;
    sum.gradient += share * one.gradient;
}

} // namespace

std::vector<double> randomScores(Index width, Index count, std::uint64_t seed)
{
    RowOfScores row(width, 1, seed);
    std::vector<double> scores(static_cast<std::size_t>(count));
    for (double& score : scores)
        score = row.draw().front();
    return scores;
}

Spread spreadOf(const std::vector<double>& scores)
{
    const auto count = static_cast<double>(scores.size());
    Spread spread;
    for (const double score : scores)
        spread.mean += score / count;
    for (const double score : scores)
        spread.variance += (score - spread.mean) * (score - spread.mean) / count;
    return spread;
}

std::vector<double> softmaxOf(const std::vector<double>& scores, double divisor)
{
    const double largest = *std::ranges::max_element(scores);
    std::vector<double> weights;
    double sum = 0;
    for (const double score : scores)
        sum += weights.emplace_back(std::exp((score - largest) / divisor));
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

Saturation saturationOf(const std::vector<double>& weights)
{
    Saturation result;
    double squares = 0; // Σ w²
    for (const double w : weights) {
        result.largest = std::max(result.largest, w);
        result.entropy -= w > 0 ? w * std::log2(w) : 0;
        squares += w * w;
    }
    double sum = 0; // of the squared entries of diag(w) − w wᵀ
    for (const double w : weights)
        sum += w * w * (1 - w) * (1 - w) + w * w * (squares - w * w);
    result.gradient = std::sqrt(sum);
    return result;
}

MeanSaturation meanSaturation(Index width, Index keys, Index draws, std::uint64_t seed)
{
    MeanSaturation mean;
    mean.width = width;
    RowOfScores row(width, keys, seed);
    const double share = 1 / static_cast<double>(draws);
    const double root = std::sqrt(static_cast<double>(width));
    for (Index draw = 0; draw < draws; ++draw) {
        const std::vector<double>& scores = row.draw();
        for (const double score : scores)
            mean.variance += share * score * score / static_cast<double>(keys);
        add(mean.raw, saturationOf(softmaxOf(scores, 1)), share);
        add(mean.scaled, saturationOf(softmaxOf(scores, root)), share);
    }
    return mean;
}

std::vector<double> firstRow(Index width, Index keys, std::uint64_t seed)
{
    return RowOfScores(width, keys, seed).draw();
}

} // namespace core
