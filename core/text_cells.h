#pragma once

#include "core/matrix.h"
#include "core/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Text from a spreadsheet or a CSV file, cut into cells (RFC 4180).
namespace core {

inline constexpr std::string_view kNoBreakSpace = "\xC2\xA0";

inline constexpr Index kMaxTableSide = 2048; // rows and columns of numbers

/// What stands between two separators, without quotes and the blanks around it.
struct TextCell
{
    std::string text;
    bool isQuoted = false;
    bool followsBlank = false;
    Index line = 1;   // of the text, where the cell begins
    Index column = 1; // the how manieth of its line
};

using TextRow = std::vector<TextCell>;

/// "line 2, column 3: ", as every refusal begins.
Sentence placeText(Index line, Index column);

/// In quotes, cut after some characters, with control characters as blanks.
std::string foundText(std::string_view text);

/// The sign between the cells: tab before semicolon before comma, whichever stands outside quotes; nothing
/// for a single column.
std::optional<char> separatorIn(std::string_view text);

/// The cells, line by line. Byte order mark, empty lines at the end and any kind of line end are no part of
/// them. Throws LoadError on a quote that does not fit, on text that is not UTF-8, and beyond
/// kMaxTableSide + 1 rows or columns.
std::vector<TextRow> splitCells(std::string_view text, std::optional<char> separator);

} // namespace core
