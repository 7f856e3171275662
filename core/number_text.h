#pragma once

#include <cstdint>
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

/// The same, but a number that is not 0 never reads as 0: where all its digits would, it is in powers of ten,
/// without zeros at the end: 1.25e-07.
std::string nonzeroText(double value, int decimals);

/// A number that went in, without zeros at its end: as it was typed where that is short (0.5, 1, 0.0625),
/// else rounded, to no fewer decimals than usual.
std::string shortText(double value, int decimals);

/// Whole, and small enough that a double holds it exactly.
bool isWhole(double value);

/// A whole number with its thousands apart: 500,500.
std::string groupedText(std::int64_t whole);

/// The nearest number with at most so many significant digits.
double withDigits(double value, int digits);

/// The fewest digits that read back as the same double: 0.1, 1e+300.
std::string exactText(double value);

/// A limit in a sentence: 1,000,000 where it is whole, else exact.
std::string limitText(double value);

/// A number in a sentence, exact and without thousands apart: 1000000 rather than 1e+06.
std::string writtenOutText(double value);

/// The whole text as a finite number with a point; nothing on anything else.
std::optional<double> parseNumber(std::string_view text);

/// True where the whole text is a number too large, or too close to 0, to be held: "1e999", "1e-400".
bool isOutOfRange(std::string_view text);

/// True where it is one too close to 0: "1e-400".
bool isTooCloseToZero(std::string_view text);

/// The whole text as a whole number; nothing on anything else.
std::optional<long> parseWholeNumber(std::string_view text);

} // namespace core
