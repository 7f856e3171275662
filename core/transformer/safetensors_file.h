#pragma once

#include "core/transformer/file_bytes.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// The safetensors format. Little-endian:
///   header length N   uint64, at most 100,000,000
///   header            N bytes of JSON, beginning with "{", perhaps with spaces at the end: for each tensor
///   its name and
///                     {"dtype": "F32", "shape": [rows, columns], "data_offsets": [begin, end]}, and perhaps
///                     "__metadata__": {text: text}
///   data              the tensors' numbers, row by row; offsets count from here
/// The tensors lie side by side: none overlaps another, nothing lies between or after them.
namespace core::transformer {

inline constexpr std::uint64_t kMostHeaderBytes = 100'000'000;

enum class Precision { Float32, Float16 };

struct StoredTensor
{
    std::string name;
    std::string dtype; // "F32", "F16", "BF16", "F64", or another that holds no weights
    std::vector<std::uint64_t> shape;
    std::uint64_t begin = 0; // within the data
    std::uint64_t end = 0;
    std::size_t headerByte = 0; // where its entry stands, for sentences

    std::uint64_t count() const; // numbers
};

/// A file's contents; the bytes are the caller's and must outlive it.
struct SafetensorsFile
{
    std::map<std::string, std::string> metadata;
    std::vector<StoredTensor> tensors; // in order of their bytes
    std::span<const std::byte> data;

    const StoredTensor* find(const std::string& name) const;

    /// As float, NaN and infinity kept. Throws LoadError for a dtype that holds no weights; `name` is the
    /// file's.
    std::vector<float> numbers(const StoredTensor& tensor, const std::string& name) const;
};

/// Throws LoadError, "path: byte offset: what was found, what was expected"; `name` stands for the path.
SafetensorsFile readSafetensors(std::span<const std::byte> bytes, const std::string& name);

/// What goes into a file.
struct TensorToStore
{
    std::string name;
    std::vector<std::uint64_t> shape;
    std::span<const float> numbers; // row by row
};

/// The file's bytes: the tensors in the order given, the header padded with spaces to a multiple of 8. The
/// same input gives the same bytes. Throws std::invalid_argument when a name is there twice or a shape is
/// another number of numbers.
Bytes writeSafetensors(const std::map<std::string, std::string>& metadata,
                       const std::vector<TensorToStore>& tensors, Precision precision);

} // namespace core::transformer
