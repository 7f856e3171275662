#include "core/errors.h"
#include "core/kv_memory_settings.h"
#include "core/topics.h"
#include "tests/near.h"

#include <nlohmann/json.hpp>

using core::EditError;
using core::evaluate;
using core::kvMemoryEdit;
using core::KvMemoryInputs;
using core::kvMemoryStart;
using core::KvWhole;
using core::LoadError;
using core::Matrix;
using core::namedValue;
using core::Record;
using core::WallsAxis;
using nlohmann::json;
using tests::contains;
using tests::isNear;

namespace {

using TextSettings = std::vector<std::pair<std::string, std::string>>;

KvMemoryInputs memoryWith(KvMemoryInputs inputs, const TextSettings& settings)
{
    for (const auto& [key, value] : settings)
        inputs = core::apply(inputs, kvMemoryEdit(inputs, key, value));
    return inputs;
}

std::string refusal(const KvMemoryInputs& inputs, const std::string& key, const std::string& value)
{
    try {
        memoryWith(inputs, {{key, value}});
    } catch (const EditError& error) {
        return error.what();
    }
    return "made";
}

double memoryNumber(const KvMemoryInputs& inputs, std::string_view name)
{
    return std::get<double>(namedValue(evaluate(inputs), name).value());
}

double field(const KvMemoryInputs& inputs, std::string_view name, std::string_view wanted)
{
    const auto found = namedValue(evaluate(inputs), name);
    for (const auto& [known, value] : std::get<Record>(found.value()))
        if (known == wanted)
            return value;
    FAIL("no field " << wanted);
    return 0;
}

} // namespace

TEST_CASE("the settings of a calculation give its bytes", "[kv-memory][hand]")
{
    const KvMemoryInputs seed = memoryWith(
        {}, {{"layers", "46"}, {"kv-width", "4096"}, {"bytes", "2"}, {"context", "8000"}, {"batch", "1"}});
    CHECK(field(seed, "kv-bytes", "perToken") == 753'664);
    CHECK(field(seed, "kv-bytes", "perSequence") == 6'029'312'000);
    CHECK(field(seed, "kv-bytes", "total") == 6'029'312'000);
    CHECK(memoryNumber(seed, "mib-per-token") == 0.71875);
    CHECK(isNear(memoryNumber(memoryWith(seed, {{"kv-heads", "4"}}), "mib-per-token"), 0.08984, 5e-6));
    const KvMemoryInputs large = memoryWith(
        {},
        {{"layers", "80"}, {"kv-heads", "8"}, {"head-dim", "128"}, {"bytes", "2"}, {"context", "131072"}});
    CHECK(field(large, "kv-bytes", "total") == 42'949'672'960);
}

TEST_CASE("KV heads divide the query heads or are refused with the reason", "[kv-memory][error]")
{
    CHECK(refusal({}, "kv-heads", "5") ==
          "32 query heads cannot share 5 KV heads evenly; kv-heads must divide 32: "
          "1, 2, 4, 8, 16, 32");
    CHECK_THAT(refusal({}, "kv-heads", "64"), contains("must divide 32"));
    CHECK_THAT(refusal(memoryWith({}, {{"kv-heads", "8"}}), "query-heads", "28"),
               contains("multiple of the 8 KV heads") && contains("change kv-heads first"));
}

TEST_CASE("query heads that share nothing keep a KV head each", "[kv-memory]")
{
    const KvMemoryInputs forty = memoryWith({}, {{"query-heads", "40"}});
    CHECK(forty.load.shape.kvHeads == 40);
    CHECK(memoryWith({}, {{"kv-heads", "8"}, {"query-heads", "64"}}).load.shape.kvHeads == 8);
}

TEST_CASE("the K/V width is KV heads times head dimension", "[kv-memory]")
{
    CHECK(core::value(KvMemoryInputs{}, KvWhole::KvWidth) == 4096);
    CHECK(memoryWith({}, {{"kv-heads", "4"}, {"kv-width", "1024"}}).load.shape.headDim == 256);
    CHECK_THAT(refusal({}, "kv-width", "100"), contains("multiple of the 32 KV heads"));
}

TEST_CASE("a model brings its shape and its parameters, a change by hand makes it nobody's", "[kv-memory]")
{
    const KvMemoryInputs llama = memoryWith({}, {{"preset", "llama-3-70b"}});
    CHECK(llama.load.shape == core::CacheShape{80, 64, 8, 128});
    CHECK(isNear(llama.walls.parameters, 70.553706496, 1e-12));
    CHECK(llama.preset == "llama-3-70b");
    CHECK(memoryWith(llama, {{"layers", "80"}}).preset == "llama-3-70b"); // as it was
    CHECK(memoryWith(llama, {{"context", "9"}, {"batch", "3"}, {"bytes", "1"}}).preset == "llama-3-70b");
    CHECK(memoryWith(llama, {{"layers", "81"}}).preset.empty());
    CHECK(memoryWith(llama, {{"kv-heads", "64"}}).preset.empty());
    CHECK(memoryWith(llama, {{"parameters", "70"}}).preset.empty());
}

TEST_CASE("every bad value is refused with a sentence that names its limits", "[kv-memory][error]")
{
    const KvMemoryInputs start;
    CHECK(refusal(start, "layers", "0") == "layers must be a whole number from 1 to 1,000, not 0");
    CHECK_THAT(refusal(start, "layers", "2.5"),
               contains("layers must be a whole number from 1 to 1,000, not 2.5"));
    CHECK_THAT(refusal(start, "query-heads", "2000"), contains("from 1 to 1,024, not 2000"));
    CHECK_THAT(refusal(start, "kv-heads", "-1"), contains("from 1 to 1,024, not -1"));
    CHECK_THAT(refusal(start, "head-dim", "70000"), contains("from 1 to 65,536"));
    CHECK_THAT(refusal(start, "kv-width", "x"), contains("kv-width must be a whole number"));
    CHECK_THAT(refusal(start, "context", "0"), contains("from 1 to 1,000,000,000"));
    CHECK_THAT(refusal(start, "batch", "9999999"), contains("from 1 to 1,000,000"));
    CHECK(refusal(start, "bytes", "3") ==
          "bytes must be 4, 2, 1, 0.5 or 0.25 (fp32, fp16 or bf16, fp8 or int8, int4, "
          "int2), not 3");
    CHECK_THAT(refusal(start, "weight-bytes", "x"), contains("weight-bytes must be 4, 2, 1"));
    CHECK(refusal(start, "cache-bits", "16") == "cache-bits must be 8, 4 or 2, not 16");
    CHECK_THAT(refusal(start, "parameters", "0"), contains("from 0.001 to 1,000,000, not 0"));
    CHECK_THAT(refusal(start, "memory", "nan"), contains("memory must be a number"));
    CHECK_THAT(refusal(start, "bandwidth", "-1"), contains("bandwidth must be a number from 0.1"));
    CHECK_THAT(refusal(start, "alike", "1.5"), contains("from 0 to 1, not 1.5"));
    CHECK_THAT(refusal(start, "outlier", "0.5"), contains("from 1 to 100"));
    CHECK_THAT(refusal(start, "axis", "time"), contains("axis must be context or batch, not \"time\""));
    CHECK_THAT(refusal(start, "group", "33"), contains("from 1 to 32"));
    CHECK_THAT(refusal(start, "block-size", "0"), contains("from 1 to 512"));
    CHECK_THAT(refusal(start, "pool", "10"), contains("from 64 to 8,192"));
    CHECK_THAT(refusal(start, "reserve", "2000"), contains("does not fit into pool, 1,024"));
    CHECK_THAT(refusal(start, "prefix", "-1"), contains("from 0 to"));
    CHECK_THAT(refusal(start, "share-prefix", "yes"), contains("on or off"));
    CHECK_THAT(refusal(start, "add-sequence", "300"), contains("1 to 256 tokens"));
    CHECK_THAT(refusal(start, "end-sequence", "1"),
               contains("end-sequence cannot be 1: no sequence has come yet"));
    CHECK(refusal(start, "length[3]", "10") ==
          "length[3] does not exist: no sequence has come yet; add one with add-sequence");
    const KvMemoryInputs two = memoryWith(start, {{"add-sequence", "5"}, {"add-sequence", "7"}});
    for (const char* key : {"length[3]", "length[0]", "length[x]", "length[9999999999999999999]"})
        CHECK(refusal(two, key, "10") ==
              std::string(key) + " does not exist: the sequences that came are 1 to 2");
    CHECK_THAT(refusal(two, "length[1]", "x"), contains("length[1] must be a whole number from 1 to 256"));
    CHECK_THAT(refusal(two, "end-sequence", "99999999999999999999"),
               contains("from 1 to 2 (the sequences that came), not 99999999999999999999"));
    CHECK_THAT(refusal(two, "end-sequence", "x"), contains("from 1 to 2"));
    CHECK_THAT(refusal(start, "events", "+5 7"), contains("not \"7\""));
    CHECK_THAT(refusal(start, "events", "+99999999999999999999"),
               contains("a length in events must be a whole number from 1 to 256 tokens"));
    CHECK_THAT(refusal(start, "events", "+5 -99999999999999999999"), contains("from 1 to 400"));
    CHECK_THAT(refusal(start, "events", "+5 -2"), contains("sequence 2 is not there to end"));
    CHECK_THAT(refusal(start, "layers", "99999999999999999999"),
               contains("from 1 to 1,000, not 99999999999999999999"));
    CHECK_THAT(refusal(start, "parameters", "10000000"), contains("from 0.001 to 1,000,000, not 10000000"));
    CHECK_THAT(refusal(start, "alike", "1e-400"), contains("too close to 0 to be held"));
    CHECK_THAT(refusal(start, "colour", "red"),
               contains("unknown setting \"colour\"") && contains("kv-width"));
}

TEST_CASE("too many bytes are a sentence, and the numbers stay as they were", "[kv-memory][error]")
{
    const KvMemoryInputs long_ = memoryWith({}, {{"context", "1e9"}});
    CHECK_THAT(refusal(long_, "batch", "1000000"), contains("more than 9,007,199,254,740,992 bytes"));
    CHECK(field(long_, "kv-bytes", "total") == 753'664e9);
}

TEST_CASE("sequences come, change their length and end", "[kv-memory]")
{
    KvMemoryInputs inputs =
        memoryWith({}, {{"add-sequence", "100"}, {"add-sequence", "40"}, {"length[2]", "50"}});
    CHECK(field(inputs, "paged", "stored") == 150);
    CHECK(field(inputs, "contiguous", "taken") == 512);
    inputs = memoryWith(inputs, {{"end-sequence", "1"}});
    CHECK(field(inputs, "paged", "stored") == 50);
    CHECK(field(inputs, "paged", "taken") == 64);
    CHECK(memoryWith({}, {{"events", "+100 +50 -1"}}).paging.events == inputs.paging.events);
    CHECK_THAT(refusal(inputs, "reserve", "60"), contains("1 to 60 tokens")); // sequence 1 had 100
    std::string many;
    for (int i = 0; i < 201; ++i)
        many += "+1 -" + std::to_string(i + 1) + " ";
    CHECK_THAT(refusal({}, "events", many), contains("at most 400"));
}

TEST_CASE("settings make the same inputs of any others", "[kv-memory][law]")
{
    const KvMemoryInputs other = memoryWith({}, {{"preset", "gemma-2b"},
                                                 {"context", "5"},
                                                 {"reserve", "16"},
                                                 {"pool", "128"},
                                                 {"events", "+16 +3 -1"},
                                                 {"axis", "batch"}});
    const KvMemoryInputs own = memoryWith({}, {{"query-heads", "40"},
                                               {"kv-heads", "5"},
                                               {"head-dim", "65536"},
                                               {"bytes", "0.25"},
                                               {"alike", "0.1"},
                                               {"cache-bits", "2"},
                                               {"group", "8"},
                                               {"share-prefix", "on"},
                                               {"prefix", "20"},
                                               {"memory", "24"},
                                               {"weight-bytes", "0.5"},
                                               {"events", "+200 +7 -2"}});
    const KvMemoryInputs large = memoryWith({}, {{"context", "1e9"}, {"batch", "11"}});
    for (const auto& from : {KvMemoryInputs{}, other, own, large})
        for (const auto& to : {KvMemoryInputs{}, other, own, large}) {
            const auto list = settings(from, to);
            CHECK(memoryWith(from, TextSettings(list.begin(), list.end())) == to);
        }
}

TEST_CASE("every name has its value, and no other does", "[kv-memory]")
{
    const auto results = evaluate(KvMemoryInputs{});
    for (const std::string& name : valueNames(results))
        CHECK(namedValue(results, name).has_value());
    CHECK_FALSE(namedValue(results, "weights").has_value());
    CHECK(memoryNumber({}, "heads-per-kv-head") == 1);
    CHECK(memoryNumber({}, "output-change") == 0);
    CHECK(memoryNumber(memoryWith({}, {{"kv-heads", "4"}}), "output-change") > 1);
    CHECK(std::get<Matrix>(namedValue(results, "quantization-errors").value()).cols() == 4);
    CHECK(field({}, "quantization", "bitsWithScales") == 4 + 32.0 / 16);
    CHECK(field({}, "quantization", "saved") == 62.5); // 6 bits instead of 16
}

TEST_CASE("a lesson's start names its settings", "[kv-memory][start]")
{
    const auto start = kvMemoryStart(json::parse(
        R"({"kv-heads": 2, "preset": "mistral-7b", "events": "+300", "reserve": 400, "share-prefix": true})"));
    CHECK(kvMemoryStart(json::parse(R"({"kv-heads": 20, "query-heads": 40})")).load.shape.kvHeads == 20);
    CHECK_THROWS_WITH(kvMemoryStart(json::parse(R"({"layers": 1000000})")), contains("not 1000000"));
    CHECK(start.load.shape == core::CacheShape{32, 32, 2, 128});
    CHECK(start.paging.share);
    CHECK(start.paging.reserve == 400);
    CHECK_THROWS_AS(kvMemoryStart(json::parse(R"({"layers": 0})")), LoadError);
    CHECK_THROWS_WITH(kvMemoryStart(json::parse(R"({"layers": []})")), contains("\"layers\" is no number"));
    CHECK_THROWS_WITH(kvMemoryStart(json::parse("[]")), contains("object"));
    CHECK(std::holds_alternative<KvMemoryInputs>(core::topicStart("kv-memory", json::object())));
}

TEST_CASE("a step of the guide starts from the lesson's start", "[kv-memory]")
{
    const KvMemoryInputs start;
    CHECK(withControlsOf(start, memoryWith(start, {{"preset", "gpt-2"}, {"axis", "batch"}})) == start);
}

TEST_CASE("Undo names what was changed", "[kv-memory]")
{
    const auto titleOf = [](const char* key, const char* value) {
        return title(kvMemoryEdit(memoryWith({}, {{"add-sequence", "5"}}), key, value));
    };
    CHECK(titleOf("preset", "gpt-2") == "Choose model");
    CHECK(titleOf("kv-heads", "8") == "KV heads");
    CHECK(titleOf("bandwidth", "100") == "Bandwidth");
    CHECK(titleOf("bytes", "1") == "Bits of a number");
    CHECK(titleOf("end-sequence", "1") == "End sequence");
}
