#include "core/kv_cache_start.h"

#include "core/errors.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <nlohmann/json.hpp>

using core::kvCacheStart;
using nlohmann::json;
using tests::matrix;

namespace {

json oneSource()
{
    return json::parse(R"({"sources": [{"name": "pair", "tokens": ["a", "b"], "x": [[1], [2]],
                                        "wq": [[1]], "wk": [[3]], "wv": [[1, 5]]}]})");
}

} // namespace

TEST_CASE("a cache lesson starts with its first source, at its last step", "[cache][start]")
{
    const auto inputs = kvCacheStart(oneSource());
    CHECK(inputs.source == "pair");
    CHECK(core::stepOf(inputs) == 2);
    CHECK(inputs.sources[0].tokens.wv == matrix({{1, 5}}));
    CHECK(inputs.sources[0].tokens.words == std::vector<std::string>{"a", "b"});
    CHECK(inputs.variant == core::CacheVariant::Cached);
}

TEST_CASE("given queries, keys and values are looked up by their token's number", "[cache][start]")
{
    const auto inputs = kvCacheStart(
        json::parse(R"({"sources": [{"name": "given", "tokens": ["a", "b"], "q": [[1, 0], [0, 1]],
                                                  "k": [[1, 2], [3, 4]], "v": [[5], [6]]}]})"));
    const auto results = core::evaluate(inputs);
    CHECK(results.cached.rows->keys == matrix({{1, 2}, {3, 4}}));
    CHECK(results.cached.rows->values == matrix({{5}, {6}}));
    CHECK(results.query == matrix({{0, 1}}));
    CHECK(results.tokens->x == matrix({{1, 0}, {0, 1}}));
}

TEST_CASE("a cache lesson's start takes the settings of the command line", "[cache][start]")
{
    json start = oneSource();
    start["set"] = {{"tokens", 9}, {"keep", "window"}, {"window", 3}};
    const auto inputs = kvCacheStart(start);
    CHECK(core::tokenCount(inputs) == 9);
    CHECK(core::stepOf(inputs) == 9);
    CHECK(inputs.policy == core::CachePolicy{core::CacheKeep::Window, 3, 1});
}

TEST_CASE("a cache lesson's start that does not fit is refused by what and where", "[cache][start][error]")
{
    const auto refused = [](const json& start, const std::string& part) {
        INFO(start.dump());
        CHECK_THROWS_WITH(kvCacheStart(start), tests::contains(part));
        CHECK_THROWS_AS(kvCacheStart(start), core::LoadError);
    };
    const auto changed = [](const char* pointer, const json& value) {
        json start = oneSource();
        start[json::json_pointer(pointer)] = value;
        return start;
    };
    refused(json::array(), "object");
    refused(json::object(), "\"sources\" is missing or empty");
    refused({{"sources", json::array()}}, "\"sources\" is missing or empty");
    refused(changed("/more", 1), "\"more\"");
    refused(changed("/sources/0/name", 1), "\"name\" is not a text");
    refused(changed("/sources/0", 1), "an entry of \"sources\" is not an object");
    refused(changed("/sources/0/name", "random"), "a source is named \"random\"");
    refused(changed("/sources/0/wk", json::array({{1}, {2}})),
            "source \"pair\": \"wk\" is 2×1, expected 1×1");
    refused(changed("/set", 1), "\"set\" is not an object");
    refused(changed("/set", {{"tokens", 0}}), "tokens must be a whole number from 1 to 4,096, not 0");
    refused(changed("/set", {{"tokens", 18446744073709551615U}}),
            "tokens must be a whole number from 1 to 4,096, not 18446744073709551615");
    CHECK(kvCacheStart(changed("/set", {{"step", 9}, {"tokens", 10}})).step == 9); // the step comes first
    refused(changed("/set", {{"tokens", 1.5}}), "\"tokens\" is neither a word nor a whole number");
    refused(changed("/set", {{"colour", "red"}}), "unknown setting \"colour\"");
}
