#include "core/json_fields.h"

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

} // namespace core
