#pragma once

#include "core/transformer/ablation.h"

#include <optional>
#include <span>
#include <vector>

/// A model that writes a text on, token by token: with a KV cache, and without one to compare.
namespace core::transformer {

/// How the text goes on.
struct Sampling
{
    Index tokens = 20; // at most; the context may end before
    Index seed = 1;
    double temperature = 0; // 0: always the likeliest token

    bool operator==(const Sampling&) const = default;
};

/// A token drawn from softmax(logits ÷ temperature), and what the step that gave those logits took: the
/// quickest of three.
struct GeneratedToken
{
    int token = 0;
    double probability = 0;                  // at temperature 1
    double cachedMilliseconds = 0;           // one token through the model, its keys and values kept
    std::optional<double> naiveMilliseconds; // the whole text through it anew; none: not measured
};

struct Generated
{
    double readingMilliseconds = 0; // the text's own tokens into the cache, before the first is written
    std::vector<GeneratedToken> tokens;
    Index compared = 0; // of the first so many tokens the choice was made without the cache too
    Index alike = 0;    // and was the same token
};

/// The text with a cache. The same seed writes the same tokens on every machine that computes the same
/// logits. Throws std::invalid_argument as decode does.
Generated generate(const Weights& weights, std::span<const int> text, const Sampling& how,
                   const Ablation<float>& without = {});

/// Measures the same tokens without a cache, from the first on, until that many milliseconds have passed.
void measureNaive(const Weights& weights, std::span<const int> text, const Sampling& how,
                  const Ablation<float>& without, double mostMilliseconds, Generated& generated);

} // namespace core::transformer
