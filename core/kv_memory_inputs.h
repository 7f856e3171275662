#pragma once

#include "core/kv_paging.h"
#include "core/kv_quantization.h"
#include "core/kv_walls.h"

#include <span>
#include <string>
#include <string_view>

/// What a person can change about the memory of a KV cache: its bytes, heads that share it, the weights
/// beside it, its layout in memory and its numbers in few bits.
namespace core {

struct KvMemoryInputs
{
    std::string preset = "example"; // the model that shape and parameters are of; empty when changed by hand
    CacheLoad load;
    double alike = 0.5; // how much the small attention's heads have in common, 0…1
    WallsSetup walls;
    WallsAxis axis = WallsAxis::Context; // of the charts
    PagingSetup paging;
    QuantizationSetup quantization;

    bool operator==(const KvMemoryInputs&) const = default;
};

inline constexpr std::size_t kKvWholes = 12;

/// The whole numbers a person can set. KvWidth is kvHeads × headDim: setting it sets the head dimension.
enum class KvWhole {
    Layers,
    QueryHeads,
    KvHeads,
    HeadDim,
    KvWidth,
    Context,
    Batch,
    Memory,
    Reserve,
    Block,
    Prefix,
    Group
};

/// What `--set` calls a number, what Undo calls it, and its limits.
struct KvWholeRule
{
    std::string_view key;
    std::string_view title;
    Index minimum;
    Index maximum;
};

const KvWholeRule& rule(KvWhole number);

inline constexpr std::size_t kKvMeasures = 5;

/// The numbers a person can set that need not be whole.
enum class KvMeasure { Parameters, DeviceMemory, Bandwidth, Alike, Outlier };

struct KvMeasureRule
{
    std::string_view key;
    std::string_view title;
    double minimum;
    double maximum;
};

const KvMeasureRule& rule(KvMeasure measure);

/// What is kept with so many bits a number.
enum class KvBits { Cache, Weights, Quantized };

std::string_view key(KvBits what);

/// The bits there are to choose from.
std::span<const Index> choices(KvBits what);

/// The numbers as they are now.
Index value(const KvMemoryInputs& inputs, KvWhole number);
double value(const KvMemoryInputs& inputs, KvMeasure measure);
Index bits(const KvMemoryInputs& inputs, KvBits what);

/// The inputs with the number put in as it is: no limits are checked. Not for KvWidth, which is a product.
void put(KvMemoryInputs& inputs, KvWhole number, Index value);
void put(KvMemoryInputs& inputs, KvMeasure measure, double value);
void put(KvMemoryInputs& inputs, KvBits what, Index bits);

} // namespace core
