#pragma once

#include "core/transformer/file_bytes.h"

#include <string>
#include <vector>

namespace tests {

/// A file of at most 1 KiB that a reader refuses, and the sentence it refuses it with.
struct MalformedFile
{
    core::transformer::Bytes bytes;
    std::string sentence;
};

std::vector<MalformedFile> malformedSafetensors();
std::vector<MalformedFile> malformedLlama2c();

/// Like those, for a tokenizer of 300 pieces.
std::vector<MalformedFile> malformedTokenizers();

} // namespace tests
