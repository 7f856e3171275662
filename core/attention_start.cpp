#include "core/attention_start.h"

#include "core/attention_edits.h"
#include "core/attention_limits.h"
#include "core/json_fields.h"
#include "core/number_text.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

using nlohmann::json;

[[noreturn]] void fail(const std::string& key, const Sentence& problem)
{
    throw FieldError("/" + key, "\"%1\" %2", key, problem);
}

Matrix matrix(const json& start, const std::string& key)
{
    const auto rows = field<std::vector<std::vector<double>>>(start, key, {});
    if (rows.empty() || rows.front().empty())
        fail(key, Sentence(CORE_WORDS("is missing or empty; expected a list of rows of numbers")));
    Matrix result(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()));
    for (Index row = 0; row < result.rows(); ++row) {
        const auto& numbers = rows[static_cast<std::size_t>(row)];
        if (numbers.size() != rows.front().size())
            throw FieldError("/" + key + "/" + std::to_string(row),
                             CORE_WORDS("\"%1\" row %2 has %3 numbers, row 0 has %4"), key,
                             std::to_string(row), std::to_string(numbers.size()),
                             std::to_string(rows.front().size()));
        std::ranges::copy(numbers, result.row(row).begin());
    }
    return result;
}

/// A table that the fields do not give is that of the lesson's start.
void checkShape(const json& fields, const std::string& key, const Matrix& found, Index rows, Index columns)
{
    if (found.rows() == rows && found.cols() == columns)
        return;
    const std::string expected = std::to_string(rows) + "×" + std::to_string(columns);
    if (fields.contains(key))
        fail(key, Sentence(CORE_WORDS("is %1, expected %2"), {shapeText(found), expected}));
    throw FieldError("",
                     CORE_WORDS("the lesson's \"%1\" is %2 and stays where none is given, but with these it "
                                "must be %3; give \"%1\" too"),
                     key, shapeText(found), expected);
}

bool hasAny(const json& fields, std::initializer_list<const char*> keys)
{
    return std::ranges::any_of(keys, [&](const char* key) { return fields.contains(key); });
}

bool hasAll(const json& fields, std::initializer_list<const char*> keys)
{
    return std::ranges::all_of(keys, [&](const char* key) { return fields.contains(key); });
}

void readProjections(AttentionInputs& inputs, const json& fields)
{
    Projections p = inputs.projections.value_or(Projections{});
    const bool isNew = !inputs.projections;
    for (const auto& [key, part] : {std::pair("x", &Projections::x),
                                    {"wq", &Projections::wq},
                                    {"wk", &Projections::wk},
                                    {"wv", &Projections::wv}})
        if (isNew || fields.contains(key))
            p.*part = matrix(fields, key);
    inputs.projections = std::move(p);
    inputs.q = inputs.k = inputs.v = std::nullopt;
}

void readWeights(AttentionInputs& inputs, const json& fields)
{
    for (const char* key : {"x", "wq", "wk", "wv", "q", "k", "v"})
        if (fields.contains(key))
            fail("weights",
                 Sentence(CORE_WORDS("are finished, so \"%1\" is too much; leave one of them out"), {key}));
    inputs.weights = matrix(fields, "weights");
    inputs.projections.reset();
    inputs.q = inputs.k = inputs.v = std::nullopt;
}

/// Q, K and V that are all given, without X, need no projections.
void readVectors(AttentionInputs& inputs, const json& fields)
{
    if (fields.contains("weights"))
        return readWeights(inputs, fields);
    if (hasAny(fields, {"x", "wq", "wk", "wv", "q", "k", "v"}))
        inputs.weights.reset();
    if (hasAny(fields, {"x", "wq", "wk", "wv"}))
        readProjections(inputs, fields);
    else if (hasAll(fields, {"q", "k", "v"}) || !inputs.projections)
        inputs.projections.reset();
    for (const auto& [key, given] :
         {std::pair("q", &AttentionInputs::q), {"k", &AttentionInputs::k}, {"v", &AttentionInputs::v}})
        if (fields.contains(key) || (!inputs.projections && !(inputs.*given)))
            inputs.*given = matrix(fields, key);
}

void checkShapes(const AttentionInputs& inputs, const json& fields)
{
    const Index tokens = inputs.count();
    const auto check = [&](const std::string& key, const Matrix& found, Index rows, Index columns) {
        checkShape(fields, key, found, rows, columns);
    };
    const auto& p = inputs.projections;
    if (inputs.weights)
        check("weights", *inputs.weights, tokens, tokens);
    if (p) {
        check("x", p->x, tokens, p->x.cols());
        check("wq", p->wq, p->x.cols(), p->wq.cols());
        check("wk", p->wk, p->x.cols(), p->wq.cols());
        check("wv", p->wv, p->x.cols(), p->wv.cols());
    }
    if (inputs.q)
        check("q", *inputs.q, tokens, p ? p->wq.cols() : inputs.q->cols());
    if (inputs.k)
        check("k", *inputs.k, tokens, p ? p->wk.cols() : inputs.q->cols());
    if (inputs.v)
        check("v", *inputs.v, tokens, p ? p->wv.cols() : inputs.v->cols());
}

void readTokens(AttentionInputs& inputs, const json& fields)
{
    inputs.tokens = field<std::vector<std::string>>(fields, "tokens", inputs.tokens);
    if (inputs.tokens.empty())
        fail("tokens", Sentence(CORE_WORDS("is missing or empty; expected a list of words")));
    if (inputs.count() > kMaxTokens)
        fail("tokens", Sentence(CORE_WORDS("has %1 words; at most %2 fit"),
                                {std::to_string(inputs.tokens.size()), std::to_string(kMaxTokens)}));
}

VisibleTable visible(const json& rows, const std::string& key, std::size_t tokens)
{
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const json& flags = rows[row];
        const std::string place = "/" + key + "/" + std::to_string(row);
        if (!flags.is_array() || !std::ranges::all_of(flags, [](const json& f) { return f.is_boolean(); }))
            throw FieldError(place, CORE_WORDS("\"%1\" row %2 is not a list of true and false"), key,
                             std::to_string(row));
        if (flags.size() != tokens)
            throw FieldError(place,
                             CORE_WORDS("\"%1\" row %2 has %3 entries; expected %4, one for each token"), key,
                             std::to_string(row), std::to_string(flags.size()), std::to_string(tokens));
    }
    if (rows.size() != tokens)
        fail(key, Sentence(CORE_WORDS("has %1 rows; expected %2, one for each token"),
                           {std::to_string(rows.size()), std::to_string(tokens)}));
    return rows.get<VisibleTable>();
}

void readMask(AttentionInputs& inputs, const json& fields)
{
    const auto tokens = inputs.tokens.size();
    if (fields.contains("drawn") && !fields.at("drawn").is_array())
        fail("drawn", Sentence(CORE_WORDS("is not a list of rows of true and false")));
    if (fields.contains("drawn"))
        inputs.drawn = visible(fields.at("drawn"), "drawn", tokens);
    else if (inputs.drawn.size() != tokens)
        inputs.drawn.clear();
    if (!fields.contains("mask"))
        return;
    const json& mask = fields.at("mask");
    if (mask == "causal" || mask == "none") {
        inputs.mask = mask == "causal" ? MaskKind::Causal : MaskKind::None;
    } else if (mask.is_object()) {
        for (const auto& [key, value] : mask.items())
            if (key != "window")
                throw FieldError("/mask/" + key,
                                 CORE_WORDS("\"mask\" has \"%1\"; expected {\"window\": keys}"), key);
        if (!mask.contains("window") || !JsonKind<Index>::fits(mask.at("window")) ||
            mask.at("window").get<Index>() < 1 || mask.at("window").get<Index>() > kMaxTokens)
            throw FieldError("/mask/window",
                             CORE_WORDS("\"mask\" must be {\"window\": a whole number from 1 to %1}, not %2"),
                             groupedText(kMaxTokens), mask.dump());
        inputs.mask = MaskKind::Window;
        inputs.window = mask.at("window").get<Index>();
    } else if (mask.is_array()) {
        inputs.mask = MaskKind::Drawn;
        inputs.drawn = visible(mask, "mask", tokens);
    } else {
        fail("mask",
             Sentence(
                 CORE_WORDS(
                     "is %1, expected \"causal\", \"none\", {\"window\": keys} or rows of true and false"),
                 {mask.dump()}));
    }
}

void readPinned(AttentionInputs& inputs, const json& fields)
{
    inputs.pinned.reset();
    if (!fields.contains("pinned"))
        return;
    const json& state = fields.at("pinned");
    if (state.is_object() && state.contains("pinned"))
        throw FieldError("/pinned/pinned",
                         CORE_WORDS("\"pinned\" holds a \"pinned\" state itself; leave that one out"));
    AttentionInputs over = inputs;
    over.pinned.reset();
    try {
        inputs.pinned = std::make_shared<const AttentionInputs>(attentionStart(state, over));
    } catch (const FieldError& error) {
        throw FieldError("/pinned" + error.place, CORE_WORDS("\"pinned\": %1"), error.sentence());
    }
}

/// The limits that edits keep to, in the words of the edits.
AttentionInputs withControls(AttentionInputs inputs, const json& fields)
{
    std::string key = "tokens";
    try {
        checkTokens(inputs);
        key = hasAny(fields, {"x"}) ? "x" : "q";
        checkMagnitude(inputs, "\"" + key + "\"");
    } catch (const EditError& error) {
        throw FieldError("/" + key, "%1", error.sentence());
    }
    const auto multiplier = field<double>(fields, "qMultiplier", inputs.qMultiplier);
    if (std::abs(multiplier) > kMaxQMultiplier)
        fail("qMultiplier",
             Sentence(CORE_WORDS("must be a number from -10 to 10, not %1"), {writtenOutText(multiplier)}));
    inputs.qMultiplier = multiplier;
    if (fields.contains("seed"))
        inputs.seed = wholeField(fields, "seed", 0, kMaxSeed);
    const Index last = inputs.count() - 1;
    inputs.query =
        fields.contains("query") ? wholeField(fields, "query", 0, last) : std::min(inputs.query, last);
    return inputs;
}

json rowsOf(const Matrix& matrix)
{
    json rows = json::array();
    for (Index row = 0; row < matrix.rows(); ++row)
        rows.push_back(std::vector<double>(matrix.row(row).begin(), matrix.row(row).end()));
    return rows;
}

void writeMask(nlohmann::ordered_json& fields, const AttentionInputs& inputs)
{
    if (inputs.mask == MaskKind::Drawn)
        fields["mask"] = inputs.drawn;
    else if (inputs.mask == MaskKind::Window)
        fields["mask"] = {{"window", inputs.window}};
    else
        fields["mask"] = kMaskNames[static_cast<std::size_t>(inputs.mask)];
    if (inputs.mask != MaskKind::Drawn && !inputs.drawn.empty())
        fields["drawn"] = inputs.drawn;
}

} // namespace

AttentionInputs attentionStart(const json& start)
{
    AttentionInputs none;
    return attentionStart(start, none);
}

AttentionInputs attentionStart(const json& fields, const AttentionInputs& over)
{
    checkKeys(fields, kAttentionFields);
    AttentionInputs inputs = over;
    readTokens(inputs, fields);
    readVectors(inputs, fields);
    checkShapes(inputs, fields);
    readMask(inputs, fields);
    inputs.scale = field<bool>(fields, "scale", over.scale);
    inputs = withControls(std::move(inputs), fields);
    readPinned(inputs, fields);
    return inputs;
}

nlohmann::ordered_json attentionFields(const AttentionInputs& inputs)
{
    nlohmann::ordered_json fields;
    fields["tokens"] = inputs.tokens;
    if (const auto& p = inputs.projections)
        fields.update(
            {{"x", rowsOf(p->x)}, {"wq", rowsOf(p->wq)}, {"wk", rowsOf(p->wk)}, {"wv", rowsOf(p->wv)}});
    for (const auto& [key, given] : {std::pair("q", &inputs.q), {"k", &inputs.k}, {"v", &inputs.v}})
        if (*given)
            fields[key] = rowsOf(**given);
    if (inputs.weights)
        fields["weights"] = rowsOf(*inputs.weights);
    writeMask(fields, inputs);
    fields["qMultiplier"] = inputs.qMultiplier;
    fields["scale"] = inputs.scale;
    fields["query"] = inputs.query;
    fields["seed"] = inputs.seed;
    if (inputs.pinned)
        fields["pinned"] = attentionFields(*inputs.pinned);
    return fields;
}

} // namespace core
