#include "core/scaling_settings.h"

#include "core/errors.h"
#include "core/json_fields.h"
#include "core/setting_value.h"
#include "core/words.h"

namespace core {

ScalingInputs scalingStart(const nlohmann::json& start)
{
    checkKeys(start, {"width", "keys", "seed"});
    ScalingInputs inputs;
    inputs.width = start.contains("width") ? wholeField(start, "width", 1, kMostScalingWidth) : inputs.width;
    inputs.keys = start.contains("keys") ? wholeField(start, "keys", kFewestScalingKeys, kMostScalingKeys)
                                         : inputs.keys;
    inputs.seed = start.contains("seed") ? wholeField(start, "seed", 0, kMostScalingSeed) : inputs.seed;
    return inputs;
}

ScalingEdit scalingEdit(const ScalingInputs&, std::string_view key, std::string_view value)
{
    if (key == "width")
        return SetScalingWidth{wholeValue(key, value, 1, kMostScalingWidth)};
    if (key == "keys")
        return SetScalingKeys{wholeValue(key, value, kFewestScalingKeys, kMostScalingKeys)};
    if (key == "seed")
        return SetScalingSeed{wholeValue(key, value, 0, kMostScalingSeed)};
    throw EditError(CORE_WORDS("unknown setting \"%1\"; known are %2 and %3"), key, "width, keys, seed",
                    "decimals");
}

std::vector<Setting> settings(const ScalingInputs&, const ScalingInputs& inputs)
{
    return {{"width", std::to_string(inputs.width)},
            {"keys", std::to_string(inputs.keys)},
            {"seed", std::to_string(inputs.seed)}};
}

} // namespace core
