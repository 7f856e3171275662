#include "core/transformer/model_file.h"

#include "core/json_fields.h"
#include "core/transformer/model_config.h"

#include <filesystem>

namespace core::transformer {

namespace {

using nlohmann::json;

std::string shapeOf(const std::vector<std::uint64_t>& shape)
{
    std::string text;
    for (const std::uint64_t side : shape)
        text += (text.empty() ? "" : ", ") + std::to_string(side);
    return "[" + text + "]";
}

std::vector<std::uint64_t> shapeOf(const Tensor& tensor)
{
    std::vector<std::uint64_t> shape{static_cast<std::uint64_t>(tensor.rows)};
    if (!tensor.isVector)
        shape.push_back(static_cast<std::uint64_t>(tensor.columns));
    return shape;
}

/// Tensors that other programs store beside the weights, or that go on with a training.
bool isBeside(const std::string& name)
{
    return name.starts_with("optimizer.") || name.ends_with("rotary_emb.inv_freq");
}

void checkKnown(const SafetensorsFile& file, const std::string& name, const TensorLayout& layout)
{
    for (const StoredTensor& stored : file.tensors)
        if (!isBeside(stored.name) &&
            std::ranges::find(layout.tensors, stored.name, &Tensor::name) == layout.tensors.end())
            throw LoadError(
                CORE_WORDS("%1: byte %2: \"%3\" is no tensor of a model like this, expected those of "
                           "Hugging Face's Llama or Qwen2"),
                name, std::to_string(stored.headerByte), stored.name);
}

std::optional<Vocabulary> vocabularyOf(const SafetensorsFile& file, const std::string& name, Index size)
{
    const auto found = file.metadata.find("vocabulary");
    if (found == file.metadata.end())
        return std::nullopt;
    try {
        const json list = parseJson(found->second);
        if (!JsonKind<std::vector<std::string>>::fits(list) || static_cast<Index>(list.size()) != size)
            throw LoadError(CORE_WORDS("it has other than %1 words"), std::to_string(size));
        return Vocabulary(list.get<std::vector<std::string>>());
    } catch (const LoadError& error) {
        throw LoadError(CORE_WORDS("%1: byte 8: in the metadata's \"vocabulary\", %2"), name,
                        error.sentence());
    } catch (const std::invalid_argument&) {
        throw LoadError(
            CORE_WORDS("%1: byte 8: in the metadata's \"vocabulary\", a word is empty or there twice"), name);
    }
}

} // namespace

void takeTensor(const SafetensorsFile& file, const std::string& fileName, const std::string& storedName,
                const Tensor& tensor, Weights& into)
{
    const StoredTensor* stored = file.find(storedName);
    if (!stored)
        throw LoadError(CORE_WORDS("%1: byte 8: \"%2\" is missing, expected it with the shape %3"), fileName,
                        storedName, shapeOf(shapeOf(tensor)));
    if (stored->shape != shapeOf(tensor))
        throw LoadError(CORE_WORDS("%1: byte %2: \"%3\" has the shape %4, expected %5"), fileName,
                        std::to_string(stored->headerByte), storedName, shapeOf(stored->shape),
                        shapeOf(shapeOf(tensor)));
    const std::vector<float> numbers = file.numbers(*stored, fileName);
    std::ranges::copy(numbers, into.numbers().data() + tensor.offset);
}

TensorToStore toStore(const Weights& weights, const Tensor& tensor, const std::string& name)
{
    return {name,
            shapeOf(tensor),
            {weights.numbers().data() + tensor.offset, static_cast<std::size_t>(tensor.size())}};
}

Model readModelFile(const std::string& path)
{
    const auto beside = std::filesystem::path(path).parent_path() / "config.json";
    std::string configJson;
    if (std::filesystem::is_regular_file(beside)) {
        const Bytes bytes = readFile(beside.string());
        configJson.assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    }
    return readModel(readFile(path), path, configJson);
}

Model readModel(std::span<const std::byte> bytes, const std::string& name, const std::string& configJson)
{
    const SafetensorsFile file = readSafetensors(bytes, name);
    const Config config = configOf(file, name, configJson);
    checkTensorSizes(file, name, config);
    Weights weights(config);
    checkKnown(file, name, weights.layout());
    for (const Tensor& tensor : weights.layout().tensors)
        takeTensor(file, name, tensor.name, tensor, weights);
    Model model{std::move(weights), vocabularyOf(file, name, config.vocabulary), file.metadata};
    model.metadata.erase("config");
    model.metadata.erase("vocabulary");
    return model;
}

Bytes writeModel(const Model& model, Precision precision, const std::vector<TensorToStore>& more)
{
    auto metadata = model.metadata;
    metadata["config"] = configText(model.weights.config());
    if (model.vocabulary)
        metadata["vocabulary"] = json(model.vocabulary->words()).dump();
    std::vector<TensorToStore> tensors;
    for (const Tensor& tensor : model.weights.layout().tensors)
        tensors.push_back(toStore(model.weights, tensor, tensor.name));
    tensors.insert(tensors.end(), more.begin(), more.end());
    return writeSafetensors(metadata, tensors, precision);
}

} // namespace core::transformer
