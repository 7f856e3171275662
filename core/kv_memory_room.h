#pragma once

#include "core/kv_memory_inputs.h"
#include "core/kv_sharing.h"
#include "core/quantity.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The memory of a KV cache: the changes a person can make, and what follows from the inputs.
namespace core {

struct SetModel
{
    std::string preset;
};
/// More query heads keep a head of their own each, where they had one.
struct SetKvWhole
{
    KvWhole number;
    Index value;
};
struct SetKvMeasure
{
    KvMeasure measure;
    double value;
};
struct SetKvBits
{
    KvBits what;
    Index bits;
};
struct SetWallsAxis
{
    WallsAxis axis;
};
struct SetPrefixSharing
{
    bool on;
};
struct AddSequence
{
    Index length;
};
struct EndSequence
{
    Index sequence;
};
struct SetSequenceLength
{
    Index sequence;
    Index length;
};
/// All that happened in the memory, from the beginning.
struct SetPagingEvents
{
    std::vector<PagingEvent> events;
};

using KvMemoryEdit =
    std::variant<SetModel, SetKvWhole, SetKvMeasure, SetKvBits, SetWallsAxis, SetPrefixSharing, AddSequence,
                 EndSequence, SetSequenceLength, SetPagingEvents>;

/// The inputs with the edit made. Throws EditError when the edit does not fit them, or makes a cache of more
/// bytes than are counted.
KvMemoryInputs apply(KvMemoryInputs inputs, const KvMemoryEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const KvMemoryEdit& edit);

/// All of `start`: every input here is a control, and the guide's steps tell one story.
KvMemoryInputs withControlsOf(const KvMemoryInputs& start, const KvMemoryInputs& inputs);

/// What follows from the inputs.
struct KvMemoryResults
{
    KvMemoryInputs inputs;
    CacheBytes bytes;
    Bytes unsharedPerToken = 0; // if every query head had a KV head of its own
    SharingChange sharing;
    Walls walls;
    WallsCurve curve; // along the inputs' axis
    Paging paging;
    Quantization quantization;
    Quantization coarsest;       // the same at the fewest bits there are: how far scales and axes must reach
    Bytes fullPerToken = 0;      // of the same shape at 16 bits a number
    Bytes quantizedPerToken = 0; // at the bits and groups of `quantization`, scales and all
};

KvMemoryResults evaluate(const KvMemoryInputs& inputs);

/// Nothing can be chosen beside the inputs.
Index selectable(const KvMemoryResults& results);

/// A result by its name, and every name there is; nothing for any other. In core/kv_memory_values.cpp.
std::optional<Quantity> namedValue(const KvMemoryResults& results, std::string_view name);
std::vector<std::string> valueNames(const KvMemoryResults& results);

} // namespace core
