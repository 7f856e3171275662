#include "core/attention_settings.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <algorithm>

namespace core {

namespace {

bool onOrOff(std::string_view key, std::string_view value)
{
    if (value == "on")
        return true;
    if (value == "off")
        return false;
    throw EditError(std::string(key) + " must be on or off, not \"" + std::string(value) + "\"");
}

double number(std::string_view key, std::string_view value)
{
    if (const auto parsed = parseNumber(value))
        return *parsed;
    if (isOutOfRange(value))
        throw EditError(std::string(key) + " cannot be " + std::string(value) +
                        ": it is too large or too close to 0 for a number here");
    throw EditError(std::string(key) + " must be a number such as 2.5, not \"" + std::string(value) + "\"");
}

/// "x[1,0]" → name "x", indices {1, 0}.
struct Place
{
    std::string name;
    std::vector<Index> indices;
};

std::optional<Place> parsePlace(std::string_view key)
{
    const auto open = key.find('[');
    if (open == std::string_view::npos || !key.ends_with(']'))
        return std::nullopt;
    Place place{std::string(key.substr(0, open)), {}};
    std::string_view rest = key.substr(open + 1, key.size() - open - 2);
    while (true) {
        const auto comma = rest.find(',');
        const auto index = parseWholeNumber(rest.substr(0, comma));
        if (!index)
            return std::nullopt;
        place.indices.push_back(*index);
        if (comma == std::string_view::npos)
            return place;
        rest.remove_prefix(comma + 1);
    }
}

std::optional<AttentionEdit> placedEdit(std::string_view key, std::string_view value)
{
    const auto place = parsePlace(key);
    if (!place)
        return std::nullopt;
    if (place->name == "token" && place->indices.size() == 1)
        return SetToken{place->indices[0], std::string(value)};
    const auto table = std::ranges::find(kAttentionTableNames, place->name);
    if (table == kAttentionTableNames.end() || place->indices.size() != 2)
        return std::nullopt;
    return SetCell{static_cast<AttentionTable>(table - kAttentionTableNames.begin()), place->indices[0],
                   place->indices[1], number(key, value)};
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

AttentionEdit attentionEdit(const AttentionInputs&, std::string_view key, std::string_view value)
{
    if (key == "query") {
        if (const auto query = parseWholeNumber(value))
            return SetQuery{*query};
        throw EditError("query must be a whole number, not \"" + std::string(value) + "\"");
    }
    if (key == "q-multiplier")
        return SetQMultiplier{number(key, value)};
    if (key == "mask")
        return SetMask{onOrOff(key, value) ? MaskKind::Causal : MaskKind::None};
    if (key == "scale")
        return SetScale{onOrOff(key, value)};
    if (const auto edit = placedEdit(key, value))
        return *edit;
    throw EditError("unknown setting \"" + std::string(key) +
                    "\"; known are query, q-multiplier, mask, scale, decimals, token[i] and cells such as "
                    "q[1,0] (also k v x wq wk wv)");
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
