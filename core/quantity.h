#pragma once

#include "core/matrix.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A number with a name of its own within a record, such as "perToken".
struct Field
{
    std::string name;
    double value = 0;

    bool operator==(const Field&) const = default;
};

using Record = std::vector<Field>;

/// Names with a number each, the first the foremost, such as words and their probabilities.
struct Ranking
{
    std::vector<Field> places;

    bool operator==(const Ranking&) const = default;
};

/// A named result, as `print` and the lessons' prose ask for it.
using Quantity = std::variant<double, Matrix, std::vector<std::string>, Record, Ranking>;

/// How a value is written as text.
enum class TextFormat { Text, Json, Csv, Tex };

inline constexpr std::string_view kTextFormatNames = "text, json, csv or tex";

std::optional<TextFormat> textFormatNamed(std::string_view name);

/// The value as text, ending in a newline.
///   text  columns lined up             json  a list of rows, −∞ as "-inf"; a record is an object
///   csv   bare numbers, comma          tex   a tabular environment
/// A ranking is a row "name, number" for each place, in json a list of pairs.
/// A record is a row "name, number" for each field. In it and by itself a whole number, such as a count or a
/// position, is written without decimals.
/// A number that is not 0 is never written as 0, but in powers of ten where it has too few decimals.
/// Without `decimals`, json and csv are exact and text and tex take `usualDecimals`.
std::string write(const Quantity& value, TextFormat format, std::optional<int> decimals, int usualDecimals);

/// Rows of numbers with tabs between them, as spreadsheets paste them; exact.
std::string tabSeparated(const Quantity& value);

} // namespace core
