#include "core/settings_field.h"

#include "core/json_text.h"

namespace core {

using nlohmann::ordered_json; // the order of settings counts

std::optional<std::string> settingText(const ordered_json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "on" : "off";
    if (value.is_number())
        return value.dump();
    return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

std::vector<Setting> settingsField(const ordered_json& object)
{
    std::vector<Setting> all;
    if (!object.contains("set"))
        return all;
    if (!object.at("set").is_object())
        throw FieldError("/set", CORE_WORDS("\"set\" is not an object {…}"));
    for (const auto& [key, value] : object.at("set").items()) {
        const auto text = settingText(value);
        if (!text)
            throw FieldError("/set/" + key,
                             CORE_WORDS("\"%1\" in \"set\" is not a number, a text, true or false"), key);
        all.emplace_back(key, *text);
    }
    return all;
}

} // namespace core
