#pragma once

#include "core/transformer/ablation.h"

#include <span>

namespace core::transformer {

/// What one head does for an answer.
struct HeadEffect
{
    HeadPlace place;
    double without = 0; // p(answer) with the head off
    double drop = 0;    // p(answer) with it on, less that
    Index mostRead = 0; // the key that the last position's query weighs most, with it on
};

/// Every head's effect on p(answer) as the token after the prompt, the largest drop first; equal drops in
/// order of layer and head. The heads of `off` are silent in every run. Throws std::invalid_argument when
/// prompt or answer do not fit the model.
std::vector<HeadEffect> headEffects(const Weights& weights, std::span<const int> prompt, int answer,
                                    const std::vector<HeadPlace>& off = {});

/// One edge's effect: p(answer) drops by so much when that query of that head no longer sees that key.
struct Hop
{
    HeadPlace place;
    Index query = 0;
    Index key = 0;
    double weight = 0; // what the query gives the key
    double drop = 0;
};

/// The edges that carry an answer, the largest drop first: each edge of weight at least 0.1 is cut by itself,
/// its row renormalised; those whose drop is under `least` are left out.
std::vector<Hop> hops(const Weights& weights, std::span<const int> prompt, int answer, double least = 0.05);

} // namespace core::transformer
