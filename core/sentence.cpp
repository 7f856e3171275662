#include "core/sentence.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core {

namespace {

// The marks of other scripts than ASCII that texts in use here have.
constexpr std::array<std::string_view, 20> kMarks{"“", "”", "„", "‘", "’", "‚",  "«",  "»",  "‹",  "›",
                                                  "…", "–", "—", "¿", "¡", "。", "、", "，", "？", "！"};
constexpr std::array<std::string_view, 4> kSpaces{"\u00a0", "\u202f", "\u2009", "\u3000"};
constexpr std::array<std::string_view, 13> kClosing{".", ",", ";", ":", "!", "?", ")",
                                                    "]", "}", "…", "”", "»", "%"};

bool contains(const auto& list, std::string_view text)
{
    return std::ranges::find(list, text) != list.end();
}

/// The first character of a text that is not empty: up to the next byte that begins one.
std::string_view firstCharacter(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80)
        ++length;
    return text.substr(0, length);
}

bool isSpace(std::string_view character)
{
    const bool isAscii = character.size() == 1 && std::isspace(static_cast<unsigned char>(character[0])) != 0;
    return isAscii || contains(kSpaces, character);
}

bool joinsLetters(std::string_view character)
{
    return character == "'" || character == "’" || character == "-";
}

} // namespace

bool isMark(std::string_view token)
{
    const bool isAscii = token.size() == 1 && std::ispunct(static_cast<unsigned char>(token[0])) != 0;
    return isAscii || contains(kMarks, token);
}

std::vector<std::string> splitSentence(std::string_view sentence)
{
    std::vector<std::string> words;
    bool inWord = false;
    while (!sentence.empty()) {
        const std::string_view character = firstCharacter(sentence);
        sentence.remove_prefix(character.size());
        const std::string_view next = sentence.empty() ? " " : firstCharacter(sentence);
        if (isSpace(character)) {
            inWord = false;
            continue;
        }
        const bool staysInWord = inWord && joinsLetters(character) && !isSpace(next) && !isMark(next);
        const bool isWord = staysInWord || !isMark(character);
        if (inWord && isWord)
            words.back() += character;
        else
            words.emplace_back(character);
        inWord = isWord;
    }
    return words;
}

std::string joinedSentence(const std::vector<std::string>& words)
{
    std::string sentence;
    for (const std::string& word : words) {
        if (!sentence.empty() && !contains(kClosing, word))
            sentence += ' ';
        sentence += word;
    }
    return sentence;
}

} // namespace core
