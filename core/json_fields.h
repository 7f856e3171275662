#pragma once

#include "core/json_text.h"
#include "core/matrix.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// A JSON file's fields, without guessing: what is missing, unknown or of another kind is refused in words of
/// our own, before the JSON library is asked for it.
namespace core {

/// Throws FieldError when it is no object or has a key beside the known ones.
void checkKeys(const nlohmann::json& object, std::span<const std::string_view> known);
void checkKeys(const nlohmann::json& object, std::initializer_list<std::string_view> known);

/// Throws FieldError: the value of that key is not of that kind, or too large a number to be.
[[noreturn]] void failKind(const nlohmann::json& value, const std::string& key, const char* kind,
                           const std::string& place);

/// A whole number within limits. Throws FieldError, which names them, when it is missing or another value.
Index wholeField(const nlohmann::json& object, const std::string& key, Index least, Index most);

/// What a value is called, whether it is one, and where in it what does not fit stands.
template <typename Type>
struct JsonKind;

/// Within a value that does not fit; a list's first item that does not.
template <typename Type>
std::string placeOfMisfit(const nlohmann::json&, std::string place)
{
    return place;
}

template <typename List>
requires requires
{
    typename List::value_type;
} &&(!std::is_same_v<List, std::string>)std::string
    placeOfMisfit(const nlohmann::json& value, std::string place)
{
    using Item = typename List::value_type;
    if (!value.is_array())
        return place;
    const auto misfit = std::find_if_not(value.begin(), value.end(), JsonKind<Item>::fits);
    return placeOfMisfit<Item>(*misfit, place + "/" + std::to_string(misfit - value.begin()));
}

template <>
struct JsonKind<std::string>
{
    static constexpr const char* kName = CORE_WORDS("a text");
    static bool fits(const nlohmann::json& value) { return value.is_string(); }
};

template <>
struct JsonKind<bool>
{
    static constexpr const char* kName = CORE_WORDS("true or false");
    static bool fits(const nlohmann::json& value) { return value.is_boolean(); }
};

template <>
struct JsonKind<double>
{
    static constexpr const char* kName = CORE_WORDS("a number");
    static bool fits(const nlohmann::json& value) { return value.is_number(); }
};

/// Neither 1.5, which would be cut off, nor a number so large that it would come out negative.
template <>
struct JsonKind<Index>
{
    static constexpr const char* kName = CORE_WORDS("a whole number");
    static bool fits(const nlohmann::json& value)
    {
        constexpr auto kLargest = static_cast<std::uint64_t>(std::numeric_limits<Index>::max());
        return value.is_number_integer() &&
               !(value.is_number_unsigned() && value.get<std::uint64_t>() > kLargest);
    }
};

template <typename Item>
struct JsonKind<std::vector<Item>>
{
    static constexpr const char* kName = std::is_same_v<Item, std::string> ? CORE_WORDS("a list of words")
                                         : std::is_same_v<Item, double>
                                             ? CORE_WORDS("a list of numbers")
                                             : CORE_WORDS("a list of rows of numbers");
    static bool fits(const nlohmann::json& value)
    {
        return value.is_array() && std::all_of(value.begin(), value.end(), JsonKind<Item>::fits);
    }
};

/// Throws FieldError when the field is missing or of another kind.
template <typename Type>
Type field(const nlohmann::json& object, const std::string& key)
{
    if (!object.contains(key))
        throw FieldError("", CORE_WORDS("\"%1\" is missing; expected %2"), key,
                         Sentence(JsonKind<Type>::kName));
    if (!JsonKind<Type>::fits(object.at(key)))
        failKind(object.at(key), key, JsonKind<Type>::kName, placeOfMisfit<Type>(object.at(key), "/" + key));
    return object.at(key).get<Type>();
}

/// The same for a field that may be absent.
template <typename Type>
Type field(const nlohmann::json& object, const std::string& key, const Type& absent)
{
    return object.contains(key) ? field<Type>(object, key) : absent;
}

} // namespace core
