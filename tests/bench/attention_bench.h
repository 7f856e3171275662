#pragma once

namespace bench {

/// One causal head of width 64 at growing lengths, beside a plain Eigen loop and PyTorch.
void attentionHead();

} // namespace bench
