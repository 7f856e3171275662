#pragma once

#include "core/transformer/weights.h"

namespace core::transformer {

/// The hidden numbers [tokens × dFf] from what the weights made of the input, `up`:
///   GELU    hidden = gelu(up), up [tokens × dFf], gelu(x) = x/2 (1 + tanh(√(2/π) (x + 0.044715 x³)))
///   SwiGLU  hidden = silu(gate) ∘ up, [gate up] [tokens × 2 dFf], silu(x) = x / (1 + e⁻ˣ)
template <typename Scalar>
void activate(FeedForward kind, const Rows<Scalar>& up, Rows<Scalar>& hidden);

/// The same for one token.
template <typename Scalar>
void activate(FeedForward kind, const Scalar* up, Index dFf, Scalar* hidden);

/// dUp from dHidden.
template <typename Scalar>
void activateBackward(FeedForward kind, const Rows<Scalar>& up, const Rows<Scalar>& dHidden,
                      Rows<Scalar>& dUp);

} // namespace core::transformer
