#include "core/json_fields.h"

#include "core/number_text.h"

#include <cmath>

namespace core {

namespace {

using nlohmann::json;

constexpr int kDeepest = 64; // a lesson needs four; without an end, JSON is written and freed recursively

bool checkDepth(int depth, json::parse_event_t, json&)
{
    if (depth >= kDeepest)
        throw LoadError("lists and objects stand more than " + std::to_string(kDeepest) +
                        " deep in one another; a lesson needs four");
    return true;
}

/// "line 3, column 5" of the byte, both counted from 1.
std::string placeOf(const std::string& text, std::size_t byte)
{
    const std::string before = text.substr(0, byte > 0 ? byte - 1 : 0);
    const auto line = std::ranges::count(before, '\n') + 1;
    const auto lineStart = before.rfind('\n') + 1; // 0 in the first line
    return "line " + std::to_string(line) + ", column " + std::to_string(before.size() - lineStart + 1);
}

} // namespace

json parseJson(const std::string& text)
{
    try {
        return json::parse(text, checkDepth);
    } catch (const json::parse_error& error) {
        throw LoadError(placeOf(text, error.byte) +
                        ": the JSON breaks off here; look for a missing comma, quote or bracket, or a sign "
                        "that is not UTF-8");
    } catch (const json::exception&) {
        throw LoadError("a number is larger than 1.8e308; choose a smaller one");
    }
}

void checkKeys(const json& object, std::initializer_list<std::string_view> known)
{
    if (!object.is_object())
        throw LoadError("expected an object {…}");
    for (const auto& [key, value] : object.items())
        if (std::ranges::find(known, key) == known.end()) {
            std::string names;
            for (const std::string_view name : known)
                names.append(names.empty() ? "" : ", ").append(name);
            throw LoadError(std::string("\"").append(key).append("\" is unknown; known are ").append(names));
        }
}

void failKind(const json& value, const std::string& key, const std::string& kind)
{
    constexpr double kLargest = 9.2e18;
    const bool isTooLarge =
        kind == JsonKind<Index>::kName && value.is_number() && std::abs(value.get<double>()) > kLargest;
    throw LoadError("\"" + key + "\" is " +
                    (isTooLarge ? value.dump() + ", too large a number" : "not " + kind));
}

Index wholeField(const json& object, const std::string& key, Index least, Index most)
{
    const std::string expected = "a whole number from " + groupedText(least) + " to " + groupedText(most);
    if (!object.contains(key))
        throw LoadError("\"" + key + "\" is missing; expected " + expected);
    const json& value = object.at(key);
    if (!JsonKind<Index>::fits(value) || value.get<Index>() < least || value.get<Index>() > most)
        throw LoadError("\"" + key + "\" must be " + expected + ", not " + value.dump());
    return value.get<Index>();
}

} // namespace core
