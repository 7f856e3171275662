#include "core/transformer/model_file.h"

#include "core/errors.h"
#include "core/transformer/trainer_file.h"
#include "tests/catch.h"
#include "tests/transformer/small_model.h"

#include <cmath>
#include <cstring>
#include <limits>

using namespace core::transformer;
using tests::sameBits;

namespace {

Model drawnModel()
{
    return {tests::drawnWeights<float>(tests::smallConfig()), std::nullopt, {{"note", "drawn"}}};
}

Recipe shortRecipe()
{
    Recipe recipe = petsRecipe();
    recipe.config.dModel = 16;
    recipe.config.heads = recipe.config.kvHeads = 2;
    recipe.localHeads = 2;
    recipe.stories = 4;
    return recipe;
}

} // namespace

TEST_CASE("a model written and read is the same bit for bit, NaN and infinity too", "[transformer][files]")
{
    Model model = drawnModel();
    model.weights.at(model.weights.layout().tensors[3])(0, 0) = std::nanf("");
    model.weights.at(model.weights.layout().tensors[3])(0, 1) = -std::numeric_limits<float>::infinity();
    const Bytes bytes = writeModel(model, Precision::Float32);
    const Model read = readModel(bytes, "f");
    CHECK(read.weights.config() == model.weights.config());
    CHECK(sameBits(read.weights, model.weights));
    CHECK(read.metadata == model.metadata);
    CHECK_FALSE(read.vocabulary);
    CHECK(writeModel(read, Precision::Float32) == bytes);
}

TEST_CASE("half precision keeps three digits", "[transformer][files]")
{
    const Model model = drawnModel();
    const Model read = readModel(writeModel(model, Precision::Float16), "f");
    CHECK((read.weights.numbers() - model.weights.numbers()).abs().maxCoeff() < 1e-3F);
    CHECK(floatToHalf(1) == 0x3C00);
    CHECK(halfToFloat(0x7BFF) == 65504);
    CHECK(std::isinf(halfToFloat(floatToHalf(1e6F))));
    CHECK(bfloatToFloat(0x3FC0) == 1.5F);
}

TEST_CASE("every kind of model comes back from its file", "[transformer][files]")
{
    for (const auto pairing : {RopePairing::Neighbours, RopePairing::HalfSplit})
        for (const auto feedForward : {FeedForward::Gelu, FeedForward::SwiGlu})
            for (const auto biases : {Biases::None, Biases::QueryKey, Biases::QueryKeyValue})
                for (const auto output : {Output::Tied, Output::Untied}) {
                    Config config = tests::smallConfig();
                    config.pairing = pairing;
                    config.feedForward = feedForward;
                    config.biases = biases;
                    config.output = output;
                    const Model model{tests::drawnWeights<float>(config), std::nullopt, {}};
                    const Model read = readModel(writeModel(model, Precision::Float32), "f");
                    REQUIRE(read.weights.config() == config);
                    REQUIRE(sameBits(read.weights, model.weights));
                }
}

TEST_CASE("a model whose configuration stands beside it loads", "[transformer][files]")
{
    const Model model = drawnModel();
    std::vector<TensorToStore> tensors;
    for (const Tensor& tensor : model.weights.layout().tensors)
        tensors.push_back(toStore(model.weights, tensor, tensor.name));
    const Bytes bytes = writeSafetensors({}, tensors, Precision::Float32);
    const std::string config =
        R"({"num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2, "hidden_size": 16,
            "intermediate_size": 12, "vocab_size": 11, "max_position_embeddings": 40, "rms_norm_eps": 1e-5,
            "architectures": ["Other"]})";
    CHECK(sameBits(readModel(bytes, "f", config).weights, model.weights));
    CHECK_THROWS_WITH(
        readModel(bytes, "f"),
        "f: byte 8: the metadata has no \"config\", expected one there or in a file config.json "
        "beside it");
    CHECK_THROWS_WITH(
        readModel(bytes, "f", R"({"num_hidden_layers": 0})"),
        "f: in the file config.json beside it, \"num_hidden_layers\" must be a whole number from 1 to "
        "1,048,576, not 0");
}

TEST_CASE("a tensor that is missing, unknown or of another shape is named", "[transformer][files]")
{
    const Model model = drawnModel();
    const auto written = [&](const std::string& name, const std::string& as,
                             std::vector<std::uint64_t> shape) {
        const Bytes bytes = writeModel(model, Precision::Float32);
        const SafetensorsFile file = readSafetensors(bytes, "f");
        std::vector<std::vector<float>> numbers;
        std::vector<TensorToStore> tensors;
        for (const StoredTensor& stored : file.tensors)
            numbers.push_back(file.numbers(stored, "f"));
        for (std::size_t i = 0; i < file.tensors.size(); ++i) {
            const bool isMeant = file.tensors[i].name == name;
            tensors.push_back(
                {isMeant ? as : file.tensors[i].name, isMeant ? shape : file.tensors[i].shape, numbers[i]});
        }
        return writeSafetensors(file.metadata, tensors, Precision::Float32);
    };
    CHECK_THROWS_WITH(readModel(written("model.norm.weight", "optimizer.x", {16}), "f"),
                      "f: byte 8: \"model.norm.weight\" is missing, expected it with the shape [16]");
    CHECK_THROWS_WITH(readModel(written("model.norm.weight", "norm", {16}), "f"),
                      tests::contains("\"norm\" is no tensor of a model like this"));
    CHECK_THROWS_WITH(readModel(written("model.norm.weight", "model.norm.weight", {4, 4}), "f"),
                      tests::contains("\"model.norm.weight\" has the shape [4, 4], expected [16]"));
}

TEST_CASE("a configuration larger than the file's tensors is refused before memory is taken",
          "[transformer][files]")
{
    const std::string config =
        R"({"num_hidden_layers": 9, "num_attention_heads": 4, "hidden_size": 4096, "intermediate_size": 16384,
            "vocab_size": 50000, "max_position_embeddings": 40})";
    CHECK_THROWS_WITH(readModel(writeSafetensors({{"config", config}}, {}, Precision::Float32), "f"),
                      tests::contains("f: byte 8: the tensors hold 0 numbers, expected at least the "));
}

TEST_CASE("a training written and read goes on to the same end", "[trainer][files]")
{
    Trainer trainer(shortRecipe());
    for (int i = 0; i < 10; ++i)
        trainer.takeStep(1);
    Trainer read = readTrainer(writeTrainer(trainer), "f");
    CHECK(read.step() == 10);
    CHECK(recipeText(read.recipe()) == recipeText(trainer.recipe()));
    for (int i = 0; i < 10; ++i) {
        trainer.takeStep(1);
        read.takeStep(1);
    }
    CHECK(sameBits(read.weights(), trainer.weights()));
    CHECK(readModel(writeModel(modelOf(trainer), Precision::Float32), "f").vocabulary->words() ==
          pets::vocabulary().words());
    CHECK_THROWS_WITH(readTrainer(writeModel(modelOf(trainer), Precision::Float32), "f"),
                      tests::contains("the file has a model alone, expected what train saved"));
}
