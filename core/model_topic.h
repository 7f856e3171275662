#pragma once

#include "core/model_room.h"
#include "core/model_settings.h"
#include "core/model_start.h"

#include <string_view>

namespace core {

/// The room of a trained model as the list of topics knows it.
struct ModelTopic
{
    static constexpr std::string_view kName = "model";
    using Inputs = ModelInputs;
    using Edit = ModelEdit;
    using Results = ModelResults;

    static Inputs start(const nlohmann::json& object) { return modelStart(object); }
    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return modelEdit(inputs, key, value);
    }
};

} // namespace core
