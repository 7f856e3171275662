#include "core/attention_room.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core {

namespace {

using NamedMatrices = std::vector<std::pair<std::string_view, const Matrix*>>;

NamedMatrices matrices(const AttentionResults& results)
{
    NamedMatrices all;
    if (const auto& p = results.inputs.projections)
        all = {{"x", &p->x}, {"wq", &p->wq}, {"wk", &p->wk}, {"wv", &p->wv}};
    const AttentionTrace& trace = results.trace;
    if (results.inputs.weights)
        return {{"weights", &trace.weights}};
    const NamedMatrices computed{{"q", &results.q},           {"k", &results.k},
                                 {"v", &results.v},           {"scores", &trace.scores},
                                 {"scaled", &trace.scaled},   {"masked", &trace.masked},
                                 {"weights", &trace.weights}, {"output", &trace.output}};
    all.insert(all.end(), computed.begin(), computed.end());
    return all;
}

std::optional<double> rowNumber(const AttentionResults& results, std::string_view name)
{
    const Index query = results.inputs.query;
    if (name == "query")
        return static_cast<double>(query);
    if (name != "best" && name != "hidden")
        return std::nullopt;
    const RowSummary row = summarize(results, query);
    if (name == "hidden")
        return static_cast<double>(row.hidden);
    return row.strongest.empty() ? std::nullopt : std::optional(static_cast<double>(row.strongest.front()));
}

} // namespace

AttentionInputs withControlsOf(const AttentionInputs& start, AttentionInputs inputs)
{
    inputs.query = std::min(start.query, inputs.count() - 1);
    inputs.qMultiplier = start.qMultiplier;
    inputs.mask = start.mask;
    inputs.window = start.window;
    inputs.scale = start.scale;
    return inputs;
}

namespace {

/// Of finished weights, whose scores are not known.
AttentionTrace finished(const Matrix& weights)
{
    const Matrix unknown =
        Matrix::Constant(weights.rows(), weights.cols(), std::numeric_limits<double>::quiet_NaN());
    return {unknown, unknown, unknown, weights, Matrix::Zero(weights.rows(), 1)};
}

} // namespace

AttentionResults evaluate(const AttentionInputs& inputs, const AttentionResults* before)
{
    AttentionResults results{
        inputs, queriesBeforeMultiplier(inputs) * inputs.qMultiplier, keysOf(inputs), valuesOf(inputs), {},
        {}};
    results.trace = inputs.weights ? finished(*inputs.weights)
                                   : attend(results.q, results.k, results.v, maskOf(inputs),
                                            inputs.scale ? Scaling::BySqrtOfWidth : Scaling::Off);
    if (inputs.pinned && before && before->inputs.pinned == inputs.pinned)
        results.pinned = before->pinned;
    else if (inputs.pinned)
        results.pinned = std::make_shared<const AttentionResults>(evaluate(*inputs.pinned));
    return results;
}

const Matrix& stageMatrix(const AttentionResults& results, Stage stage)
{
    switch (stage) {
    case Stage::Score:
        return results.trace.scores;
    case Stage::Scale:
        return results.trace.scaled;
    case Stage::Mask:
        return results.trace.masked;
    case Stage::Softmax:
    case Stage::Mix:
        break;
    }
    return results.trace.weights;
}

std::optional<Matrix> sincePinned(const AttentionResults& results, Stage stage)
{
    if (!results.pinned || results.pinned->inputs.count() != results.inputs.count())
        return std::nullopt;
    const Matrix change = stageMatrix(results, stage) - stageMatrix(*results.pinned, stage);
    return Matrix(change.array().isNaN().select(0, change)); // −∞ less −∞
}

std::optional<Quantity> namedValue(const AttentionResults& results, std::string_view name)
{
    if (name == "difference")
        if (const auto change = sincePinned(results, Stage::Softmax))
            return *change;
    if (name == "tokens")
        return results.inputs.tokens;
    if (const auto number = rowNumber(results, name))
        return *number;
    for (const auto& [known, matrix] : matrices(results))
        if (known == name)
            return *matrix;
    return std::nullopt;
}

std::vector<std::string> valueNames(const AttentionResults& results)
{
    std::vector<std::string> names{"tokens"};
    for (const auto& [known, matrix] : matrices(results))
        names.emplace_back(known);
    names.insert(names.end(), {"query", "best", "hidden"});
    if (sincePinned(results, Stage::Softmax))
        names.emplace_back("difference");
    return names;
}

Index selectable(const AttentionResults& results)
{
    return results.trace.weights.cols();
}

RowSummary summarize(const AttentionResults& results, Index query)
{
    RowSummary summary{query, {}, 0, 0};
    const Mask mask = maskOf(results.inputs);
    const auto row = results.trace.weights.row(query);
    summary.weight = row.size() > 0 ? row.maxCoeff() : 0;
    for (Index key = 0; key < row.size(); ++key) {
        if (!mask.isVisible(query, key))
            ++summary.hidden;
        else if (summary.weight - row(key) <= 1e-12) // equal but for rounding
            summary.strongest.push_back(key);
    }
    return summary;
}

} // namespace core
