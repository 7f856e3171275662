#include "core/transformer/llama2c_file.h"

#include "core/errors.h"
#include "core/transformer/decode.h"
#include "core/transformer/file_bytes.h"
#include "core/transformer/piece_tokenizer.h"
#include "tests/catch.h"

#include <filesystem>

using namespace core::transformer;

namespace {

const std::string kModel = SHARED_MODELS_DIR "/stories260K.bin";
const std::string kTokenizer = SHARED_MODELS_DIR "/tok512.bin";

bool isMissing()
{
    if (std::filesystem::exists(kModel) && std::filesystem::exists(kTokenizer))
        return false;
    WARN("skipped: " << kModel << " or its tokenizer is not there");
    return true;
}

int likeliest(const Eigen::VectorXf& logits)
{
    core::Index at = 0;
    logits.maxCoeff(&at);
    return static_cast<int>(at);
}

} // namespace

TEST_CASE("stories260K tells its known story, greedy, 200 tokens", "[transformer][llama2c]")
{
    if (isMissing())
        return;
    const Weights weights = readLlama2cFile(kModel);
    const PieceTokenizer tokenizer = readPieceTokenizerFile(kTokenizer, weights.config().vocabulary);
    KvCache<float> cache(weights.config());
    Eigen::VectorXf logits;
    std::string text;
    int token = PieceTokenizer::kBegin;
    for (int i = 0; i < 200; ++i) {
        decode(weights, token, cache, logits);
        const int next = likeliest(logits);
        text += tokenizer.decode(token, next);
        token = next;
    }
    CHECK_THAT(text,
               Catch::Matchers::StartsWith(
                   "Once upon a time, there was a little girl named Lily. She loved to play outside in the "
                   "park. One day, she saw a big, red ball."));
}

TEST_CASE("a real tokenizer's pieces spell the text again", "[transformer][llama2c]")
{
    if (isMissing())
        return;
    const PieceTokenizer tokenizer = readPieceTokenizerFile(kTokenizer, 512);
    for (const std::string text : {"Once upon a time", "", "naïve 日本\n", "a", "  two spaces"}) {
        const auto tokens = tokenizer.encode(text);
        CHECK(tokens.front() == PieceTokenizer::kBegin);
        CHECK(tokenizer.decode(tokens) == text);
    }
    CHECK(tokenizer.encode("Once upon a time").size() < 8);
}
