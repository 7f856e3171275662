#include "core/language_model.h"

#include "core/errors.h"
#include "core/shipped_files.h"
#include "core/transformer/llama2c_file.h"
#include "core/transformer/model_file.h"
#include "core/transformer/pets_story.h"

#include <algorithm>
#include <filesystem>

namespace core {

namespace {

constexpr const char* kShippedName = "pets";
constexpr char kBetween = ';'; // a model's path and its tokenizer's

LanguageModelPtr withOwnVocabulary(const std::string& name, transformer::Model model)
{
    if (!model.vocabulary)
        throw LoadError(
            CORE_WORDS("%1: there is no \"vocabulary\" in its metadata, expected a list of words"), name);
    return std::make_shared<const LanguageModel>(
        LanguageModel{name, std::move(model.weights), std::move(*model.vocabulary)});
}

LanguageModelPtr openCheckpoint(const std::string& path, std::string tokenizerPath)
{
    transformer::Weights weights = transformer::readLlama2cFile(path);
    const std::string name = tokenizerPath.empty() ? path : path + kBetween + tokenizerPath;
    if (tokenizerPath.empty())
        tokenizerPath = (std::filesystem::path(path).parent_path() / "tokenizer.bin").string();
    transformer::PieceTokenizer words =
        transformer::readPieceTokenizerFile(tokenizerPath, weights.config().vocabulary);
    return std::make_shared<const LanguageModel>(LanguageModel{name, std::move(weights), std::move(words)});
}

} // namespace

std::vector<int> LanguageModel::encode(std::string_view text) const
{
    return std::visit([&](const auto& known) { return known.encode(text); }, words);
}

std::string LanguageModel::word(int token) const
{
    if (const auto* vocabulary = std::get_if<transformer::Vocabulary>(&words))
        return vocabulary->word(token);
    return std::get<transformer::PieceTokenizer>(words).piece(token);
}

std::string LanguageModel::decode(const std::vector<int>& tokens) const
{
    return std::visit([&](const auto& known) { return known.decode(tokens); }, words);
}

std::vector<std::string> wordsLike(const LanguageModel& model, int token)
{
    constexpr int kMostWords = 200;
    constexpr auto kOfAKind = static_cast<std::ptrdiff_t>(transformer::pets::kWordsOfAKind);
    const auto* vocabulary = std::get_if<transformer::Vocabulary>(&model.words);
    if (!vocabulary || vocabulary->size() > kMostWords)
        return {};
    const std::vector<std::string>& words = vocabulary->words();
    if (words != transformer::pets::vocabulary().words())
        return words;
    const auto kind = std::min<std::ptrdiff_t>(token / kOfAKind, 3); // names, animals, foods, the others
    const auto first = words.begin() + kind * kOfAKind;
    return {first, kind < 3 ? first + kOfAKind : words.end()};
}

LanguageModelPtr shippedModel()
{
    static const LanguageModelPtr model = [] {
        return withOwnVocabulary(kShippedName, transformer::readModel(shippedModelFile(), kShippedName));
    }();
    return model;
}

LanguageModelPtr openModel(const std::string& path, const std::string& tokenizerPath)
{
    if (path.ends_with(".bin"))
        return openCheckpoint(path, tokenizerPath);
    return withOwnVocabulary(path, transformer::readModelFile(path));
}

LanguageModelPtr modelNamed(const std::string& name)
{
    if (name == kShippedName)
        return shippedModel();
    const auto between = name.find(kBetween);
    return between == std::string::npos ? openModel(name)
                                        : openModel(name.substr(0, between), name.substr(between + 1));
}

} // namespace core
