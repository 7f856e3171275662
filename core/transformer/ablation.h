#pragma once

#include "core/transformer/weights.h"

#include <algorithm>
#include <vector>

namespace core::transformer {

struct HeadPlace
{
    Index layer = 0;
    Index head = 0;

    bool operator==(const HeadPlace&) const = default;
};

/// What becomes of a row of weights whose edge is cut: the others share the weight, as if the mask hid that
/// key, or they stay as they were and the row sums to less than 1.
enum class CutRow { Renormalised, Kept };

/// One query's sight of one key, in one head.
struct Cut
{
    HeadPlace place;
    Index query = 0;
    Index key = 0;
    CutRow row = CutRow::Renormalised;

    bool operator==(const Cut&) const = default;
};

/// A position's residual replaced by other numbers, for instance another run's. Sublayer 0 is the embedding;
/// 2l + 1 follows layer l's attention and 2l + 2 its feed-forward network, as in Trace::residuals.
/// Source: Meng et al. 2022 (causal tracing, or activation patching).
template <typename Scalar>
struct Patch
{
    Index sublayer = 0;
    Index position = 0;
    Row<Scalar> residual; // [dModel]
};

/// What is taken out of a run. None of it changes the weights.
template <typename Scalar>
struct Ablation
{
    std::vector<HeadPlace> headsOff; // their output is 0
    std::vector<Cut> cuts;
    std::vector<Patch<Scalar>> patches;
};

template <typename Scalar>
bool isOff(const Ablation<Scalar>& ablation, const HeadPlace& place)
{
    return std::ranges::find(ablation.headsOff, place) != ablation.headsOff.end();
}

/// The cuts of one head, put in place of what is there.
template <typename Scalar>
void takeCuts(const Ablation<Scalar>& ablation, const HeadPlace& place, std::vector<Cut>& cuts)
{
    cuts.clear();
    for (const Cut& cut : ablation.cuts)
        if (cut.place == place)
            cuts.push_back(cut);
}

/// Throws std::invalid_argument when a place is outside the model or the run of so many tokens.
template <typename Scalar>
void check(const Ablation<Scalar>& ablation, const Config& config, Index tokens);

} // namespace core::transformer
