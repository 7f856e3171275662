#include "core/transformer/hops.h"

#include "core/transformer/trace.h"

#include <algorithm>
#include <functional>
#include <stdexcept>

namespace core::transformer {

namespace {

constexpr double kLeastWeight = 0.1;

double answerAfter(const Trace& run, int answer)
{
    return probabilities(run.logits, run.logits.rows() - 1)(0, answer);
}

double answerWith(const Weights& weights, std::span<const int> prompt, int answer,
                  const Ablation<float>& without)
{
    return answerAfter(trace(weights, prompt, without), answer);
}

void checkAnswer(const Weights& weights, int answer)
{
    if (answer < 0 || answer >= weights.config().vocabulary)
        throw std::invalid_argument("token " + std::to_string(answer) + " is outside the vocabulary of " +
                                    std::to_string(weights.config().vocabulary));
}

} // namespace

std::vector<HeadEffect> headEffects(const Weights& weights, std::span<const int> prompt, int answer,
                                    const std::vector<HeadPlace>& off)
{
    checkAnswer(weights, answer);
    const Trace whole = trace(weights, prompt, {off, {}, {}});
    const double with = answerAfter(whole, answer);
    std::vector<HeadEffect> effects;
    for (Index layer = 0; layer < weights.config().layers; ++layer)
        for (Index head = 0; head < weights.config().heads; ++head) {
            HeadEffect effect{{layer, head}};
            std::vector<HeadPlace> silent = off;
            silent.push_back(effect.place);
            effect.without = answerWith(weights, prompt, answer, {silent, {}, {}});
            effect.drop = with - effect.without;
            whole.heads[static_cast<std::size_t>(layer)][static_cast<std::size_t>(head)]
                .weights.bottomRows(1)
                .row(0)
                .maxCoeff(&effect.mostRead);
            effects.push_back(effect);
        }
    std::ranges::stable_sort(effects, std::ranges::greater{}, &HeadEffect::drop);
    return effects;
}

std::vector<Hop> hops(const Weights& weights, std::span<const int> prompt, int answer, double least)
{
    checkAnswer(weights, answer);
    const Trace whole = trace(weights, prompt);
    const double with = answerAfter(whole, answer);
    std::vector<Hop> found;
    for (Index layer = 0; layer < weights.config().layers; ++layer)
        for (Index head = 0; head < weights.config().heads; ++head) {
            const Matrix& rows =
                whole.heads[static_cast<std::size_t>(layer)][static_cast<std::size_t>(head)].weights;
            for (Index query = 0; query < rows.rows(); ++query)
                for (Index key = 0; key <= query; ++key) {
                    if (rows(query, key) < kLeastWeight)
                        continue;
                    const Cut cut{{layer, head}, query, key, CutRow::Renormalised};
                    const double drop = with - answerWith(weights, prompt, answer, {{}, {cut}, {}});
                    if (drop >= least)
                        found.push_back({cut.place, query, key, rows(query, key), drop});
                }
        }
    std::ranges::stable_sort(found, std::ranges::greater{}, &Hop::drop);
    return found;
}

} // namespace core::transformer
