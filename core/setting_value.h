#pragma once

#include "core/matrix.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The values of `--set key=value` as numbers. Each is read whole, or refused with EditError in one sentence
/// that names the key, what fits, and the value as it was typed.
namespace core {

/// In a sentence: a number as it is, anything else in quotes.
std::string asTyped(std::string_view value);

/// A whole number, which "1e6" is too. `note`, in CORE_WORDS, says more about the limits, such as " (the new
/// row is one)".
Index wholeValue(std::string_view key, std::string_view value, Index least, Index most,
                 const char* note = "");

/// A number within limits.
double numberValue(std::string_view key, std::string_view value, double least, double most);

/// Any number that can be held.
double numberValue(std::string_view key, std::string_view value);

/// "on" or "off".
bool onOrOff(std::string_view key, std::string_view value);

/// "x[1,0]" → name "x", indices {1, 0}. What is no index, or one too large for any table, is −1; blanks
/// around an index count for nothing.
struct SettingPlace
{
    std::string_view name;
    std::vector<Index> indices;
};

/// Nothing where the key does not end in brackets.
std::optional<SettingPlace> settingPlace(std::string_view key);

/// Without the blanks at both ends.
std::string_view withoutBlanks(std::string_view text);

} // namespace core
