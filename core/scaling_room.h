#pragma once

#include "core/quantity.h"
#include "core/scaling_draws.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Why scores are divided by √d: what a person can change, the changes, and what follows from them.
namespace core {

inline constexpr Index kMostScalingWidth = 512;
inline constexpr Index kFewestScalingKeys = 4;
inline constexpr Index kMostScalingKeys = 32;
inline constexpr Index kMostScalingSeed = 999'999;
inline constexpr Index kScoresDrawn = 20'000;
inline constexpr Index kRowsDrawn = 1'000; // at each width

struct ScalingInputs
{
    Index width = 64; // of queries and keys
    Index keys = 8;   // of a row, which softmax weighs
    Index seed = 1;

    bool operator==(const ScalingInputs&) const = default;
};

struct SetScalingWidth
{
    Index width;
};
struct SetScalingKeys
{
    Index keys;
};
/// Everything is drawn anew.
struct SetScalingSeed
{
    Index seed;
};

using ScalingEdit = std::variant<SetScalingWidth, SetScalingKeys, SetScalingSeed>;

/// The inputs with the edit made. Throws EditError when the edit does not fit.
ScalingInputs apply(ScalingInputs inputs, const ScalingEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const ScalingEdit& edit);

/// `inputs` with width and keys as in `start`; what was drawn stays.
ScalingInputs withControlsOf(const ScalingInputs& start, const ScalingInputs& inputs);

/// What follows from the inputs.
struct ScalingResults
{
    ScalingInputs inputs;
    std::vector<double> scores;        // kScoresDrawn of them, before dividing
    Spread spread;                     // of the scores
    std::vector<double> row;           // one query's scores
    MeanSaturation here;               // at the width
    std::vector<MeanSaturation> sweep; // at 1, 2, 4, … kMostScalingWidth
};

/// Results before lend what did not change.
ScalingResults evaluate(const ScalingInputs& inputs, const ScalingResults* before = nullptr);

/// Whether something has to be drawn.
bool takesLong(const ScalingInputs& inputs, const ScalingResults* before);

/// Share of the scores, each ÷ divisor, in each of so many equal bins from −limit to limit; what lies beyond
/// is in none.
std::vector<double> histogram(const std::vector<double>& scores, double divisor, double limit, Index bins);

/// A result by its name: width, root (of it), keys, spread (a record of mean, variance, deviation, and
/// variance scaled), scores, row (a query's scores, its weights without and with scaling, a line for each
/// key), here (a record of largest weight, entropy in bits and length of the gradient, without and with
/// scaling), sweep (the same at each width: width, variance, then the six).
std::optional<Quantity> namedValue(const ScalingResults& results, std::string_view name);
std::vector<std::string> valueNames(const ScalingResults& results);

/// Nothing can be chosen.
Index selectable(const ScalingResults& results);

} // namespace core
