#include "core/transformer/trace.h"

#include "core/transformer/forward.h"

#include <cmath>
#include <stdexcept>

namespace core::transformer {

namespace {

Matrix square(const PerToken<float>& numbers, Index start, Index tokens)
{
    const Eigen::Map<const Rows<float>, 0, Eigen::OuterStride<>> rows(
        numbers.data() + start, tokens, tokens, Eigen::OuterStride<>(paddedToLanes(tokens)));
    return rows.cast<double>();
}

HeadTrace headTrace(const Config& config, const BlockActivations<float>& block, Index head)
{
    const Index tokens = block.heads.rows();
    const Index width = config.dHead();
    const Index shared = config.dModel + head / config.headsPerKv() * width;
    const Index start = head * tokens * paddedToLanes(tokens);
    return {block.projected.middleCols(head * width, width).cast<double>(),
            block.projected.middleCols(shared, width).cast<double>(),
            block.projected.middleCols(shared + config.dKeys(), width).cast<double>(),
            square(block.scores, start, tokens),
            square(block.weights, start, tokens),
            block.heads.middleCols(head * width, width).cast<double>()};
}

} // namespace

const HeadTrace& headOf(const Trace& run, const HeadPlace& place)
{
    return run.heads.at(static_cast<std::size_t>(place.layer)).at(static_cast<std::size_t>(place.head));
}

Trace trace(const Weights& weights, std::span<const int> tokens, const Ablation<float>& ablation)
{
    Activations<float> run;
    forward(weights, Batch::of(tokens), run, Keep::WeightsAndScores, ablation);
    Trace result{weights.config(), {tokens.begin(), tokens.end()}, {}, {}, {}, run.logits.cast<double>()};
    for (const auto& block : run.blocks) {
        auto& heads = result.heads.emplace_back();
        for (Index head = 0; head < weights.config().heads; ++head)
            heads.push_back(headTrace(weights.config(), block, head));
        result.hidden.emplace_back(block.hidden.cast<double>());
    }
    for (const auto& residual : run.residuals)
        result.residuals.emplace_back(residual.cast<double>());
    return result;
}

Matrix logitsAfter(const Weights& weights, const Matrix& residual)
{
    const Config& config = weights.config();
    if (residual.cols() != config.dModel)
        throw std::invalid_argument("the residual is " + shapeText(residual) + ", the model's width " +
                                    std::to_string(config.dModel));
    Rows<float> normed;
    PerToken<float> inverse;
    const RowView<float> gain(weights.numbers().data() + weights.layout().finalNorm, config.dModel);
    rmsNorm<float>(residual.cast<float>(), gain, static_cast<float>(config.normEpsilon), normed, inverse);
    const Rows<float> logits =
        normed * weights.at(weights.layout().unembedding, config.vocabulary, config.dModel).transpose();
    return logits.cast<double>();
}

int likeliestNext(const Trace& run)
{
    int best = 0;
    run.logits.row(run.logits.rows() - 1).maxCoeff(&best);
    return best;
}

Matrix probabilities(const Matrix& logits, Index row)
{
    if (row < 0 || row >= logits.rows())
        throw std::invalid_argument("row " + std::to_string(row) + " is not in logits of " +
                                    shapeText(logits));
    const double largest = logits.row(row).maxCoeff();
    Matrix result(1, logits.cols());
    for (Index i = 0; i < logits.cols(); ++i)
        result(0, i) = std::exp(logits(row, i) - largest);
    return result / result.sum();
}

} // namespace core::transformer
