#pragma once

#include "core/transformer/safetensors_file.h"
#include "core/transformer/vocabulary.h"
#include "core/transformer/weights.h"

namespace core::transformer {

/// A model as a file holds it.
struct Model
{
    Weights weights;
    std::optional<Vocabulary> vocabulary;        // where the file has one
    std::map<std::string, std::string> metadata; // what else it says, such as how it was trained, by name
};

/// Any decoder of this family in a safetensors file, its tensors named as Hugging Face's Llama and Qwen2 do.
/// What the tensors do not tell stands as JSON in the metadata under "config", with the keys of Hugging
/// Face's config.json, or in a file config.json beside it: num_hidden_layers, num_attention_heads,
/// num_key_value_heads (default: as many), hidden_size, intermediate_size, vocab_size,
/// max_position_embeddings, rope_theta (10,000), rms_norm_eps (1e-6), rope_pairing ("half_split", or
/// "neighbours"). SwiGLU, biases and an output of its own are known by their tensors. The metadata's
/// "vocabulary" is a JSON list of words.
/// Throws LoadError, "path: byte offset: what was found, what was expected".
Model readModelFile(const std::string& path);

/// The same from bytes; `name` stands for the path and `configJson` for the file beside it ("": there is
/// none).
Model readModel(std::span<const std::byte> bytes, const std::string& name,
                const std::string& configJson = "");

/// The bytes that readModel reads; `more` are tensors beside the model's.
Bytes writeModel(const Model& model, Precision precision, const std::vector<TensorToStore>& more = {});

/// One tensor's numbers out of a file, into weights of the same shape. Throws LoadError when it is missing or
/// of another shape.
void takeTensor(const SafetensorsFile& file, const std::string& fileName, const std::string& storedName,
                const Tensor& tensor, Weights& into);

/// A tensor of the weights as the writer takes it.
TensorToStore toStore(const Weights& weights, const Tensor& tensor, const std::string& name);

} // namespace core::transformer
