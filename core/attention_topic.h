#pragma once

#include "core/attention_room.h"
#include "core/attention_settings.h"
#include "core/attention_start.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace core {

/// The attention room as the list of topics knows it. Its other functions (apply, evaluate, title,
/// namedValue, valueNames, withControlsOf) are found by their arguments.
struct AttentionTopic
{
    static constexpr std::string_view kName = "attention";
    using Inputs = AttentionInputs;
    using Edit = AttentionEdit;
    using Results = AttentionResults;

    static Inputs start(const nlohmann::json& object) { return attentionStart(object); }

    static constexpr auto& kFields = kAttentionFields;
    static Inputs withFields(const Inputs& start, const nlohmann::json& fields)
    {
        return attentionStart(fields, start);
    }
    static nlohmann::ordered_json fields(const Inputs& inputs) { return attentionFields(inputs); }

    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return attentionEdit(inputs, key, value);
    }
};

} // namespace core
