#pragma once

#include "core/transformer/ablation.h"
#include "core/transformer/attention_row.h"

#include <span>

/// Causal attention of one head over one sequence. Keys are worked on in lanes of 16; a row of weights is
/// padded with zeros to a multiple of that.
namespace core::transformer {

/// The numbers of one head: row i of q is q + i · stride, and so on.
template <typename Scalar>
struct HeadRows
{
    Scalar* q; // [tokens × dHead], rotated
    Scalar* k; // [tokens × dHead], rotated
    Scalar* v; // [tokens × dHead]
    Index stride;
    Scalar* output; // [tokens × dHead]
    Index outputStride;
    Index tokens;
    Index dHead;
};

/// Buffers that last from head to head.
template <typename Scalar>
struct HeadScratch
{
    Eigen::Array<Scalar, Eigen::Dynamic, 1> columns; // [dHead × padded tokens]: keys or values, transposed
    Eigen::Array<Scalar, Eigen::Dynamic, 1> slopes;  // [tokens × padded tokens]: by score
};

/// scores = q kᵀ / √dHead; weights = softmax of each row's keys up to the query; output = weights · v.
/// A hidden key's weight is exactly 0 and its value never read; a row that hides every key is all 0.
/// weights and scores: [tokens × padded tokens]; scores may be null, hidden ones are −∞. Cuts are this
/// head's.
template <typename Scalar>
void attendHead(const HeadRows<Scalar>& head, std::span<const Cut> cuts, Scalar* weights, Scalar* scores,
                HeadScratch<Scalar>& scratch);

/// Adds to the slopes of the loss by q, k and v, from those by the output.
///   dv = weightsᵀ · dOutput;  dScores = weights ∘ (dOutput vᵀ − rowsum(dOutput ∘ output)) / √dHead
///   dq = dScores · k;  dk = dScoresᵀ · q
template <typename Scalar>
void attendHeadBackward(const HeadRows<const Scalar>& head, const Scalar* weights,
                        const HeadRows<Scalar>& slopes, HeadScratch<Scalar>& scratch);

} // namespace core::transformer
