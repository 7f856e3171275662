#include "core/cell_number.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <algorithm>
#include <optional>

namespace core {

namespace {

constexpr std::string_view kMinus = "\xE2\x88\x92";
constexpr std::string_view kInfinity = "\xE2\x88\x9E";
constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
constexpr std::string_view kNarrowNoBreakSpace = "\xE2\x80\xAF";
constexpr std::string_view kApostrophe = "\xE2\x80\x99";

void replaceAll(std::string& text, std::string_view from, std::string_view to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// With a plain minus sign, blank and apostrophe for their typographic kin.
std::string plain(std::string text)
{
    replaceAll(text, kMinus, "-");
    replaceAll(text, kNoBreakSpace, " ");
    replaceAll(text, kNarrowNoBreakSpace, " ");
    replaceAll(text, kApostrophe, "'");
    return text;
}

std::string withoutSign(std::string text)
{
    return text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
}

bool isNotFinite(const std::string& text)
{
    std::string word = withoutSign(text);
    for (char& c : word)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return word == "nan" || word == "inf" || word == "infinity" || word == kInfinity;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Groups of three digits: "1,000", "1.000.000", "1 000,5".
bool hasThousandsApart(const std::string& text)
{
    const std::string digits = withoutSign(text);
    const auto group = std::ranges::find_if(digits, [](char c) { return !isDigit(c); });
    const auto first = group - digits.begin();
    if (first < 1 || first > 3 || group == digits.end() ||
        std::string(",.' _").find(*group) == std::string::npos)
        return false;
    auto at = static_cast<std::size_t>(first);
    const char sign = *group;
    while (at < digits.size() && digits[at] == sign) {
        if (at + 4 > digits.size() || !std::ranges::all_of(digits.substr(at + 1, 3), isDigit))
            return false;
        at += 4;
    }
    return at == digits.size() || !isDigit(digits[at]);
}

/// The number's text as parseNumber reads it; nothing where it has the other sign or several.
std::optional<std::string> withPoint(std::string text, DecimalSign sign)
{
    if (sign != DecimalSign::Comma)
        return text;
    if (text.find('.') != std::string::npos)
        return std::nullopt;
    std::ranges::replace(text, ',', '.');
    return text;
}

/// What stands in the cell instead of a number, and what should.
std::string refusal(const TextCell& cell, DecimalSign sign)
{
    const std::string text = plain(cell.text);
    const std::string example = sign == DecimalSign::Comma ? "such as 0,5" : "such as 0.5";
    if (text.empty())
        return "the cell is empty, expected a number " + example;
    const std::string found = "found " + foundText(cell.text) + ", ";
    if (isNotFinite(text))
        return found + "expected a finite number";
    const auto pointed = withPoint(text, sign);
    if (pointed && isTooCloseToZero(*pointed))
        return found + "too close to 0 to be held, expected 0 or a larger number";
    if (pointed && isOutOfRange(*pointed))
        return found + "too large to be held, expected a number below 1e308";
    const bool isOther = sign == DecimalSign::Comma ? parseNumber(text).has_value() : isDecimalComma(cell);
    if (isOther)
        return found + "expected a number with a decimal " +
               (sign == DecimalSign::Comma ? "comma, " : "point, ") + example;
    if (hasThousandsApart(text))
        return found + "expected a number without signs between its thousands, such as 1000";
    if (isLikeNumber(cell) && text.find(' ') != std::string::npos)
        return found + "expected one number in a cell, with a tab, semicolon or comma before the next";
    return found + "expected a number " + example;
}

} // namespace

bool isLikeNumber(const TextCell& cell)
{
    const std::string text = plain(cell.text);
    const std::string digits = withoutSign(text);
    const bool begins =
        !digits.empty() && (isDigit(digits.front()) || digits.front() == '.' || digits.front() == ',');
    return isNotFinite(text) ||
           (begins && digits.find_first_not_of("0123456789.,+-eE'%_ ") == std::string::npos);
}

bool isDecimalComma(const TextCell& cell)
{
    if (cell.text.find(',') == std::string::npos)
        return false;
    const auto text = withPoint(plain(cell.text), DecimalSign::Comma);
    return text && (parseNumber(*text) || isOutOfRange(*text));
}

double numberIn(const TextCell& cell, DecimalSign sign)
{
    if (const auto text = withPoint(plain(cell.text), sign))
        if (const auto number = parseNumber(*text))
            return *number;
    throw LoadError(placeText(cell.line, cell.column) + refusal(cell, sign));
}

} // namespace core
