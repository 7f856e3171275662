#pragma once

#include "core/matrix.h"

#include <cstdint>

namespace core {

/// Numbers of mean 0 and standard deviation 1, the same for the same seed on every machine: each is the sum
/// of twelve uniform numbers less six (nearly normal, and made with additions only).
Matrix seededMatrix(Index rows, Index columns, std::uint64_t seed);

} // namespace core
