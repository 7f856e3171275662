#include "core/transformer/loss.h"

#include <cmath>
#include <stdexcept>

namespace core::transformer {

template <typename Scalar>
double crossEntropy(const Rows<Scalar>& logits, const Targets& targets, Rows<Scalar>& dLogits)
{
    const auto tokens = static_cast<std::size_t>(logits.rows());
    if (targets.tokens.size() != tokens || targets.weights.size() != tokens)
        throw std::invalid_argument(std::to_string(targets.tokens.size()) + " targets for " +
                                    std::to_string(tokens) + " rows of logits");
    dLogits.resize(logits.rows(), logits.cols());
    double loss = 0;
    for (Index i = 0; i < logits.rows(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const int target = targets.tokens[at];
        const auto weight = static_cast<Scalar>(targets.weights[at]);
        if (weight == 0) {
            dLogits.row(i).setZero();
            continue;
        }
        if (target < 0 || target >= logits.cols())
            throw std::invalid_argument("target " + std::to_string(target) +
                                        " is outside the vocabulary of " + std::to_string(logits.cols()));
        auto row = dLogits.row(i).array();
        const Scalar hit = logits(i, target);
        Scalar largest = hit;
        for (Index j = 0; j < logits.cols(); ++j)
            largest = std::max(largest, logits(i, j));
        row = (logits.row(i).array() - largest).exp();
        const Scalar sum = row.sum();
        loss += static_cast<double>(weight) *
                (std::log(static_cast<double>(sum)) - static_cast<double>(hit - largest));
        row *= weight / sum;
        dLogits(i, target) -= weight;
    }
    return loss;
}

template double crossEntropy(const Rows<float>&, const Targets&, Rows<float>&);
template double crossEntropy(const Rows<double>&, const Targets&, Rows<double>&);

} // namespace core::transformer
