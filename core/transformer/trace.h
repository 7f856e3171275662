#pragma once

#include "core/transformer/ablation.h"

#include <span>
#include <vector>

namespace core::transformer {

/// One head over a whole prompt. A hidden key's score is −∞ and its weight exactly 0.
struct HeadTrace
{
    Matrix q;       // [tokens × dHead], rotated
    Matrix k;       // [tokens × dHead], rotated; of the key/value head that this head reads
    Matrix v;       // [tokens × dHead]
    Matrix scores;  // [tokens × tokens]: q kᵀ / √dHead
    Matrix weights; // [tokens × tokens]
    Matrix output;  // [tokens × dHead]
};

/// The very numbers that a run used, each float held exactly by a double.
struct Trace
{
    Config config;
    std::vector<int> tokens;
    std::vector<std::vector<HeadTrace>> heads; // by layer, then head
    std::vector<Matrix> residuals; // [tokens × dModel]: 0 the embedding, 2l + 1 after layer l's attention, 2l
                                   // + 2 after its feed-forward network
    std::vector<Matrix> hidden; // [tokens × dFf] by layer
    Matrix logits;              // [tokens × vocabulary]
};

/// Throws std::out_of_range when there is no such head.
const HeadTrace& headOf(const Trace& run, const HeadPlace& place);

/// Runs the model over one prompt and keeps everything. Throws std::invalid_argument as forward does.
Trace trace(const Weights& weights, std::span<const int> tokens, const Ablation<float>& ablation = {});

/// What the model would answer if it stopped after that sublayer: logits [tokens × vocabulary] of
/// norm(residual) Uᵀ. Source: nostalgebraist 2020 (the logit lens).
Matrix logitsAfter(const Weights& weights, const Matrix& residual);

/// The token with the largest logit after the run's last; of equals the one with the smallest id.
int likeliestNext(const Trace& run);

/// Softmax of one row of logits, [1 × vocabulary].
Matrix probabilities(const Matrix& logits, Index row);

} // namespace core::transformer
