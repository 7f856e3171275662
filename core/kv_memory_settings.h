#pragma once

#include "core/kv_memory_room.h"
#include "core/settings_together.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The edit that `--set key=value` and a lesson's steps name; the control of that name builds the same one.
/// Keys: preset; layers query-heads kv-heads head-dim kv-width context batch pool reserve block-size prefix
/// group; parameters memory bandwidth alike outlier; bytes weight-bytes (4, 2, 1, 0.5 or 0.25) and
/// cache-bits (8, 4 or 2); axis (context or batch); share-prefix (on or off); add-sequence=LENGTH,
/// end-sequence=NUMBER, length[NUMBER]; events ("+100 +40 -1": lengths that come, numbers that end).
/// Throws EditError.
KvMemoryEdit kvMemoryEdit(const KvMemoryInputs& inputs, std::string_view key, std::string_view value);

/// The settings that make `inputs` of any other. Numbers are exact.
std::vector<Setting> settings(const KvMemoryInputs& start, const KvMemoryInputs& inputs);

/// A lesson's starting inputs from its JSON object, whose keys and values are those of `--set`, such as
/// {"preset": "example", "context": 8000, "events": "+100 +40 -1"}; what it does not name is as
/// KvMemoryInputs has it. Throws LoadError "key: problem".
KvMemoryInputs kvMemoryStart(const nlohmann::json& start);

} // namespace core
