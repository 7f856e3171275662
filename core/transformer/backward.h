#pragma once

#include "core/transformer/activations.h"

namespace core::transformer {

/// Buffers of a backward pass that serve pass after pass.
template <typename Scalar>
struct BackwardScratch
{
    Rows<Scalar> dResidual;  // [tokens × dModel]
    Rows<Scalar> dNormed;    // [tokens × dModel]
    Rows<Scalar> dProjected; // [tokens × dProjected]
    Rows<Scalar> dHeads;     // [tokens × dModel]
    Rows<Scalar> dUp;        // [tokens × dUp]
    Rows<Scalar> dHidden;    // [tokens × dFf]
    HeadScratch<Scalar> head;
};

/// Adds the loss's slopes by every weight to `gradient`, from those by the logits [tokens × vocabulary] and
/// what the forward pass over the same batch kept (Rumelhart, Hinton & Williams 1986). Throws
/// std::invalid_argument when the shapes are not that pass's.
template <typename Scalar>
void backward(const BasicWeights<Scalar>& weights, const Batch& batch, const Activations<Scalar>& activations,
              const Rows<Scalar>& dLogits, BasicWeights<Scalar>& gradient, BackwardScratch<Scalar>& scratch);

} // namespace core::transformer
