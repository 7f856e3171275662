#include "core/cache_lanes.h"

#include "core/attention.h"

#include <cmath>
#include <limits>

namespace core {

CacheRows projectedAll(const CacheTokens& tokens, Index step)
{
    const auto x = tokens.x.topRows(step);
    return {x * tokens.wk, x * tokens.wv};
}

void appendRows(CacheRows& rows, Index filled, const CacheTokens& tokens, Index step)
{
    for (Index row = filled; row < step; ++row) {
        rows.keys.row(row).noalias() = tokens.x.row(row) * tokens.wk;
        rows.values.row(row).noalias() = tokens.x.row(row) * tokens.wv;
    }
}

Eigen::RowVectorXd queryAt(const CacheTokens& tokens, Index step)
{
    return tokens.x.row(step - 1) * tokens.wq;
}

CacheAttention attendTo(const Eigen::RowVectorXd& query, const CacheRows& rows, const KeptRows& kept)
{
    const Index last = kept.step - kept.recent; // rows at the end
    const double root = std::sqrt(static_cast<double>(query.size()));
    Eigen::RowVectorXd scores =
        Eigen::RowVectorXd::Constant(kept.step, -std::numeric_limits<double>::infinity());
    scores.head(kept.first).noalias() = query * rows.keys.topRows(kept.first).transpose();
    scores.tail(last).noalias() = query * rows.keys.middleRows(kept.recent, last).transpose();
    const SoftmaxParts parts = softmaxParts(scores / root);
    CacheAttention result{parts.exponentials / parts.sum, {}};
    result.output = result.weights.head(kept.first) * rows.values.topRows(kept.first);
    result.output += result.weights.tail(last) * rows.values.middleRows(kept.recent, last);
    return result;
}

} // namespace core
