#include "core/kv_memory_room.h"

#include "core/errors.h"
#include "core/model_presets.h"
#include "core/number_text.h"
#include "core/words.h"

#include <algorithm>
#include <span>

namespace core {

namespace {

void setQueryHeads(CacheShape& shape, Index heads)
{
    const bool shared = shape.kvHeads < shape.queryHeads;
    if (shared && heads % shape.kvHeads != 0)
        throw EditError(
            CORE_WORDS("query-heads must be a multiple of the %1 KV heads, which it is not at %2; "
                       "change kv-heads first"),
            groupedText(shape.kvHeads), groupedText(heads));
    shape.queryHeads = heads;
    if (!shared)
        shape.kvHeads = heads;
}

void setKvHeads(CacheShape& shape, Index heads)
{
    if (shape.queryHeads % heads != 0) {
        std::string known;
        for (const Index divisor : divisors(shape.queryHeads))
            known += (known.empty() ? "" : ", ") + groupedText(divisor);
        throw EditError(
            CORE_WORDS("%1 query heads cannot share %2 KV heads evenly; kv-heads must divide %1: %3"),
            groupedText(shape.queryHeads), groupedText(heads), known);
    }
    shape.kvHeads = heads;
}

void setKvWidth(CacheShape& shape, Index width)
{
    if (width % shape.kvHeads != 0)
        throw EditError(CORE_WORDS("kv-width must be a multiple of the %1 KV heads, which it is not at %2"),
                        groupedText(shape.kvHeads), groupedText(width));
    shape.headDim = width / shape.kvHeads;
}

bool isOfModel(KvWhole number)
{
    return number <= KvWhole::KvWidth;
}

void checkLimits(const SetKvWhole& edit)
{
    const KvWholeRule& limits = rule(edit.number);
    if (edit.value < limits.minimum || edit.value > limits.maximum)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3, not %4"), limits.key,
                        groupedText(limits.minimum), groupedText(limits.maximum), std::to_string(edit.value));
}

void checkPaging(const PagingSetup& paging)
{
    if (paging.events.size() > kMostPagingEvents)
        throw EditError(CORE_WORDS("at most %1 sequences can come and end; clear the memory first"),
                        std::to_string(kMostPagingEvents));
    if (paging.reserve > paging.memory)
        throw EditError(CORE_WORDS("reserve, %1 tokens, does not fit into pool, %2; make reserve smaller or "
                                   "pool larger"),
                        groupedText(paging.reserve), groupedText(paging.memory));
    static_cast<void>(layOut(paging)); // whose lengths fit, or it throws
}

void applyTo(KvMemoryInputs& inputs, const SetModel& edit)
{
    const ModelPreset& model = modelPreset(edit.preset);
    inputs.preset = model.id;
    inputs.load.shape = model.shape;
    inputs.walls.parameters = static_cast<double>(model.parameters) / 1e9;
}

void applyTo(KvMemoryInputs& inputs, const SetKvWhole& edit)
{
    checkLimits(edit);
    const CacheShape before = inputs.load.shape;
    switch (edit.number) {
    case KvWhole::QueryHeads:
        setQueryHeads(inputs.load.shape, edit.value);
        break;
    case KvWhole::KvHeads:
        setKvHeads(inputs.load.shape, edit.value);
        break;
    case KvWhole::KvWidth:
        setKvWidth(inputs.load.shape, edit.value);
        break;
    default:
        put(inputs, edit.number, edit.value);
    }
    if (isOfModel(edit.number) && inputs.load.shape != before)
        inputs.preset.clear();
}

void applyTo(KvMemoryInputs& inputs, const SetKvMeasure& edit)
{
    const KvMeasureRule& limits = rule(edit.measure);
    if (!(edit.value >= limits.minimum && edit.value <= limits.maximum))
        throw EditError(CORE_WORDS("%1 must be a number from %2 to %3, not %4"), limits.key,
                        limitText(limits.minimum), limitText(limits.maximum), writtenOutText(edit.value));
    if (edit.measure == KvMeasure::Parameters && value(inputs, edit.measure) != edit.value)
        inputs.preset.clear();
    put(inputs, edit.measure, edit.value);
}

void applyTo(KvMemoryInputs& inputs, const SetKvBits& edit)
{
    const auto known = choices(edit.what);
    if (std::ranges::find(known, edit.bits) == known.end())
        throw EditError(CORE_WORDS("%1 must be one of the numbers of bits offered, not %2"), key(edit.what),
                        groupedText(edit.bits));
    put(inputs, edit.what, edit.bits);
}

void applyTo(KvMemoryInputs& inputs, const SetWallsAxis& edit)
{
    inputs.axis = edit.axis;
}

void applyTo(KvMemoryInputs& inputs, const SetPrefixSharing& edit)
{
    inputs.paging.share = edit.on;
}

void applyTo(KvMemoryInputs& inputs, const AddSequence& edit)
{
    inputs.paging.events.emplace_back(Arrival{edit.length});
}

void applyTo(KvMemoryInputs& inputs, const EndSequence& edit)
{
    inputs.paging.events.emplace_back(Ending{edit.sequence});
}

void applyTo(KvMemoryInputs& inputs, const SetSequenceLength& edit)
{
    Index arrived = 0;
    for (PagingEvent& event : inputs.paging.events)
        if (auto* arrival = std::get_if<Arrival>(&event); arrival && ++arrived == edit.sequence) {
            arrival->length = edit.length;
            return;
        }
    throw EditError(CORE_WORDS("sequence %1 never came"), groupedText(edit.sequence));
}

void applyTo(KvMemoryInputs& inputs, const SetPagingEvents& edit)
{
    inputs.paging.events = edit.events;
}

struct KvMemoryTitle
{
    std::string operator()(const SetModel&) const { return CORE_WORDS("Choose model"); }
    std::string operator()(const SetKvWhole& edit) const { return std::string(rule(edit.number).title); }
    std::string operator()(const SetKvMeasure& edit) const { return std::string(rule(edit.measure).title); }
    std::string operator()(const SetKvBits& edit) const
    {
        return edit.what == KvBits::Weights ? CORE_WORDS("Bits of a weight") : CORE_WORDS("Bits of a number");
    }
    std::string operator()(const SetWallsAxis&) const { return CORE_WORDS("Axis of the charts"); }
    std::string operator()(const SetPrefixSharing&) const { return CORE_WORDS("Share the prefix"); }
    std::string operator()(const AddSequence&) const { return CORE_WORDS("Add sequence"); }
    std::string operator()(const EndSequence&) const { return CORE_WORDS("End sequence"); }
    std::string operator()(const SetSequenceLength&) const { return CORE_WORDS("Length of a sequence"); }
    std::string operator()(const SetPagingEvents&) const { return CORE_WORDS("Change sequences"); }
};

} // namespace

KvMemoryInputs apply(KvMemoryInputs inputs, const KvMemoryEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    checkPaging(inputs.paging);
    static_cast<void>(cacheBytes(inputs.load)); // few enough to be counted, or it throws
    return inputs;
}

std::string title(const KvMemoryEdit& edit)
{
    return std::visit(KvMemoryTitle{}, edit);
}

KvMemoryInputs withControlsOf(const KvMemoryInputs& start, const KvMemoryInputs&)
{
    return start;
}

KvMemoryResults evaluate(const KvMemoryInputs& inputs)
{
    const CacheShape& shape = inputs.load.shape;
    KvMemoryResults results;
    results.inputs = inputs;
    results.bytes = cacheBytes(inputs.load);
    CacheLoad unshared = inputs.load;
    unshared.shape.kvHeads = shape.queryHeads;
    unshared.context = unshared.batch = 1;
    results.unsharedPerToken = cacheBytes(unshared).total;
    results.sharing = shareHeads(seededAttention(shape.queryHeads, inputs.alike), shape.kvHeads);
    results.walls = walls(inputs.load, inputs.walls);
    results.curve =
        wallsCurve(inputs.load, inputs.walls, inputs.axis, axisEnd(inputs.load, inputs.walls, inputs.axis));
    results.paging = layOut(inputs.paging);
    results.quantization = quantize(inputs.quantization);
    QuantizationSetup coarsest = inputs.quantization;
    coarsest.bits = std::ranges::min(choices(KvBits::Quantized));
    results.coarsest = quantize(coarsest);
    const Bytes numbers = 2 * shape.layers * shape.kvWidth(); // the limits keep it small
    results.fullPerToken = 2 * numbers;
    results.quantizedPerToken =
        quantizedBytes(numbers, inputs.quantization.bits, inputs.quantization.group).value();
    return results;
}

Index selectable(const KvMemoryResults&)
{
    return 0;
}

} // namespace core
