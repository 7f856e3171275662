#pragma once

#include "core/mask.h"
#include "core/matrix.h"

namespace core {

enum class Scaling { Off, BySqrtOfWidth };

/// Every stage of one attention head. n queries, m keys, values of width dV.
struct AttentionTrace
{
    Matrix scores;  // [n × m]   q kᵀ
    Matrix scaled;  // [n × m]   scores ÷ √d_k, or scores when scaling is off
    Matrix masked;  // [n × m]   scaled where visible, −∞ where hidden
    Matrix weights; // [n × m]   softmax of each row of masked; exactly 0 where hidden
    Matrix output;  // [n × dV]  Σ over visible keys of weight × value
};

/// The softmax of one row, part by part.
///   weight_j = exp(score_j − maximum) ÷ sum,  sum = Σ over visible j of exp(score_j − maximum)
/// Subtracting the maximum changes no weight and keeps exp finite.
struct SoftmaxParts
{
    double maximum = 0;              // over the visible entries; 0 when there are none
    Eigen::RowVectorXd exponentials; // exp(score − maximum); exactly 0 where hidden
    double sum = 0;                  // of the exponentials; 0 when no entry is visible
};

/// Parts of the softmax of a masked row, where −∞ stands for a hidden entry.
SoftmaxParts softmaxParts(const Eigen::RowVectorXd& maskedRow);

/// One attention head with all its stages.
///   weights = softmax(mask(q kᵀ ÷ √d_k)),  output = weights v
/// q [n × d_k], k [m × d_k], v [m × dV], mask [n × m].
/// A row that hides every key gets zero weights and a zero output. A hidden value row is never read, so a
/// NaN or infinity in it cannot reach the output.
/// Throws std::invalid_argument naming both shapes when they do not fit.
/// Source: Vaswani et al. 2017, "Attention Is All You Need", equation (1).
AttentionTrace attend(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask, Scaling scaling);

/// Throws std::invalid_argument naming both shapes when they do not fit one head.
void checkShapes(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask);

} // namespace core
