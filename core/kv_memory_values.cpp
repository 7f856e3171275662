#include "core/kv_memory_room.h"

#include <functional>

namespace core {

namespace {

double real(Index number)
{
    return static_cast<double>(number);
}

Record bytesRecord(const KvMemoryResults& results)
{
    return {{"perToken", real(results.bytes.perToken)},
            {"perSequence", real(results.bytes.perSequence)},
            {"total", real(results.bytes.total)}};
}

Record wallsRecord(const KvMemoryResults& results)
{
    const Walls& walls = results.walls;
    return {{"weights", walls.weights / kGiB},      {"cache", walls.cache / kGiB},
            {"memory", walls.device / kGiB},        {"crossing", walls.crossing},
            {"largestBatch", walls.largestBatch},   {"step", walls.stepTime * 1e3},
            {"weightTime", walls.weightTime * 1e3}, {"cacheTime", walls.cacheTime * 1e3},
            {"tokenTime", walls.tokenTime() * 1e3}};
}

Record useRecord(const MemoryUse& use, const std::vector<Index>& running)
{
    return {{"taken", real(use.taken)},
            {"stored", real(use.stored)},
            {"wasted", real(use.wasted())},
            {"waste", use.waste()},
            {"sequences", real(static_cast<Index>(running.size() - use.waiting.size()))},
            {"waiting", real(static_cast<Index>(use.waiting.size()))}};
}

Record quantizationRecord(const KvMemoryResults& results)
{
    const Quantization& q = results.quantization;
    const QuantizationSetup& setup = results.inputs.quantization;
    return {{"bits", real(setup.bits)},
            {"group", real(setup.group)},
            {"bitsWithScales", real(setup.bits) + real(kBitsPerGroup) / real(setup.group)},
            {"perToken", real(results.quantizedPerToken)},
            {"perTokenFull", real(results.fullPerToken)},
            {"saved", 100 * (1 - real(results.quantizedPerToken) / real(results.fullPerToken))},
            {"weightErrorPerChannel", q.perChannel.meanWeightError()},
            {"weightErrorPerToken", q.perToken.meanWeightError()},
            {"outputErrorPerChannel", q.perChannel.meanOutputError()},
            {"outputErrorPerToken", q.perToken.meanOutputError()}};
}

Matrix quantizationErrors(const KvMemoryResults& results)
{
    const Quantization& q = results.quantization;
    Matrix errors(q.head.q.rows(), 4);
    errors << q.perChannel.weightError, q.perToken.weightError, q.perChannel.outputError,
        q.perToken.outputError;
    return errors;
}

struct NamedMemoryValue
{
    std::string_view name;
    std::function<Quantity(const KvMemoryResults&)> value;
};

double gib(Bytes bytes)
{
    return real(bytes) / kGiB;
}

const std::vector<NamedMemoryValue>& namedValues()
{
    using Results = KvMemoryResults;
    static const std::vector<NamedMemoryValue> values{
        {"kv-bytes", bytesRecord},
        {"mib-per-token", [](const Results& r) { return real(r.bytes.perToken) / kMiB; }},
        {"gib-per-sequence", [](const Results& r) { return gib(r.bytes.perSequence); }},
        {"gib-total", [](const Results& r) { return gib(r.bytes.total); }},
        {"heads-per-kv-head",
         [](const Results& r) { return real(r.inputs.load.shape.queryHeads / r.inputs.load.shape.kvHeads); }},
        {"output-change", [](const Results& r) { return 100 * r.sharing.all; }},
        {"head-changes", [](const Results& r) { return Matrix(100 * r.sharing.heads); }},
        {"walls", wallsRecord},
        {"contiguous", [](const Results& r) { return useRecord(r.paging.contiguous, r.paging.running); }},
        {"paged", [](const Results& r) { return useRecord(r.paging.paged, r.paging.running); }},
        {"quantization", quantizationRecord},
        {"quantization-errors", quantizationErrors},
        {"keys", [](const Results& r) { return r.quantization.head.k; }},
    };
    return values;
}

std::optional<double> inputNamed(const KvMemoryInputs& inputs, std::string_view name)
{
    for (std::size_t i = 0; i < kKvWholes; ++i)
        if (const auto number = static_cast<KvWhole>(i); rule(number).key == name)
            return real(value(inputs, number));
    for (std::size_t i = 0; i < kKvMeasures; ++i)
        if (const auto measure = static_cast<KvMeasure>(i); rule(measure).key == name)
            return value(inputs, measure);
    for (const KvBits what : {KvBits::Cache, KvBits::Weights})
        if (key(what) == name)
            return real(bits(inputs, what)) / kBitsPerByte;
    return name == key(KvBits::Quantized) ? std::optional(real(bits(inputs, KvBits::Quantized)))
                                          : std::nullopt;
}

} // namespace

std::optional<Quantity> namedValue(const KvMemoryResults& results, std::string_view name)
{
    for (const NamedMemoryValue& value : namedValues())
        if (value.name == name)
            return value.value(results);
    if (const auto number = inputNamed(results.inputs, name))
        return *number;
    return std::nullopt;
}

std::vector<std::string> valueNames(const KvMemoryResults&)
{
    std::vector<std::string> names;
    for (const NamedMemoryValue& value : namedValues())
        names.emplace_back(value.name);
    for (std::size_t i = 0; i < kKvWholes; ++i)
        names.emplace_back(rule(static_cast<KvWhole>(i)).key);
    for (std::size_t i = 0; i < kKvMeasures; ++i)
        names.emplace_back(rule(static_cast<KvMeasure>(i)).key);
    for (const KvBits what : {KvBits::Cache, KvBits::Weights, KvBits::Quantized})
        names.emplace_back(key(what));
    return names;
}

} // namespace core
