#include "core/transformer/tensor_layout.h"

namespace core::transformer {

TensorLayout::TensorLayout(const Config& config)
{
    check(config);
    embedding = add("model.embed_tokens.weight", config.vocabulary, config.dModel);
    for (Index layer = 0; layer < config.layers; ++layer)
        addBlock(config, "model.layers." + std::to_string(layer) + ".");
    align();
    finalNorm = addVector("model.norm.weight", config.dModel);
    align();
    unembedding = embedding;
    if (config.output == Output::Untied)
        unembedding = add("lm_head.weight", config.vocabulary, config.dModel);
    align();
}

Index TensorLayout::add(const std::string& name, Index rows, Index columns)
{
    tensors.push_back({name, rows, columns, size, false});
    size += rows * columns;
    return tensors.back().offset;
}

Index TensorLayout::addVector(const std::string& name, Index rows)
{
    const Index offset = add(name, rows, 1);
    tensors.back().isVector = true;
    return offset;
}

void TensorLayout::align()
{
    size = (size + kAlignment - 1) / kAlignment * kAlignment;
}

void TensorLayout::addBlock(const Config& config, const std::string& prefix)
{
    BlockOffsets block;
    align();
    block.attentionNorm = addVector(prefix + "input_layernorm.weight", config.dModel);
    addAttention(config, prefix + "self_attn.", block);
    align();
    block.feedForwardNorm = addVector(prefix + "post_attention_layernorm.weight", config.dModel);
    addFeedForward(config, prefix + "mlp.", block);
    blocks.push_back(block);
}

void TensorLayout::addAttention(const Config& config, const std::string& prefix, BlockOffsets& block)
{
    align();
    block.projection = add(prefix + "q_proj.weight", config.dModel, config.dModel);
    add(prefix + "k_proj.weight", config.dKeys(), config.dModel);
    add(prefix + "v_proj.weight", config.dKeys(), config.dModel);
    align();
    block.bias = size;
    if (config.biases != Biases::None) {
        addVector(prefix + "q_proj.bias", config.dModel);
        addVector(prefix + "k_proj.bias", config.dKeys());
    }
    if (config.biases == Biases::QueryKeyValue)
        addVector(prefix + "v_proj.bias", config.dKeys());
    align();
    block.output = add(prefix + "o_proj.weight", config.dModel, config.dModel);
}

void TensorLayout::addFeedForward(const Config& config, const std::string& prefix, BlockOffsets& block)
{
    align();
    block.up = size;
    if (config.feedForward == FeedForward::SwiGlu)
        add(prefix + "gate_proj.weight", config.dFf, config.dModel);
    add(prefix + "up_proj.weight", config.dFf, config.dModel);
    align();
    block.down = add(prefix + "down_proj.weight", config.dModel, config.dFf);
}

} // namespace core::transformer
