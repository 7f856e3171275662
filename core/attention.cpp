#include "core/attention.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace core {

namespace {

Matrix hidden(const Matrix& scaled, const Mask& mask)
{
    Matrix masked = scaled;
    for (Index query = 0; query < masked.rows(); ++query)
        for (Index key = 0; key < masked.cols(); ++key)
            if (!mask.isVisible(query, key))
                masked(query, key) = -std::numeric_limits<double>::infinity();
    return masked;
}

Matrix mixed(const Matrix& weights, const Matrix& v, const Mask& mask)
{
    Matrix output = Matrix::Zero(weights.rows(), v.cols());
    for (Index query = 0; query < weights.rows(); ++query)
        for (Index key = 0; key < weights.cols(); ++key)
            if (mask.isVisible(query, key)) // skipped, not multiplied: 0 × NaN is NaN
                output.row(query) += weights(query, key) * v.row(key);
    return output;
}

} // namespace

SoftmaxParts softmaxParts(const Eigen::RowVectorXd& maskedRow)
{
    constexpr double kHidden = -std::numeric_limits<double>::infinity();
    SoftmaxParts parts;
    parts.exponentials = Eigen::RowVectorXd::Zero(maskedRow.size());
    double maximum = kHidden;
    for (const double score : maskedRow)
        maximum = std::isnan(score) ? score : std::max(maximum, score);
    if (maximum == kHidden)
        return parts;
    parts.maximum = maximum;
    for (Index key = 0; key < maskedRow.size(); ++key)
        if (maskedRow(key) == maximum)
            parts.exponentials(key) = 1;    // also where the score overflowed: ∞ − ∞ would be NaN
        else if (maskedRow(key) != kHidden) // Eigen's vectorised exp(−∞) is not 0, so it is never asked
            parts.exponentials(key) = std::exp(maskedRow(key) - maximum);
    parts.sum = parts.exponentials.sum();
    return parts;
}

void checkShapes(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask)
{
    if (q.cols() != k.cols())
        throw std::invalid_argument("queries " + shapeText(q) + " and keys " + shapeText(k) +
                                    " differ in columns");
    if (k.rows() != v.rows())
        throw std::invalid_argument("keys " + shapeText(k) + " and values " + shapeText(v) +
                                    " differ in rows");
    if (mask.queries() != q.rows() || mask.keys() != k.rows())
        throw std::invalid_argument("mask " + std::to_string(mask.queries()) + "×" +
                                    std::to_string(mask.keys()) + " does not fit queries " + shapeText(q) +
                                    " and keys " + shapeText(k));
}

AttentionTrace attend(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask, Scaling scaling)
{
    checkShapes(q, k, v, mask);
    AttentionTrace trace;
    trace.scores = q * k.transpose();
    trace.scaled = trace.scores;
    if (scaling == Scaling::BySqrtOfWidth && q.cols() > 0)
        trace.scaled /= std::sqrt(static_cast<double>(q.cols()));
    trace.masked = hidden(trace.scaled, mask);
    trace.weights = Matrix::Zero(q.rows(), k.rows());
    for (Index query = 0; query < q.rows(); ++query) {
        const SoftmaxParts parts = softmaxParts(trace.masked.row(query));
        if (parts.sum != 0)
            for (Index key = 0; key < k.rows(); ++key)
                if (mask.isVisible(query, key)) // 0 ÷ sum is NaN when a visible score is NaN
                    trace.weights(query, key) = parts.exponentials(key) / parts.sum;
    }
    trace.output = mixed(trace.weights, v, mask);
    return trace;
}

} // namespace core
