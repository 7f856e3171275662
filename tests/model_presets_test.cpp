#include "core/errors.h"
#include "core/model_presets.h"
#include "tests/near.h"

#include <algorithm>

using core::EditError;
using core::LoadError;
using core::modelPreset;
using core::modelPresets;
using core::parseModelPresets;
using tests::contains;

namespace {

std::string model(const std::string& change)
{
    std::string text = R"({"id": "a", "name": "A", "source": "s", "parameters": 10, "layers": 2,
                           "queryHeads": 4, "kvHeads": 2, "headDim": 8})";
    if (const auto at = change.find('|'); at != std::string::npos)
        text.replace(text.find(change.substr(0, at)), at, change.substr(at + 1));
    return text;
}

} // namespace

TEST_CASE("every model has a shape, a public source and an id of its own", "[presets]")
{
    CHECK(modelPresets().size() >= 10);
    for (const auto& preset : modelPresets()) {
        CHECK(&modelPreset(preset.id) == &preset);
        CHECK((preset.id == "example" || preset.source.starts_with("https://")));
        CHECK(preset.parameters > 100'000'000);
    }
}

TEST_CASE("the published shapes are those of the published configurations", "[presets]")
{
    using core::CacheShape;
    CHECK(modelPreset("example").shape == CacheShape{46, 32, 32, 128});
    CHECK(modelPreset("gpt-2").shape == CacheShape{12, 12, 12, 64});
    CHECK(modelPreset("llama-2-70b").shape == CacheShape{80, 64, 8, 128});
    CHECK(modelPreset("gemma-2-9b").shape == CacheShape{42, 16, 8, 256}); // 3,584 ÷ 16 would be 224
    CHECK(modelPreset("qwen2.5-7b").shape == CacheShape{28, 28, 4, 128});
}

TEST_CASE("an unknown model is refused with the known ones", "[presets][error]")
{
    CHECK_THROWS_AS(modelPreset("gpt-5"), EditError);
    CHECK_THROWS_WITH(modelPreset("gpt-5"), contains("\"gpt-5\" is unknown") && contains("gpt-2, gemma-2b"));
}

TEST_CASE("a list of models that does not fit is refused with its place", "[presets][error]")
{
    CHECK(parseModelPresets("[" + model("") + "]").front().shape.kvHeads == 2);
    const auto refused = [](const std::string& text) {
        try {
            parseModelPresets(text);
        } catch (const LoadError& error) {
            return std::string(error.what());
        }
        return std::string("read");
    };
    CHECK_THAT(refused("{}"), contains("no JSON list"));
    CHECK_THAT(refused("["), contains("line 1"));
    CHECK_THAT(refused("[]"), contains("at least one"));
    CHECK_THAT(refused("[3]"), contains("model 0: "));
    CHECK_THAT(refused("[" + model("\"kvHeads\": 2|\"kvHeads\": 3") + "]"), contains("does not divide"));
    CHECK_THAT(refused("[" + model("\"layers\": 2|\"layers\": 0") + "]"), contains("\"layers\""));
    CHECK_THAT(refused("[" + model("\"layers\": 2|\"layers\": 1.5") + "]"), contains("\"layers\""));
    CHECK_THAT(refused("[" + model("\"name\": \"A\", |") + "]"), contains("\"name\" is missing"));
    CHECK_THAT(refused("[" + model("\"headDim\"|\"headdim\"") + "]"), contains("\"headdim\" is unknown"));
    CHECK_THAT(refused("[" + model("") + "," + model("") + "]"), contains("\"id\" comes twice"));
}
