#pragma once

#include "core/setting_value.h"
#include "core/settings_together.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace core {

/// The object "set" of a file: keys and values as `--set` takes them, true and false for on and off; empty
/// where there is none. Throws FieldError.
std::vector<Setting> settingsField(const nlohmann::ordered_json& object);

/// The value as `--set` takes it; nothing where it is no number, text, true or false.
std::optional<std::string> settingText(const nlohmann::ordered_json& value);

} // namespace core
