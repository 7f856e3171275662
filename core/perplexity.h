#pragma once

#include "core/matrix.h"

#include <span>
#include <vector>

/// How well a model guessed each next token of a text, from the probabilities it gave to the tokens that
/// came.
namespace core {

/// Surprise of one token.
///   surprise = −log₂ p     bits; 0 for p = 1, ∞ for p = 0
/// p is in [0, 1].
double surpriseBits(double p);

/// The whole text in a few numbers. With a p of 0 among the tokens, bits, nats and perplexity are ∞ and the
/// geometric mean is 0.
struct PerplexityMeasure
{
    Index tokens = 0;
    Index impossible = 0;     // tokens with p = 0
    double bits = 0;          // mean surprise: the cross-entropy, in bits
    double nats = 0;          // the same with the natural logarithm
    double geometricMean = 0; // of the probabilities
    double perplexity = 0;

    bool operator==(const PerplexityMeasure&) const = default;
};

/// Perplexity of the tokens that came.
///   bits           = −(1/n) Σ log₂ pᵢ
///   perplexity     = 2^bits = e^nats = 1 ÷ geometric mean
/// A sum of logarithms, never a product, so that 400 × 0.1 does not underflow; in long double, so that powers
/// of two come out exactly and round numbers nearly always. Throws std::invalid_argument when there are no
/// tokens or when a p is not in [0, 1].
/// Source: Jelinek, Mercer, Bahl and Baker 1977, “Perplexity – a measure of the difficulty of speech
/// recognition tasks”.
PerplexityMeasure measurePerplexity(std::span<const double> p);

/// Each token's share of the total surprise: −log pᵢ ÷ Σ −log pⱼ; shares sum to 1. Where every p is 1 there
/// is nothing to share and all are 0; where some p are 0 these share all of it equally.
std::vector<double> shareOfSurprise(std::span<const double> p);

/// Perplexity as a function of one token's p while the others stay.
///   perplexity(p) = 2^((rest − log₂ p) ÷ n)
struct PerplexityCurve
{
    double rest = 0; // bits of all the other tokens together
    Index tokens = 1;

    double at(double p) const;
};

/// Throws std::invalid_argument when there is no such token.
PerplexityCurve perplexityCurve(std::span<const double> p, Index token);

} // namespace core
