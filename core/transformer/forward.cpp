#include "core/transformer/forward.h"

#include "core/transformer/feed_forward.h"
#include "core/transformer/rope.h"

namespace core::transformer {

namespace {

template <typename Scalar>
class ForwardPass
{
public:
    ForwardPass(const BasicWeights<Scalar>& weights, const Batch& batch, Activations<Scalar>& activations,
                Keep keep, const Ablation<Scalar>& ablation)
        : m_weights(weights),
          m_config(weights.config()),
          m_batch(batch),
          m_to(activations),
          m_keep(keep),
          m_ablation(ablation),
          m_rotations(m_config, longest(batch))
    {
    }

    void run()
    {
        prepare();
        embed();
        for (Index layer = 0; layer < m_config.layers; ++layer) {
            attention(layer);
            feedForward(layer);
        }
        const auto& layout = m_weights.layout();
        rmsNorm<Scalar>(m_to.residuals.back(), gain(layout.finalNorm), epsilon(), m_to.normed, m_to.inverse);
        m_to.logits.noalias() =
            m_to.normed * m_weights.at(layout.unembedding, m_config.vocabulary, m_config.dModel).transpose();
    }

private:
    void prepare()
    {
        m_to.residuals.resize(static_cast<std::size_t>(2 * m_config.layers + 1));
        m_to.blocks.resize(static_cast<std::size_t>(m_config.layers));
        m_to.weightStarts.clear();
        m_weightCount = 0;
        for (Index i = 0; i < m_batch.sequences(); ++i) {
            m_to.weightStarts.push_back(m_weightCount);
            m_weightCount += m_config.heads * m_batch.length(i) * paddedToLanes(m_batch.length(i));
        }
    }

    void embed()
    {
        auto& residual = m_to.residuals.front();
        residual.resize(m_batch.size(), m_config.dModel);
        const auto table = m_weights.at(m_weights.layout().embedding, m_config.vocabulary, m_config.dModel);
        for (Index i = 0; i < m_batch.size(); ++i)
            residual.row(i) = table.row(m_batch.tokens[static_cast<std::size_t>(i)]);
        patch(0);
    }

    void attention(Index layer)
    {
        auto& block = m_to.blocks[static_cast<std::size_t>(layer)];
        const auto& offsets = m_weights.layout().blocks[static_cast<std::size_t>(layer)];
        const auto& x = m_to.residuals[static_cast<std::size_t>(2 * layer)];
        rmsNorm<Scalar>(x, gain(offsets.attentionNorm), epsilon(), block.normed, block.inverse);
        project(block, offsets);
        attend(layer, block);
        auto& after = m_to.residuals[static_cast<std::size_t>(2 * layer + 1)];
        after = x;
        after.noalias() +=
            block.heads * m_weights.at(offsets.output, m_config.dModel, m_config.dModel).transpose();
        patch(2 * layer + 1);
    }

    void project(BlockActivations<Scalar>& block, const BlockOffsets& offsets)
    {
        block.projected.noalias() =
            block.normed *
            m_weights.at(offsets.projection, m_config.dProjected(), m_config.dModel).transpose();
        const Index biased = m_config.dBiased();
        if (biased > 0)
            block.projected.leftCols(biased).rowwise() +=
                RowView<Scalar>(m_weights.numbers().data() + offsets.bias, biased);
        const Index turned = m_config.heads + m_config.kvHeads;
        for (Index sequence = 0; sequence < m_batch.sequences(); ++sequence)
            for (Index i = 0; i < m_batch.length(sequence); ++i) {
                Scalar* row =
                    block.projected.row(m_batch.starts[static_cast<std::size_t>(sequence)] + i).data();
                for (Index head = 0; head < turned; ++head)
                    m_rotations.turn(row + head * m_config.dHead(), i);
            }
    }

    void attend(Index layer, BlockActivations<Scalar>& block)
    {
        block.heads.resize(m_batch.size(), m_config.dModel);
        block.weights.resize(m_weightCount);
        block.scores.resize(m_keep == Keep::WeightsAndScores ? m_weightCount : 0);
        for (Index sequence = 0; sequence < m_batch.sequences(); ++sequence)
            for (Index head = 0; head < m_config.heads; ++head)
                attendOne(block, {layer, head}, sequence);
    }

    void attendOne(BlockActivations<Scalar>& block, const HeadPlace& place, Index sequence)
    {
        const Index length = m_batch.length(sequence);
        const Index at = m_to.weightStarts[static_cast<std::size_t>(sequence)] +
                         place.head * length * paddedToLanes(length);
        const HeadRows<Scalar> rows =
            headRows(m_config, m_batch, sequence, place.head, block.projected.data(), block.heads.data());
        takeCuts(m_ablation, place, m_cuts);
        Scalar* scores = m_keep == Keep::WeightsAndScores ? block.scores.data() + at : nullptr;
        attendHead<Scalar>(rows, m_cuts, block.weights.data() + at, scores, m_scratch);
        if (isOff(m_ablation, place))
            block.heads.middleCols(place.head * m_config.dHead(), m_config.dHead()).setZero();
    }

    void feedForward(Index layer)
    {
        auto& block = m_to.blocks[static_cast<std::size_t>(layer)];
        const auto& offsets = m_weights.layout().blocks[static_cast<std::size_t>(layer)];
        const auto& x = m_to.residuals[static_cast<std::size_t>(2 * layer + 1)];
        rmsNorm<Scalar>(x, gain(offsets.feedForwardNorm), epsilon(), block.feedForwardNormed,
                        block.feedForwardInverse);
        block.up.noalias() =
            block.feedForwardNormed * m_weights.at(offsets.up, m_config.dUp(), m_config.dModel).transpose();
        activate(m_config.feedForward, block.up, block.hidden);
        auto& after = m_to.residuals[static_cast<std::size_t>(2 * layer + 2)];
        after = x;
        after.noalias() +=
            block.hidden * m_weights.at(offsets.down, m_config.dModel, m_config.dFf).transpose();
        patch(2 * layer + 2);
    }

    void patch(Index sublayer)
    {
        for (const Patch<Scalar>& each : m_ablation.patches)
            if (each.sublayer == sublayer)
                m_to.residuals[static_cast<std::size_t>(sublayer)].row(each.position) = each.residual;
    }

    RowView<Scalar> gain(Index offset) const
    {
        return {m_weights.numbers().data() + offset, m_config.dModel};
    }
    Scalar epsilon() const { return static_cast<Scalar>(m_config.normEpsilon); }

    const BasicWeights<Scalar>& m_weights;
    const Config& m_config;
    const Batch& m_batch;
    Activations<Scalar>& m_to;
    Keep m_keep;
    const Ablation<Scalar>& m_ablation;
    Rotations<Scalar> m_rotations;
    HeadScratch<Scalar> m_scratch;
    std::vector<Cut> m_cuts;
    Index m_weightCount = 0;
};

} // namespace

template <typename Scalar>
void forward(const BasicWeights<Scalar>& weights, const Batch& batch, Activations<Scalar>& activations,
             Keep keep, const Ablation<Scalar>& ablation)
{
    check(batch, weights.config());
    check(ablation, weights.config(), batch.size());
    ForwardPass<Scalar>(weights, batch, activations, keep, ablation).run();
}

template void forward(const BasicWeights<float>&, const Batch&, Activations<float>&, Keep,
                      const Ablation<float>&);
template void forward(const BasicWeights<double>&, const Batch&, Activations<double>&, Keep,
                      const Ablation<double>&);

} // namespace core::transformer
