#pragma once

#include "core/transformer/trace.h"

namespace core::transformer {

/// What one head does for an answer.
struct HeadEffect
{
    HeadPlace place;
    double without = 0; // p(answer) with the head off
    double drop = 0;    // p(answer) with it on, less that
    Index mostRead = 0; // the key that the last position's query weighs most, with it on
};

/// Every head's effect on p(answer) as the token after the run's, the largest drop first; equal drops in
/// order of layer and head. `run` is the model's over its tokens without what `without` takes out, which is
/// out of every run here too. Throws std::invalid_argument when the answer is no token.
std::vector<HeadEffect> headEffects(const Weights& weights, const Trace& run, int answer,
                                    const Ablation<float>& without = {});

/// One edge's effect: p(answer) drops by so much when that query of that head no longer sees that key.
struct Hop
{
    HeadPlace place;
    Index query = 0;
    Index key = 0;
    double weight = 0; // what the query gives the key
    double drop = 0;
};

/// The edges of these heads that carry the answer, the largest drop first: each edge of weight at least 0.1
/// is cut by itself, its row renormalised; those whose drop is under `least` are left out. Run and `without`
/// as for headEffects.
std::vector<Hop> hops(const Weights& weights, const Trace& run, int answer,
                      const std::vector<HeadPlace>& heads, double least, const Ablation<float>& without = {});

/// The heads of a model, layer by layer.
std::vector<HeadPlace> allHeads(const Config& config);

} // namespace core::transformer
