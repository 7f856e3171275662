#pragma once

#include "core/transformer/ablation.h"
#include "core/transformer/activations.h"
#include "core/transformer/batch.h"

#include <span>

namespace core::transformer {

/// p(answer) as the token after a prompt, asked many times with this or that taken out. The weights must
/// outlive it.
class AnswerMeter
{
public:
    /// Throws std::invalid_argument when the answer is no token.
    AnswerMeter(const Weights& weights, std::span<const int> prompt, int answer);

    /// The same number that a trace without it gives.
    double without(const Ablation<float>& ablation);

private:
    const Weights& m_weights;
    Batch m_prompt;
    int m_answer;
    Activations<float> m_run; // kept, so that its memory is used again
};

} // namespace core::transformer
