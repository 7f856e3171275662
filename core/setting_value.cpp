#include "core/setting_value.h"

#include "core/errors.h"
#include "core/number_text.h"

namespace core {

namespace {

bool isNumber(std::string_view value)
{
    return parseNumber(value).has_value() || isOutOfRange(value);
}

Sentence withPoint(std::string_view value)
{
    return Sentence(value.find(',') == std::string_view::npos ? "" : CORE_WORDS(", written with a point"));
}

[[noreturn]] void failTooCloseToZero(std::string_view key, std::string_view value)
{
    throw EditError(
        CORE_WORDS("%1 cannot be %2: it is too close to 0 to be held; write 0 or a larger number"), key,
        value);
}

} // namespace

std::string asTyped(std::string_view value)
{
    return isNumber(value) ? std::string(value) : "\"" + std::string(value) + "\"";
}

Index wholeValue(std::string_view key, std::string_view value, Index least, Index most, const char* note)
{
    auto whole = parseWholeNumber(value);
    if (const auto number = parseNumber(value); !whole && number && isWhole(*number))
        whole = static_cast<Index>(*number);
    if (whole && *whole >= least && *whole <= most)
        return *whole;
    throw EditError(CORE_WORDS("%1 must be a whole number from %2 to %3%4, not %5"), key, groupedText(least),
                    groupedText(most), Sentence(note), asTyped(value));
}

double numberValue(std::string_view key, std::string_view value, double least, double most)
{
    const auto number = parseNumber(value);
    if (number && *number >= least && *number <= most)
        return *number;
    if (isTooCloseToZero(value) && least <= 0 && most >= 0)
        failTooCloseToZero(key, value);
    throw EditError(CORE_WORDS("%1 must be a number from %2 to %3%4, not %5"), key, limitText(least),
                    limitText(most), withPoint(value), asTyped(value));
}

double numberValue(std::string_view key, std::string_view value)
{
    if (const auto number = parseNumber(value))
        return *number;
    if (isTooCloseToZero(value))
        failTooCloseToZero(key, value);
    if (isOutOfRange(value))
        throw EditError(
            CORE_WORDS("%1 cannot be %2: it is too large to be held; choose a number below 1e308"), key,
            value);
    throw EditError(CORE_WORDS("%1 must be a number such as 2.5, not %2"), key, asTyped(value));
}

bool onOrOff(std::string_view key, std::string_view value)
{
    if (value == "on")
        return true;
    if (value == "off")
        return false;
    throw EditError(CORE_WORDS("%1 must be on or off, not \"%2\""), key, value);
}

std::optional<SettingPlace> settingPlace(std::string_view key)
{
    const auto open = key.find('[');
    if (open == std::string_view::npos || !key.ends_with(']'))
        return std::nullopt;
    SettingPlace place{key.substr(0, open), {}};
    std::string_view rest = key.substr(open + 1, key.size() - open - 2);
    while (true) {
        const auto comma = rest.find(',');
        place.indices.push_back(parseWholeNumber(withoutBlanks(rest.substr(0, comma))).value_or(-1));
        if (comma == std::string_view::npos)
            return place;
        rest.remove_prefix(comma + 1);
    }
}

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

} // namespace core
