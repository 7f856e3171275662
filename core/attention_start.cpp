#include "core/attention_start.h"

#include "core/attention_limits.h"
#include "core/json_fields.h"

#include <algorithm>

namespace core {

namespace {

using nlohmann::json;

[[noreturn]] void fail(const std::string& key, const std::string& problem)
{
    throw LoadError("\"" + key + "\" " + problem);
}

Matrix matrix(const json& start, const std::string& key)
{
    const auto rows = field<std::vector<std::vector<double>>>(start, key, {});
    if (rows.empty() || rows.front().empty())
        fail(key, "is missing or empty; expected a list of rows of numbers");
    Matrix result(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()));
    for (Index row = 0; row < result.rows(); ++row) {
        const auto& numbers = rows[static_cast<std::size_t>(row)];
        if (numbers.size() != rows.front().size())
            fail(key, "row " + std::to_string(row) + " has " + std::to_string(numbers.size()) +
                          " numbers, row 0 has " + std::to_string(rows.front().size()));
        std::ranges::copy(numbers, result.row(row).begin());
    }
    return result;
}

void checkShape(const std::string& key, const Matrix& found, Index rows, Index columns)
{
    if (found.rows() != rows || found.cols() != columns)
        fail(key,
             "is " + shapeText(found) + ", expected " + std::to_string(rows) + "×" + std::to_string(columns));
}

Projections projections(const json& start, Index tokens)
{
    Projections p{matrix(start, "x"), matrix(start, "wq"), matrix(start, "wk"), matrix(start, "wv")};
    checkShape("x", p.x, tokens, p.x.cols());
    checkShape("wq", p.wq, p.x.cols(), p.wq.cols());
    checkShape("wk", p.wk, p.x.cols(), p.wq.cols());
    checkShape("wv", p.wv, p.x.cols(), p.wv.cols());
    return p;
}

bool hasAny(const json& start, std::initializer_list<const char*> keys)
{
    return std::ranges::any_of(keys, [&](const char* key) { return start.contains(key); });
}

void readVectors(AttentionInputs& inputs, const json& start)
{
    const auto tokens = static_cast<Index>(inputs.tokens.size());
    const bool projects = hasAny(start, {"x", "wq", "wk", "wv"});
    const bool gives = hasAny(start, {"q", "k", "v"});
    if (projects == gives)
        throw LoadError(std::string("\"start\" has ") + (projects ? "both" : "no vectors") +
                        "; expected either x, wq, wk and wv, or q, k and v");
    if (projects) {
        inputs.projections = projections(start, tokens);
        return;
    }
    inputs.q = matrix(start, "q");
    inputs.k = matrix(start, "k");
    inputs.v = matrix(start, "v");
    checkShape("q", *inputs.q, tokens, inputs.q->cols());
    checkShape("k", *inputs.k, tokens, inputs.q->cols());
    checkShape("v", *inputs.v, tokens, inputs.v->cols());
}

MaskKind mask(const json& start)
{
    const auto name = field<std::string>(start, "mask", "causal");
    if (name != "causal" && name != "none")
        fail("mask", "is \"" + name + "\", expected \"causal\" or \"none\"");
    return name == "causal" ? MaskKind::Causal : MaskKind::None;
}

} // namespace

AttentionInputs attentionStart(const json& start)
{
    checkKeys(start,
              {"tokens", "x", "wq", "wk", "wv", "q", "k", "v", "mask", "qMultiplier", "scale", "query"});
    AttentionInputs inputs;
    inputs.tokens = field<std::vector<std::string>>(start, "tokens", {});
    if (inputs.tokens.empty())
        fail("tokens", "is missing or empty; expected a list of words");
    if (inputs.count() > kMaxTokens)
        fail("tokens", "has " + std::to_string(inputs.tokens.size()) + " words; at most " +
                           std::to_string(kMaxTokens) + " fit");
    readVectors(inputs, start);
    inputs.mask = mask(start);
    inputs.scale = field<bool>(start, "scale", true);
    const auto last = static_cast<Index>(inputs.tokens.size()) - 1;
    try {
        checkTokens(inputs);
        checkMagnitude(inputs, "start");
        inputs = core::apply(inputs, SetQMultiplier{field<double>(start, "qMultiplier", 1)});
        return core::apply(inputs,
                           SetQuery{start.contains("query") ? wholeField(start, "query", 0, last) : 0});
    } catch (const EditError& error) {
        throw LoadError(error.what());
    }
}

} // namespace core
