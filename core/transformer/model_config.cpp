#include "core/transformer/model_config.h"

#include "core/json_fields.h"

namespace core::transformer {

namespace {

using nlohmann::json;

constexpr const char* kHalfSplit = "half_split";
constexpr const char* kNeighbours = "neighbours";

Index shape(const json& object, const std::string& key)
{
    return wholeField(object, key, 1, kMaxShape);
}

RopePairing pairing(const json& object)
{
    const auto name = field<std::string>(object, "rope_pairing", kHalfSplit);
    if (name != kHalfSplit && name != kNeighbours)
        throw FieldError("/rope_pairing", CORE_WORDS("\"rope_pairing\" is \"%1\", expected \"%2\" or \"%3\""),
                         name, kHalfSplit, kNeighbours);
    return name == kHalfSplit ? RopePairing::HalfSplit : RopePairing::Neighbours;
}

/// What would compute something else than this engine does.
void checkFamily(const json& object, const Config& config)
{
    if (object.contains("rope_scaling") && !object.at("rope_scaling").is_null())
        throw FieldError("", CORE_WORDS("\"rope_scaling\" is set, expected a model without it"));
    const std::string expected = config.feedForward == FeedForward::SwiGlu ? "silu" : "gelu_pytorch_tanh";
    const auto act = field<std::string>(object, "hidden_act", expected);
    const bool isTanhGelu = config.feedForward == FeedForward::Gelu && act == "gelu_new";
    if (act != expected && !isTanhGelu)
        throw FieldError("/hidden_act", CORE_WORDS("\"hidden_act\" is \"%1\", expected \"%2\""), act,
                         expected);
}

Config configIn(const json& object, const SafetensorsFile& file)
{
    const std::string block = "model.layers.0.";
    Config config;
    config.layers = shape(object, "num_hidden_layers");
    config.heads = shape(object, "num_attention_heads");
    config.kvHeads =
        object.contains("num_key_value_heads") ? shape(object, "num_key_value_heads") : config.heads;
    config.dModel = shape(object, "hidden_size");
    config.dFf = shape(object, "intermediate_size");
    config.vocabulary = shape(object, "vocab_size");
    config.context = shape(object, "max_position_embeddings");
    config.ropeBase = field<double>(object, "rope_theta", 10'000.0);
    config.normEpsilon = field<double>(object, "rms_norm_eps", 1e-6);
    config.pairing = pairing(object);
    if (file.find(block + "mlp.gate_proj.weight"))
        config.feedForward = FeedForward::SwiGlu;
    if (file.find(block + "self_attn.q_proj.bias"))
        config.biases = file.find(block + "self_attn.v_proj.bias") ? Biases::QueryKeyValue : Biases::QueryKey;
    if (file.find("lm_head.weight"))
        config.output = Output::Untied;
    checkFamily(object, config);
    if (auto found = fault(config))
        throw LoadError(*found);
    return config;
}

} // namespace

Config configOf(const SafetensorsFile& file, const std::string& name, const std::string& configJson)
{
    const auto found = file.metadata.find("config");
    const bool isInside = found != file.metadata.end();
    if (!isInside && configJson.empty())
        throw LoadError(
            CORE_WORDS("%1: byte 8: the metadata has no \"config\", expected one there or in a file "
                       "config.json beside it"),
            name);
    try {
        const json object = parseJson(isInside ? found->second : configJson);
        if (!object.is_object())
            throw LoadError(Sentence(CORE_WORDS("expected an object {…}")));
        return configIn(object, file);
    } catch (const LoadError& error) {
        throw LoadError(isInside ? CORE_WORDS("%1: byte 8: in the metadata's \"config\", %2")
                                 : CORE_WORDS("%1: in the file config.json beside it, %2"),
                        name, error.sentence());
    }
}

void checkTensorSizes(const SafetensorsFile& file, const std::string& name, const Config& config)
{
    std::uint64_t stored = 0;
    for (const StoredTensor& tensor : file.tensors)
        stored += tensor.count();
    const auto needed = static_cast<std::uint64_t>(parameterCount(config));
    if (stored < needed)
        throw LoadError(CORE_WORDS("%1: byte 8: the tensors hold %2 numbers, expected at least the %3 of its "
                                   "configuration"),
                        name, std::to_string(stored), std::to_string(needed));
}

std::string configText(const Config& config)
{
    nlohmann::ordered_json object;
    object["num_hidden_layers"] = config.layers;
    object["num_attention_heads"] = config.heads;
    object["num_key_value_heads"] = config.kvHeads;
    object["hidden_size"] = config.dModel;
    object["intermediate_size"] = config.dFf;
    object["vocab_size"] = config.vocabulary;
    object["max_position_embeddings"] = config.context;
    object["rope_theta"] = config.ropeBase;
    object["rms_norm_eps"] = config.normEpsilon;
    object["rope_pairing"] = config.pairing == RopePairing::HalfSplit ? kHalfSplit : kNeighbours;
    object["hidden_act"] = config.feedForward == FeedForward::SwiGlu ? "silu" : "gelu_pytorch_tanh";
    object["tie_word_embeddings"] = config.output == Output::Tied;
    return object.dump();
}

} // namespace core::transformer
