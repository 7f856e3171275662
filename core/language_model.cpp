#include "core/language_model.h"

#include "core/errors.h"
#include "core/transformer/llama2c_file.h"
#include "core/transformer/model_file.h"

#include <filesystem>
#include <span>

// The shipped model's file is part of the program, so that a lesson needs no other file.
asm(".section .rodata\n"
    ".balign 16\n"
    ".global attentionLabShippedModel\n"
    "attentionLabShippedModel:\n"
    ".incbin \"" SHIPPED_MODEL "\"\n"
    ".global attentionLabShippedModelEnd\n"
    "attentionLabShippedModelEnd:\n"
    ".byte 0\n"
    ".previous\n");

extern "C" const std::byte attentionLabShippedModel[];
extern "C" const std::byte attentionLabShippedModelEnd[];

namespace core {

namespace {

constexpr const char* kShippedName = "pets";

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
    if (tokenizerPath.empty())
        tokenizerPath = (std::filesystem::path(path).parent_path() / "tokenizer.bin").string();
    transformer::PieceTokenizer words =
        transformer::readPieceTokenizerFile(tokenizerPath, weights.config().vocabulary);
    return std::make_shared<const LanguageModel>(LanguageModel{path, std::move(weights), std::move(words)});
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

LanguageModelPtr shippedModel()
{
    static const LanguageModelPtr model = [] {
        const auto size = static_cast<std::size_t>(attentionLabShippedModelEnd - attentionLabShippedModel);
        return withOwnVocabulary(kShippedName,
                                 transformer::readModel({attentionLabShippedModel, size}, kShippedName));
    }();
    return model;
}

LanguageModelPtr openModel(const std::string& path, const std::string& tokenizerPath)
{
    if (path.ends_with(".bin"))
        return openCheckpoint(path, tokenizerPath);
    return withOwnVocabulary(path, transformer::readModelFile(path));
}

} // namespace core
