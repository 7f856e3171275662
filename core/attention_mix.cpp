#include "core/attention_mix.h"

namespace core {

MixTerms mixTerms(const AttentionResults& results, Index query)
{
    const Mask mask = maskOf(results.inputs);
    const Matrix& v = results.v;
    MixTerms terms{std::vector<bool>(static_cast<std::size_t>(v.rows())), Matrix::Zero(v.rows(), v.cols()),
                   Matrix::Zero(v.rows(), v.cols())};
    Eigen::RowVectorXd sum = Eigen::RowVectorXd::Zero(v.cols());
    for (Index key = 0; key < v.rows(); ++key) {
        terms.visible[static_cast<std::size_t>(key)] = mask.isVisible(query, key);
        if (mask.isVisible(query, key)) {
            terms.products.row(key) = results.trace.weights(query, key) * v.row(key);
            sum += terms.products.row(key);
        }
        terms.sums.row(key) = sum;
    }
    return terms;
}

} // namespace core
