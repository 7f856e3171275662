#pragma once

#include "core/attention_room.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A lesson's starting inputs from its JSON object:
///   {"tokens": ["a","b"], "x": [[…]], "wq": …, "wk": …, "wv": …   (or "q", "k", "v"),
///    "mask": "causal"|"none", "qMultiplier": 1, "scale": true, "query": 1}
/// The last four may be absent. Throws LoadError "key: found, expected" on anything that does not fit.
AttentionInputs attentionStart(const nlohmann::json& start);

} // namespace core
