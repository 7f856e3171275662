#include "core/attention_edits.h"

#include "core/attention_limits.h"
#include "core/attention_tokens.h"
#include "core/errors.h"
#include "core/number_text.h"
#include "core/words.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

bool isPosition(const AttentionInputs& inputs, Index position)
{
    return position >= 0 && position < inputs.count();
}

std::string lastPosition(const AttentionInputs& inputs)
{
    return groupedText(inputs.count() - 1);
}

[[noreturn]] void failNoCell(AttentionTable table, const Matrix& matrix, std::string_view place)
{
    throw EditError(CORE_WORDS("%1 does not exist: %2 is %3 (rows × columns), counted from 0"), place,
                    name(table), shapeText(matrix));
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
    if (edit.mask == MaskKind::Drawn && inputs.drawn.empty())
        inputs.drawn = visibleTable(inputs);
    inputs.mask = edit.mask;
}

void applyTo(AttentionInputs& inputs, const SetWindow& edit)
{
    if (edit.keys < 1 || edit.keys > kMaxTokens)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3, not %4"), "window", "1",
                        groupedText(kMaxTokens), std::to_string(edit.keys));
    inputs.window = edit.keys;
    inputs.mask = MaskKind::Window;
}

void applyTo(AttentionInputs& inputs, const SetVisible& edit)
{
    if (!isPosition(inputs, edit.query) || !isPosition(inputs, edit.key))
        throw EditError(CORE_WORDS("visible[%1,%2] does not exist: queries and keys are 0 to %3"),
                        std::to_string(edit.query), std::to_string(edit.key), lastPosition(inputs));
    if (inputs.mask != MaskKind::Drawn)
        inputs.drawn = visibleTable(inputs);
    inputs.mask = MaskKind::Drawn;
    inputs.drawn[static_cast<std::size_t>(edit.query)][static_cast<std::size_t>(edit.key)] = edit.visible;
}

void applyTo(AttentionInputs& inputs, const SetScale& edit)
{
    inputs.scale = edit.on;
}

/// The table as it may be written to; Q, K and V count as typed over from here on.
Matrix& writable(AttentionInputs& inputs, AttentionTable table)
{
    const Matrix now = tableOf(inputs, table); // throws where there is none
    switch (table) {
    case AttentionTable::X:
        return inputs.projections->x;
    case AttentionTable::WQ:
        return inputs.projections->wq;
    case AttentionTable::WK:
        return inputs.projections->wk;
    case AttentionTable::WV:
        return inputs.projections->wv;
    case AttentionTable::Q:
        return inputs.q.emplace(now);
    case AttentionTable::K:
        return inputs.k.emplace(now);
    case AttentionTable::V:
        break;
    }
    return inputs.v.emplace(now);
}

void computeAgain(AttentionInputs& inputs, AttentionTable changed)
{
    const bool all = changed == AttentionTable::X;
    if (all || changed == AttentionTable::WQ)
        inputs.q.reset();
    if (all || changed == AttentionTable::WK)
        inputs.k.reset();
    if (all || changed == AttentionTable::WV)
        inputs.v.reset();
}

/// What was typed over and is as computed again counts as computed: a number put back changes nothing.
void forgetTypedOver(AttentionInputs& inputs, AttentionTable table)
{
    std::optional<Matrix>* given = table == AttentionTable::Q   ? &inputs.q
                                   : table == AttentionTable::K ? &inputs.k
                                   : table == AttentionTable::V ? &inputs.v
                                                                : nullptr;
    if (!given || !inputs.projections)
        return;
    AttentionInputs computed = inputs;
    computed.q = computed.k = computed.v = std::nullopt;
    if (same(**given, tableOf(computed, table)))
        given->reset();
}

/// The first number that is none, named by its cell.
void checkFinite(const SetNumbers& edit)
{
    for (Index row = 0; row < edit.values.rows(); ++row)
        for (Index column = 0; column < edit.values.cols(); ++column)
            if (!std::isfinite(edit.values(row, column)))
                throw EditError(CORE_WORDS("%1 must be a finite number"),
                                cellName(edit.table, edit.row + row, edit.column + column));
}

void applyTo(AttentionInputs& inputs, const SetNumbers& edit)
{
    const Matrix& values = edit.values;
    const Matrix now = tableOf(inputs, edit.table);
    const Index lastRow = edit.row + std::max<Index>(values.rows(), 1) - 1;
    const Index lastColumn = edit.column + std::max<Index>(values.cols(), 1) - 1;
    if (edit.row < 0 || edit.column < 0)
        failNoCell(edit.table, now, cellName(edit.table, edit.row, edit.column));
    if (values.size() > 1 && (lastRow >= now.rows() || lastColumn >= now.cols()))
        throw EditError(
            CORE_WORDS("a block of %1 (rows × columns) does not fit from %2 on: %3 is %4; begin elsewhere "
                       "or make it larger"),
            shapeText(values), cellName(edit.table, edit.row, edit.column), name(edit.table), shapeText(now));
    if (lastRow >= now.rows() || lastColumn >= now.cols())
        failNoCell(edit.table, now, cellName(edit.table, lastRow, lastColumn));
    checkFinite(edit);
    writable(inputs, edit.table).block(edit.row, edit.column, values.rows(), values.cols()) = values;
    forgetTypedOver(inputs, edit.table);
    computeAgain(inputs, edit.table);
    checkMagnitude(inputs, cellName(edit.table, edit.row, edit.column));
}

void applyTo(AttentionInputs& inputs, const SetCell& edit)
{
    applyTo(inputs, SetNumbers{edit.table, edit.row, edit.column, Matrix::Constant(1, 1, edit.value)});
}

void applyTo(AttentionInputs& inputs, const SetToken& edit)
{
    if (!isPosition(inputs, edit.position))
        refuseToken(inputs, "token[" + std::to_string(edit.position) + "]");
    inputs.tokens[static_cast<std::size_t>(edit.position)] = edit.token;
    checkTokens(inputs);
}

/// State A holds no further state A.
void applyTo(AttentionInputs& inputs, const SetPinned& edit)
{
    if (!edit.state)
        return inputs.pinned.reset();
    auto state = std::make_shared<AttentionInputs>(*edit.state);
    state->pinned.reset();
    inputs.pinned = std::move(state);
}

void take(AttentionInputs& inputs, AttentionInputs changed)
{
    checkTokens(changed);
    checkMagnitude(changed, "the new vectors");
    inputs = std::move(changed);
}

void applyTo(AttentionInputs& inputs, const AddToken& edit)
{
    take(inputs, withTokenAdded(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const RemoveToken& edit)
{
    take(inputs, withTokenRemoved(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const MoveToken& edit)
{
    take(inputs, withTokenMoved(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const SetTokenCount& edit)
{
    take(inputs, withTokenCount(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const SetWidth& edit)
{
    take(inputs, withWidth(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const SetGivenAs& edit)
{
    take(inputs, givenAs(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const StartSentence& edit)
{
    take(inputs, ofSentence(inputs, edit));
}

void applyTo(AttentionInputs& inputs, const SetSeed& edit)
{
    if (edit.seed < 0 || edit.seed > kMaxSeed)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3, not %4"), "seed", "0",
                        groupedText(kMaxSeed), std::to_string(edit.seed));
    inputs.seed = edit.seed;
}

void applyTo(AttentionInputs& inputs, const StartRandom& edit)
{
    applyTo(inputs, SetSeed{edit.seed});
    take(inputs, ofRandomNumbers(inputs));
}

void applyTo(AttentionInputs& inputs, const LoadTable& edit)
{
    take(inputs, withTable(inputs, edit));
}

struct AttentionTitle
{
    std::string operator()(const SetQuery&) const { return CORE_WORDS("Choose query"); }
    std::string operator()(const SetQMultiplier&) const { return CORE_WORDS("Q multiplier"); }
    std::string operator()(const SetMask& edit) const
    {
        const bool isSwitch = edit.mask == MaskKind::None || edit.mask == MaskKind::Causal;
        return isSwitch ? CORE_WORDS("Causal mask") : CORE_WORDS("Mask");
    }
    std::string operator()(const SetWindow&) const { return CORE_WORDS("Sliding window"); }
    std::string operator()(const SetVisible&) const { return CORE_WORDS("Draw mask"); }
    std::string operator()(const SetScale&) const { return CORE_WORDS("Division by √d_k"); }
    std::string operator()(const SetCell&) const { return CORE_WORDS("Change number"); }
    std::string operator()(const SetNumbers&) const { return CORE_WORDS("Change numbers"); }
    std::string operator()(const SetToken&) const { return CORE_WORDS("Rename token"); }
    std::string operator()(const AddToken&) const { return CORE_WORDS("Add token"); }
    std::string operator()(const RemoveToken&) const { return CORE_WORDS("Remove token"); }
    std::string operator()(const MoveToken&) const { return CORE_WORDS("Move token"); }
    std::string operator()(const SetTokenCount&) const { return CORE_WORDS("Number of tokens"); }
    std::string operator()(const SetWidth&) const { return CORE_WORDS("Length of vectors"); }
    std::string operator()(const SetGivenAs& edit) const
    {
        return edit.given == GivenAs::Projected ? CORE_WORDS("Q, K and V from X")
                                                : CORE_WORDS("Q, K and V directly");
    }
    std::string operator()(const StartSentence&) const { return CORE_WORDS("Sentence"); }
    std::string operator()(const SetSeed&) const { return CORE_WORDS("Seed"); }
    std::string operator()(const StartRandom&) const { return CORE_WORDS("Random vectors"); }
    std::string operator()(const LoadTable&) const { return CORE_WORDS("Table from a file"); }
    std::string operator()(const SetPinned& edit) const
    {
        return edit.state ? CORE_WORDS("Pin as A") : CORE_WORDS("Unpin A");
    }
};

} // namespace

void refuseCell(const AttentionInputs& inputs, AttentionTable table, std::string_view place)
{
    failNoCell(table, tableOf(inputs, table), place);
}

void refuseToken(const AttentionInputs& inputs, std::string_view place)
{
    throw EditError(CORE_WORDS("%1 does not exist: the tokens are 0 to %2"), place, lastPosition(inputs));
}

namespace {

template <typename... Change>
bool isOneOf(const AttentionEdit& edit)
{
    return (std::holds_alternative<Change>(edit) || ...);
}

/// Vectors to start over from, in the place of finished weights.
void forgetWeights(AttentionInputs& inputs)
{
    inputs.weights.reset();
    inputs.q = inputs.k = inputs.v = Matrix::Zero(inputs.count(), 2);
}

} // namespace

AttentionInputs apply(AttentionInputs inputs, const AttentionEdit& edit)
{
    if (inputs.weights && isOneOf<StartSentence, StartRandom, LoadTable>(edit))
        forgetWeights(inputs);
    else if (inputs.weights && !isOneOf<SetQuery, SetToken, SetPinned, SetSeed>(edit))
        throw EditError(
            CORE_WORDS("only finished weights are known here, so nothing before them can change; start "
                       "from a sentence, random numbers or another lesson"));
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    return inputs;
}

std::string title(const AttentionEdit& edit)
{
    return std::visit(AttentionTitle{}, edit);
}

std::vector<std::string> computedAgain(const AttentionInputs& before, const AttentionInputs& after)
{
    std::vector<std::string> names;
    if (!after.projections)
        return names;
    for (const auto& [name, given] :
         {std::pair("Q", &AttentionInputs::q), {"K", &AttentionInputs::k}, {"V", &AttentionInputs::v}})
        if (before.projections && before.*given && !(after.*given))
            names.emplace_back(name);
    return names;
}

} // namespace core
