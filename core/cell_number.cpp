#include "core/cell_number.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <algorithm>
#include <optional>

namespace core {

namespace {

constexpr std::string_view kMinus = "\xE2\x88\x92";
constexpr std::string_view kInfinitySign = "\xE2\x88\x9E";
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
    return word == "nan" || word == "inf" || word == "infinity" || word == kInfinitySign;
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

/// What should stand in the cell instead.
Sentence expectation(const TextCell& cell, DecimalSign sign)
{
    const std::string text = plain(cell.text);
    const bool isComma = sign == DecimalSign::Comma;
    if (isNotFinite(text))
        return Sentence(CORE_WORDS("expected a finite number"));
    const auto pointed = withPoint(text, sign);
    if (pointed && isTooCloseToZero(*pointed))
        return Sentence(CORE_WORDS("too close to 0 to be held, expected 0 or a larger number"));
    if (pointed && isOutOfRange(*pointed))
        return Sentence(CORE_WORDS("too large to be held, expected a number below 1e308"));
    const bool isOther = isComma ? parseNumber(text).has_value() : isDecimalComma(cell);
    if (isOther)
        return Sentence(isComma ? CORE_WORDS("expected a number with a decimal comma, such as 0,5")
                                : CORE_WORDS("expected a number with a decimal point, such as 0.5"));
    if (hasThousandsApart(text))
        return Sentence(CORE_WORDS("expected a number without signs between its thousands, such as 1000"));
    if (isLikeNumber(cell) && text.find(' ') != std::string::npos)
        return Sentence(
            CORE_WORDS("expected one number in a cell, with a tab, semicolon or comma before the next"));
    return Sentence(isComma ? CORE_WORDS("expected a number such as 0,5")
                            : CORE_WORDS("expected a number such as 0.5"));
}

/// What stands in the cell instead of a number, and what should.
Sentence refusal(const TextCell& cell, DecimalSign sign)
{
    if (plain(cell.text).empty())
        return Sentence(CORE_WORDS("the cell is empty, %1"), {expectation(cell, sign)});
    return Sentence(CORE_WORDS("found %1, %2"), {foundText(cell.text), expectation(cell, sign)});
}

} // namespace

bool isLikeNumber(const TextCell& cell)
{
    std::string text = plain(cell.text);
    for (const std::string_view money :
         {"€", "$", "£", "¥"}) // refused with the number, not taken for a label
        replaceAll(text, money, "");
    const auto first = text.find_first_not_of(' ');
    text.erase(0, std::min(first, text.size()));
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
    throw LoadError("%1%2", placeText(cell.line, cell.column), refusal(cell, sign));
}

} // namespace core
