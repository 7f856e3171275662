#pragma once

#include "core/kv_cache_room.h"
#include "core/kv_cache_settings.h"
#include "core/kv_cache_start.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>

namespace core {

/// The KV cache room as the list of topics knows it. Its other functions (apply, evaluate, takesLong, title,
/// namedValue, valueNames, withControlsOf, settings) are found by their arguments.
struct KvCacheTopic
{
    static constexpr std::string_view kName = "kv-cache";
    using Inputs = KvCacheInputs;
    using Edit = KvCacheEdit;
    using Results = KvCacheResults;

    static Inputs start(const nlohmann::json& object) { return kvCacheStart(object); }

    static constexpr std::array kFields{kOwnSource};
    static Inputs withFields(const Inputs& start, const nlohmann::json& fields)
    {
        return withOwnSource(start, fields);
    }
    static nlohmann::ordered_json fields(const Inputs& inputs) { return ownSourceField(inputs); }

    static Edit editNamed(const Inputs& inputs, std::string_view key, std::string_view value)
    {
        return kvCacheEdit(inputs, key, value);
    }
};

} // namespace core
