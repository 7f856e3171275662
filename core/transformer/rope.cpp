#include "core/transformer/rope.h"

#include <cmath>

namespace core::transformer {

template <typename Scalar>
Rotations<Scalar>::Rotations(const Config& config, Index positions)
    : m_cosines(positions, config.dHead() / 2),
      m_sines(positions, config.dHead() / 2),
      m_pairing(config.pairing)
{
    for (Index pair = 0; pair < m_cosines.cols(); ++pair) {
        const double turns =
            std::pow(config.ropeBase, -2.0 * static_cast<double>(pair) / static_cast<double>(config.dHead()));
        for (Index m = 0; m < positions; ++m) {
            m_cosines(m, pair) = static_cast<Scalar>(std::cos(static_cast<double>(m) * turns));
            m_sines(m, pair) = static_cast<Scalar>(std::sin(static_cast<double>(m) * turns));
        }
    }
}

template <typename Scalar>
void Rotations<Scalar>::turnBy(Scalar* numbers, Index position, Scalar sign) const
{
    const Index pairs = m_cosines.cols();
    const bool isHalfSplit = m_pairing == RopePairing::HalfSplit;
    const Index step = isHalfSplit ? 1 : 2;
    const Index apart = isHalfSplit ? pairs : 1;
    const Scalar* cosines = m_cosines.data() + position * pairs;
    const Scalar* sines = m_sines.data() + position * pairs;
    for (Index pair = 0; pair < pairs; ++pair) {
        const Scalar a = numbers[pair * step];
        const Scalar b = numbers[pair * step + apart];
        const Scalar sine = sign * sines[pair];
        numbers[pair * step] = a * cosines[pair] - b * sine;
        numbers[pair * step + apart] = a * sine + b * cosines[pair];
    }
}

template class Rotations<float>;
template class Rotations<double>;

} // namespace core::transformer
