#pragma once

#include "core/transformer/weights.h"

#include <span>
#include <string>

namespace core::transformer {

/// A llama2.c checkpoint of version 0. Little-endian, nothing padded:
///   dim, hidden_dim, n_layers, n_heads, n_kv_heads, vocab_size, seq_len    int32 each, 28 bytes; a
///   vocab_size
///       below 0 says that the output has weights of its own
///   token embedding [vocab × dim]                                          float32, as all that follows
///   attention norms [layers × dim], Wq [layers × dim × dim], Wk, Wv [layers × kvDim × dim], Wo [layers × dim
///   × dim], feed-forward norms [layers × dim], W1 (gate) [layers × hidden × dim], W2 (down) [layers × dim ×
///   hidden], W3 (up) [layers × hidden × dim], final norm [dim]
///   cosines and sines of the rotations [seq_len × dim / heads / 2] each    not used: they are computed
///   output [vocab × dim]                                                   where it has its own
/// The file ends there. SwiGLU, neighbouring pairs, base 10,000, ε 1e-5, no biases.
/// Throws LoadError, "path: byte offset: what was found, what was expected".
Weights readLlama2cFile(const std::string& path);

/// The same from bytes; `name` stands for the path in sentences.
Weights readLlama2c(std::span<const std::byte> bytes, const std::string& name);

} // namespace core::transformer
