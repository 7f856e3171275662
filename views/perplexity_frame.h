#pragma once

#include "core/perplexity_room.h"
#include "views/view.h"

namespace views {

/// The perplexity room's results in a frame of one of its lessons.
const core::PerplexityResults& perplexity(const Frame& frame);

/// The chosen token; none while the one chosen before is beyond the sentence.
std::optional<int> chosenToken(const Frame& frame);

/// "2 “sat”": the token at a position, as it can be seen.
QString tokenName(const core::PerplexityResults& results, core::Index token);

/// A probability as it was put in; a tiny one in powers of ten and never as 0.
QString probabilityText(double p, int decimals);

/// Perplexity as text: the session's decimals, none on a whole number, "∞".
QString perplexityText(double value, int decimals);

/// Ten to that power as an axis names it: "1", "0.01", "10⁻⁶".
QString powerOfTenText(int exponent);

} // namespace views
