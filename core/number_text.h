#pragma once

#include <optional>
#include <string>
#include <string_view>

/// The one place where numbers become text and text becomes numbers: always with a point, whatever the
/// locale, and never "-0".
namespace core {

inline constexpr int kMaxDecimals = 6;
inline constexpr int kDefaultDecimals = 3;

/// Rounded to a fixed number of decimals: 0.140. From 1e9 on in powers of ten: 1.000e+300. −∞ is "-inf".
std::string fixedText(double value, int decimals);

/// fixedText without zeros at its end: 0.5, 1. For numbers a person put in.
std::string shortText(double value, int decimals);

/// The fewest digits that read back as the same double: 0.1, 1e+300.
std::string exactText(double value);

/// The whole text as a finite number with a point; nothing on anything else.
std::optional<double> parseNumber(std::string_view text);

/// The whole text as a whole number; nothing on anything else.
std::optional<long> parseWholeNumber(std::string_view text);

} // namespace core
