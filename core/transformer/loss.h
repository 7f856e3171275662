#pragma once

#include "core/transformer/batch.h"
#include "core/transformer/weights.h"

namespace core::transformer {

/// What each token of a batch should be followed by, and how much that counts. A weight of 0 counts nothing.
struct Targets
{
    std::vector<int> tokens;    // [batch tokens]
    std::vector<float> weights; // [batch tokens], summing to what the caller means by one step
};

/// Σ weight · −ln softmax(logits)[target], in nats. dLogits gets the slopes, weight · (softmax − one-hot),
/// and may be the same matrix as the logits. Throws std::invalid_argument when targets and logits differ in
/// tokens.
template <typename Scalar>
double crossEntropy(const Rows<Scalar>& logits, const Targets& targets, Rows<Scalar>& dLogits);

} // namespace core::transformer
