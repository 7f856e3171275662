#pragma once

#include "core/transformer/activations.h"
#include "core/transformer/batch.h"

namespace core::transformer {

/// Runs the model over whole sequences. For each layer, with x the residual [tokens × dModel]:
///   x ← x + heads(norm(x)) Wₒᵀ
///   x ← x + feedForward(norm(x))
/// and at last logits = norm(x) Uᵀ. Throws std::invalid_argument when the batch or the ablation does not fit
/// the model.
template <typename Scalar>
void forward(const BasicWeights<Scalar>& weights, const Batch& batch, Activations<Scalar>& activations,
             Keep keep = Keep::WeightsAlone, const Ablation<Scalar>& ablation = {});

} // namespace core::transformer
