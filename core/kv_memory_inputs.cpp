#include "core/kv_memory_inputs.h"

#include "core/words.h"

#include <array>
#include <stdexcept>

namespace core {

namespace {

constexpr Index kMillion = 1'000'000;

constexpr std::array<KvWholeRule, kKvWholes> kWholeRules{{
    {"layers", CORE_WORDS("Layers"), 1, 1'000},
    {"query-heads", CORE_WORDS("Query heads"), 1, 1'024},
    {"kv-heads", CORE_WORDS("KV heads"), 1, 1'024},
    {"head-dim", CORE_WORDS("Head dimension"), 1, 65'536},
    {"kv-width", CORE_WORDS("K/V width"), 1, Index{1'024} * 65'536},
    {"context", CORE_WORDS("Context"), 1, 1'000 * kMillion},
    {"batch", CORE_WORDS("Batch"), 1, kMillion},
    {"pool", CORE_WORDS("Cache memory"), 64, 8'192},
    {"reserve", CORE_WORDS("Reserved for each"), 1, 8'192},
    {"block-size", CORE_WORDS("Block size"), 1, 512},
    {"prefix", CORE_WORDS("Common prefix"), 0, 8'192},
    {"group", CORE_WORDS("Group size"), 1, 32},
}};

constexpr std::array<KvMeasureRule, kKvMeasures> kMeasureRules{{
    {"parameters", CORE_WORDS("Parameters"), 0.001, 1e6},
    {"memory", CORE_WORDS("Device memory"), 0.1, 1e6},
    {"bandwidth", CORE_WORDS("Bandwidth"), 0.1, 1e6},
    {"alike", CORE_WORDS("Likeness of heads"), 0, 1},
    {"outlier", CORE_WORDS("Outlier"), 1, 100},
}};

/// Where a number lies in the inputs, const or not; nowhere for the K/V width.
template <typename Inputs>
auto* place(Inputs& inputs, KvWhole number)
{
    auto& [layers, queryHeads, kvHeads, headDim] = inputs.load.shape;
    auto& paging = inputs.paging;
    const std::array<decltype(&inputs.load.context), kKvWholes> places{
        &layers,         &queryHeads,          &kvHeads,           &headDim,
        nullptr,         &inputs.load.context, &inputs.load.batch, &paging.memory,
        &paging.reserve, &paging.block,        &paging.prefix,     &inputs.quantization.group};
    return places[static_cast<std::size_t>(number)];
}

template <typename Inputs>
auto* place(Inputs& inputs, KvMeasure measure)
{
    auto& walls = inputs.walls;
    const std::array<decltype(&inputs.alike), kKvMeasures> places{
        &walls.parameters, &walls.memory, &walls.bandwidth, &inputs.alike, &inputs.quantization.outlier};
    return places[static_cast<std::size_t>(measure)];
}

template <typename Inputs>
auto* place(Inputs& inputs, KvBits what)
{
    const std::array<decltype(&inputs.load.bits), 3> places{&inputs.load.bits, &inputs.walls.weightBits,
                                                            &inputs.quantization.bits};
    return places[static_cast<std::size_t>(what)];
}

} // namespace

const KvWholeRule& rule(KvWhole number)
{
    return kWholeRules[static_cast<std::size_t>(number)];
}

const KvMeasureRule& rule(KvMeasure measure)
{
    return kMeasureRules[static_cast<std::size_t>(measure)];
}

std::string_view key(KvBits what)
{
    constexpr std::array<std::string_view, 3> kKeys{"bytes", "weight-bytes", "cache-bits"};
    return kKeys[static_cast<std::size_t>(what)];
}

std::span<const Index> choices(KvBits what)
{
    return what == KvBits::Quantized ? std::span<const Index>(kCacheBits)
                                     : std::span<const Index>(kElementBits);
}

Index value(const KvMemoryInputs& inputs, KvWhole number)
{
    const Index* found = place(inputs, number);
    return found ? *found : inputs.load.shape.kvWidth();
}

double value(const KvMemoryInputs& inputs, KvMeasure measure)
{
    return *place(inputs, measure);
}

Index bits(const KvMemoryInputs& inputs, KvBits what)
{
    return *place(inputs, what);
}

void put(KvMemoryInputs& inputs, KvWhole number, Index value)
{
    if (number == KvWhole::KvWidth)
        throw std::invalid_argument("the K/V width is a product and cannot be put in");
    *place(inputs, number) = value;
}

void put(KvMemoryInputs& inputs, KvMeasure measure, double value)
{
    *place(inputs, measure) = value;
}

void put(KvMemoryInputs& inputs, KvBits what, Index bits)
{
    *place(inputs, what) = bits;
}

} // namespace core
