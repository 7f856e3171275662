#pragma once

#include "core/transformer/trace.h"

/// What each part of a model adds to one position's vector, and so to the logit of one token.
namespace core::transformer {

/// The residual stream at one position. Sublayers are those of Trace::residuals: 0 the embedding, 2l + 1
/// layer l's attention, 2l + 2 its feed-forward network.
///   parts    what each adds; row 0 to i sum to the residual after i
///   heads    of layer l: each head's output times its columns of Wₒ; they sum to part 2l + 1 but for float's
///            rounding
///   a part's logit = part · direction, with direction = gain ∘ U(token) ÷ rms(last residual)
/// As the last norm divides all parts by the same number, the parts' logits sum to the token's.
/// Source: Elhage et al. 2021 (direct logit attribution).
struct ResidualStream
{
    Matrix parts;                                // [sublayers × dModel]
    std::vector<Matrix> heads;                   // by layer, [heads × dModel]
    std::vector<double> logits;                  // of each part
    std::vector<std::vector<double>> headLogits; // by layer, then head

    double logit() const; // the token's, the sum of its parts'
};

/// Throws std::invalid_argument when the run has no such position or the vocabulary no such token.
ResidualStream residualStream(const Weights& weights, const Trace& run, Index position, int token);

} // namespace core::transformer
