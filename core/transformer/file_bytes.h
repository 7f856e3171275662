#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Bytes of a file, little-endian numbers in them, and sizes that cannot overflow.
namespace core::transformer {

using Bytes = std::vector<std::byte>;

/// Throws LoadError, "path: …", when the file cannot be opened or read.
Bytes readFile(const std::string& path);

/// The number at an offset, whose bytes the caller has checked to be there.
std::uint64_t littleEndian64(std::span<const std::byte> bytes, std::size_t offset);
std::int32_t littleEndian32(std::span<const std::byte> bytes, std::size_t offset);
float floatAt(std::span<const std::byte> bytes, std::size_t offset);

void append64(Bytes& bytes, std::uint64_t number);
void append32(Bytes& bytes, std::uint32_t number);

/// IEEE 754 half precision and bfloat16 as float, exactly; NaN and infinity too.
float halfToFloat(std::uint16_t bits);
float bfloatToFloat(std::uint16_t bits);

/// Nearest half, ties to even; too large becomes infinity.
std::uint16_t floatToHalf(float number);

} // namespace core::transformer
