#include "core/cache_tokens.h"

#include <cmath>
#include <random>

namespace core {

namespace {

/// Evenly spread numbers, the same on every machine: the standard's distributions may differ, its generator
/// may not.
class RandomNumbers
{
public:
    explicit RandomNumbers(std::uint64_t seed) : m_bits(seed) {}

    Matrix matrix(Index rows, Index columns, double variance)
    {
        const double reach = std::sqrt(3 * variance); // even over −reach…reach
        Matrix result(rows, columns);
        for (double& number : result.reshaped<Eigen::RowMajor>())
            number = reach * (2 * static_cast<double>(m_bits() >> 11) * 0x1p-53 - 1);
        return result;
    }

private:
    std::mt19937_64 m_bits;
};

} // namespace

bool CacheTokens::operator==(const CacheTokens& other) const
{
    return words == other.words && same(x, other.x) && same(wq, other.wq) && same(wk, other.wk) &&
           same(wv, other.wv);
}

CacheTokens cacheTokens(const AttentionInputs& given)
{
    const auto& p = given.projections;
    if (p && !given.q && !given.k && !given.v)
        return {given.tokens, p->x, p->wq, p->wk, p->wv};
    return {given.tokens, Matrix::Identity(given.count(), given.count()), queriesBeforeMultiplier(given),
            keysOf(given), valuesOf(given)};
}

CacheTokens randomTokens(Index count)
{
    RandomNumbers numbers(1);
    CacheTokens tokens;
    const double variance = 1 / static_cast<double>(kRandomWidth);
    tokens.wq = numbers.matrix(kRandomWidth, kRandomWidth, variance);
    tokens.wk = numbers.matrix(kRandomWidth, kRandomWidth, variance);
    tokens.wv = numbers.matrix(kRandomWidth, kRandomWidth, variance);
    tokens.x = numbers.matrix(count, kRandomWidth, 1);
    for (Index i = 0; i < count; ++i)
        tokens.words.push_back("x" + std::to_string(i));
    return tokens;
}

CacheTokens repeated(const CacheTokens& tokens, Index count)
{
    CacheTokens result{{}, Matrix(count, tokens.x.cols()), tokens.wq, tokens.wk, tokens.wv};
    for (Index i = 0; i < count; ++i) {
        const Index original = i % tokens.count();
        result.words.push_back(tokens.words[static_cast<std::size_t>(original)]);
        result.x.row(i) = tokens.x.row(original);
    }
    return result;
}

} // namespace core
