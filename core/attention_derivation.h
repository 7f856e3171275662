#pragma once

#include "core/attention_room.h"
#include "core/piece.h"

#include <cstddef>
#include <vector>

namespace core {

/// Of a sum or a vector the derivation writes at most so many terms, then how many more there are; the chosen
/// key's term and the total are always among them.
inline constexpr std::size_t kMostTerms = 8;

/// A part of how one number came about, with the numbers put in.
struct DerivationLine
{
    Stage stage;
    Pieces pieces;
};

/// Where the cell of `query` and `key` comes from, from its score up to `last`; one line a stage, two for
/// softmax. A negative number after a sign stands in brackets.
///   score    q₂·k₀ = 1·1 + 1.5·0 = 1                           products and total
///   scale    1 ÷ √2 = 1 ÷ 1.414 = 0.707
///   mask     key 0 ≤ query 2: visible, so it stays 0.707
///   softmax  e^(0.707 − 2.121) = 0.243, where 2.121 is the largest in the row
///            0.243 ÷ (0.243 + 0.493 + 1.000) = 0.243 ÷ 1.736 = 0.140
///   mix      output 2 = 0.140·(2, 0) + … = (1.432, 0.860)      the output row, term by term
std::vector<DerivationLine> derivation(const AttentionResults& results, Index query, Index key, Stage last);

} // namespace core
