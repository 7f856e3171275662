// A libFuzzer target; without libFuzzer the test of malformed files calls it by its other name.
#include "core/errors.h"
#include "core/transformer/llama2c_file.h"
#include "core/transformer/piece_tokenizer.h"

extern "C" int fuzzLlama2c(const std::uint8_t* data, std::size_t size);

extern "C" int fuzzLlama2c(const std::uint8_t* data, std::size_t size)
{
    const std::span bytes(reinterpret_cast<const std::byte*>(data), size);
    try {
        core::transformer::readLlama2c(bytes, "f");
    } catch (const core::LoadError&) { // the one way to refuse a file
    }
    try {
        core::transformer::readPieceTokenizer(bytes, 300, "f");
    } catch (const core::LoadError&) {
    }
    return 0;
}

#ifdef ATTENTION_LAB_FUZZ
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return fuzzLlama2c(data, size);
}
#endif
