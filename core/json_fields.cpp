#include "core/json_fields.h"

#include "core/number_text.h"

#include <cmath>

namespace core {

using nlohmann::json;

void checkKeys(const json& object, std::span<const std::string_view> known)
{
    if (!object.is_object())
        throw FieldError("", "expected an object {…}");
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(known, key) == known.end()) {
            std::string names;
            for (const std::string_view name : known)
                names.append(names.empty() ? "" : ", ").append(name);
            throw FieldError("/" + key,
                             std::string("\"").append(key).append("\" is unknown; known are ").append(names));
        }
}

void checkKeys(const json& object, std::initializer_list<std::string_view> known)
{
    checkKeys(object, std::span(known.begin(), known.size()));
}

void failKind(const json& value, const std::string& key, const std::string& kind, const std::string& place)
{
    constexpr double kLargest = 9.2e18;
    const bool isTooLarge =
        kind == JsonKind<Index>::kName && value.is_number() && std::abs(value.get<double>()) > kLargest;
    throw FieldError(place, "\"" + key + "\" is " +
                                (isTooLarge ? value.dump() + ", too large a number" : "not " + kind));
}

Index wholeField(const json& object, const std::string& key, Index least, Index most)
{
    const std::string expected = "a whole number from " + groupedText(least) + " to " + groupedText(most);
    if (!object.contains(key))
        throw FieldError("", "\"" + key + "\" is missing; expected " + expected);
    const json& value = object.at(key);
    if (!JsonKind<Index>::fits(value) || value.get<Index>() < least || value.get<Index>() > most)
        throw FieldError("/" + key, "\"" + key + "\" must be " + expected + ", not " + value.dump());
    return value.get<Index>();
}

} // namespace core
