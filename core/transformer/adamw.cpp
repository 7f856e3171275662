#include "core/transformer/adamw.h"

#include <cmath>
#include <stdexcept>

namespace core::transformer {

double length(const Weights& gradient)
{
    double squares = 0;
    for (const float number : gradient.numbers())
        squares += static_cast<double>(number) * static_cast<double>(number);
    return std::sqrt(squares);
}

double adamW(Weights& weights, Weights& gradient, AdamWState& state, double learningRate,
             const AdamWSettings& settings)
{
    if (gradient.config() != weights.config() || state.mean.config() != weights.config())
        throw std::invalid_argument("weights, gradient and optimizer are of different configurations");
    ++state.steps;
    const double size = length(gradient);
    if (size > settings.clip)
        gradient.numbers() *= static_cast<float>(settings.clip / size);
    const auto steps = static_cast<double>(state.steps);
    const auto beta1 = static_cast<float>(settings.beta1);
    const auto beta2 = static_cast<float>(settings.beta2);
    const auto rate = static_cast<float>(learningRate / (1 - std::pow(settings.beta1, steps)));
    const auto unbias = static_cast<float>(1 / (1 - std::pow(settings.beta2, steps)));
    const auto keep = static_cast<float>(1 - learningRate * settings.decay);
    auto& mean = state.mean.numbers();
    auto& square = state.square.numbers();
    mean = beta1 * mean + (1 - beta1) * gradient.numbers();
    square = beta2 * square + (1 - beta2) * gradient.numbers().square();
    for (const Tensor& tensor : weights.layout().tensors)
        if (!tensor.isVector)
            weights.numbers().segment(tensor.offset, tensor.size()) *= keep;
    weights.numbers() -= rate * mean / ((square * unbias).sqrt() + static_cast<float>(settings.epsilon));
    return size;
}

} // namespace core::transformer
