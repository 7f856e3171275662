#pragma once

#include "core/transformer/weights.h"

#include <cstdint>

namespace core::transformer {

/// Weights to begin learning with: norms 1, biases 0, the embedding drawn with standard deviation 1/8,
/// matrices with 1/√inputs, those that write into the residual less by √(2 layers) (Radford et al. 2019).
Weights initialWeights(const Config& config, std::uint64_t seed);

/// Sets the first layer's biases on q and k so that head h, of the first `heads`, looks h + 1 positions back
/// whatever the tokens: its score for a key d back is strength · Σ over pairs cos(θ (d − h − 1)), θ the
/// pair's turn. Throws std::invalid_argument when the model has no such biases, or fewer or shared heads.
void makeHeadsLocal(Weights& weights, Index heads, double strength);

} // namespace core::transformer
