#pragma once

#include "core/perplexity_room.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A lesson's starting inputs from its JSON object:
///   {"sentence": "The cat sat.", "p": [0.5, 0.25, 0.125, 1], "axis": "linear"|"log", "window": 4, "stride":
///   2}
/// The last three may be absent. Throws LoadError "key: found, expected" on anything that does not fit.
PerplexityInputs perplexityStart(const nlohmann::json& start);

} // namespace core
