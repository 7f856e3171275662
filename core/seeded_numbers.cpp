#include "core/seeded_numbers.h"

#include <random>

namespace core {

Matrix seededMatrix(Index rows, Index columns, std::uint64_t seed)
{
    constexpr int kSummands = 12; // each of variance 1/12
    std::mt19937_64 bits(seed);   // its numbers are fixed by the standard; those of distributions are not
    const auto uniform = [&] { return static_cast<double>(bits() >> 11) * 0x1p-53; };
    Matrix numbers(rows, columns);
    for (double& number : numbers.reshaped<Eigen::RowMajor>()) {
        number = -kSummands / 2;
        for (int i = 0; i < kSummands; ++i)
            number += uniform();
    }
    return numbers;
}

} // namespace core
