#include "core/transformer/rms_norm.h"

#include <cmath>

namespace core::transformer {

template <typename Scalar>
void rmsNorm(const Rows<Scalar>& x, RowView<Scalar> gain, Scalar epsilon, Rows<Scalar>& normed,
             PerToken<Scalar>& inverse)
{
    normed.resize(x.rows(), x.cols());
    inverse.resize(x.rows());
    const auto width = static_cast<Scalar>(x.cols());
    for (Index i = 0; i < x.rows(); ++i) {
        inverse[i] = 1 / std::sqrt(x.row(i).squaredNorm() / width + epsilon);
        normed.row(i).array() = x.row(i).array() * inverse[i] * gain.array();
    }
}

template <typename Scalar>
void rmsNormBackward(const Rows<Scalar>& x, RowView<Scalar> gain, const PerToken<Scalar>& inverse,
                     const Rows<Scalar>& dNormed, Rows<Scalar>& dx, Eigen::Map<Row<Scalar>> dGain)
{
    const auto width = static_cast<Scalar>(x.cols());
    for (Index i = 0; i < x.rows(); ++i) {
        const auto slope = dNormed.row(i).array();
        const auto row = x.row(i).array();
        dGain.array() += slope * row * inverse[i];
        const Scalar mean = (slope * gain.array() * row).sum() / width;
        dx.row(i).array() += (slope * gain.array() - row * (mean * inverse[i] * inverse[i])) * inverse[i];
    }
}

template void rmsNorm(const Rows<float>&, RowView<float>, float, Rows<float>&, PerToken<float>&);
template void rmsNorm(const Rows<double>&, RowView<double>, double, Rows<double>&, PerToken<double>&);
template void rmsNormBackward(const Rows<float>&, RowView<float>, const PerToken<float>&, const Rows<float>&,
                              Rows<float>&, Eigen::Map<Row<float>>);
template void rmsNormBackward(const Rows<double>&, RowView<double>, const PerToken<double>&,
                              const Rows<double>&, Rows<double>&, Eigen::Map<Row<double>>);

} // namespace core::transformer
