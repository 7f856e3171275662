#include "core/transformer/residual_stream.h"

#include "core/transformer/index_check.h"

#include <cmath>
#include <numeric>

namespace core::transformer {

namespace {

using Direction = Eigen::VectorXd; // [dModel]

/// gain ∘ U(token) ÷ rms(last).
Direction directionOf(const Weights& weights, const Direction& last, int token)
{
    const Config& config = weights.config();
    const double rms =
        std::sqrt(last.squaredNorm() / static_cast<double>(config.dModel) + config.normEpsilon);
    const RowView<float> gain(weights.numbers().data() + weights.layout().finalNorm, config.dModel);
    const auto table = weights.at(weights.layout().unembedding, config.vocabulary, config.dModel);
    return (gain.array() * table.row(token).array()).cast<double>().matrix().transpose() / rms;
}

/// What each head of the layer adds: its output through its own columns of Wₒ.
Matrix headParts(const Weights& weights, const Trace& run, Index layer, Index position)
{
    const Config& config = weights.config();
    const Index offset = weights.layout().blocks[static_cast<std::size_t>(layer)].output;
    const auto output = weights.at(offset, config.dModel, config.dModel);
    Matrix parts(config.heads, config.dModel);
    for (Index head = 0; head < config.heads; ++head)
        parts.row(head) = headOf(run, {layer, head}).output.row(position) *
                          output.middleCols(head * config.dHead(), config.dHead()).cast<double>().transpose();
    return parts;
}

std::vector<double> along(const Matrix& parts, const Direction& direction)
{
    const Eigen::VectorXd products = parts * direction;
    return {products.begin(), products.end()};
}

} // namespace

double ResidualStream::logit() const
{
    return std::accumulate(logits.begin(), logits.end(), 0.0);
}

ResidualStream residualStream(const Weights& weights, const Trace& run, Index position, int token)
{
    const Config& config = weights.config();
    checkBelow("position", position, static_cast<Index>(run.tokens.size()));
    checkBelow("token", token, config.vocabulary);
    ResidualStream stream;
    stream.parts.resize(static_cast<Index>(run.residuals.size()), config.dModel);
    stream.parts.row(0) = run.residuals.front().row(position);
    for (std::size_t i = 1; i < run.residuals.size(); ++i)
        stream.parts.row(static_cast<Index>(i)) =
            run.residuals[i].row(position) - run.residuals[i - 1].row(position);
    const Direction direction = directionOf(weights, run.residuals.back().row(position).transpose(), token);
    stream.logits = along(stream.parts, direction);
    for (Index layer = 0; layer < config.layers; ++layer) {
        stream.heads.push_back(headParts(weights, run, layer, position));
        stream.headLogits.push_back(along(stream.heads.back(), direction));
    }
    return stream;
}

} // namespace core::transformer
