#pragma once

#include "core/seeded_numbers.h"
#include "core/transformer/weights.h"

#include <cstring>

namespace tests {

/// How far two ways of computing the same float may lie apart.
inline constexpr double kFloatRounding = 1e-5;

/// Two layers, four heads on two key/value heads, every kind of weight there is.
inline core::transformer::Config smallConfig()
{
    core::transformer::Config config;
    config.layers = 2;
    config.heads = 4;
    config.kvHeads = 2;
    config.dModel = 16;
    config.dFf = 12;
    config.vocabulary = 11;
    config.context = 40;
    config.biases = core::transformer::Biases::QueryKeyValue;
    config.output = core::transformer::Output::Untied;
    return config;
}

/// Every weight drawn, none 0; norms about 1.
template <typename Scalar>
core::transformer::BasicWeights<Scalar> drawnWeights(const core::transformer::Config& config,
                                                     std::uint64_t seed = 1)
{
    core::transformer::BasicWeights<Scalar> weights(config);
    for (const auto& tensor : weights.layout().tensors) {
        const core::Matrix drawn = core::seededMatrix(tensor.rows, tensor.columns, seed++) * 0.3;
        const double mean = tensor.name.ends_with("norm.weight") ? 1 : 0;
        weights.at(tensor) = (drawn.array() + mean).matrix().template cast<Scalar>();
    }
    return weights;
}

inline bool sameBits(const core::transformer::Weights& a, const core::transformer::Weights& b)
{
    return a.numbers().size() == b.numbers().size() &&
           std::memcmp(a.numbers().data(), b.numbers().data(), sizeof(float) * a.numbers().size()) == 0;
}

/// Tokens that repeat only after the whole vocabulary.
inline std::vector<int> someTokens(core::Index count, core::Index vocabulary)
{
    std::vector<int> tokens;
    for (core::Index i = 0; i < count; ++i)
        tokens.push_back(static_cast<int>((i * 7 + 3) % vocabulary));
    return tokens;
}

} // namespace tests
