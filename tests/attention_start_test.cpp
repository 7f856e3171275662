#include "core/attention_start.h"
#include "core/errors.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <nlohmann/json.hpp>

using core::attentionStart;
using core::LoadError;
using nlohmann::json;

namespace {

json fourTokensJson()
{
    return json::parse(R"({
        "tokens": ["Mia", "raises", "a", "cat"],
        "x": [[1, 0], [0, 1], [1, 1], [-1, 1]],
        "wq": [[1, 0.5], [0, 1]], "wk": [[1, 0], [0.5, 1]], "wv": [[2, 0], [0, 1]],
        "mask": "causal", "qMultiplier": 1, "scale": true, "query": 2})");
}

json twoTokensJson()
{
    return json::parse(R"({"tokens": ["a", "b"], "q": [[1, 2], [3, 4]], "k": [[0, 1], [1, 0]],
                           "v": [[5], [6]]})");
}

json startWith(json start, const char* key, const char* value)
{
    start[key] = json::parse(value);
    return start;
}

json startWithout(json start, const char* key)
{
    start.erase(key);
    return start;
}

} // namespace

TEST_CASE("a start with projections is read as written", "[lesson-file]")
{
    CHECK(attentionStart(fourTokensJson()) == tests::fourTokens());
}

TEST_CASE("a start may give Q, K and V, and leave the controls out", "[lesson-file]")
{
    const auto inputs = attentionStart(twoTokensJson());
    CHECK_FALSE(inputs.projections);
    CHECK(*inputs.q == tests::matrix({{1, 2}, {3, 4}}));
    CHECK(*inputs.v == tests::matrix({{5}, {6}}));
    CHECK(inputs.mask == core::MaskKind::Causal);
    CHECK(inputs.scale);
    CHECK(inputs.qMultiplier == 1);
    CHECK(inputs.query == 0);
}

TEST_CASE("zero, false and none are values of a start", "[lesson-file]")
{
    const auto inputs = attentionStart(startWith(
        startWith(startWith(fourTokensJson(), "qMultiplier", "0"), "scale", "false"), "mask", "\"none\""));
    CHECK(inputs.qMultiplier == 0);
    CHECK_FALSE(inputs.scale);
    CHECK(inputs.mask == core::MaskKind::None);
}

TEST_CASE("a start that does not fit is refused, naming key, found and expected", "[lesson-file][error]")
{
    CHECK_THROWS_AS(attentionStart(json::array()), LoadError);
    CHECK_THROWS_WITH(attentionStart(json::array()), "expected an object {…}");
    CHECK_THROWS_WITH(attentionStart(startWithout(twoTokensJson(), "tokens")),
                      "\"tokens\" is missing or empty; expected a list of words");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "tokens", "[1, 2]")),
                      "\"tokens\" is not a list of words");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "k", "[[true, 1], [0, 0]]")),
                      "\"k\" is not a list of rows of numbers");
    CHECK_THROWS_WITH(attentionStart(startWithout(fourTokensJson(), "x")),
                      "\"x\" is missing or empty; expected a list of rows of numbers");
    CHECK_THROWS_WITH(attentionStart(json::parse(R"({"tokens": ["a"]})")),
                      "\"q\" is missing or empty; expected a list of rows of numbers");
    CHECK_THROWS_WITH(attentionStart(startWithout(twoTokensJson(), "k")),
                      "\"k\" is missing or empty; expected a list of rows of numbers");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "k", "[[1, \"a\"], [0, 0]]")),
                      "\"k\" is not a list of rows of numbers");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "k", "[[1, 2], [3]]")),
                      "\"k\" row 1 has 1 numbers, row 0 has 2");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "k", "[[1, 2]]")),
                      "\"k\" is 1×2, expected 2×2");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "v", "[[1], [2], [3]]")),
                      "\"v\" is 3×1, expected 2×1");
    CHECK_THROWS_WITH(attentionStart(startWith(fourTokensJson(), "wk", "[[1], [2]]")),
                      "\"wk\" is 2×1, expected 2×2");
    CHECK_THROWS_WITH(
        attentionStart(startWith(twoTokensJson(), "mask", "\"on\"")),
        "\"mask\" is \"on\", expected \"causal\", \"none\", {\"window\": keys} or rows of true and false");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "scale", "1")),
                      "\"scale\" is not true or false");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "qMultiplier", "\"2\"")),
                      "\"qMultiplier\" is not a number");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "qMultiplier", "11")),
                      "\"qMultiplier\" must be a number from -10 to 10, not 11");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "query", "2")),
                      "\"query\" must be a whole number from 0 to 1, not 2");
    CHECK_THROWS_WITH(attentionStart(startWith(twoTokensJson(), "colour", "2")),
                      "\"colour\" is unknown; known are weights, tokens, x, wq, wk, wv, q, k, v, mask, "
                      "drawn, qMultiplier, scale, query, seed, pinned");
}

TEST_CASE("a query position that is no whole number is refused, not cut off", "[lesson-file][error]")
{
    for (const char* value : {"1.5", "true", "\"1\"", "null", "1e+30", "18446744073709551615"})
        CHECK_THROWS_WITH(
            attentionStart(startWith(twoTokensJson(), "query", value)),
            tests::contains("\"query\" must be a whole number from 0 to 1, not " + std::string(value)));
}

TEST_CASE("Q, K or V beside projections counts as typed over", "[lesson-file]")
{
    const auto inputs = attentionStart(startWith(fourTokensJson(), "q", "[[1, 2], [3, 4], [5, 6], [7, 8]]"));
    CHECK(inputs.projections);
    CHECK(core::queriesBeforeMultiplier(inputs)(3, 1) == 8);
    CHECK_FALSE(inputs.k);
    CHECK_THROWS_WITH(attentionStart(startWith(fourTokensJson(), "q", "[[1, 2]]")),
                      "\"q\" is 1×2, expected 4×2");
}

TEST_CASE("a start too large to compute with is refused", "[lesson-file][error]")
{
    CHECK_THROWS_WITH(
        attentionStart(startWith(fourTokensJson(), "x", "[[1e200, 0], [0, 1], [1, 1], [-1, 1]]")),
        tests::contains("\"x\": the numbers are too large to compute with"));
    json many = twoTokensJson();
    many["tokens"] = std::vector<std::string>(2049, "a");
    CHECK_THROWS_WITH(attentionStart(many), "\"tokens\" has 2049 words; at most 2048 fit");
    many["tokens"] = {"a", std::string(1'000'000, 'x')};
    CHECK_THROWS_WITH(attentionStart(many), "token[1] has 1000000 characters; at most 10000 fit");
}
