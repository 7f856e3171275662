#include "core/kv_cache_room.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <algorithm>

namespace core {

namespace {

void checkRange(std::string_view what, Index value, Index least, Index most, const char* why)
{
    if (value < least || value > most)
        throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3%4, not %5"), what,
                        groupedText(least), groupedText(most), Sentence(why), std::to_string(value));
}

void applyTo(KvCacheInputs& inputs, const SetCacheSource& edit)
{
    std::string known;
    for (const NamedCacheTokens& each : inputs.sources)
        known += each.name + ", ";
    inputs.source = edit.source;
    if (edit.source != kRandomSource && !givenTokens(inputs))
        throw EditError(CORE_WORDS("source must be one of %1%2, not \"%3\""), known, kRandomSource,
                        edit.source);
    if (inputs.step)
        inputs.step = std::min(*inputs.step, tokenCount(inputs));
}

void applyTo(KvCacheInputs& inputs, const SetCacheTokens& edit)
{
    checkRange("tokens", edit.tokens, 1, kMaxCacheTokens, "");
    inputs.tokens = edit.tokens;
    if (inputs.step)
        inputs.step = std::min(*inputs.step, edit.tokens);
}

void applyTo(KvCacheInputs& inputs, const SetCacheStep& edit)
{
    checkRange("step", edit.step, 1, tokenCount(inputs), kStepNote);
    inputs.step = edit.step;
}

void applyTo(KvCacheInputs& inputs, const SetCacheVariant& edit)
{
    inputs.variant = edit.variant;
}

void applyTo(KvCacheInputs& inputs, const SetCacheKeep& edit)
{
    inputs.policy.keep = edit.keep;
}

void applyTo(KvCacheInputs& inputs, const SetCacheWindow& edit)
{
    checkRange("window", edit.rows, 1, kMaxCacheTokens, kWindowNote);
    inputs.policy.window = edit.rows;
}

void applyTo(KvCacheInputs& inputs, const SetCacheSinks& edit)
{
    checkRange("sinks", edit.rows, 0, kMaxCacheTokens, "");
    inputs.policy.sinks = edit.rows;
}

void applyTo(KvCacheInputs& inputs, const SetCacheBytes& edit)
{
    if (std::ranges::find(kStoredNumberBytes, edit.bytes) == kStoredNumberBytes.end())
        throw EditError(CORE_WORDS("bytes must be 1, 2, 4 or 8 for each stored number, not %1"),
                        std::to_string(edit.bytes));
    inputs.bytes = edit.bytes;
}

void applyTo(KvCacheInputs& inputs, const SetCacheAxis& edit)
{
    inputs.axis = edit.axis;
}

struct KvCacheTitle
{
    std::string operator()(const SetCacheSource&) const { return CORE_WORDS("Choose tokens"); }
    std::string operator()(const SetCacheTokens&) const { return CORE_WORDS("Number of tokens"); }
    std::string operator()(const SetCacheStep&) const { return CORE_WORDS("Go to step"); }
    std::string operator()(const SetCacheVariant&) const { return CORE_WORDS("Choose lane"); }
    std::string operator()(const SetCacheKeep&) const { return CORE_WORDS("What the cache keeps"); }
    std::string operator()(const SetCacheWindow&) const { return CORE_WORDS("Last rows kept"); }
    std::string operator()(const SetCacheSinks&) const { return CORE_WORDS("First rows kept"); }
    std::string operator()(const SetCacheBytes&) const { return CORE_WORDS("Bytes per number"); }
    std::string operator()(const SetCacheAxis&) const { return CORE_WORDS("Chart axis"); }
};

} // namespace

const CacheTokens* givenTokens(const KvCacheInputs& inputs)
{
    const auto found = std::ranges::find(inputs.sources, inputs.source, &NamedCacheTokens::name);
    return found == inputs.sources.end() ? nullptr : &found->tokens;
}

Index tokenCount(const KvCacheInputs& inputs)
{
    const CacheTokens* tokens = givenTokens(inputs);
    return inputs.tokens.value_or(tokens ? tokens->count() : kRandomSourceTokens);
}

Index stepOf(const KvCacheInputs& inputs)
{
    return inputs.step.value_or(tokenCount(inputs));
}

KvCacheInputs apply(KvCacheInputs inputs, const KvCacheEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    return inputs;
}

std::string title(const KvCacheEdit& edit)
{
    return std::visit(KvCacheTitle{}, edit);
}

KvCacheInputs takenFrom(KvCacheInputs inputs, const AttentionInputs& given)
{
    const std::string own(kOwnSource);
    std::erase_if(inputs.sources, [&](const NamedCacheTokens& each) { return each.name == own; });
    inputs.sources.push_back({own, cacheTokens(given)});
    inputs.source = own;
    inputs.tokens.reset();
    inputs.step.reset();
    return inputs;
}

KvCacheInputs withControlsOf(const KvCacheInputs& start, const KvCacheInputs& inputs)
{
    KvCacheInputs result = start;
    const auto own = std::ranges::find(inputs.sources, kOwnSource, &NamedCacheTokens::name);
    const auto there = std::ranges::find(result.sources, kOwnSource, &NamedCacheTokens::name);
    if (own != inputs.sources.end() && there == result.sources.end())
        result.sources.push_back(*own);
    return result;
}

} // namespace core
