#pragma once

#include "core/perplexity_room.h"

namespace core {

/// A probability some steps up or down, as the arrow keys change it.
///   linear       by 0.01; the result has at most six decimals
///   logarithmic  by a tenth of a power of ten; the result has two significant digits. 0 lies one step under
///                kLeastProbability and goes up to 0.001.
/// Stays in 0…1.
double steppedProbability(double p, ProbabilityAxis axis, int steps);

} // namespace core
