#include "core/transformer/decode.h"

#include "core/transformer/attention_row.h"
#include "core/transformer/feed_forward.h"

#include <cmath>
#include <stdexcept>

namespace core::transformer {

template <typename Scalar>
KvCache<Scalar>::KvCache(const Config& config)
    : m_config(config),
      m_rotations((check(config), config), config.context),
      m_layers(static_cast<std::size_t>(config.layers)),
      m_x(config.dModel),
      m_normed(config.dModel),
      m_projected(config.dProjected()),
      m_heads(config.dModel),
      m_up(config.dUp()),
      m_hidden(config.dFf),
      m_weights(paddedToLanes(config.context))
{
    for (Layer& layer : m_layers) {
        layer.keys.setZero(config.dKeys(), paddedToLanes(config.context));
        layer.values.setZero(config.context, config.dKeys());
    }
}

/// One token's way through the model.
template <typename Scalar>
class DecodeStep
{
public:
    DecodeStep(const BasicWeights<Scalar>& weights, KvCache<Scalar>& cache, const Ablation<Scalar>& ablation)
        : m_weights(weights), m_config(weights.config()), m_cache(cache), m_ablation(ablation)
    {
    }

    void run(int token, Eigen::Matrix<Scalar, Eigen::Dynamic, 1>& logits)
    {
        const auto& layout = m_weights.layout();
        m_cache.m_x = matrix(layout.embedding, m_config.vocabulary, m_config.dModel).row(token).transpose();
        patch(0);
        for (Index layer = 0; layer < m_config.layers; ++layer) {
            const BlockOffsets& offsets = layout.blocks[static_cast<std::size_t>(layer)];
            project(offsets, m_cache.m_layers[static_cast<std::size_t>(layer)]);
            attend(layer);
            m_cache.m_x.noalias() +=
                matrix(offsets.output, m_config.dModel, m_config.dModel) * m_cache.m_heads;
            patch(2 * layer + 1);
            feedForward(offsets);
            patch(2 * layer + 2);
        }
        normalize(layout.finalNorm);
        logits.noalias() =
            matrix(layout.unembedding, m_config.vocabulary, m_config.dModel) * m_cache.m_normed;
        ++m_cache.m_tokens;
    }

private:
    RowsView<Scalar> matrix(Index offset, Index rows, Index columns) const
    {
        return m_weights.at(offset, rows, columns);
    }

    void normalize(Index gainOffset)
    {
        const auto width = static_cast<Scalar>(m_config.dModel);
        const RowView<Scalar> gain(m_weights.numbers().data() + gainOffset, m_config.dModel);
        const Scalar inverse =
            1 / std::sqrt(m_cache.m_x.squaredNorm() / width + static_cast<Scalar>(m_config.normEpsilon));
        m_cache.m_normed.array() = m_cache.m_x.array() * inverse * gain.transpose().array();
    }

    /// This token's query, key and value, rotated; key and value go into the cache.
    void project(const BlockOffsets& offsets, typename KvCache<Scalar>::Layer& layer)
    {
        normalize(offsets.attentionNorm);
        auto& projected = m_cache.m_projected;
        projected.noalias() =
            matrix(offsets.projection, m_config.dProjected(), m_config.dModel) * m_cache.m_normed;
        if (const Index biased = m_config.dBiased(); biased > 0)
            projected.head(biased) +=
                RowView<Scalar>(m_weights.numbers().data() + offsets.bias, biased).transpose();
        for (Index head = 0; head < m_config.heads + m_config.kvHeads; ++head)
            m_cache.m_rotations.turn(projected.data() + head * m_config.dHead(), m_cache.m_tokens);
        layer.keys.col(m_cache.m_tokens) = projected.segment(m_config.dModel, m_config.dKeys());
        layer.values.row(m_cache.m_tokens) = projected.tail(m_config.dKeys()).transpose();
    }

    void attend(Index layer)
    {
        m_cache.m_projected.head(m_config.dModel) *= 1 / std::sqrt(static_cast<Scalar>(m_config.dHead()));
        m_cache.m_heads.setZero();
        for (Index head = 0; head < m_config.heads; ++head)
            if (!isOff(m_ablation, {layer, head}))
                attendOne({layer, head});
    }

    void attendOne(const HeadPlace& place)
    {
        const auto& layer = m_cache.m_layers[static_cast<std::size_t>(place.layer)];
        const Index width = m_config.dHead();
        const Index count = m_cache.m_tokens + 1;
        const Index end = paddedToLanes(count);
        const Index shared = place.head / m_config.headsPerKv() * width;
        Scalar* weights = m_cache.m_weights.data();
        Scalar* output = m_cache.m_heads.data() + place.head * width;
        timesColumns<Scalar>(m_cache.m_projected.data() + place.head * width, width,
                             layer.keys.row(shared).data(), layer.keys.cols(), end, weights);
        takeCuts(m_ablation, place, m_cache.m_cuts);
        hide<Scalar>(m_cache.m_cuts, m_cache.m_tokens, weights);
        softmax(weights, count, end);
        zero<Scalar>(m_cache.m_cuts, m_cache.m_tokens, weights);
        if (m_cache.m_cuts.empty())
            addRows<Scalar>(weights, count, layer.values.data() + shared, m_config.dKeys(), width, output);
        else
            addVisibleRows<Scalar>(weights, count, layer.values.data() + shared, m_config.dKeys(), width,
                                   output);
    }

    void patch(Index sublayer)
    {
        for (const Patch<Scalar>& each : m_ablation.patches)
            if (each.sublayer == sublayer && each.position == m_cache.m_tokens)
                m_cache.m_x = each.residual.transpose();
    }

    void feedForward(const BlockOffsets& offsets)
    {
        normalize(offsets.feedForwardNorm);
        m_cache.m_up.noalias() = matrix(offsets.up, m_config.dUp(), m_config.dModel) * m_cache.m_normed;
        activate<Scalar>(m_config.feedForward, m_cache.m_up.data(), m_config.dFf, m_cache.m_hidden.data());
        m_cache.m_x.noalias() += matrix(offsets.down, m_config.dModel, m_config.dFf) * m_cache.m_hidden;
    }

    const BasicWeights<Scalar>& m_weights;
    const Config& m_config;
    KvCache<Scalar>& m_cache;
    const Ablation<Scalar>& m_ablation;
};

namespace {

void checkStep(bool isSameConfig, int token, Index tokens, const Config& config)
{
    if (!isSameConfig)
        throw std::invalid_argument("the cache was made for another configuration than the weights");
    if (token < 0 || token >= config.vocabulary)
        throw std::invalid_argument("token " + std::to_string(token) + " is outside the vocabulary of " +
                                    std::to_string(config.vocabulary));
    if (tokens >= config.context)
        throw std::invalid_argument("the cache holds " + std::to_string(tokens) + " tokens, its context is " +
                                    std::to_string(config.context));
}

} // namespace

template <typename Scalar>
void decode(const BasicWeights<Scalar>& weights, int token, KvCache<Scalar>& cache,
            Eigen::Matrix<Scalar, Eigen::Dynamic, 1>& logits, const Ablation<Scalar>& ablation)
{
    checkStep(weights.config() == cache.config(), token, cache.tokens(), weights.config());
    check(ablation, weights.config(), weights.config().context);
    DecodeStep<Scalar>(weights, cache, ablation).run(token, logits);
}

template class KvCache<float>;
template class KvCache<double>;
template void decode(const BasicWeights<float>&, int, KvCache<float>&, Eigen::VectorXf&,
                     const Ablation<float>&);
template void decode(const BasicWeights<double>&, int, KvCache<double>&, Eigen::VectorXd&,
                     const Ablation<double>&);

} // namespace core::transformer
