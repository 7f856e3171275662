#include "core/transformer/vocabulary.h"

#include "core/errors.h"
#include "core/sentence.h"

#include <stdexcept>

namespace core::transformer {

namespace {

/// "Mia's" as "Mia" and "'s"; with the typographic apostrophe too.
std::vector<std::string> withoutPossessive(const std::string& word)
{
    for (const std::string_view ending : {"'s", "’s"})
        if (word.size() > ending.size() && word.ends_with(ending))
            return {word.substr(0, word.size() - ending.size()), "'s"};
    return {word};
}

/// splitSentence knows an apostrophe only inside a word: one that begins "'s" comes back apart.
std::vector<std::string> split(std::string_view text)
{
    std::vector<std::string> words;
    for (const std::string& word : splitSentence(text)) {
        const bool isEnding = word == "s" && !words.empty() && (words.back() == "'" || words.back() == "’");
        if (isEnding) {
            words.back() = "'s";
            continue;
        }
        for (std::string& part : withoutPossessive(word))
            words.push_back(std::move(part));
    }
    return words;
}

} // namespace

Vocabulary::Vocabulary(std::vector<std::string> words) : m_words(std::move(words))
{
    for (std::size_t i = 0; i < m_words.size(); ++i)
        if (m_words[i].find_first_not_of(" \t\r\n") == std::string::npos ||
            !m_tokens.emplace(m_words[i], static_cast<int>(i)).second)
            throw std::invalid_argument("word " + std::to_string(i) + " of the vocabulary, \"" + m_words[i] +
                                        "\", is empty or there twice");
}

const std::string& Vocabulary::word(int token) const
{
    if (token < 0 || token >= size())
        throw std::invalid_argument("token " + std::to_string(token) + " is outside the vocabulary of " +
                                    std::to_string(size()));
    return m_words[static_cast<std::size_t>(token)];
}

int Vocabulary::find(std::string_view word) const
{
    const auto found = m_tokens.find(std::string(word));
    return found == m_tokens.end() ? -1 : found->second;
}

std::vector<int> Vocabulary::encode(std::string_view text) const
{
    std::vector<int> tokens;
    for (const std::string& word : split(text)) {
        tokens.push_back(find(word));
        if (tokens.back() < 0)
            throw EditError(CORE_WORDS("the model does not know the word \"%1\""), word);
    }
    return tokens;
}

std::string Vocabulary::decode(const std::vector<int>& tokens) const
{
    std::string text;
    for (const int token : tokens)
        text += (text.empty() ? "" : " ") + word(token);
    return text;
}

} // namespace core::transformer
