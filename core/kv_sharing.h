#pragma once

#include "core/attention.h"

#include <vector>

/// Query heads that share key/value heads, on an attention small enough to be computed at once.
namespace core {

/// Width of the small attention's heads and token vectors, and its tokens.
inline constexpr Index kSmallHeadDim = 4;
inline constexpr Index kSmallModelDim = 8;
inline constexpr Index kSmallTokens = 6;

/// Multi-head attention whose every query head has a key/value head of its own.
struct SmallAttention
{
    std::vector<Matrix> q; // a head each, [tokens × dHead]
    std::vector<Matrix> k;
    std::vector<Matrix> v;
};

/// Seeded vectors and projections, the same for the same head whatever their number. The K and V projections
/// of head h are alike × (one for all heads) + (1 − alike) × (its own), so that at alike = 1 all heads keep
/// the same keys and values. Illustrative: nothing was learned. alike 0…1.
SmallAttention seededAttention(Index queryHeads, double alike);

/// What sharing makes of the outputs.
struct SharingChange
{
    Matrix heads; // [query heads × 1] ‖shared − own‖ ÷ ‖own‖ of each head's output, all tokens together
    double all = 0; // the same for all heads together
};

/// Causal attention with the keys and values of each group of queryHeads ÷ kvHeads neighbouring heads
/// replaced by their mean, compared with heads of their own.
/// Averaging K and V is averaging their projections, as Ainslie et al. 2023, "GQA", section 2.1, convert
/// a trained model (which they then train on).
/// Throws std::invalid_argument when kvHeads does not divide the heads.
SharingChange shareHeads(const SmallAttention& attention, Index kvHeads);

/// The whole numbers that divide n, rising.
std::vector<Index> divisors(Index n);

} // namespace core
