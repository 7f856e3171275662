#pragma once

#include "core/number_text.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// Which colour a word or number takes, the same everywhere.
enum class Role { Plain, Query, Key, Value, Result };

/// A run of a formula or of prose: words, or a number that the reader rounds to the decimals in use.
struct Piece
{
    std::string text;             // empty where `number` speaks
    std::optional<double> number; // exact
    Role role = Role::Plain;
    bool raised = false; // an exponent
    bool given = false;  // a number that went in: written without zeros at its end
};

using Pieces = std::vector<Piece>;

/// The piece as text, its number rounded.
std::string text(const Piece& piece, int decimals);

/// All pieces in one line; exponents in brackets after "^".
std::string plainText(const Pieces& pieces, int decimals);

} // namespace core
