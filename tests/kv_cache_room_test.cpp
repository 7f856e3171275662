#include "core/errors.h"
#include "core/kv_cache_settings.h"
#include "tests/examples.h"
#include "tests/near.h"

using core::evaluate;
using core::Index;
using core::KvCacheInputs;
using core::Matrix;
using core::namedValue;
using tests::allNear;
using tests::catSatDown;
using tests::kSixDecimals;
using tests::matrix;

namespace {

using Settings = std::vector<core::Setting>;

KvCacheInputs with(KvCacheInputs inputs, const Settings& settings)
{
    for (const auto& [key, value] : settings)
        inputs = core::apply(inputs, core::kvCacheEdit(inputs, key, value));
    return inputs;
}

double number(const KvCacheInputs& inputs, std::string_view name)
{
    return std::get<double>(namedValue(evaluate(inputs), name).value());
}

Matrix matrixNamed(const KvCacheInputs& inputs, std::string_view name)
{
    return std::get<Matrix>(namedValue(evaluate(inputs), name).value());
}

} // namespace

TEST_CASE("projections and reads are counted to the last step, whichever step is shown", "[cache][hand]")
{
    for (const char* step : {"1", "3", "4"}) {
        const KvCacheInputs four = with(catSatDown(), {{"step", step}});
        CHECK(number(with(four, {{"variant", "naive"}}), "projections") == 10);
        CHECK(number(with(four, {{"variant", "cached"}}), "projections") == 4);
        CHECK(number(with(four, {{"variant", "naive"}}), "reads") == 10);
        CHECK(number(with(four, {{"variant", "cached"}}), "reads") == 10);
    }
    const KvCacheInputs thousand = with(catSatDown(), {{"tokens", "1000"}, {"step", "1"}});
    CHECK(number(with(thousand, {{"variant", "naive"}}), "projections") == 500500);
    CHECK(number(thousand, "projections") == 1000);
    CHECK(number(thousand, "reads") == 500500);
}

TEST_CASE("a step's output is the same in both variants", "[cache][hand]")
{
    const Matrix expected = matrix({{0.612544, 0.622459, 0.622459, 0.142537}});
    for (const char* variant : {"naive", "cached"})
        CHECK_THAT(matrixNamed(with(catSatDown(), {{"step", "4"}, {"variant", variant}}), "step-output"),
                   allNear(expected, kSixDecimals));
}

TEST_CASE("the cache is a row for each token kept: its key, then its value", "[cache][hand]")
{
    const KvCacheInputs two = with(catSatDown(), {{"step", "2"}});
    CHECK(matrixNamed(two, "cache") == matrix({{1, 0, 0, 1, 1, 1, 0, 0}, {0, 1, 0, 1, 1, 0, 1, 0}}));
    CHECK(matrixNamed(two, "k") == matrix({{1, 0, 0, 1}, {0, 1, 0, 1}}));
    CHECK(matrixNamed(two, "v") == matrix({{1, 1, 0, 0}, {1, 0, 1, 0}}));
    CHECK(matrixNamed(two, "q") == matrix({{0, 1, 0, 1}}));
    const KvCacheInputs windowed = with(catSatDown(), {{"keep", "window"}, {"window", "1"}});
    CHECK(matrixNamed(windowed, "k") == matrix({{1, 1, 0, 0}}));
    CHECK(number(windowed, "dropped") == 3);
    const KvCacheInputs sinks = with(windowed, {{"keep", "sinks"}, {"sinks", "1"}});
    CHECK(matrixNamed(sinks, "k") == matrix({{1, 0, 0, 1}, {1, 1, 0, 0}}));
}

TEST_CASE("the differences of all steps have the largest one among them", "[cache][law]")
{
    const KvCacheInputs windowed = with(catSatDown(), {{"keep", "window"}, {"window", "1"}});
    const Matrix differences = matrixNamed(windowed, "differences");
    REQUIRE(differences.rows() == 4);
    CHECK(differences(0, 0) == 0); // nothing was dropped yet
    CHECK(differences(3, 0) > 0.1);
    CHECK(differences.maxCoeff() == number(windowed, "difference"));
    CHECK(differences(3, 0) == number(windowed, "step-difference"));
}

TEST_CASE("every name it answers to has a value, and no other name does", "[cache]")
{
    const auto results = evaluate(catSatDown());
    for (const std::string& name : core::valueNames(results))
        CHECK(namedValue(results, name).has_value());
    CHECK_FALSE(namedValue(results, "weights").has_value());
    CHECK_FALSE(namedValue(results, "").has_value());
}

TEST_CASE("a record counts up to the step shown", "[cache][hand]")
{
    const auto results = evaluate(with(catSatDown(), {{"step", "3"}}));
    CHECK(namedValue(results, "naive") ==
          core::Quantity(core::Record{
              {"projections", 6}, {"reads", 6}, {"multiplyAdds", 6 * 32 + 3 * 16 + 6 * 8}, {"bytes", 0}}));
    CHECK(namedValue(results, "cached-step") ==
          core::Quantity(core::Record{
              {"projections", 1}, {"reads", 3}, {"multiplyAdds", 32 + 16 + 3 * 8}, {"bytes", 48}}));
}

TEST_CASE("without a step chosen the last one is shown, also when tokens are added", "[cache][set]")
{
    CHECK(core::stepOf(catSatDown()) == 4);
    CHECK(core::stepOf(with(catSatDown(), {{"tokens", "9"}})) == 9);
    CHECK(core::stepOf(with(catSatDown(), {{"step", "3"}, {"tokens", "9"}})) == 3);
}

TEST_CASE("fewer tokens take a later step along", "[cache][set]")
{
    const KvCacheInputs shorter = with(catSatDown(), {{"step", "4"}, {"tokens", "2"}});
    CHECK(core::stepOf(shorter) == 2);
    CHECK(core::stepOf(with(catSatDown(), {{"step", "4"}, {"source", "two"}})) == 2);
}

TEST_CASE("the order of source and number of tokens does not matter", "[cache][set]")
{
    CHECK(with(catSatDown(), {{"tokens", "100"}, {"source", "random"}}) ==
          with(catSatDown(), {{"source", "random"}, {"tokens", "100"}}));
    CHECK(core::tokenCount(with(catSatDown(), {{"source", "random"}})) == 64);
    CHECK(core::tokenCount(with(catSatDown(), {{"source", "two"}})) == 2);
}

TEST_CASE("a bad value is refused in one sentence that names the limits", "[cache][set][error]")
{
    const auto refused = [](const char* key, const char* value, const char* sentence) {
        INFO(key << "=" << value);
        CHECK_THROWS_WITH(with(catSatDown(), {{key, value}}), sentence);
        CHECK_THROWS_AS(with(catSatDown(), {{key, value}}), core::EditError);
    };
    refused("step", "0", "step must be a whole number from 1 to 4 (the number of tokens), not 0");
    refused("step", "5", "step must be a whole number from 1 to 4 (the number of tokens), not 5");
    refused("step", "1.5", "step must be a whole number from 1 to 4 (the number of tokens), not 1.5");
    refused("tokens", "0", "tokens must be a whole number from 1 to 4,096, not 0");
    refused("tokens", "4097", "tokens must be a whole number from 1 to 4,096, not 4097");
    refused("tokens", "many", "tokens must be a whole number from 1 to 4,096, not \"many\"");
    refused("tokens", "99999999999999999999",
            "tokens must be a whole number from 1 to 4,096, not 99999999999999999999");
    refused("source", "mia", "source must be one of four, two, random, not \"mia\"");
    refused("variant", "both", "variant must be naive or cached, not \"both\"");
    refused("keep", "some", "keep must be all, window or sinks, not \"some\"");
    refused("window", "0",
            "window must be a whole number from 1 to 4,096 (the new row is one of them), not 0");
    refused("sinks", "-1", "sinks must be a whole number from 0 to 4,096, not -1");
    refused("bytes", "3", "bytes must be 1, 2, 4 or 8 for each stored number, not 3");
    refused("bytes", "x", "bytes must be 1, 2, 4 or 8 for each stored number, not \"x\"");
    refused("axis", "square", "axis must be linear or log, not \"square\"");
    CHECK_THROWS_WITH(core::kvCacheEdit(catSatDown(), "steps", "1"),
                      tests::contains("unknown setting \"steps\"; known are source, tokens,"));
}

TEST_CASE("the settings of a cache lesson make its inputs again", "[cache][set]")
{
    const KvCacheInputs start = catSatDown();
    for (const Settings& changes :
         {Settings{}, Settings{{"source", "random"}, {"tokens", "700"}, {"step", "690"}},
          Settings{{"variant", "naive"}, {"keep", "sinks"}, {"sinks", "0"}, {"window", "7"}},
          Settings{{"bytes", "8"}, {"axis", "log"}, {"step", "4"}}}) {
        const KvCacheInputs changed = with(start, changes);
        CHECK(with(start, core::settings(start, changed)) == changed);
    }
}

TEST_CASE("a step of the guide starts from the lesson's own controls", "[cache]")
{
    const KvCacheInputs changed =
        with(catSatDown(), {{"source", "random"}, {"keep", "window"}, {"axis", "log"}});
    CHECK(core::withControlsOf(catSatDown(), changed) == catSatDown());
}
