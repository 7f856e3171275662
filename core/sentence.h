#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A sentence cut into words and punctuation marks, without the spaces between. An apostrophe or a hyphen
/// inside a word stays in it: "Mia's cat, well-fed." → Mia's · cat · , · well-fed · .
/// Text is UTF-8; bytes that are not stay as they are.
std::vector<std::string> splitSentence(std::string_view sentence);

/// Whether the token is one punctuation mark, such as "." or "…".
bool isMark(std::string_view token);

/// The words with spaces between them and none before a closing mark, so that
/// splitSentence(joinedSentence(words)) == words for words that splitSentence gave.
std::string joinedSentence(const std::vector<std::string>& words);

} // namespace core
