#include "core/scaling_room.h"

#include "core/errors.h"
#include "core/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core {

namespace {

constexpr std::array<std::string_view, 8> kScalingValues{"width",  "root", "keys", "spread",
                                                         "scores", "row",  "here", "sweep"};

/// What is drawn for the histogram is not drawn again for the rows.
std::uint64_t seedOfRows(const ScalingInputs& inputs)
{
    return static_cast<std::uint64_t>(inputs.seed) + 1'000'000;
}

void checkBetween(const char* name, Index value, Index least, Index most)
{
    if (value < least || value > most)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3, not %4"), name,
                        std::to_string(least), std::to_string(most), std::to_string(value));
}

void applyTo(ScalingInputs& inputs, const SetScalingWidth& edit)
{
    checkBetween("width", edit.width, 1, kMostScalingWidth);
    inputs.width = edit.width;
}

void applyTo(ScalingInputs& inputs, const SetScalingKeys& edit)
{
    checkBetween("keys", edit.keys, kFewestScalingKeys, kMostScalingKeys);
    inputs.keys = edit.keys;
}

void applyTo(ScalingInputs& inputs, const SetScalingSeed& edit)
{
    checkBetween("seed", edit.seed, 0, kMostScalingSeed);
    inputs.seed = edit.seed;
}

struct ScalingTitle
{
    std::string operator()(const SetScalingWidth&) const { return CORE_WORDS("Width"); }
    std::string operator()(const SetScalingKeys&) const { return CORE_WORDS("Keys of a row"); }
    std::string operator()(const SetScalingSeed&) const { return CORE_WORDS("Draw again"); }
};

MeanSaturation measured(const ScalingInputs& inputs, Index width)
{
    return meanSaturation(width, inputs.keys, kRowsDrawn, seedOfRows(inputs));
}

std::vector<MeanSaturation> sweepOf(const ScalingInputs& inputs)
{
    std::vector<MeanSaturation> sweep;
    for (Index width = 1; width <= kMostScalingWidth; width *= 2)
        sweep.push_back(measured(inputs, width));
    return sweep;
}

bool isSameSweep(const ScalingInputs& a, const ScalingInputs& b)
{
    return a.keys == b.keys && a.seed == b.seed;
}

/// At that width: one of the sweep's, or one more.
MeanSaturation at(const ScalingInputs& inputs, const std::vector<MeanSaturation>& sweep)
{
    const auto found = std::ranges::find(sweep, inputs.width, &MeanSaturation::width);
    return found == sweep.end() ? measured(inputs, inputs.width) : *found;
}

Record spreadRecord(const ScalingResults& results)
{
    const double variance = results.spread.variance;
    return {{"mean", results.spread.mean},
            {"variance", variance},
            {"deviation", std::sqrt(variance)},
            {"scaled", variance / static_cast<double>(results.inputs.width)}};
}

Record hereRecord(const MeanSaturation& here)
{
    return {{"largest", here.raw.largest},   {"largest-scaled", here.scaled.largest},
            {"entropy", here.raw.entropy},   {"entropy-scaled", here.scaled.entropy},
            {"gradient", here.raw.gradient}, {"gradient-scaled", here.scaled.gradient}};
}

Matrix rowTable(const ScalingResults& results)
{
    const auto raw = softmaxOf(results.row, 1);
    const auto scaled = softmaxOf(results.row, std::sqrt(static_cast<double>(results.inputs.width)));
    Matrix table(results.inputs.keys, 3);
    for (std::size_t key = 0; key < results.row.size(); ++key)
        table.row(static_cast<Index>(key)) << results.row[key], raw[key], scaled[key];
    return table;
}

Matrix sweepTable(const std::vector<MeanSaturation>& sweep)
{
    Matrix table(static_cast<Index>(sweep.size()), 8);
    for (std::size_t i = 0; i < sweep.size(); ++i) {
        const MeanSaturation& each = sweep[i];
        table.row(static_cast<Index>(i)) << static_cast<double>(each.width), each.variance, each.raw.largest,
            each.scaled.largest, each.raw.entropy, each.scaled.entropy, each.raw.gradient,
            each.scaled.gradient;
    }
    return table;
}

} // namespace

ScalingInputs apply(ScalingInputs inputs, const ScalingEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    return inputs;
}

std::string title(const ScalingEdit& edit)
{
    return std::visit(ScalingTitle(), edit);
}

ScalingInputs withControlsOf(const ScalingInputs& start, const ScalingInputs& inputs)
{
    return {start.width, start.keys, inputs.seed};
}

bool takesLong(const ScalingInputs& inputs, const ScalingResults* before)
{
    return before && before->inputs != inputs;
}

ScalingResults evaluate(const ScalingInputs& inputs, const ScalingResults* before)
{
    if (before && before->inputs == inputs)
        return *before;
    ScalingResults results;
    results.inputs = inputs;
    const bool isSameDraw =
        before && before->inputs.seed == inputs.seed && before->inputs.width == inputs.width;
    results.scores = isSameDraw
                         ? before->scores
                         : randomScores(inputs.width, kScoresDrawn, static_cast<std::uint64_t>(inputs.seed));
    results.spread = spreadOf(results.scores);
    results.sweep = before && isSameSweep(before->inputs, inputs) ? before->sweep : sweepOf(inputs);
    results.here = at(inputs, results.sweep);
    results.row = firstRow(inputs.width, inputs.keys, seedOfRows(inputs));
    return results;
}

std::vector<double> histogram(const std::vector<double>& scores, double divisor, double limit, Index bins)
{
    std::vector<double> shares(static_cast<std::size_t>(bins), 0.0);
    const double share = 1 / static_cast<double>(scores.size());
    for (const double score : scores) {
        const double place = (score / divisor / limit + 1) / 2 * static_cast<double>(bins);
        if (place >= 0 && place < static_cast<double>(bins))
            shares[static_cast<std::size_t>(place)] += share;
    }
    return shares;
}

std::optional<Quantity> namedValue(const ScalingResults& results, std::string_view name)
{
    if (name == "width")
        return static_cast<double>(results.inputs.width);
    if (name == "root")
        return std::sqrt(static_cast<double>(results.inputs.width));
    if (name == "keys")
        return static_cast<double>(results.inputs.keys);
    if (name == "spread")
        return spreadRecord(results);
    if (name == "scores")
        return columnOf(results.scores);
    if (name == "row")
        return rowTable(results);
    if (name == "here")
        return hereRecord(results.here);
    if (name == "sweep")
        return sweepTable(results.sweep);
    return std::nullopt;
}

std::vector<std::string> valueNames(const ScalingResults&)
{
    return {kScalingValues.begin(), kScalingValues.end()};
}

Index selectable(const ScalingResults&)
{
    return 0;
}

} // namespace core
