#include "core/transformer/patching.h"

#include "core/transformer/answer_meter.h"

#include <stdexcept>

namespace core::transformer {

Matrix patchingEffects(const Weights& weights, const Trace& run, const Trace& other, int answer,
                       const Ablation<float>& without)
{
    const auto tokens = static_cast<Index>(run.tokens.size());
    if (other.tokens.size() != run.tokens.size())
        throw std::invalid_argument("the other run has " + std::to_string(other.tokens.size()) +
                                    " tokens, this one " + std::to_string(tokens));
    AnswerMeter meter(weights, run.tokens, answer);
    Matrix effects(static_cast<Index>(other.residuals.size()), tokens);
    for (Index sublayer = 0; sublayer < effects.rows(); ++sublayer)
        for (Index position = 0; position < tokens; ++position) {
            Ablation<float> patched = without;
            const Matrix& residual = other.residuals[static_cast<std::size_t>(sublayer)];
            patched.patches.push_back({sublayer, position, residual.row(position).cast<float>()});
            effects(sublayer, position) = meter.without(patched);
        }
    return effects;
}

} // namespace core::transformer
