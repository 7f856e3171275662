#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <vector>

/// What dividing scores by √d does, shown on random queries and keys: components are independent, of mean 0
/// and variance 1, the same for a seed on every machine.
namespace core {

/// Scores of random pairs, q·k of width d. Their mean is 0 and their variance d, for q·k is the sum of d
/// products, each of variance 1. Source: Vaswani et al. 2017, section 3.2.1, footnote 4.
std::vector<double> randomScores(Index width, Index count, std::uint64_t seed);

struct Spread
{
    double mean = 0;
    double variance = 0; // mean squared distance from the mean
};

Spread spreadOf(const std::vector<double>& scores);

/// How far a row of softmax has gone towards a single weight.
struct Saturation
{
    double largest = 0;  // weight
    double entropy = 0;  // bits; of n equal weights log₂ n
    double gradient = 0; // length (Frobenius norm) of ∂weights/∂scores = diag(w) − w wᵀ
};

/// Of one row of weights, which sum to 1.
Saturation saturationOf(const std::vector<double>& weights);

/// Softmax of scores ÷ divisor.
std::vector<double> softmaxOf(const std::vector<double>& scores, double divisor);

/// Means over draws of one query and its keys.
struct MeanSaturation
{
    Index width = 0;
    double variance = 0; // of all scores, before dividing
    Saturation raw;
    Saturation scaled; // by √d
};

MeanSaturation meanSaturation(Index width, Index keys, Index draws, std::uint64_t seed);

/// The scores of the first of those draws.
std::vector<double> firstRow(Index width, Index keys, std::uint64_t seed);

} // namespace core
