#pragma once

#include "core/words.h"

#include <concepts>
#include <stdexcept>
#include <string>

namespace core {

/// An error whose sentence the window can show in another language: a pattern marked with CORE_WORDS and what
/// stands for its %1 to %9. `what()` is the sentence in English.
template <typename Base>
class WordedError : public Base
{
public:
    explicit WordedError(Sentence sentence) : Base(sentence.text()), m_sentence(std::move(sentence)) {}

    template <typename... Arguments>
    explicit WordedError(const char* pattern, const Arguments&... arguments)
        : WordedError(Sentence(pattern, {argument(arguments)...}))
    {
    }

    const Sentence& sentence() const { return m_sentence; }

private:
    template <typename Given>
    static Sentence::Argument argument(const Given& given)
    {
        if constexpr (std::convertible_to<Given, std::string_view>)
            return std::string(std::string_view(given));
        else
            return given;
    }

    Sentence m_sentence;
};

/// A change that cannot be made: one sentence saying what, where and what to do. The state stays as it was.
struct EditError : WordedError<std::invalid_argument>
{
    using WordedError::WordedError;
};

/// A file that cannot be read: "path: where: what was found, what was expected".
struct LoadError : WordedError<std::runtime_error>
{
    using WordedError::WordedError;

    /// In English in every language.
    explicit LoadError(const std::string& text) : WordedError("%1", text) {}
};

} // namespace core
