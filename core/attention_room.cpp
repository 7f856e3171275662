#include "core/attention_room.h"

#include "core/attention_limits.h"
#include "core/errors.h"
#include "core/number_text.h"
#include "core/words.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

bool sameGiven(const std::optional<Matrix>& a, const std::optional<Matrix>& b)
{
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

bool isPosition(const AttentionInputs& inputs, Index position)
{
    return position >= 0 && position < static_cast<Index>(inputs.tokens.size());
}

std::string lastPosition(const AttentionInputs& inputs)
{
    return groupedText(static_cast<Index>(inputs.tokens.size()) - 1);
}

[[noreturn]] void failNoCell(AttentionTable table, const Matrix& matrix, std::string_view place)
{
    throw EditError(CORE_WORDS("%1 does not exist: %2 is %3 (rows × columns), counted from 0"), place,
                    name(table), shapeText(matrix));
}

Matrix& projection(AttentionInputs& inputs, AttentionTable table)
{
    if (!inputs.projections)
        throw EditError(CORE_WORDS("this lesson gives Q, K and V directly and has no %1; change q, k or v"),
                        name(table));
    Projections& p = *inputs.projections;
    switch (table) {
    case AttentionTable::WQ:
        return p.wq;
    case AttentionTable::WK:
        return p.wk;
    case AttentionTable::WV:
        return p.wv;
    default:
        return p.x;
    }
}

void setNumber(Matrix& matrix, const SetCell& edit)
{
    const std::string place = cellName(edit.table, edit.row, edit.column);
    if (edit.row < 0 || edit.row >= matrix.rows() || edit.column < 0 || edit.column >= matrix.cols())
        failNoCell(edit.table, matrix, place);
    if (!std::isfinite(edit.value))
        throw EditError(CORE_WORDS("%1 must be a finite number"), place);
    matrix(edit.row, edit.column) = edit.value;
}

void applyTo(AttentionInputs& inputs, const SetQuery& edit)
{
    if (!isPosition(inputs, edit.query))
        throw EditError(CORE_WORDS("query must be a whole number from 0 to %1, not %2"), lastPosition(inputs),
                        std::to_string(edit.query));
    inputs.query = edit.query;
}

void applyTo(AttentionInputs& inputs, const SetQMultiplier& edit)
{
    if (!(std::abs(edit.value) <= kMaxQMultiplier))
        throw EditError(CORE_WORDS("q-multiplier must be a number from -10 to 10, not %1"),
                        writtenOutText(edit.value));
    inputs.qMultiplier = edit.value;
}

void applyTo(AttentionInputs& inputs, const SetMask& edit)
{
    inputs.mask = edit.mask;
}

void applyTo(AttentionInputs& inputs, const SetScale& edit)
{
    inputs.scale = edit.on;
}

void setCell(AttentionInputs& inputs, const SetCell& edit)
{
    const auto typedOver = [&](std::optional<Matrix>& given, Matrix current) {
        setNumber(current, edit);
        given = std::move(current);
    };
    switch (edit.table) {
    case AttentionTable::Q:
        return typedOver(inputs.q, queriesBeforeMultiplier(inputs));
    case AttentionTable::K:
        return typedOver(inputs.k, keysOf(inputs));
    case AttentionTable::V:
        return typedOver(inputs.v, valuesOf(inputs));
    default:
        setNumber(projection(inputs, edit.table), edit);
    }
    if (edit.table == AttentionTable::X || edit.table == AttentionTable::WQ)
        inputs.q.reset();
    if (edit.table == AttentionTable::X || edit.table == AttentionTable::WK)
        inputs.k.reset();
    if (edit.table == AttentionTable::X || edit.table == AttentionTable::WV)
        inputs.v.reset();
}

void applyTo(AttentionInputs& inputs, const SetCell& edit)
{
    setCell(inputs, edit);
    checkMagnitude(inputs, cellName(edit.table, edit.row, edit.column));
}

void applyTo(AttentionInputs& inputs, const SetToken& edit)
{
    if (!isPosition(inputs, edit.position))
        refuseToken(inputs, "token[" + std::to_string(edit.position) + "]");
    inputs.tokens[static_cast<std::size_t>(edit.position)] = edit.token;
    checkTokens(inputs);
}

using NamedMatrices = std::vector<std::pair<std::string_view, const Matrix*>>;

NamedMatrices matrices(const AttentionResults& results)
{
    NamedMatrices all;
    if (const auto& p = results.inputs.projections)
        all = {{"x", &p->x}, {"wq", &p->wq}, {"wk", &p->wk}, {"wv", &p->wv}};
    const AttentionTrace& trace = results.trace;
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

struct Title
{
    std::string operator()(const SetQuery&) const { return CORE_WORDS("Choose query"); }
    std::string operator()(const SetQMultiplier&) const { return CORE_WORDS("Q multiplier"); }
    std::string operator()(const SetMask&) const { return CORE_WORDS("Causal mask"); }
    std::string operator()(const SetScale&) const { return CORE_WORDS("Division by √d_k"); }
    std::string operator()(const SetCell&) const { return CORE_WORDS("Change number"); }
    std::string operator()(const SetToken&) const { return CORE_WORDS("Rename token"); }
};

} // namespace

bool Projections::operator==(const Projections& other) const
{
    return same(x, other.x) && same(wq, other.wq) && same(wk, other.wk) && same(wv, other.wv);
}

bool AttentionInputs::operator==(const AttentionInputs& other) const
{
    return tokens == other.tokens && projections == other.projections && sameGiven(q, other.q) &&
           sameGiven(k, other.k) && sameGiven(v, other.v) && mask == other.mask && scale == other.scale &&
           qMultiplier == other.qMultiplier && query == other.query;
}

std::string cellName(AttentionTable table, Index row, Index column)
{
    return std::string(name(table)) + "[" + std::to_string(row) + "," + std::to_string(column) + "]";
}

void refuseCell(const AttentionInputs& inputs, AttentionTable table, std::string_view place)
{
    switch (table) {
    case AttentionTable::Q:
        failNoCell(table, queriesBeforeMultiplier(inputs), place);
    case AttentionTable::K:
        failNoCell(table, keysOf(inputs), place);
    case AttentionTable::V:
        failNoCell(table, valuesOf(inputs), place);
    default:
        AttentionInputs own = inputs;
        failNoCell(table, projection(own, table), place);
    }
}

void refuseToken(const AttentionInputs& inputs, std::string_view place)
{
    throw EditError(CORE_WORDS("%1 does not exist: the tokens are 0 to %2"), place, lastPosition(inputs));
}

AttentionInputs apply(AttentionInputs inputs, const AttentionEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    return inputs;
}

std::string title(const AttentionEdit& edit)
{
    return std::visit(Title{}, edit);
}

std::vector<std::string> computedAgain(const AttentionInputs& before, const AttentionInputs& after)
{
    std::vector<std::string> names;
    for (const auto& [name, given] :
         {std::pair("Q", &AttentionInputs::q), {"K", &AttentionInputs::k}, {"V", &AttentionInputs::v}})
        if (before.*given && !(after.*given))
            names.emplace_back(name);
    return names;
}

AttentionInputs withControlsOf(const AttentionInputs& start, AttentionInputs inputs)
{
    inputs.query = start.query;
    inputs.qMultiplier = start.qMultiplier;
    inputs.mask = start.mask;
    inputs.scale = start.scale;
    return inputs;
}

Matrix queriesBeforeMultiplier(const AttentionInputs& inputs)
{
    return inputs.q ? *inputs.q : Matrix(inputs.projections->x * inputs.projections->wq);
}

Matrix keysOf(const AttentionInputs& inputs)
{
    return inputs.k ? *inputs.k : Matrix(inputs.projections->x * inputs.projections->wk);
}

Matrix valuesOf(const AttentionInputs& inputs)
{
    return inputs.v ? *inputs.v : Matrix(inputs.projections->x * inputs.projections->wv);
}

Mask maskOf(const AttentionInputs& inputs)
{
    const auto tokens = static_cast<Index>(inputs.tokens.size());
    return inputs.mask == MaskKind::Causal ? Mask::causal(tokens) : Mask::none(tokens, tokens);
}

AttentionResults evaluate(const AttentionInputs& inputs)
{
    AttentionResults results{
        inputs, queriesBeforeMultiplier(inputs) * inputs.qMultiplier, keysOf(inputs), valuesOf(inputs), {}};
    results.trace = attend(results.q, results.k, results.v, maskOf(inputs),
                           inputs.scale ? Scaling::BySqrtOfWidth : Scaling::Off);
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

std::optional<Quantity> namedValue(const AttentionResults& results, std::string_view name)
{
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
