#include "core/kv_cache_settings.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/setting_value.h"

#include <algorithm>

namespace core {

namespace {

SetCacheBytes bytesEdit(std::string_view value)
{
    for (const Index bytes : kStoredNumberBytes)
        if (const auto number = parseNumber(value); number == static_cast<double>(bytes))
            return {bytes};
    throw EditError(CORE_WORDS("bytes must be 1, 2, 4 or 8 for each stored number, not %1"), asTyped(value));
}

/// The place of `value` among `names`.
template <typename Choice, std::size_t Count>
Choice choice(std::string_view key, std::string_view value, const std::array<std::string_view, Count>& names)
{
    const auto found = std::ranges::find(names, value);
    if (found != names.end())
        return static_cast<Choice>(found - names.begin());
    throw EditError(CORE_WORDS("%1 must be %2, not \"%3\""), key, alternatives(names), value);
}

template <typename Choice, std::size_t Count>
std::string nameOf(Choice choice, const std::array<std::string_view, Count>& names)
{
    return std::string(names[static_cast<std::size_t>(choice)]);
}

} // namespace

KvCacheEdit kvCacheEdit(const KvCacheInputs& inputs, std::string_view key, std::string_view value)
{
    if (key == "source")
        return SetCacheSource{std::string(value)};
    if (key == "tokens")
        return SetCacheTokens{wholeValue(key, value, 1, kMaxCacheTokens)};
    if (key == "step")
        return SetCacheStep{wholeValue(key, value, 1, tokenCount(inputs), kStepNote)};
    if (key == "variant")
        return SetCacheVariant{choice<CacheVariant>(key, value, kCacheVariantNames)};
    if (key == "keep")
        return SetCacheKeep{choice<CacheKeep>(key, value, kCacheKeepNames)};
    if (key == "window")
        return SetCacheWindow{wholeValue(key, value, 1, kMaxCacheTokens, kWindowNote)};
    if (key == "sinks")
        return SetCacheSinks{wholeValue(key, value, 0, kMaxCacheTokens)};
    if (key == "bytes")
        return bytesEdit(value);
    if (key == "axis")
        return SetCacheAxis{choice<CacheAxis>(key, value, kCacheAxisNames)};
    throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2"), key,
                    "source, tokens, step, variant, keep, window, sinks, bytes, axis, decimals");
}

std::vector<Setting> settings(const KvCacheInputs&, const KvCacheInputs& inputs)
{
    std::vector<Setting> list{{"source", inputs.source}};
    if (inputs.tokens)
        list.emplace_back("tokens", std::to_string(*inputs.tokens));
    if (inputs.step)
        list.emplace_back("step", std::to_string(*inputs.step));
    list.insert(list.end(), {{"variant", nameOf(inputs.variant, kCacheVariantNames)},
                             {"keep", nameOf(inputs.policy.keep, kCacheKeepNames)},
                             {"window", std::to_string(inputs.policy.window)},
                             {"sinks", std::to_string(inputs.policy.sinks)},
                             {"bytes", std::to_string(inputs.bytes)},
                             {"axis", nameOf(inputs.axis, kCacheAxisNames)}});
    return list;
}

} // namespace core
