#pragma once

#include "core/scaling_room.h"
#include "core/scaling_settings.h"

#include <string_view>

namespace core {

/// The room of the scores' scaling as the list of topics knows it.
struct ScalingTopic
{
    static constexpr std::string_view kName = "scaling";
    using Inputs = ScalingInputs;
    using Edit = ScalingEdit;
    using Results = ScalingResults;

    static Inputs start(const nlohmann::json& object) { return scalingStart(object); }
    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return scalingEdit(inputs, key, value);
    }
};

} // namespace core
