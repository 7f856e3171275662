#include "core/attention_inputs.h"

#include "core/errors.h"

namespace core {

namespace {

bool sameGiven(const std::optional<Matrix>& a, const std::optional<Matrix>& b)
{
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

bool samePinned(const AttentionInputs& a, const AttentionInputs& b)
{
    return a.pinned == b.pinned || (a.pinned && b.pinned && *a.pinned == *b.pinned);
}

const Matrix& projectionOf(const Projections& p, AttentionTable table)
{
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

} // namespace

bool Projections::operator==(const Projections& other) const
{
    return same(x, other.x) && same(wq, other.wq) && same(wk, other.wk) && same(wv, other.wv);
}

bool AttentionInputs::operator==(const AttentionInputs& other) const
{
    return tokens == other.tokens && projections == other.projections && sameGiven(q, other.q) &&
           sameGiven(k, other.k) && sameGiven(v, other.v) && sameGiven(weights, other.weights) &&
           mask == other.mask && window == other.window && drawn == other.drawn && scale == other.scale &&
           qMultiplier == other.qMultiplier && query == other.query && seed == other.seed &&
           samePinned(*this, other);
}

std::string cellName(AttentionTable table, Index row, Index column)
{
    return std::string(name(table)) + "[" + std::to_string(row) + "," + std::to_string(column) + "]";
}

Matrix tableOf(const AttentionInputs& inputs, AttentionTable table)
{
    switch (table) {
    case AttentionTable::Q:
        return queriesBeforeMultiplier(inputs);
    case AttentionTable::K:
        return keysOf(inputs);
    case AttentionTable::V:
        return valuesOf(inputs);
    default:
        break;
    }
    if (!inputs.projections)
        throw EditError(CORE_WORDS("this lesson gives Q, K and V directly and has no %1; change q, k or v"),
                        name(table));
    return projectionOf(*inputs.projections, table);
}

Matrix queriesBeforeMultiplier(const AttentionInputs& inputs)
{
    if (inputs.weights)
        return Matrix::Zero(inputs.count(), 1);
    return inputs.q ? *inputs.q : Matrix(inputs.projections->x * inputs.projections->wq);
}

Matrix keysOf(const AttentionInputs& inputs)
{
    if (inputs.weights)
        return Matrix::Zero(inputs.count(), 1);
    return inputs.k ? *inputs.k : Matrix(inputs.projections->x * inputs.projections->wk);
}

Matrix valuesOf(const AttentionInputs& inputs)
{
    if (inputs.weights)
        return Matrix::Zero(inputs.count(), 1);
    return inputs.v ? *inputs.v : Matrix(inputs.projections->x * inputs.projections->wv);
}

Mask maskOf(const AttentionInputs& inputs)
{
    switch (inputs.weights ? MaskKind::None : inputs.mask) {
    case MaskKind::Causal:
        return Mask::causal(inputs.count());
    case MaskKind::Window:
        return Mask::window(inputs.count(), inputs.window);
    case MaskKind::Drawn:
        return Mask::drawn(inputs.drawn, inputs.count());
    case MaskKind::None:
        break;
    }
    return Mask::none(inputs.count(), inputs.count());
}

VisibleTable visibleTable(const AttentionInputs& inputs)
{
    const Mask mask = maskOf(inputs);
    const auto count = inputs.tokens.size();
    VisibleTable table(count, std::vector<bool>(count));
    for (std::size_t query = 0; query < count; ++query)
        for (std::size_t key = 0; key < count; ++key)
            table[query][key] = mask.isVisible(static_cast<Index>(query), static_cast<Index>(key));
    return table;
}

} // namespace core
