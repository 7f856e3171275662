#pragma once

#include "core/cache_policy.h"
#include "core/cache_tokens.h"

/// The two ways of generating, as they are computed.
namespace core {

/// A key and a value for each token, row by row.
struct CacheRows
{
    Matrix keys;   // [rows × d_k]
    Matrix values; // [rows × d_v]
};

/// One query over the rows that are kept.
struct CacheAttention
{
    Eigen::RowVectorXd weights; // [step]; exactly 0 where the row is not kept
    Eigen::RowVectorXd output;  // [d_v]
};

/// The naive way: K and V of the first `step` tokens, all projected here.
///   keys = x W_K, values = x W_V      [step × d_k], [step × d_v]
CacheRows projectedAll(const CacheTokens& tokens, Index step);

/// The cached way: projects the tokens from `filled` up to `step`, each into its row; the rows before stay.
/// `rows` has room for at least `step` rows.
void appendRows(CacheRows& rows, Index filled, const CacheTokens& tokens, Index step);

/// The query of the token that arrives at a step; counted from 1.   x[step−1] W_Q   [d_k]
Eigen::RowVectorXd queryAt(const CacheTokens& tokens, Index step);

/// softmax(q · k ÷ √d_k) over the kept rows, and its weighted sum of values. A row that is not kept is not
/// read. `rows` has at least `kept.step` rows.
CacheAttention attendTo(const Eigen::RowVectorXd& query, const CacheRows& rows, const KeptRows& kept);

} // namespace core
