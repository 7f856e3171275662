#include "core/transformer/file_bytes.h"

#include "core/errors.h"

#include <Eigen/Core>

#include <bit>
#include <filesystem>
#include <fstream>

namespace core::transformer {

namespace {

constexpr std::streamoff kLargestModelFile = std::streamoff{1}
                                             << 30; // bytes; larger models could not be computed at once

} // namespace

Bytes readFile(const std::string& path)
{
    std::error_code unknown; // also of a pipe or a device, where reading may wait for ever
    if (!std::filesystem::exists(path, unknown))
        throw LoadError(CORE_WORDS("%1: there is no such file"), path);
    if (!std::filesystem::is_regular_file(path, unknown))
        throw LoadError(CORE_WORDS("%1: is not a file that can be read"), path);
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    const std::streamoff size = file ? static_cast<std::streamoff>(file.tellg()) : -1;
    if (size < 0)
        throw LoadError(CORE_WORDS("%1: cannot be opened, expected a file that can be read"), path);
    if (size > kLargestModelFile)
        throw LoadError(CORE_WORDS("%1: has %2 bytes; at most %3 can be read"), path, std::to_string(size),
                        std::to_string(kLargestModelFile));
    Bytes bytes(static_cast<std::size_t>(size));
    file.seekg(0);
    if (!file.read(reinterpret_cast<char*>(bytes.data()), size))
        throw LoadError(CORE_WORDS("%1: cannot be read to its end, expected a file that can be read"), path);
    return bytes;
}

std::uint64_t littleEndian64(std::span<const std::byte> bytes, std::size_t offset)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i)
        number |= std::to_integer<std::uint64_t>(bytes[offset + i]) << (8 * i);
    return number;
}

std::int32_t littleEndian32(std::span<const std::byte> bytes, std::size_t offset)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number |= std::to_integer<std::uint32_t>(bytes[offset + i]) << (8 * i);
    return static_cast<std::int32_t>(number);
}

float floatAt(std::span<const std::byte> bytes, std::size_t offset)
{
    return std::bit_cast<float>(littleEndian32(bytes, offset));
}

void append64(Bytes& bytes, std::uint64_t number)
{
    for (int i = 0; i < 8; ++i)
        bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
}

void append32(Bytes& bytes, std::uint32_t number)
{
    for (int i = 0; i < 4; ++i)
        bytes.push_back(static_cast<std::byte>(number >> (8 * i)));
}

float halfToFloat(std::uint16_t bits)
{
    return static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(bits));
}

float bfloatToFloat(std::uint16_t bits)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16U);
}

std::uint16_t floatToHalf(float number)
{
    return Eigen::numext::bit_cast<std::uint16_t>(Eigen::half(number));
}

} // namespace core::transformer
