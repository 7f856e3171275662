#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

/// Marks words that the window shows, so that scripts/translate finds them; core itself speaks English.
#define CORE_WORDS(text) text

namespace core {

/// Words for a person: a pattern marked with CORE_WORDS, whose %1 to %9 stand for names, numbers and other
/// sentences.
struct Sentence
{
    using Argument = std::variant<std::string, Sentence>;
    using Translate = std::function<std::string(const std::string& pattern)>;

    explicit Sentence(const char* words, std::vector<Argument> given = {});

    /// In English, or with every pattern translated.
    std::string text() const;
    std::string text(const Translate& translate) const;

    std::string pattern;
    std::vector<Argument> arguments;
};

/// "a, b or c", of at least one.
template <typename Names>
Sentence::Argument alternatives(const Names& names)
{
    std::string list;
    for (std::size_t i = 0; i + 1 < names.size(); ++i)
        list += (i == 0 ? "" : ", ") + std::string(names[i]);
    const std::string last(names[names.size() - 1]);
    if (list.empty())
        return last;
    return Sentence{CORE_WORDS("%1 or %2"), {list, last}};
}

} // namespace core
