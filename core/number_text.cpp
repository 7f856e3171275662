#include "core/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

std::string specialText(double value)
{
    if (std::isnan(value))
        return "nan";
    return value > 0 ? "inf" : "-inf";
}

/// "-0.000" says nothing that "0.000" does not.
std::string withoutNegativeZero(std::string text)
{
    if (text.front() == '-' && text.find_first_of("123456789") == std::string::npos)
        text.erase(0, 1);
    return text;
}

/// Reads the whole text; a sign of plus may stand before it.
template <typename Number>
std::errc readWhole(std::string_view text, Number& value)
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return end == text.data() + text.size() ? error : std::errc::invalid_argument;
}

template <typename Number>
std::optional<Number> parseWhole(std::string_view text)
{
    Number value{};
    return readWhole(text, value) == std::errc{} ? std::optional(value) : std::nullopt;
}

/// Up to ten digits, so that 3 × 0.1 is 0.3.
std::string typedText(double value)
{
    std::array<char, 64> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 10)
            .ptr;
    return withoutNegativeZero({buffer.data(), end});
}

/// "1.500e-07" → "1.5e-07".
std::string withoutZerosAtEnd(std::string scientific)
{
    const auto exponent = scientific.find('e');
    auto last = scientific.find_last_not_of('0', exponent - 1);
    if (scientific[last] == '.')
        --last;
    return scientific.erase(last + 1, exponent - last - 1);
}

} // namespace

std::string fixedText(double value, int decimals)
{
    if (!std::isfinite(value))
        return specialText(value);
    constexpr double kLargestWrittenOut = 1e9;
    const auto format =
        std::abs(value) < kLargestWrittenOut ? std::chars_format::fixed : std::chars_format::scientific;
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format, decimals).ptr;
    return withoutNegativeZero({buffer.data(), end});
}

std::string nonzeroText(double value, int decimals)
{
    std::string text = fixedText(value, decimals);
    if (value == 0 || !std::isfinite(value) || text.find_first_of("123456789") != std::string::npos)
        return text;
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                   std::chars_format::scientific, decimals)
                         .ptr;
    text.assign(buffer.data(), end);
    return decimals > 0 ? withoutZerosAtEnd(std::move(text)) : text;
}

std::string shortText(double value, int decimals)
{
    if (!std::isfinite(value))
        return specialText(value);
    constexpr std::size_t kShort = 8; // signs
    if (std::string typed = typedText(value); typed.size() <= kShort)
        return typed;
    std::string text = fixedText(value, std::max(decimals, kDefaultDecimals));
    if (text.find('.') == std::string::npos || text.find('e') != std::string::npos)
        return text;
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

bool isWhole(double value)
{
    return std::abs(value) <= 0x1p53 && value == std::floor(value);
}

std::string groupedText(std::int64_t whole)
{
    std::string text = std::to_string(whole);
    const std::ptrdiff_t first = whole < 0 ? 1 : 0;
    for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > first; at -= 3)
        text.insert(static_cast<std::size_t>(at), ",");
    return text;
}

double withDigits(double value, int digits)
{
    std::array<char, 64> buffer{};
    char* const begin = buffer.data();
    const auto end =
        std::to_chars(begin, begin + buffer.size(), value, std::chars_format::scientific, digits - 1).ptr;
    double rounded = value;
    std::from_chars(begin, end, rounded);
    return rounded;
}

std::string exactText(double value)
{
    if (!std::isfinite(value))
        return specialText(value);
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return withoutNegativeZero({buffer.data(), end});
}

std::string limitText(double value)
{
    return isWhole(value) ? groupedText(static_cast<std::int64_t>(value)) : exactText(value);
}

std::string writtenOutText(double value)
{
    return isWhole(value) ? std::to_string(static_cast<std::int64_t>(value)) : exactText(value);
}

std::optional<double> parseNumber(std::string_view text)
{
    const auto value = parseWhole<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

bool isOutOfRange(std::string_view text)
{
    double value{};
    return readWhole(text, value) == std::errc::result_out_of_range;
}

bool isTooCloseToZero(std::string_view text)
{
    if (!isOutOfRange(text))
        return false;
    const auto exponentAt = std::min(text.find_first_of("eE"), text.size());
    const std::string_view digits = text.substr(0, exponentAt);
    const auto first = static_cast<long>(digits.find_first_of("123456789"));
    const auto point = static_cast<long>(std::min(digits.find('.'), digits.size()));
    if (exponentAt == text.size())
        return first > point;
    const std::string_view exponent = text.substr(exponentAt + 1);
    if (const auto power = parseWholeNumber(exponent))
        return *power < first - point; // the number's own order is power + point − first
    return exponent.starts_with('-');
}

std::optional<long> parseWholeNumber(std::string_view text)
{
    return parseWhole<long>(text);
}

} // namespace core
