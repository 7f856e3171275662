#include "core/transformer/feed_forward.h"

namespace core::transformer {

namespace {

constexpr double kRootOfTwoOverPi = 0.7978845608028654;
constexpr double kCubic = 0.044715;

template <typename Scalar>
auto tanhInside(const auto& x)
{
    return (static_cast<Scalar>(kRootOfTwoOverPi) * (x + static_cast<Scalar>(kCubic) * x * x * x)).tanh();
}

/// 1 / (1 + e⁻ˣ) as tanh has it, which does not overflow.
template <typename Scalar>
auto sigmoid(const auto& x)
{
    return Scalar{0.5} * ((Scalar{0.5} * x).tanh() + Scalar{1});
}

} // namespace

template <typename Scalar>
void activate(FeedForward kind, const Scalar* up, Index dFf, Scalar* hidden)
{
    using Numbers = Eigen::Array<Scalar, Eigen::Dynamic, 1>;
    const Eigen::Map<const Numbers> first(up, dFf);
    Eigen::Map<Numbers> result(hidden, dFf);
    if (kind == FeedForward::Gelu) {
        result = tanhInside<Scalar>(first);
        result = Scalar{0.5} * first * (Scalar{1} + result);
    } else {
        result = sigmoid<Scalar>(first);
        result *= first * Eigen::Map<const Numbers>(up + dFf, dFf);
    }
}

template <typename Scalar>
void activate(FeedForward kind, const Rows<Scalar>& up, Rows<Scalar>& hidden)
{
    hidden.resize(up.rows(), kind == FeedForward::Gelu ? up.cols() : up.cols() / 2);
    for (Index i = 0; i < up.rows(); ++i)
        activate<Scalar>(kind, up.row(i).data(), hidden.cols(), hidden.row(i).data());
}

template <typename Scalar>
void activateBackward(FeedForward kind, const Rows<Scalar>& up, const Rows<Scalar>& dHidden,
                      Rows<Scalar>& dUp)
{
    const Index width = dHidden.cols();
    dUp.resize(up.rows(), up.cols());
    Row<Scalar> bend(width); // the tanh or the sigmoid
    for (Index i = 0; i < up.rows(); ++i) {
        const auto x = up.row(i).head(width).array();
        const auto slope = dHidden.row(i).array();
        auto dFirst = dUp.row(i).head(width).array();
        if (kind == FeedForward::Gelu) {
            const auto t = bend.array();
            bend.array() = tanhInside<Scalar>(x);
            constexpr auto kRoot = static_cast<Scalar>(kRootOfTwoOverPi);
            constexpr auto kSlope = static_cast<Scalar>(3 * kRootOfTwoOverPi * kCubic);
            dFirst =
                slope * Scalar{0.5} * (Scalar{1} + t + x * (Scalar{1} - t * t) * (kRoot + kSlope * x * x));
        } else {
            const auto s = bend.array();
            bend.array() = sigmoid<Scalar>(x);
            dFirst = slope * up.row(i).tail(width).array() * s * (Scalar{1} + x * (Scalar{1} - s));
            dUp.row(i).tail(width).array() = slope * x * s;
        }
    }
}

template void activate(FeedForward, const float*, Index, float*);
template void activate(FeedForward, const double*, Index, double*);
template void activate(FeedForward, const Rows<float>&, Rows<float>&);
template void activate(FeedForward, const Rows<double>&, Rows<double>&);
template void activateBackward(FeedForward, const Rows<float>&, const Rows<float>&, Rows<float>&);
template void activateBackward(FeedForward, const Rows<double>&, const Rows<double>&, Rows<double>&);

} // namespace core::transformer
