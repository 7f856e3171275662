#include "core/transformer/llama2c_file.h"

#include "core/errors.h"
#include "core/number_text.h"
#include "core/transformer/file_bytes.h"

namespace core::transformer {

namespace {

constexpr std::size_t kHeaderBytes = 28;
constexpr std::int64_t kFloatBytes = 4;

struct HeaderField
{
    const char* name;
    Index Config::*place;
};

constexpr HeaderField kFields[] = {
    {"dim", &Config::dModel},      {"hidden_dim", &Config::dFf},     {"n_layers", &Config::layers},
    {"n_heads", &Config::heads},   {"n_kv_heads", &Config::kvHeads}, {"vocab_size", &Config::vocabulary},
    {"seq_len", &Config::context},
};

void checkField(const std::string& name, std::size_t field, std::int64_t value)
{
    if (value >= 1 && value <= kMaxShape)
        return;
    throw LoadError(CORE_WORDS("%1: byte %2: %3 is %4, expected 1 to %5"), name, std::to_string(4 * field),
                    kFields[field].name, std::to_string(value), groupedText(kMaxShape));
}

Config readHeader(std::span<const std::byte> bytes, const std::string& name)
{
    if (bytes.size() < kHeaderBytes)
        throw LoadError(CORE_WORDS("%1: byte 0: the file has %2 bytes, expected a header of %3"), name,
                        std::to_string(bytes.size()), std::to_string(kHeaderBytes));
    Config config;
    config.pairing = RopePairing::Neighbours;
    config.feedForward = FeedForward::SwiGlu;
    for (std::size_t field = 0; field < std::size(kFields); ++field) {
        std::int64_t value = littleEndian32(bytes, 4 * field);
        if (kFields[field].place == &Config::vocabulary && value < 0) {
            config.output = Output::Untied;
            value = -value;
        }
        checkField(name, field, value);
        config.*kFields[field].place = value;
    }
    if (const auto found = fault(config))
        throw LoadError(CORE_WORDS("%1: byte 0: %2"), name, *found);
    return config;
}

/// Numbers after the header. Nothing overflows: fault() has bounded the weights.
std::int64_t numbersAfterHeader(const Config& config)
{
    return parameterCount(config) + config.context * config.dHead();
}

class Llama2cReader
{
public:
    Llama2cReader(std::span<const std::byte> bytes, const Config& config) : m_bytes(bytes), m_weights(config)
    {
    }

    Weights read()
    {
        const Config& config = m_weights.config();
        const std::string attention = "self_attn.";
        take("model.embed_tokens.weight");
        takeLayers("input_layernorm.weight");
        for (const char* projection : {"q_proj", "k_proj", "v_proj", "o_proj"})
            takeLayers(attention + projection + ".weight");
        takeLayers("post_attention_layernorm.weight");
        for (const char* projection : {"gate_proj", "down_proj", "up_proj"})
            takeLayers("mlp." + std::string(projection) + ".weight");
        take("model.norm.weight");
        m_at += static_cast<std::size_t>(config.context * config.dHead() * kFloatBytes);
        if (config.output == Output::Untied)
            take("lm_head.weight");
        return std::move(m_weights);
    }

private:
    void takeLayers(const std::string& name)
    {
        for (Index layer = 0; layer < m_weights.config().layers; ++layer)
            take("model.layers." + std::to_string(layer) + "." + name);
    }

    void take(const std::string& name)
    {
        const Tensor& tensor = m_weights.tensor(name);
        for (float& number : m_weights.numbers().segment(tensor.offset, tensor.size())) {
            number = floatAt(m_bytes, m_at);
            m_at += static_cast<std::size_t>(kFloatBytes);
        }
    }

    std::span<const std::byte> m_bytes;
    std::size_t m_at = kHeaderBytes;
    Weights m_weights;
};

} // namespace

Weights readLlama2cFile(const std::string& path)
{
    return readLlama2c(readFile(path), path);
}

Weights readLlama2c(std::span<const std::byte> bytes, const std::string& name)
{
    const Config config = readHeader(bytes, name);
    const std::int64_t expected =
        static_cast<std::int64_t>(kHeaderBytes) + kFloatBytes * numbersAfterHeader(config);
    if (static_cast<std::int64_t>(bytes.size()) != expected)
        throw LoadError(
            CORE_WORDS("%1: byte %2: the file has %3 bytes, expected %4 for the shapes in its header"), name,
            std::to_string(std::min<std::int64_t>(expected, std::ssize(bytes))), std::to_string(bytes.size()),
            std::to_string(expected));
    return Llama2cReader(bytes, config).read();
}

} // namespace core::transformer
