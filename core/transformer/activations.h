#pragma once

#include "core/transformer/batch.h"
#include "core/transformer/head_attention.h"
#include "core/transformer/rms_norm.h"

#include <vector>

namespace core::transformer {

/// What one block computed. Attention weights of sequence s, head h begin at s's place in
/// Activations::weightStarts plus h · n · paddedToLanes(n), for its n tokens.
template <typename Scalar>
struct BlockActivations
{
    Rows<Scalar> normed;            // [tokens × dModel]
    PerToken<Scalar> inverse;       // 1 / rms
    Rows<Scalar> projected;         // [tokens × dProjected]: q and k rotated, v
    PerToken<Scalar> weights;       // of every sequence and head
    PerToken<Scalar> scores;        // the same places; empty unless asked for
    Rows<Scalar> heads;             // [tokens × dModel]: the heads' outputs side by side
    Rows<Scalar> feedForwardNormed; // [tokens × dModel]
    PerToken<Scalar> feedForwardInverse;
    Rows<Scalar> up;     // [tokens × dFf], SwiGLU: [tokens × 2 dFf], gate first
    Rows<Scalar> hidden; // [tokens × dFf]
};

enum class Keep { WeightsAlone, WeightsAndScores };

/// Every number between the tokens and the logits. Its buffers serve run after run.
template <typename Scalar>
struct Activations
{
    std::vector<Rows<Scalar>>
        residuals; // 2 layers + 1, [tokens × dModel]: embedding, then after each sublayer
    std::vector<BlockActivations<Scalar>> blocks;
    std::vector<Index> weightStarts; // of each sequence, in BlockActivations::weights
    Rows<Scalar> normed;             // [tokens × dModel], before the output
    PerToken<Scalar> inverse;
    Rows<Scalar> logits; // [tokens × vocabulary]
};

/// One head's numbers of one sequence, in matrices laid out as BlockActivations' projected and heads are.
template <typename Scalar>
HeadRows<Scalar> headRows(const Config& config, const Batch& batch, Index sequence, Index head,
                          Scalar* projected, Scalar* heads)
{
    const Index start = batch.starts[static_cast<std::size_t>(sequence)];
    Scalar* row = projected + start * config.dProjected();
    const Index shared = config.dModel + head / config.headsPerKv() * config.dHead();
    return {row + head * config.dHead(),
            row + shared,
            row + shared + config.dKeys(),
            config.dProjected(),
            heads + start * config.dModel + head * config.dHead(),
            config.dModel,
            batch.length(sequence),
            config.dHead()};
}

} // namespace core::transformer
