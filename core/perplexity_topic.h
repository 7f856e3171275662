#pragma once

#include "core/perplexity_room.h"
#include "core/perplexity_settings.h"
#include "core/perplexity_start.h"

#include <string_view>

namespace core {

/// The perplexity room as the list of topics knows it.
struct PerplexityTopic
{
    static constexpr std::string_view kName = "perplexity";
    using Inputs = PerplexityInputs;
    using Edit = PerplexityEdit;
    using Results = PerplexityResults;

    static Inputs start(const nlohmann::json& object) { return perplexityStart(object); }
    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return perplexityEdit(inputs, key, value);
    }
};

} // namespace core
