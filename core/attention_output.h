#pragma once

#include "core/attention.h"

namespace core {

/// The output of `attend` alone, without holding any n × m matrix: for sequences of thousands of tokens.
/// Same arguments, same refusals; agrees with attend().output within 1e-12.
/// `threads` 0 means all cores. The result is the same bit for bit whatever their number.
Matrix attentionOutput(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask, Scaling scaling,
                       unsigned threads = 0);

} // namespace core
