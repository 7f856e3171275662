#include "core/attention_settings.h"

#include "core/attention_limits.h"
#include "core/attention_tokens.h"
#include "core/errors.h"
#include "core/number_text.h"
#include "core/setting_value.h"

#include <algorithm>

namespace core {

namespace {

/// "on" and "off" stand for the two that are one switch.
SetMask maskEdit(std::string_view key, std::string_view value)
{
    if (value == "on" || value == "off")
        return SetMask{value == "on" ? MaskKind::Causal : MaskKind::None};
    const auto found = std::ranges::find(kMaskNames, value);
    if (found == kMaskNames.end())
        throw EditError(CORE_WORDS("%1 must be %2, not \"%3\""), key,
                        "on, off, causal, none, window or drawn", value);
    return SetMask{static_cast<MaskKind>(found - kMaskNames.begin())};
}

SetGivenAs givenEdit(std::string_view key, std::string_view value)
{
    if (value == "directly")
        return {GivenAs::Directly};
    if (value == "projected")
        return {GivenAs::Projected};
    throw EditError(CORE_WORDS("%1 must be directly or projected, not \"%2\""), key, value);
}

std::optional<AttentionEdit> widthEdit(std::string_view key, std::string_view value)
{
    const auto found = std::ranges::find(kWidthNames, key);
    if (found == kWidthNames.end())
        return std::nullopt;
    return SetWidth{static_cast<Width>(found - kWidthNames.begin()), wholeValue(key, value, 1, kMaxWidth)};
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
    if (name == "visible" && exists && indices.size() == 2)
        return SetVisible{indices[0], indices[1], onOrOff(key, value)};
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

constexpr std::string_view kPinnedPrefix = "a.";

/// A setting of state A, which begins as the present state.
SetPinned pinnedEdit(const AttentionInputs& inputs, std::string_view key, std::string_view value)
{
    const AttentionInputs& state = inputs.pinned ? *inputs.pinned : inputs;
    if (key.starts_with(kPinnedPrefix))
        throw EditError(CORE_WORDS("there is only one state A: write one \"a.\""));
    return {std::make_shared<const AttentionInputs>(core::apply(state, attentionEdit(state, key, value)))};
}

/// Settings, with the inputs that the ones so far make of the lesson's start.
struct SettingsSoFar
{
    std::vector<Setting> list;
    AttentionInputs made;

    void add(const std::string& key, const std::string& value)
    {
        list.emplace_back(key, value);
        made = core::apply(made, attentionEdit(made, key, value));
    }
};

void appendDifferences(std::vector<Setting>& list, AttentionTable table, const Matrix& from, const Matrix& to)
{
    for (Index row = 0; row < to.rows(); ++row)
        for (Index column = 0; column < to.cols(); ++column)
            if (from(row, column) != to(row, column))
                list.emplace_back(cellName(table, row, column), exactText(to(row, column)));
}

/// How many tokens and how long the vectors: what decides which cells there are.
void addShapes(SettingsSoFar& so, const AttentionInputs& inputs)
{
    if (inputs.projections.has_value() != so.made.projections.has_value())
        so.add("given", inputs.projections ? "projected" : "directly");
    if (inputs.count() != so.made.count())
        so.add("tokens", std::to_string(inputs.count()));
    for (const Width width : {Width::Model, Width::Key, Width::Value})
        if (widthOf(inputs, width) != widthOf(so.made, width))
            so.add(std::string(kWidthNames[static_cast<std::size_t>(width)]),
                   std::to_string(widthOf(inputs, width)));
    if (inputs.seed != so.made.seed)
        so.add("seed", std::to_string(inputs.seed));
}

void addDrawn(SettingsSoFar& so, const AttentionInputs& inputs)
{
    so.add("mask", "on");
    for (Index query = 0; query < inputs.count(); ++query)
        for (Index key = 0; key < inputs.count(); ++key) {
            const bool visible = inputs.drawn[static_cast<std::size_t>(query)][static_cast<std::size_t>(key)];
            if (visible != (key <= query))
                so.add("visible[" + std::to_string(query) + "," + std::to_string(key) + "]",
                       visible ? "on" : "off");
        }
    so.add("mask", "drawn");
}

void addMask(SettingsSoFar& so, const AttentionInputs& inputs)
{
    if (!inputs.drawn.empty())
        addDrawn(so, inputs);
    if (inputs.window != so.made.window || inputs.mask == MaskKind::Window)
        so.add("window", std::to_string(inputs.window));
    if (inputs.mask == MaskKind::None || inputs.mask == MaskKind::Causal)
        so.add("mask", inputs.mask == MaskKind::Causal ? "on" : "off");
    else if (inputs.mask != so.made.mask)
        so.add("mask", std::string(kMaskNames[static_cast<std::size_t>(inputs.mask)]));
}

/// Cells of X and W first: a change of theirs computes Q, K and V anew.
void addCells(SettingsSoFar& so, const AttentionInputs& inputs)
{
    AttentionInputs before = so.made;
    if (inputs.projections) {
        const Projections& from = *before.projections;
        const Projections& to = *inputs.projections;
        appendDifferences(so.list, AttentionTable::X, from.x, to.x);
        appendDifferences(so.list, AttentionTable::WQ, from.wq, to.wq);
        appendDifferences(so.list, AttentionTable::WK, from.wk, to.wk);
        appendDifferences(so.list, AttentionTable::WV, from.wv, to.wv);
        before.projections = to;
    }
    appendDifferences(so.list, AttentionTable::Q, queriesBeforeMultiplier(before),
                      queriesBeforeMultiplier(inputs));
    appendDifferences(so.list, AttentionTable::K, keysOf(before), keysOf(inputs));
    appendDifferences(so.list, AttentionTable::V, valuesOf(before), valuesOf(inputs));
}

} // namespace

AttentionEdit attentionEdit(const AttentionInputs& inputs, std::string_view key, std::string_view value)
{
    if (key == "query")
        return SetQuery{wholeValue(key, value, 0, static_cast<Index>(inputs.tokens.size()) - 1)};
    if (key == "q-multiplier")
        return SetQMultiplier{numberValue(key, value, -kMaxQMultiplier, kMaxQMultiplier)};
    if (key == "mask")
        return maskEdit(key, value);
    if (key == "window")
        return SetWindow{wholeValue(key, value, 1, kMaxTokens)};
    if (key == "scale")
        return SetScale{onOrOff(key, value)};
    if (key == "tokens")
        return SetTokenCount{wholeValue(key, value, 1, kMaxOwnTokens)};
    if (key == "given")
        return givenEdit(key, value);
    if (key == "sentence")
        return StartSentence{std::string(value)};
    if (key == "seed")
        return SetSeed{wholeValue(key, value, 0, kMaxSeed)};
    if (key == "random")
        return StartRandom{wholeValue(key, value, 0, kMaxSeed)};
    if (key.starts_with(kPinnedPrefix))
        return pinnedEdit(inputs, key.substr(kPinnedPrefix.size()), value);
    if (const auto edit = widthEdit(key, value))
        return *edit;
    if (const auto edit = placedEdit(inputs, key, value))
        return *edit;
    throw EditError(
        CORE_WORDS("unknown setting \"%1\"; known are %2 and cells such as %3 (also %4); with \"a.\" before "
                   "it, of the pinned state A"),
        key,
        "query, q-multiplier, mask, window, scale, tokens, width, value-width, model-width, given, "
        "sentence, seed, random, decimals, token[i], visible[i,j]",
        "q[1,0]", "k v x wq wk wv");
}

std::vector<Setting> settings(const AttentionInputs& start, const AttentionInputs& inputs)
{
    SettingsSoFar so{{}, start};
    if (inputs.weights) // no setting says what they are
        return {{"query", std::to_string(inputs.query)}};
    if (inputs.pinned)
        for (const Setting& setting : settings(start, *inputs.pinned))
            so.list.emplace_back(std::string(kPinnedPrefix) + setting.first, setting.second);
    addShapes(so, inputs);
    so.add("query", std::to_string(inputs.query));
    so.add("q-multiplier", exactText(inputs.qMultiplier));
    addMask(so, inputs);
    so.add("scale", inputs.scale ? "on" : "off");
    for (std::size_t i = 0; i < inputs.tokens.size(); ++i)
        if (inputs.tokens[i] != so.made.tokens.at(i))
            so.list.emplace_back("token[" + std::to_string(i) + "]", inputs.tokens[i]);
    addCells(so, inputs);
    return so.list;
}

} // namespace core
