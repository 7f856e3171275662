#pragma once

#include "core/model_inputs.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A lesson's starting inputs from its JSON object, of the model that comes with the program:
///   {"text": "Mia raises a cat . …", "layer": 1, "head": 3, "off": "none"}
/// All but the text may be absent. Throws LoadError on anything that does not fit.
ModelInputs modelStart(const nlohmann::json& start);

} // namespace core
