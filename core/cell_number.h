#pragma once

#include "core/table_text.h"
#include "core/text_cells.h"

/// The number in a cell of a table.
namespace core {

/// Number or no number, nobody would use it as a label: "1", "1,000.5", "NaN".
bool isLikeNumber(const TextCell& cell);

/// True where the comma as decimal sign makes a number of it: "1,5".
bool isDecimalComma(const TextCell& cell);

/// Throws LoadError: where, what was found, what was expected.
double numberIn(const TextCell& cell, DecimalSign sign);

} // namespace core
