#pragma once

#include "core/setting_value.h"
#include "core/settings_together.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// The object "set" of a file: keys and values as `--set` takes them, true and false for on and off; empty
/// where there is none. Throws FieldError.
std::vector<Setting> settingsField(const nlohmann::ordered_json& object);

} // namespace core
