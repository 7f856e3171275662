#include "core/kv_sharing.h"

#include "core/seeded_numbers.h"

#include <cmath>
#include <span>
#include <stdexcept>

namespace core {

namespace {

/// Seeds of what all heads have in common; a head's own follow from its number.
constexpr std::uint64_t kTokenSeed = 1;
constexpr std::uint64_t kCommonKeySeed = 2;
constexpr std::uint64_t kCommonValueSeed = 3;
constexpr std::uint64_t kFirstHeadSeed = 10;

Matrix mean(std::span<const Matrix> matrices)
{
    Matrix sum = matrices.front();
    for (const Matrix& matrix : matrices.subspan(1))
        sum += matrix;
    return sum / static_cast<double>(matrices.size());
}

Matrix output(const Matrix& q, const Matrix& k, const Matrix& v)
{
    return attend(q, k, v, Mask::causal(q.rows()), Scaling::BySqrtOfWidth).output;
}

/// Projections keep a token's length: their numbers have variance 1 ÷ model width.
Matrix projection(std::uint64_t seed)
{
    return seededMatrix(kSmallModelDim, kSmallHeadDim, seed) / std::sqrt(double{kSmallModelDim});
}

} // namespace

SmallAttention seededAttention(Index queryHeads, double alike)
{
    const Matrix x = seededMatrix(kSmallTokens, kSmallModelDim, kTokenSeed);
    const Matrix commonK = projection(kCommonKeySeed);
    const Matrix commonV = projection(kCommonValueSeed);
    SmallAttention attention;
    for (Index head = 0; head < queryHeads; ++head) {
        const auto seed = kFirstHeadSeed + 3 * static_cast<std::uint64_t>(head);
        attention.q.emplace_back(x * projection(seed));
        attention.k.emplace_back(x * (alike * commonK + (1 - alike) * projection(seed + 1)));
        attention.v.emplace_back(x * (alike * commonV + (1 - alike) * projection(seed + 2)));
    }
    return attention;
}

SharingChange shareHeads(const SmallAttention& attention, Index kvHeads)
{
    const auto heads = static_cast<Index>(attention.q.size());
    if (kvHeads < 1 || heads % kvHeads != 0)
        throw std::invalid_argument(std::to_string(kvHeads) + " KV heads do not divide " +
                                    std::to_string(heads) + " query heads");
    const Index group = heads / kvHeads;
    SharingChange change{Matrix(heads, 1), 0};
    double changed = 0, whole = 0; // sums of squares
    for (Index head = 0; head < heads; ++head) {
        const auto at = static_cast<std::size_t>(head);
        const auto first = static_cast<std::size_t>(head / group * group);
        const auto size = static_cast<std::size_t>(group);
        const Matrix own = output(attention.q[at], attention.k[at], attention.v[at]);
        const Matrix shared = output(attention.q[at], mean(std::span(attention.k).subspan(first, size)),
                                     mean(std::span(attention.v).subspan(first, size)));
        change.heads(head, 0) = (shared - own).norm() / own.norm();
        changed += (shared - own).squaredNorm();
        whole += own.squaredNorm();
    }
    change.all = std::sqrt(changed / whole);
    return change;
}

std::vector<Index> divisors(Index n)
{
    std::vector<Index> found;
    for (Index divisor = 1; divisor <= n; ++divisor)
        if (n % divisor == 0)
            found.push_back(divisor);
    return found;
}

} // namespace core
