#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::transformer {

/// A model's words, each a token.
class Vocabulary
{
public:
    /// Throws std::invalid_argument when a word is empty or there twice.
    explicit Vocabulary(std::vector<std::string> words);

    int size() const { return static_cast<int>(m_words.size()); }
    const std::vector<std::string>& words() const { return m_words; }

    /// Throws std::invalid_argument when there is no such token.
    const std::string& word(int token) const;

    /// The token of a word; −1 for one it does not have.
    int find(std::string_view word) const;

    /// The text's tokens. Words stand apart by spaces; marks and 's are words of their own, whether they
    /// stand apart or not: "Mia's" is Mia and 's. Throws EditError, which names the first word that is not
    /// known.
    std::vector<int> encode(std::string_view text) const;

    /// The words with spaces between them.
    std::string decode(const std::vector<int>& tokens) const;

private:
    std::vector<std::string> m_words;
    std::unordered_map<std::string, int> m_tokens;
};

} // namespace core::transformer
