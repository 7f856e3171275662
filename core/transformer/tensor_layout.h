#pragma once

#include "core/transformer/config.h"

#include <string>
#include <vector>

namespace core::transformer {

/// One weight matrix [rows × columns] (a vector has one column) within all weights side by side.
struct Tensor
{
    std::string name; // as Hugging Face's Llama family has it: "model.layers.0.self_attn.q_proj.weight"
    Index rows = 0;
    Index columns = 0;
    Index offset = 0; // numbers before it
    bool isVector = false;

    Index size() const { return rows * columns; }
};

/// Where one block's weights begin. Those in one product stand one after the other: q, k, v; gate, up.
struct BlockOffsets
{
    Index attentionNorm = 0;   // [dModel]
    Index projection = 0;      // [dProjected × dModel]: q, k, v
    Index bias = 0;            // [dProjected], or of q and k alone
    Index output = 0;          // [dModel × dModel]
    Index feedForwardNorm = 0; // [dModel]
    Index up = 0;              // [dFf × dModel]; SwiGLU: [2 dFf × dModel], gate first
    Index down = 0;            // [dModel × dFf]
};

/// All weights of a configuration side by side. Each group that enters one product begins at a multiple of
/// kAlignment numbers; what lies between is 0 and stays 0.
struct TensorLayout
{
    static constexpr Index kAlignment = 16;

    explicit TensorLayout(const Config& config);

    std::vector<Tensor> tensors; // in order of their offsets
    std::vector<BlockOffsets> blocks;
    Index embedding = 0;   // [vocabulary × dModel]
    Index finalNorm = 0;   // [dModel]
    Index unembedding = 0; // [vocabulary × dModel]; the embedding itself when tied
    Index size = 0;        // numbers, with those between

private:
    Index add(const std::string& name, Index rows, Index columns);
    Index addVector(const std::string& name, Index rows);
    void addBlock(const Config& config, const std::string& prefix);
    void addAttention(const Config& config, const std::string& prefix, BlockOffsets& block);
    void addFeedForward(const Config& config, const std::string& prefix, BlockOffsets& block);
    void align();
};

} // namespace core::transformer
