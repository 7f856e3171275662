#pragma once

#include "core/transformer/weights.h"

namespace core::transformer {

struct AdamWSettings
{
    double beta1 = 0.9;
    double beta2 = 0.98;
    double epsilon = 1e-8;
    double decay = 0.01; // of matrices; norms and biases do not decay
    double clip = 1;     // the gradient's largest length
};

/// What the optimizer remembers.
struct AdamWState
{
    explicit AdamWState(const Config& config) : mean(config), square(config) {}

    Weights mean;   // of the gradient
    Weights square; // of the gradient's square
    Index steps = 0;
};

/// The gradient's length, √Σ g², summed in double and in one order.
double length(const Weights& gradient);

/// One step of AdamW with decoupled decay; the gradient is first shortened to `clip` where it is longer, and
/// is left so. Gives its length before. Source: Loshchilov & Hutter 2019, algorithm 2; Pascanu et al. 2013
/// (clipping).
double adamW(Weights& weights, Weights& gradient, AdamWState& state, double learningRate,
             const AdamWSettings& settings);

} // namespace core::transformer
