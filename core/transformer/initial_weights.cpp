#include "core/transformer/initial_weights.h"

#include "core/transformer/draws.h"

#include <cmath>
#include <stdexcept>

namespace core::transformer {

namespace {

double deviation(const Tensor& tensor, const Config& config)
{
    if (tensor.name == "model.embed_tokens.weight" || tensor.name == "lm_head.weight")
        return 0.125;
    const bool isIntoResidual =
        tensor.name.ends_with("o_proj.weight") || tensor.name.ends_with("down_proj.weight");
    const double spread = 1 / std::sqrt(static_cast<double>(tensor.columns));
    return isIntoResidual ? spread / std::sqrt(2.0 * static_cast<double>(config.layers)) : spread;
}

} // namespace

Weights initialWeights(const Config& config, std::uint64_t seed)
{
    Weights weights(config);
    Draws draws(seed);
    for (const Tensor& tensor : weights.layout().tensors) {
        auto matrix = weights.at(tensor);
        if (tensor.name.ends_with("norm.weight")) {
            matrix.setOnes();
            continue;
        }
        if (tensor.isVector)
            continue;
        for (float& number : weights.numbers().segment(tensor.offset, tensor.size()))
            number = static_cast<float>(deviation(tensor, config) * draws.normal());
    }
    return weights;
}

void makeHeadsLocal(Weights& weights, Index heads, double strength)
{
    const Config& config = weights.config();
    if (config.biases == Biases::None || config.kvHeads != config.heads || heads < 0 || heads > config.heads)
        throw std::invalid_argument(std::to_string(heads) +
                                    " local heads need biases on q and k and as many "
                                    "heads of their own; the model has " +
                                    std::to_string(config.heads) + " on " + std::to_string(config.kvHeads));
    auto q = weights.at(weights.tensor("model.layers.0.self_attn.q_proj.bias"));
    auto k = weights.at(weights.tensor("model.layers.0.self_attn.k_proj.bias"));
    const Index pairs = config.dHead() / 2;
    const bool isHalfSplit = config.pairing == RopePairing::HalfSplit;
    const double size = std::sqrt(strength * std::sqrt(static_cast<double>(config.dHead())));
    for (Index head = 0; head < heads; ++head)
        for (Index pair = 0; pair < pairs; ++pair) {
            const double turn =
                std::pow(config.ropeBase, -static_cast<double>(pair) / static_cast<double>(pairs));
            const double angle = -turn * static_cast<double>(head + 1);
            const Index first = head * config.dHead() + (isHalfSplit ? pair : 2 * pair);
            const Index second = first + (isHalfSplit ? pairs : 1);
            k(first, 0) = static_cast<float>(size);
            q(first, 0) = static_cast<float>(size * std::cos(angle));
            q(second, 0) = static_cast<float>(size * std::sin(angle));
        }
}

} // namespace core::transformer
