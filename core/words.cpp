#include "core/words.h"

namespace core {

namespace {

/// The pattern with the texts put in; what is put in is not searched again.
std::string filled(const std::string& pattern, const std::vector<std::string>& texts)
{
    std::string result;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool isPlace = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' &&
                             static_cast<std::size_t>(pattern[i + 1] - '1') < texts.size();
        if (isPlace)
            result += texts[static_cast<std::size_t>(pattern[++i] - '1')];
        else
            result += pattern[i];
    }
    return result;
}

} // namespace

Sentence::Sentence(const char* words, std::vector<Argument> given)
    : pattern(words), arguments(std::move(given))
{
}

std::string Sentence::text() const
{
    return text([](const std::string& english) { return english; });
}

std::string Sentence::text(const Translate& translate) const
{
    std::vector<std::string> texts;
    for (const Argument& argument : arguments) {
        const auto* sentence = std::get_if<Sentence>(&argument);
        texts.push_back(sentence ? sentence->text(translate) : std::get<std::string>(argument));
    }
    return pattern.empty() ? "" : filled(translate(pattern), texts);
}

} // namespace core
