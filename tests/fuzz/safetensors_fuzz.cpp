// A libFuzzer target; without libFuzzer the test of malformed files calls it by its other name.
#include "core/errors.h"
#include "core/transformer/model_file.h"

extern "C" int fuzzSafetensors(const std::uint8_t* data, std::size_t size);

extern "C" int fuzzSafetensors(const std::uint8_t* data, std::size_t size)
{
    try {
        core::transformer::readModel({reinterpret_cast<const std::byte*>(data), size}, "f");
    } catch (const core::LoadError&) { // the one way to refuse a file
    }
    return 0;
}

#ifdef ATTENTION_LAB_FUZZ
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return fuzzSafetensors(data, size);
}
#endif
