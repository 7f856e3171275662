#include "core/transformer/answer_meter.h"

#include "core/transformer/forward.h"
#include "core/transformer/trace.h"

#include <stdexcept>

namespace core::transformer {

AnswerMeter::AnswerMeter(const Weights& weights, std::span<const int> prompt, int answer)
    : m_weights(weights), m_prompt(Batch::of(prompt)), m_answer(answer)
{
    if (answer < 0 || answer >= weights.config().vocabulary)
        throw std::invalid_argument("token " + std::to_string(answer) + " is outside the vocabulary of " +
                                    std::to_string(weights.config().vocabulary));
}

double AnswerMeter::without(const Ablation<float>& ablation)
{
    forward(m_weights, m_prompt, m_run, Keep::WeightsAlone, ablation);
    return probabilities(m_run.logits.bottomRows(1).cast<double>(), 0)(0, m_answer);
}

} // namespace core::transformer
