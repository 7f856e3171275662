#include "core/transformer/hops.h"

#include "core/transformer/answer_meter.h"

#include <algorithm>
#include <functional>

namespace core::transformer {

namespace {

constexpr double kLeastWeight = 0.2; // of an edge that is worth a run

} // namespace

std::vector<HeadPlace> allHeads(const Config& config)
{
    std::vector<HeadPlace> places;
    for (Index layer = 0; layer < config.layers; ++layer)
        for (Index head = 0; head < config.heads; ++head)
            places.push_back({layer, head});
    return places;
}

std::vector<HeadEffect> headEffects(const Weights& weights, const Trace& run, int answer,
                                    const Ablation<float>& without)
{
    AnswerMeter meter(weights, run.tokens, answer);
    const double with = meter.without(without);
    std::vector<HeadEffect> effects;
    for (const HeadPlace& place : allHeads(weights.config())) {
        HeadEffect effect{place};
        Ablation<float> more = without;
        more.headsOff.push_back(place);
        effect.without = meter.without(more);
        effect.drop = with - effect.without;
        headOf(run, place).weights.bottomRows(1).row(0).maxCoeff(&effect.mostRead);
        effects.push_back(effect);
    }
    std::ranges::stable_sort(effects, std::ranges::greater{}, &HeadEffect::drop);
    return effects;
}

std::vector<Hop> hops(const Weights& weights, const Trace& run, int answer,
                      const std::vector<HeadPlace>& heads, double least, const Ablation<float>& without)
{
    AnswerMeter meter(weights, run.tokens, answer);
    const double with = meter.without(without);
    std::vector<Hop> found;
    for (const HeadPlace& place : heads) {
        const Matrix& rows = headOf(run, place).weights;
        for (Index query = 0; query < rows.rows(); ++query)
            for (Index key = 0; key <= query; ++key) {
                if (rows(query, key) < kLeastWeight)
                    continue;
                Ablation<float> more = without;
                more.cuts.push_back({place, query, key, CutRow::Renormalised});
                const double drop = with - meter.without(more);
                if (drop >= least)
                    found.push_back({place, query, key, rows(query, key), drop});
            }
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &Hop::drop);
    return found;
}

} // namespace core::transformer
