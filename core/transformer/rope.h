#pragma once

#include "core/transformer/weights.h"

namespace core::transformer {

/// Cosines and sines of the angle that position m turns pair p by: m · base^(−2p / dHead).
/// Source: Su et al. 2021, equation (15).
template <typename Scalar>
class Rotations
{
public:
    /// For positions 0 … positions − 1.
    Rotations(const Config& config, Index positions);

    Index positions() const { return m_cosines.rows(); }

    /// Turns every pair of one head's numbers [dHead] as its position says.
    void turn(Scalar* numbers, Index position) const { turnBy(numbers, position, Scalar{1}); }

    /// Turns them back: also what the slopes through a rotation are.
    void turnBack(Scalar* numbers, Index position) const { turnBy(numbers, position, Scalar{-1}); }

private:
    void turnBy(Scalar* numbers, Index position, Scalar sign) const;

    Rows<Scalar> m_cosines; // [positions × dHead / 2]
    Rows<Scalar> m_sines;
    RopePairing m_pairing;
};

} // namespace core::transformer
