#pragma once

#include "core/attention_settings.h"
#include "core/kv_cache_room.h"

namespace core {

/// The edit that `--set key=value` and a lesson's steps name; the control of that name builds the same one.
/// Keys: source, tokens, step, variant, keep, window, sinks, bytes, axis. Throws EditError.
KvCacheEdit kvCacheEdit(const KvCacheInputs& inputs, std::string_view key, std::string_view value);

/// The settings that make `inputs` of `start`.
std::vector<Setting> settings(const KvCacheInputs& start, const KvCacheInputs& inputs);

} // namespace core
