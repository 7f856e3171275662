#include "core/transformer/backward.h"

#include "core/transformer/feed_forward.h"
#include "core/transformer/rope.h"

#include <stdexcept>

namespace core::transformer {

namespace {

template <typename Scalar>
class BackwardPass
{
public:
    BackwardPass(const BasicWeights<Scalar>& weights, const Batch& batch, const Activations<Scalar>& from,
                 BasicWeights<Scalar>& gradient, BackwardScratch<Scalar>& scratch)
        : m_weights(weights),
          m_config(weights.config()),
          m_layout(weights.layout()),
          m_batch(batch),
          m_from(from),
          m_gradient(gradient),
          m_scratch(scratch),
          m_rotations(m_config, longest(batch))
    {
    }

    void run(const Rows<Scalar>& dLogits)
    {
        auto& dx = m_scratch.dResidual;
        dx.setZero(m_batch.size(), m_config.dModel);
        linear(dLogits, m_from.normed, m_layout.unembedding, m_scratch.dNormed);
        norm(m_from.residuals.back(), m_from.inverse, m_layout.finalNorm);
        for (Index layer = m_config.layers; layer-- > 0;) {
            feedForward(static_cast<std::size_t>(layer));
            attention(static_cast<std::size_t>(layer));
        }
        auto table = m_gradient.at(m_layout.embedding, m_config.vocabulary, m_config.dModel);
        for (Index i = 0; i < m_batch.size(); ++i)
            table.row(m_batch.tokens[static_cast<std::size_t>(i)]) += dx.row(i);
    }

private:
    /// Through y = x Wᵀ: dW += dyᵀ x and dx = dy W.
    void linear(const Rows<Scalar>& dy, const Rows<Scalar>& x, Index offset, Rows<Scalar>& dx)
    {
        m_gradient.at(offset, dy.cols(), x.cols()).noalias() += dy.transpose() * x;
        dx.noalias() = dy * m_weights.at(offset, dy.cols(), x.cols());
    }

    /// Through a norm, whose dNormed the scratch holds, into the residual.
    void norm(const Rows<Scalar>& x, const PerToken<Scalar>& inverse, Index offset)
    {
        const RowView<Scalar> gain(m_weights.numbers().data() + offset, m_config.dModel);
        rmsNormBackward<Scalar>(
            x, gain, inverse, m_scratch.dNormed, m_scratch.dResidual,
            Eigen::Map<Row<Scalar>>(m_gradient.numbers().data() + offset, m_config.dModel));
    }

    void feedForward(std::size_t layer)
    {
        const auto& block = m_from.blocks[layer];
        const BlockOffsets& offsets = m_layout.blocks[layer];
        linear(m_scratch.dResidual, block.hidden, offsets.down, m_scratch.dHidden);
        activateBackward(m_config.feedForward, block.up, m_scratch.dHidden, m_scratch.dUp);
        linear(m_scratch.dUp, block.feedForwardNormed, offsets.up, m_scratch.dNormed);
        norm(m_from.residuals[2 * layer + 1], block.feedForwardInverse, offsets.feedForwardNorm);
    }

    void attention(std::size_t layer)
    {
        const auto& block = m_from.blocks[layer];
        const BlockOffsets& offsets = m_layout.blocks[layer];
        linear(m_scratch.dResidual, block.heads, offsets.output, m_scratch.dHeads);
        m_scratch.dProjected.setZero(m_batch.size(), m_config.dProjected());
        for (Index sequence = 0; sequence < m_batch.sequences(); ++sequence) {
            for (Index head = 0; head < m_config.heads; ++head)
                oneHead(block, sequence, head);
            turnBack(sequence);
        }
        if (const Index biased = m_config.dBiased(); biased > 0)
            Eigen::Map<Row<Scalar>>(m_gradient.numbers().data() + offsets.bias, biased) +=
                m_scratch.dProjected.leftCols(biased).colwise().sum();
        linear(m_scratch.dProjected, block.normed, offsets.projection, m_scratch.dNormed);
        norm(m_from.residuals[2 * layer], block.inverse, offsets.attentionNorm);
    }

    void oneHead(const BlockActivations<Scalar>& block, Index sequence, Index head)
    {
        const Index length = m_batch.length(sequence);
        const Index at =
            m_from.weightStarts[static_cast<std::size_t>(sequence)] + head * length * paddedToLanes(length);
        const auto rows = headRows<const Scalar>(m_config, m_batch, sequence, head, block.projected.data(),
                                                 block.heads.data());
        const auto slopes = headRows<Scalar>(m_config, m_batch, sequence, head, m_scratch.dProjected.data(),
                                             m_scratch.dHeads.data());
        attendHeadBackward<Scalar>(rows, block.weights.data() + at, slopes, m_scratch.head);
    }

    void turnBack(Index sequence)
    {
        for (Index i = 0; i < m_batch.length(sequence); ++i) {
            Scalar* row =
                m_scratch.dProjected.row(m_batch.starts[static_cast<std::size_t>(sequence)] + i).data();
            for (Index head = 0; head < m_config.heads + m_config.kvHeads; ++head)
                m_rotations.turnBack(row + head * m_config.dHead(), i);
        }
    }

    const BasicWeights<Scalar>& m_weights;
    const Config& m_config;
    const TensorLayout& m_layout;
    const Batch& m_batch;
    const Activations<Scalar>& m_from;
    BasicWeights<Scalar>& m_gradient;
    BackwardScratch<Scalar>& m_scratch;
    Rotations<Scalar> m_rotations;
};

} // namespace

template <typename Scalar>
void backward(const BasicWeights<Scalar>& weights, const Batch& batch, const Activations<Scalar>& activations,
              const Rows<Scalar>& dLogits, BasicWeights<Scalar>& gradient, BackwardScratch<Scalar>& scratch)
{
    if (dLogits.rows() != batch.size() || dLogits.cols() != weights.config().vocabulary ||
        activations.normed.rows() != batch.size())
        throw std::invalid_argument("slopes of " + std::to_string(dLogits.rows()) + "×" +
                                    std::to_string(dLogits.cols()) + " logits for a batch of " +
                                    std::to_string(batch.size()) + "×" +
                                    std::to_string(weights.config().vocabulary));
    if (gradient.config() != weights.config())
        throw std::invalid_argument("the gradient was made for another configuration than the weights");
    BackwardPass<Scalar>(weights, batch, activations, gradient, scratch).run(dLogits);
}

template void backward(const BasicWeights<float>&, const Batch&, const Activations<float>&,
                       const Rows<float>&, BasicWeights<float>&, BackwardScratch<float>&);
template void backward(const BasicWeights<double>&, const Batch&, const Activations<double>&,
                       const Rows<double>&, BasicWeights<double>&, BackwardScratch<double>&);

} // namespace core::transformer
