#include "core/attention_settings.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/setting_value.h"

#include <algorithm>

namespace core {

namespace {

bool onOrOff(std::string_view key, std::string_view value)
{
    if (value == "on")
        return true;
    if (value == "off")
        return false;
    throw EditError(CORE_WORDS("%1 must be on or off, not \"%2\""), key, value);
}

/// What there is none of is refused here only where no edit could say so: too large an index, or too many.
std::optional<AttentionEdit> placedEdit(const AttentionInputs& inputs, std::string_view key,
                                        std::string_view value)
{
    const auto place = settingPlace(key);
    if (!place)
        return std::nullopt;
    const auto& [name, indices] = *place;
    const bool exists = std::ranges::find(indices, -1) == indices.end();
    if (name == "token") {
        if (!exists || indices.size() != 1)
            refuseToken(inputs, key);
        return SetToken{indices[0], std::string(value)};
    }
    const auto found = std::ranges::find(kAttentionTableNames, name);
    if (found == kAttentionTableNames.end())
        return std::nullopt;
    const auto table = static_cast<AttentionTable>(found - kAttentionTableNames.begin());
    if (!exists || indices.size() != 2)
        refuseCell(inputs, table, key);
    return SetCell{table, indices[0], indices[1], numberValue(key, value)};
}

void appendDifferences(std::vector<Setting>& list, AttentionTable table, const Matrix& from, const Matrix& to)
{
    for (Index row = 0; row < to.rows(); ++row)
        for (Index column = 0; column < to.cols(); ++column)
            if (from(row, column) != to(row, column))
                list.emplace_back(cellName(table, row, column), exactText(to(row, column)));
}

/// Cells of X and W first: a change of theirs computes Q, K and V anew.
void appendCells(std::vector<Setting>& list, const AttentionInputs& start, const AttentionInputs& inputs)
{
    AttentionInputs before = start;
    if (start.projections && inputs.projections) {
        const Projections& from = *start.projections;
        const Projections& to = *inputs.projections;
        appendDifferences(list, AttentionTable::X, from.x, to.x);
        appendDifferences(list, AttentionTable::WQ, from.wq, to.wq);
        appendDifferences(list, AttentionTable::WK, from.wk, to.wk);
        appendDifferences(list, AttentionTable::WV, from.wv, to.wv);
        before.projections = to;
    }
    appendDifferences(list, AttentionTable::Q, queriesBeforeMultiplier(before),
                      queriesBeforeMultiplier(inputs));
    appendDifferences(list, AttentionTable::K, keysOf(before), keysOf(inputs));
    appendDifferences(list, AttentionTable::V, valuesOf(before), valuesOf(inputs));
}

} // namespace

AttentionEdit attentionEdit(const AttentionInputs& inputs, std::string_view key, std::string_view value)
{
    if (key == "query")
        return SetQuery{wholeValue(key, value, 0, static_cast<Index>(inputs.tokens.size()) - 1)};
    if (key == "q-multiplier")
        return SetQMultiplier{numberValue(key, value, -kMaxQMultiplier, kMaxQMultiplier)};
    if (key == "mask")
        return SetMask{onOrOff(key, value) ? MaskKind::Causal : MaskKind::None};
    if (key == "scale")
        return SetScale{onOrOff(key, value)};
    if (const auto edit = placedEdit(inputs, key, value))
        return *edit;
    throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2 and cells such as %3 (also %4)"), key,
                    "query, q-multiplier, mask, scale, decimals, token[i]", "q[1,0]", "k v x wq wk wv");
}

std::vector<Setting> settings(const AttentionInputs& start, const AttentionInputs& inputs)
{
    std::vector<Setting> list{{"query", std::to_string(inputs.query)},
                              {"q-multiplier", exactText(inputs.qMultiplier)},
                              {"mask", inputs.mask == MaskKind::Causal ? "on" : "off"},
                              {"scale", inputs.scale ? "on" : "off"}};
    for (std::size_t i = 0; i < inputs.tokens.size(); ++i)
        if (inputs.tokens[i] != start.tokens.at(i))
            list.emplace_back("token[" + std::to_string(i) + "]", inputs.tokens[i]);
    appendCells(list, start, inputs);
    return list;
}

} // namespace core
