#pragma once

#include "core/matrix.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A block of numbers as text: copied from a spreadsheet, or a CSV or TSV file.
namespace core {

enum class DecimalSign { Unknown, Point, Comma };

/// Numbers and what stood above and left of them.
struct TextTable
{
    std::vector<std::string> rowLabels;    // one for each row, or none
    std::vector<std::string> columnLabels; // one for each column, or none
    Matrix numbers;
};

/// The comma of this cell may be a decimal sign: ask, and read again with the sign.
struct DecimalSignNeeded
{
    std::string cell; // "1,5"
};

using TableReading = std::variant<TextTable, DecimalSignNeeded>;

/// Reads a rectangular table of finite numbers.
///   separator  tab, else semicolon, else comma: the first that stands outside quotes, for the whole text.
///              With DecimalSign::Comma a comma separates only where a quoted cell is a number with a comma.
///   labels     the first row where none of its cells is like a number and a row follows; the first column
///              where none of its cells below is and another column follows; the corner may then be empty
///   numbers    1, -0.5, −0.5, 1e-3; no signs between thousands, no NaN or ∞
/// With DecimalSign::Unknown it asks where tabs or semicolons separate and a cell is a number with a comma,
/// and where the text is a table of one column when its commas are decimal signs ("1,5"). It never guesses.
/// Throws LoadError "line 2, column 3: what was found, what was expected", both counted from 1, the column in
/// cells.
TableReading readTable(std::string_view text, DecimalSign sign);

/// A row of weights that is not one: its sum differs from 1 by more than 1e-6, or a number is negative.
struct RowSum
{
    Index row = 0;
    double sum = 0;
    double least = 0; // of its numbers

    bool operator==(const RowSum&) const = default;
};

std::vector<RowSum> rowsNotSummingToOne(const Matrix& weights);

} // namespace core
