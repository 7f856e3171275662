#pragma once

#include "core/errors.h"

#include <nlohmann/json.hpp>

#include <string>

/// JSON as text, with the places in it.
namespace core {

/// What is wrong with a value, and where it stands, such as "/q/1".
struct FieldError : LoadError
{
    FieldError(std::string pointer, const std::string& sentence)
        : LoadError(sentence), place(std::move(pointer))
    {
    }

    template <typename... Arguments>
    FieldError(std::string pointer, const char* pattern, const Arguments&... arguments)
        : LoadError(pattern, arguments...), place(std::move(pointer))
    {
    }

    std::string place;
};

/// Throws LoadError: "line 3, column 5: …" where the text is no JSON, where a key is there twice, a number
/// too large to hold, or lists and objects stand too deep in one another.
nlohmann::json parseJson(const std::string& text);

/// "line 3, column 5" of the value at a pointer such as "/q/1/0", both counted from 1; where there is none,
/// of what would hold it.
Sentence placeIn(const std::string& text, const std::string& pointer);

} // namespace core
