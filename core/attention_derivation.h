#pragma once

#include "core/attention_room.h"
#include "core/piece.h"

#include <vector>

namespace core {

/// How one number came about: a line per stage with the numbers put in.
struct DerivationLine
{
    Stage stage;
    Pieces pieces;
};

/// Where the cell of `query` and `key` comes from, from its score up to `last`:
///   score    q₂·k₀ = 1·1 + 1.5·0 = 1          products and total
///   scale    1 ÷ √2 = 0.707
///   mask     key 0 ≤ query 2: visible
///   softmax  largest 2.121; e^(0.707−2.121) = 0.243; 0.243 ÷ (0.243 + 0.493 + 1.000) = 0.140
///   mix      0.140·(2, 0) + … = (1.432, 0.860)  the output row, term by term
std::vector<DerivationLine> derivation(const AttentionResults& results, Index query, Index key, Stage last);

} // namespace core
