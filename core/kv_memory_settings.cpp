#include "core/kv_memory_settings.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/setting_value.h"
#include "core/settings_field.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <sstream>

namespace core {

namespace {

/// A choice's text: bytes of a number, but for the quantized ones, which are named by their bits.
std::string bitsText(KvBits what, Index bits)
{
    return exactText(static_cast<double>(bits) /
                     static_cast<double>(what == KvBits::Quantized ? 1 : kBitsPerByte));
}

SetKvBits bitsEdit(KvBits what, std::string_view value)
{
    const auto number = parseNumber(value);
    for (const Index bits : choices(what))
        if (number && bitsText(what, bits) == exactText(*number))
            return {what, bits};
    throw EditError(
        what == KvBits::Quantized
            ? CORE_WORDS("%1 must be 8, 4 or 2, not %2")
            : CORE_WORDS("%1 must be 4, 2, 1, 0.5 or 0.25 (fp32, fp16 or bf16, fp8 or int8, int4, "
                         "int2), not %2"),
        key(what), asTyped(value));
}

constexpr const char* kReserveNote = CORE_WORDS(" tokens, as many as are reserved for each");

Index sequenceLength(const KvMemoryInputs& inputs, std::string_view key, std::string_view value)
{
    return wholeValue(key, value, 1, inputs.paging.reserve, kReserveNote);
}

Index arrivals(const KvMemoryInputs& inputs)
{
    return std::ranges::count_if(inputs.paging.events, [](const PagingEvent& event) {
        return std::holds_alternative<Arrival>(event);
    });
}

constexpr const char* kNoSequence = CORE_WORDS("no sequence has come yet; add one with add-sequence");

SetSequenceLength lengthEdit(const KvMemoryInputs& inputs, std::string_view key, std::string_view value)
{
    const std::vector<Index> indices = settingPlace(key).value().indices;
    const Index arrived = arrivals(inputs);
    if (indices.size() != 1 || indices[0] < 1 || indices[0] > arrived)
        throw EditError(CORE_WORDS("%1 does not exist: %2"), key,
                        arrived == 0 ? Sentence(kNoSequence)
                                     : Sentence(CORE_WORDS("the sequences that came are 1 to %1"),
                                                {groupedText(arrived)}));
    return {indices[0], sequenceLength(inputs, key, value)};
}

EndSequence endEdit(const KvMemoryInputs& inputs, std::string_view key, std::string_view value)
{
    const Index arrived = arrivals(inputs);
    if (arrived == 0)
        throw EditError(CORE_WORDS("%1 cannot be %2: %3"), key, asTyped(value), Sentence(kNoSequence));
    return {wholeValue(key, value, 1, arrived, CORE_WORDS(" (the sequences that came)"))};
}

/// "+100" or "-1".
PagingEvent event(const KvMemoryInputs& inputs, std::string_view word)
{
    const std::string_view number = word.substr(1);
    const bool isDigits = !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
    if (isDigits && word.front() == '+')
        return Arrival{sequenceLength(inputs, "a length in events", number)};
    if (isDigits && word.front() == '-')
        return Ending{
            wholeValue("a number that ends in events", number, 1, static_cast<Index>(kMostPagingEvents))};
    throw EditError(CORE_WORDS("events must be lengths that come and numbers that end, such as \"+100 +40 "
                               "-1\", not \"%1\""),
                    word);
}

SetPagingEvents eventsEdit(const KvMemoryInputs& inputs, std::string_view value)
{
    SetPagingEvents edit;
    std::istringstream words{std::string(value)};
    for (std::string word; words >> word;)
        edit.events.push_back(event(inputs, word));
    return edit;
}

std::string eventsText(const std::vector<PagingEvent>& events)
{
    std::string text;
    for (const PagingEvent& event : events) {
        const auto* arrival = std::get_if<Arrival>(&event);
        text += text.empty() ? "" : " ";
        text += arrival ? "+" + std::to_string(arrival->length)
                        : "-" + std::to_string(std::get<Ending>(event).sequence);
    }
    return text;
}

WallsAxis axisNamed(std::string_view key, std::string_view value)
{
    if (value == "context")
        return WallsAxis::Context;
    if (value == "batch")
        return WallsAxis::Batch;
    throw EditError(CORE_WORDS("%1 must be %2, not \"%3\""), key, "context or batch", value);
}

std::optional<KvMemoryEdit> numberEdit(std::string_view key, std::string_view value)
{
    for (std::size_t i = 0; i < kKvWholes; ++i)
        if (const auto number = static_cast<KvWhole>(i); rule(number).key == key)
            return SetKvWhole{number, wholeValue(key, value, rule(number).minimum, rule(number).maximum)};
    for (std::size_t i = 0; i < kKvMeasures; ++i)
        if (const auto measure = static_cast<KvMeasure>(i); rule(measure).key == key)
            return SetKvMeasure{measure,
                                numberValue(key, value, rule(measure).minimum, rule(measure).maximum)};
    for (const KvBits what : {KvBits::Cache, KvBits::Weights, KvBits::Quantized})
        if (core::key(what) == key)
            return bitsEdit(what, value);
    return std::nullopt;
}

std::optional<KvMemoryEdit> sequenceEdit(const KvMemoryInputs& inputs, std::string_view key,
                                         std::string_view value)
{
    if (key == "add-sequence")
        return AddSequence{sequenceLength(inputs, key, value)};
    if (key == "end-sequence")
        return endEdit(inputs, key, value);
    if (key == "events")
        return eventsEdit(inputs, value);
    if (const auto place = settingPlace(key); place && place->name == "length")
        return lengthEdit(inputs, key, value);
    return std::nullopt;
}

/// In an order in which each fits what was set before: first nothing is large, then one KV head suits all.
void appendLoad(std::vector<Setting>& list, const KvMemoryInputs& inputs)
{
    const auto append = [&](KvWhole number, Index value) {
        list.emplace_back(rule(number).key, std::to_string(value));
    };
    append(KvWhole::Context, 1);
    append(KvWhole::Batch, 1);
    if (!inputs.preset.empty()) {
        list.emplace_back("preset", inputs.preset);
    } else {
        append(KvWhole::KvHeads, 1);
        for (const KvWhole number :
             {KvWhole::QueryHeads, KvWhole::KvHeads, KvWhole::HeadDim, KvWhole::Layers})
            append(number, value(inputs, number));
        list.emplace_back("parameters", exactText(inputs.walls.parameters));
    }
    list.emplace_back(key(KvBits::Cache), bitsText(KvBits::Cache, inputs.load.bits));
    append(KvWhole::Context, inputs.load.context);
    append(KvWhole::Batch, inputs.load.batch);
}

void appendPaging(std::vector<Setting>& list, const PagingSetup& paging)
{
    list.emplace_back("events", "");
    list.emplace_back("reserve", "1");
    list.emplace_back("pool", std::to_string(paging.memory));
    list.emplace_back("reserve", std::to_string(paging.reserve));
    list.emplace_back("block-size", std::to_string(paging.block));
    list.emplace_back("prefix", std::to_string(paging.prefix));
    list.emplace_back("share-prefix", paging.share ? "on" : "off");
    list.emplace_back("events", eventsText(paging.events));
}

std::string valueText(const std::string& key, const nlohmann::json& value)
{
    if (const auto text = settingText(value))
        return *text;
    throw LoadError(CORE_WORDS("\"%1\" is no number, text, true or false"), key);
}

} // namespace

KvMemoryEdit kvMemoryEdit(const KvMemoryInputs& inputs, std::string_view key, std::string_view value)
{
    if (key == "preset")
        return SetModel{std::string(value)};
    if (key == "axis")
        return SetWallsAxis{axisNamed(key, value)};
    if (key == "share-prefix")
        return SetPrefixSharing{onOrOff(key, value)};
    if (const auto edit = numberEdit(key, value))
        return *edit;
    if (const auto edit = sequenceEdit(inputs, key, value))
        return *edit;
    throw EditError(
        CORE_WORDS("unknown setting \"%1\"; known are %2 and %3"), key,
        "preset, layers, query-heads, kv-heads, head-dim, kv-width, bytes, context, batch, alike, "
        "parameters, weight-bytes, memory, bandwidth, axis, pool, reserve, block-size, prefix, "
        "share-prefix, add-sequence, end-sequence, length[i], events, cache-bits, group, outlier",
        "decimals");
}

std::vector<Setting> settings(const KvMemoryInputs&, const KvMemoryInputs& inputs)
{
    std::vector<Setting> list;
    appendLoad(list, inputs);
    for (const KvMeasure measure :
         {KvMeasure::DeviceMemory, KvMeasure::Bandwidth, KvMeasure::Alike, KvMeasure::Outlier})
        list.emplace_back(rule(measure).key, exactText(value(inputs, measure)));
    for (const KvBits what : {KvBits::Weights, KvBits::Quantized})
        list.emplace_back(key(what), bitsText(what, bits(inputs, what)));
    list.emplace_back(rule(KvWhole::Group).key, std::to_string(inputs.quantization.group));
    list.emplace_back("axis", inputs.axis == WallsAxis::Context ? "context" : "batch");
    appendPaging(list, inputs.paging);
    return list;
}

KvMemoryInputs kvMemoryStart(const nlohmann::json& start)
{
    if (!start.is_object())
        throw LoadError(CORE_WORDS("expected an object {…}"));
    std::vector<Setting> list;
    for (const auto& [key, value] : start.items())
        list.emplace_back(key, valueText(key, value));
    // a model before its changes, sequences after the memory they come to
    std::stable_partition(list.begin(), list.end(),
                          [](const auto& setting) { return setting.first != "events"; });
    std::stable_partition(list.begin(), list.end(),
                          [](const auto& setting) { return setting.first == "preset"; });
    try {
        return madeTogether(KvMemoryInputs{}, list,
                            [](const KvMemoryInputs& from, std::string_view key, std::string_view value) {
                                return core::apply(from, kvMemoryEdit(from, key, value));
                            });
    } catch (const EditError& error) {
        throw LoadError("%1", error.sentence());
    }
}

} // namespace core
