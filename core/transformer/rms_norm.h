#pragma once

#include "core/transformer/weights.h"

namespace core::transformer {

/// One number for each token.
template <typename Scalar>
using PerToken = Eigen::Array<Scalar, Eigen::Dynamic, 1>;

/// normed = x / rms(x) ∘ gain, with rms(x) = sqrt(mean(x²) + ε); x [tokens × dModel], gain [dModel].
/// `inverse` gets each row's 1 / rms. Source: Zhang & Sennrich 2019, equation (4).
template <typename Scalar>
void rmsNorm(const Rows<Scalar>& x, RowView<Scalar> gain, Scalar epsilon, Rows<Scalar>& normed,
             PerToken<Scalar>& inverse);

/// Adds to dx and dGain the slopes through the norm.
///   dGain = Σ rows dNormed ∘ x / rms
///   dx = (dNormed ∘ gain − x · mean(dNormed ∘ gain ∘ x) / rms²) / rms
template <typename Scalar>
void rmsNormBackward(const Rows<Scalar>& x, RowView<Scalar> gain, const PerToken<Scalar>& inverse,
                     const Rows<Scalar>& dNormed, Rows<Scalar>& dx, Eigen::Map<Row<Scalar>> dGain);

} // namespace core::transformer
