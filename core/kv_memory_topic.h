#pragma once

#include "core/kv_memory_room.h"
#include "core/kv_memory_settings.h"

#include <string_view>

namespace core {

/// The room of the cache's memory as the list of topics knows it.
struct KvMemoryTopic
{
    static constexpr std::string_view kName = "kv-memory";
    using Inputs = KvMemoryInputs;
    using Edit = KvMemoryEdit;
    using Results = KvMemoryResults;

    static Inputs start(const nlohmann::json& object) { return kvMemoryStart(object); }
    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return kvMemoryEdit(inputs, key, value);
    }
};

} // namespace core
