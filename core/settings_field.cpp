#include "core/settings_field.h"

#include "core/json_text.h"

namespace core {

namespace {

using json = nlohmann::ordered_json; // the order of settings counts

std::string settingText(const std::string& key, const json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "on" : "off";
    if (value.is_number())
        return value.dump();
    if (value.is_string())
        return value.get<std::string>();
    throw FieldError("/set/" + key, CORE_WORDS("\"%1\" in \"set\" is not a number, a text, true or false"),
                     key);
}

} // namespace

std::vector<Setting> settingsField(const json& object)
{
    std::vector<Setting> all;
    if (!object.contains("set"))
        return all;
    if (!object.at("set").is_object())
        throw FieldError("/set", CORE_WORDS("\"set\" is not an object {…}"));
    for (const auto& [key, value] : object.at("set").items())
        all.emplace_back(key, settingText(key, value));
    return all;
}

} // namespace core
