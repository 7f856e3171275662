#pragma once

#include "core/transformer/ablation.h"
#include "core/transformer/rope.h"

#include <vector>

namespace core::transformer {

template <typename Scalar>
class DecodeStep;

/// Keys and values of the tokens so far, so that one more token costs one row. Keys stand transposed,
/// [dKeys × padded context], values [context × dKeys], for each layer.
template <typename Scalar>
class KvCache
{
public:
    explicit KvCache(const Config& config);

    const Config& config() const { return m_config; }
    Index tokens() const { return m_tokens; }

    /// Forgets the tokens after the first so many.
    void truncate(Index tokens) { m_tokens = std::min(tokens, m_tokens); }

    struct Layer
    {
        Rows<Scalar> keys;   // [dKeys × padded context], rotated
        Rows<Scalar> values; // [context × dKeys]
    };

private:
    template <typename Number>
    friend class DecodeStep;

    Config m_config;
    Rotations<Scalar> m_rotations;
    std::vector<Layer> m_layers;
    Index m_tokens = 0;

    // one token's numbers, kept so that a step allocates nothing
    using Column = Eigen::Matrix<Scalar, Eigen::Dynamic, 1>;
    Column m_x;
    Column m_normed;
    Column m_projected;
    Column m_heads;
    Column m_up;
    Column m_hidden;
    Column m_weights; // [padded context]
    std::vector<Cut> m_cuts;
};

/// Appends one token and gives the logits [vocabulary] of the next, those that forward gives with the same
/// ablation. Throws std::invalid_argument when the cache is another configuration's or full, the token
/// outside the vocabulary or the ablation outside the model; the cache then stays as it was.
template <typename Scalar>
void decode(const BasicWeights<Scalar>& weights, int token, KvCache<Scalar>& cache,
            Eigen::Matrix<Scalar, Eigen::Dynamic, 1>& logits, const Ablation<Scalar>& ablation = {});

} // namespace core::transformer
