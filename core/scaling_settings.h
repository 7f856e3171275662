#pragma once

#include "core/scaling_room.h"
#include "core/settings_field.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A lesson's "start": width, keys and seed, each where it is not the usual one. Throws LoadError.
ScalingInputs scalingStart(const nlohmann::json& start);

/// The edit that `--set key=value` names: width, keys, seed. Throws EditError.
ScalingEdit scalingEdit(const ScalingInputs& inputs, std::string_view key, std::string_view value);

/// The settings that make `inputs` of the lesson's start.
std::vector<Setting> settings(const ScalingInputs& start, const ScalingInputs& inputs);

} // namespace core
