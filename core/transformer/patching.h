#pragma once

#include "core/transformer/trace.h"

namespace core::transformer {

/// p(answer) as the token after the run's when the residual at one place is taken from another run of as many
/// tokens: [2 × layers + 1 sublayers × tokens], the sublayers as in Trace::residuals. `without` is out of
/// every run, as it was out of `run`. Source: Meng et al. 2022 (activation patching). Throws
/// std::invalid_argument when the runs are of other lengths or the answer is no token.
Matrix patchingEffects(const Weights& weights, const Trace& run, const Trace& other, int answer,
                       const Ablation<float>& without = {});

} // namespace core::transformer
