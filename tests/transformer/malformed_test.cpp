#include "core/errors.h"
#include "core/transformer/llama2c_file.h"
#include "core/transformer/model_file.h"
#include "core/transformer/piece_tokenizer.h"
#include "tests/catch.h"
#include "tests/transformer/malformed_files.h"

using namespace core::transformer;

extern "C" int fuzzSafetensors(const std::uint8_t* data, std::size_t size);
extern "C" int fuzzLlama2c(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t kLargest = 1024;

/// What the reader says to the file; "" when it reads it.
template <typename Read>
std::string refusal(Read read)
{
    try {
        read();
        return "";
    } catch (const core::LoadError& error) {
        return error.what();
    }
}

} // namespace

TEST_CASE("every malformed safetensors file is refused in its own sentence", "[transformer][files]")
{
    for (const auto& file : tests::malformedSafetensors()) {
        REQUIRE(file.bytes.size() <= kLargest);
        CHECK(refusal([&] { readSafetensors(file.bytes, "f"); }) == file.sentence);
    }
}

TEST_CASE("every malformed llama2.c file is refused in its own sentence", "[transformer][files]")
{
    for (const auto& file : tests::malformedLlama2c()) {
        REQUIRE(file.bytes.size() <= kLargest);
        CHECK(refusal([&] { readLlama2c(file.bytes, "f"); }) == file.sentence);
    }
}

TEST_CASE("every malformed tokenizer is refused in its own sentence", "[transformer][files]")
{
    for (const auto& file : tests::malformedTokenizers())
        CHECK(refusal([&] { readPieceTokenizer(file.bytes, 300, "f"); }) == file.sentence);
}

TEST_CASE("at least 120 malformed files are tried", "[transformer][files]")
{
    CHECK(tests::malformedSafetensors().size() + tests::malformedLlama2c().size() >= 120);
}

TEST_CASE("the fuzz targets take every malformed file", "[transformer][files]")
{
    for (const auto& file : tests::malformedSafetensors())
        CHECK(fuzzSafetensors(reinterpret_cast<const std::uint8_t*>(file.bytes.data()), file.bytes.size()) ==
              0);
    for (const auto& file : tests::malformedLlama2c())
        CHECK(fuzzLlama2c(reinterpret_cast<const std::uint8_t*>(file.bytes.data()), file.bytes.size()) == 0);
}
