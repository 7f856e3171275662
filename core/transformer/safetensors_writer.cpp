#include "core/transformer/safetensors_file.h"

#include <nlohmann/json.hpp>

#include <bit>
#include <stdexcept>

namespace core::transformer {

namespace {

using nlohmann::ordered_json;

std::uint64_t numbersIn(const TensorToStore& tensor)
{
    std::uint64_t count = 1;
    for (const std::uint64_t side : tensor.shape)
        count *= side;
    if (count != tensor.numbers.size())
        throw std::invalid_argument("\"" + tensor.name + "\" has " + std::to_string(tensor.numbers.size()) +
                                    " numbers, its shape " + std::to_string(count));
    return count;
}

std::string headerText(const std::map<std::string, std::string>& metadata,
                       const std::vector<TensorToStore>& tensors, Precision precision)
{
    constexpr std::size_t kAlignment = 8;
    const std::uint64_t bytes = precision == Precision::Float32 ? 4 : 2;
    ordered_json header = ordered_json::object();
    if (!metadata.empty())
        header["__metadata__"] = metadata;
    std::uint64_t at = 0;
    for (const TensorToStore& tensor : tensors) {
        if (header.contains(tensor.name))
            throw std::invalid_argument("\"" + tensor.name + "\" is there twice");
        const std::uint64_t end = at + bytes * numbersIn(tensor);
        ordered_json& entry = header[tensor.name];
        entry["dtype"] = precision == Precision::Float32 ? "F32" : "F16";
        entry["shape"] = tensor.shape;
        entry["data_offsets"] = {at, end};
        at = end;
    }
    std::string text = header.dump();
    text.resize((text.size() + kAlignment - 1) / kAlignment * kAlignment, ' ');
    return text;
}

} // namespace

Bytes writeSafetensors(const std::map<std::string, std::string>& metadata,
                       const std::vector<TensorToStore>& tensors, Precision precision)
{
    const std::string header = headerText(metadata, tensors, precision);
    Bytes bytes;
    append64(bytes, header.size());
    for (const char c : header)
        bytes.push_back(static_cast<std::byte>(c));
    for (const TensorToStore& tensor : tensors)
        for (const float number : tensor.numbers) {
            if (precision == Precision::Float32) {
                append32(bytes, std::bit_cast<std::uint32_t>(number));
                continue;
            }
            const std::uint16_t half = floatToHalf(number);
            bytes.push_back(static_cast<std::byte>(half));
            bytes.push_back(static_cast<std::byte>(half >> 8U));
        }
    return bytes;
}

} // namespace core::transformer
