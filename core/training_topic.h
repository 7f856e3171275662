#pragma once

#include "core/training_room.h"
#include "core/training_settings.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace core {

/// The room of a training as the list of topics knows it.
struct TrainingTopic
{
    static constexpr std::string_view kName = "training";
    static constexpr std::string_view kNotKept = kTrainedKey;
    using Inputs = TrainingInputs;
    using Edit = TrainingEdit;
    using Results = TrainingResults;

    static Inputs start(const nlohmann::json& object) { return trainingStart(object); }
    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return trainingEdit(inputs, key, value);
    }
};

} // namespace core
