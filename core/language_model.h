#pragma once

#include "core/transformer/piece_tokenizer.h"
#include "core/transformer/vocabulary.h"
#include "core/transformer/weights.h"

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A trained model with the words it reads and writes. It is never changed; what a person switches off or
/// cuts is an input of each run.
struct LanguageModel
{
    std::string
        name; // "pets", or the file's path and, where it is not the usual one, ";" and its tokenizer's
    transformer::Weights weights;
    std::variant<transformer::Vocabulary, transformer::PieceTokenizer> words;

    const transformer::Config& config() const { return weights.config(); }

    /// The text's tokens. Throws EditError, which names the first word that the model does not know.
    std::vector<int> encode(std::string_view text) const;

    /// One token as it is seen: a word, or a piece with its space.
    std::string word(int token) const;

    /// What a list of tokens says.
    std::string decode(const std::vector<int>& tokens) const;
};

/// Words that can stand in a token's place: in the task pets those of its kind, in another small vocabulary
/// all; none where tokens are pieces of words.
std::vector<std::string> wordsLike(const LanguageModel& model, int token);

using LanguageModelPtr = std::shared_ptr<const LanguageModel>;

/// The model that comes with the program: trained on the task pets (transformer/pets_story.h).
LanguageModelPtr shippedModel();

/// A safetensors file with its vocabulary, or a llama2.c checkpoint (".bin") with its tokenizer's file, by
/// default "tokenizer.bin" beside it. Throws LoadError.
LanguageModelPtr openModel(const std::string& path, const std::string& tokenizerPath = "");

/// The model of that name (LanguageModel::name). Throws LoadError.
LanguageModelPtr modelNamed(const std::string& name);

} // namespace core
