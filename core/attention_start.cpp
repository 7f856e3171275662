#include "core/attention_start.h"

#include "core/errors.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

using nlohmann::json;

[[noreturn]] void fail(const std::string& key, const std::string& problem)
{
    throw LoadError("\"" + key + "\" " + problem);
}

template <typename Type>
Type get(const json& start, const std::string& key, const Type& fallback, const char* expected)
{
    if (!start.contains(key))
        return fallback;
    if (std::is_same_v<Type, Index> && !start.at(key).is_number_integer())
        fail(key, std::string("is not ") + expected); // the JSON reader would cut 1.5 off to 1
    try {
        return start.at(key).get<Type>();
    } catch (const json::exception&) {
        fail(key, std::string("is not ") + expected);
    }
}

Matrix matrix(const json& start, const std::string& key)
{
    const auto rows = get<std::vector<std::vector<double>>>(start, key, {}, "a list of rows of numbers");
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

void readVectors(AttentionInputs& inputs, const json& start)
{
    const auto tokens = static_cast<Index>(inputs.tokens.size());
    if (start.contains("x")) {
        for (const char* key : {"q", "k", "v"})
            if (start.contains(key))
                fail(key, "stands beside \"x\"; expected x, wq, wk, wv or q, k, v");
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

void checkKeys(const json& start)
{
    static const std::vector<std::string> known{"tokens", "x", "wq",   "wk",          "wv",    "q",
                                                "k",      "v", "mask", "qMultiplier", "scale", "query"};
    for (const auto& [key, value] : start.items())
        if (std::ranges::find(known, key) == known.end())
            fail(key, "is unknown");
}

} // namespace

AttentionInputs attentionStart(const json& start)
{
    if (!start.is_object())
        throw LoadError("expected an object {…}");
    checkKeys(start);
    AttentionInputs inputs;
    inputs.tokens = get<std::vector<std::string>>(start, "tokens", {}, "a list of words");
    if (inputs.tokens.empty())
        fail("tokens", "is missing or empty; expected a list of words");
    readVectors(inputs, start);
    const auto mask = get<std::string>(start, "mask", "causal", "\"causal\" or \"none\"");
    if (mask != "causal" && mask != "none")
        fail("mask", "is \"" + mask + "\", expected \"causal\" or \"none\"");
    inputs.mask = mask == "causal" ? MaskKind::Causal : MaskKind::None;
    inputs.scale = get<bool>(start, "scale", true, "true or false");
    try {
        inputs = core::apply(inputs, SetQMultiplier{get<double>(start, "qMultiplier", 1, "a number")});
        return core::apply(inputs, SetQuery{get<Index>(start, "query", 0, "a whole number")});
    } catch (const EditError& error) {
        throw LoadError(error.what());
    }
}

} // namespace core
