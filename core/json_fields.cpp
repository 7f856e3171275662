#include "core/json_fields.h"

#include "core/number_text.h"

#include <cmath>

namespace core {

using nlohmann::json;

void checkKeys(const json& object, std::span<const std::string_view> known)
{
    if (!object.is_object())
        throw FieldError("", CORE_WORDS("expected an object {…}"));
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(known, key) == known.end()) {
            std::string names;
            for (const std::string_view name : known)
                names.append(names.empty() ? "" : ", ").append(name);
            throw FieldError("/" + key, CORE_WORDS("\"%1\" is unknown; known are %2"), key, names);
        }
}

void checkKeys(const json& object, std::initializer_list<std::string_view> known)
{
    checkKeys(object, std::span(known.begin(), known.size()));
}

void failKind(const json& value, const std::string& key, const char* kind, const std::string& place)
{
    constexpr double kLargest = 9.2e18;
    const bool isTooLarge = std::string_view(kind) == JsonKind<Index>::kName && value.is_number() &&
                            std::abs(value.get<double>()) > kLargest;
    if (isTooLarge)
        throw FieldError(place, CORE_WORDS("\"%1\" is %2, too large a number"), key, value.dump());
    throw FieldError(place, CORE_WORDS("\"%1\" is not %2"), key, Sentence(kind));
}

Index wholeField(const json& object, const std::string& key, Index least, Index most)
{
    const Sentence expected(CORE_WORDS("a whole number from %1 to %2"),
                            {groupedText(least), groupedText(most)});
    if (!object.contains(key))
        throw FieldError("", CORE_WORDS("\"%1\" is missing; expected %2"), key, expected);
    const json& value = object.at(key);
    if (!JsonKind<Index>::fits(value) || value.get<Index>() < least || value.get<Index>() > most)
        throw FieldError("/" + key, CORE_WORDS("\"%1\" must be %2, not %3"), key, expected, value.dump());
    return value.get<Index>();
}

} // namespace core
