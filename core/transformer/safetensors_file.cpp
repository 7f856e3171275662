#include "core/transformer/safetensors_file.h"

#include "core/json_fields.h"
#include "core/number_text.h"

#include <algorithm>
#include <bit>

namespace core::transformer {

namespace {

using nlohmann::json;

constexpr std::size_t kLengthBytes = 8;

struct Dtype
{
    std::string_view name;
    std::uint64_t bytes;
};

constexpr Dtype kDtypes[] = {{"F64", 8}, {"F32", 4}, {"F16", 2}, {"BF16", 2}, {"I64", 8},
                             {"I32", 4}, {"I16", 2}, {"I8", 1},  {"U64", 8},  {"U32", 4},
                             {"U16", 2}, {"U8", 1},  {"BOOL", 1}};

std::uint64_t bytesOf(std::string_view dtype)
{
    const auto* found = std::ranges::find(kDtypes, dtype, &Dtype::name);
    return found == std::end(kDtypes) ? 0 : found->bytes;
}

/// Reads the header; knows where in the file it is.
class HeaderReader
{
public:
    HeaderReader(std::span<const std::byte> bytes, const std::string& name) : m_bytes(bytes), m_name(name) {}

    SafetensorsFile read()
    {
        const std::size_t length = headerLength();
        m_text.assign(reinterpret_cast<const char*>(m_bytes.data()) + kLengthBytes, length);
        SafetensorsFile file;
        file.data = m_bytes.subspan(kLengthBytes + length);
        const json header = parsed();
        for (const auto& [name, value] : header.items())
            if (name == "__metadata__")
                file.metadata = metadata(value);
            else
                file.tensors.push_back(tensor(name, value));
        checkPlaces(file);
        return file;
    }

private:
    template <typename... Arguments>
    [[noreturn]] void refuse(std::size_t byte, const char* pattern, const Arguments&... arguments) const
    {
        throw LoadError(CORE_WORDS("%1: byte %2: %3"), m_name, std::to_string(byte),
                        Sentence(pattern, {arguments...}));
    }

    std::size_t headerLength() const
    {
        if (m_bytes.size() < kLengthBytes)
            refuse(0, CORE_WORDS("the file has %1 bytes, expected 8 for the length of its header"),
                   std::to_string(m_bytes.size()));
        const std::uint64_t length = littleEndian64(m_bytes, 0);
        if (length > kMostHeaderBytes)
            refuse(0, CORE_WORDS("the header has %1 bytes, expected at most 100,000,000"),
                   std::to_string(length));
        if (length > m_bytes.size() - kLengthBytes)
            refuse(0, CORE_WORDS("the header has %1 bytes, but only %2 follow"), std::to_string(length),
                   std::to_string(m_bytes.size() - kLengthBytes));
        if (length == 0 || m_bytes[kLengthBytes] != std::byte{'{'})
            refuse(kLengthBytes, CORE_WORDS("the header does not begin with \"{\", expected a JSON object"));
        return static_cast<std::size_t>(length);
    }

    json parsed() const
    {
        try {
            return parseJson(m_text);
        } catch (const LoadError& error) {
            refuse(kLengthBytes, CORE_WORDS("in the header, %1"), error.sentence());
        }
    }

    std::map<std::string, std::string> metadata(const json& object) const
    {
        std::map<std::string, std::string> texts;
        if (!object.is_object())
            refuse(byteOf("__metadata__"),
                   CORE_WORDS("\"__metadata__\" is no object, expected texts by name"));
        for (const auto& [key, value] : object.items()) {
            if (!value.is_string())
                refuse(byteOf("__metadata__"),
                       CORE_WORDS("\"%1\" in \"__metadata__\" is %2, expected a text"), key, value.dump());
            texts[key] = value.get<std::string>();
        }
        return texts;
    }

    StoredTensor tensor(const std::string& name, const json& object) const
    {
        StoredTensor result;
        result.name = name;
        result.headerByte = byteOf(name);
        if (!object.is_object() || object.size() != 3 || !object.contains("dtype") ||
            !object.contains("shape") || !object.contains("data_offsets"))
            refuse(result.headerByte,
                   CORE_WORDS("\"%1\" has other fields, expected dtype, shape and data_offsets"), name);
        const json& dtype = object.at("dtype");
        if (!dtype.is_string() || bytesOf(dtype.get<std::string>()) == 0)
            refuse(result.headerByte, CORE_WORDS("the dtype of \"%1\" is %2, expected one such as \"F32\""),
                   name, dtype.dump());
        result.dtype = dtype.get<std::string>();
        result.shape = wholes(object.at("shape"), "shape", result);
        const auto offsets = wholes(object.at("data_offsets"), "data_offsets", result);
        if (offsets.size() != 2 || offsets[0] > offsets[1])
            refuse(
                result.headerByte,
                CORE_WORDS("the data_offsets of \"%1\" are %2, expected where it begins and where it ends"),
                name, object.at("data_offsets").dump());
        result.begin = offsets[0];
        result.end = offsets[1];
        checkSize(result);
        return result;
    }

    std::vector<std::uint64_t> wholes(const json& list, const char* field, const StoredTensor& of) const
    {
        const bool fits = list.is_array() && std::ranges::all_of(list, [](const json& value) {
                              return value.is_number_unsigned();
                          });
        if (!fits)
            refuse(of.headerByte, CORE_WORDS("the %1 of \"%2\" is %3, expected whole numbers of 0 or more"),
                   field, of.name, list.dump());
        return list.get<std::vector<std::uint64_t>>();
    }

    void checkSize(const StoredTensor& of) const
    {
        std::uint64_t size = bytesOf(of.dtype);
        bool isTooLarge = false;
        for (const std::uint64_t side : of.shape)
            isTooLarge |= __builtin_mul_overflow(size, side, &size);
        if (isTooLarge)
            refuse(of.headerByte,
                   CORE_WORDS("the shape of \"%1\" has more bytes than can be counted, expected fewer"),
                   of.name);
        if (of.end - of.begin != size)
            refuse(of.headerByte, CORE_WORDS("\"%1\" lies on %2 bytes, expected %3 for its shape and dtype"),
                   of.name, std::to_string(of.end - of.begin), std::to_string(size));
    }

    /// Side by side from the first byte to the last.
    void checkPlaces(SafetensorsFile& file) const
    {
        std::ranges::sort(file.tensors, [](const StoredTensor& a, const StoredTensor& b) {
            return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name);
        });
        std::uint64_t reached = 0;
        for (const StoredTensor& tensor : file.tensors) {
            if (tensor.end > file.data.size())
                refuse(tensor.headerByte, CORE_WORDS("\"%1\" ends at byte %2 of the data, which has %3"),
                       tensor.name, std::to_string(tensor.end), std::to_string(file.data.size()));
            if (tensor.begin != reached)
                refuse(tensor.headerByte,
                       tensor.begin < reached
                           ? CORE_WORDS(
                                 "\"%1\" begins at byte %2 of the data, inside another tensor; expected %3")
                           : CORE_WORDS("\"%1\" begins at byte %2 of the data, after a hole; expected %3"),
                       tensor.name, std::to_string(tensor.begin), std::to_string(reached));
            reached = tensor.end;
        }
        if (reached != file.data.size())
            refuse(m_bytes.size() - file.data.size() + reached,
                   CORE_WORDS("%1 bytes follow the last tensor, expected the end"),
                   std::to_string(file.data.size() - reached));
    }

    std::size_t byteOf(const std::string& key) const
    {
        const auto at = m_text.find(json(key).dump());
        return kLengthBytes + (at == std::string::npos ? 0 : at);
    }

    std::span<const std::byte> m_bytes;
    const std::string& m_name;
    std::string m_text;
};

std::uint16_t bits16(std::span<const std::byte> data, std::size_t at)
{
    return static_cast<std::uint16_t>(std::to_integer<unsigned>(data[at]) |
                                      (std::to_integer<unsigned>(data[at + 1]) << 8U));
}

} // namespace

std::uint64_t StoredTensor::count() const
{
    return (end - begin) / bytesOf(dtype);
}

const StoredTensor* SafetensorsFile::find(const std::string& name) const
{
    const auto found = std::ranges::find(tensors, name, &StoredTensor::name);
    return found == tensors.end() ? nullptr : &*found;
}

std::vector<float> SafetensorsFile::numbers(const StoredTensor& tensor, const std::string& name) const
{
    std::vector<float> result(static_cast<std::size_t>(tensor.count()));
    const auto at = data.subspan(tensor.begin, tensor.end - tensor.begin);
    for (std::size_t i = 0; i < result.size(); ++i)
        if (tensor.dtype == "F32")
            result[i] = floatAt(at, 4 * i);
        else if (tensor.dtype == "F16")
            result[i] = halfToFloat(bits16(at, 2 * i));
        else if (tensor.dtype == "BF16")
            result[i] = bfloatToFloat(bits16(at, 2 * i));
        else if (tensor.dtype == "F64")
            result[i] = static_cast<float>(std::bit_cast<double>(littleEndian64(at, 8 * i)));
        else
            throw LoadError(CORE_WORDS("%1: byte %2: \"%3\" holds %4, expected F32, F16, BF16 or F64"), name,
                            std::to_string(tensor.headerByte), tensor.name, tensor.dtype);
    return result;
}

SafetensorsFile readSafetensors(std::span<const std::byte> bytes, const std::string& name)
{
    return HeaderReader(bytes, name).read();
}

} // namespace core::transformer
