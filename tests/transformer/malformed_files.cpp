#include "tests/transformer/malformed_files.h"

#include <array>
#include <bit>
#include <cmath>

namespace tests {

using core::transformer::append32;
using core::transformer::append64;
using core::transformer::Bytes;

namespace {

Bytes safetensors(const std::string& header, std::size_t dataBytes)
{
    Bytes bytes;
    append64(bytes, header.size());
    for (const char c : header)
        bytes.push_back(static_cast<std::byte>(c));
    bytes.resize(bytes.size() + dataBytes);
    return bytes;
}

std::string entry(const std::string& name, const std::string& dtype, const std::string& shape,
                  const std::string& offsets)
{
    return "\"" + name + R"(":{"dtype":)" + dtype + R"(,"shape":)" + shape + R"(,"data_offsets":)" + offsets +
           "}";
}

void add(std::vector<MalformedFile>& files, Bytes bytes, const std::string& sentence)
{
    files.push_back({std::move(bytes), sentence});
}

void addLengths(std::vector<MalformedFile>& files)
{
    for (std::size_t size = 0; size < 8; ++size)
        add(files, Bytes(size),
            "f: byte 0: the file has " + std::to_string(size) +
                " bytes, expected 8 for the length of its header");
    for (const std::uint64_t length : {std::uint64_t{100'000'001}, std::uint64_t{1} << 63U, ~std::uint64_t{0},
                                       ~std::uint64_t{7}, std::uint64_t{1} << 32U}) {
        Bytes bytes;
        append64(bytes, length);
        add(files, bytes,
            "f: byte 0: the header has " + std::to_string(length) + " bytes, expected at most 100,000,000");
    }
    for (const std::uint64_t length : {1, 2, 100'000'000}) {
        Bytes bytes;
        append64(bytes, length);
        add(files, bytes,
            "f: byte 0: the header has " + std::to_string(length) + " bytes, but only 0 follow");
    }
    for (const std::string header : {"", " {}", "[]", "x", "\n{}", "\"a\"", "1"})
        add(files, safetensors(header, 0),
            "f: byte 8: the header does not begin with \"{\", expected a JSON object");
}

void addDtypes(std::vector<MalformedFile>& files)
{
    for (const std::string dtype :
         {"\"F128\"", "\"f32\"", "\"\"", "32", "null", "[\"F32\"]", "\"F8_E4M3\"", "true"})
        add(files, safetensors("{" + entry("a", dtype, "[1]", "[0,4]") + "}", 4),
            "f: byte 9: the dtype of \"a\" is " + dtype + R"(, expected one such as "F32")");
    for (const std::string fields : {"{}", "[]", "1", R"({"dtype":"F32"})", R"({"dtype":"F32","shape":[1]})",
                                     R"({"dtype":"F32","shape":[1],"data_offsets":[0,4],"more":1})",
                                     R"({"dtype":"F32","shape":[1],"offsets":[0,4]})", "null", "\"F32\""})
        add(files, safetensors("{\"a\":" + fields + "}", 4),
            "f: byte 9: \"a\" has other fields, expected dtype, shape and data_offsets");
}

void addShapes(std::vector<MalformedFile>& files)
{
    for (const std::string shape :
         {"[-1]", "[1.5]", "1", "null", "[\"1\"]", "{}", "[true]", "[[1]]", "\"1\""})
        add(files, safetensors("{" + entry("a", "\"F32\"", shape, "[0,4]") + "}", 4),
            "f: byte 9: the shape of \"a\" is " + shape + ", expected whole numbers of 0 or more");
    for (const std::string shape :
         {"[4294967296,4294967296]", "[9223372036854775807,3]", "[18446744073709551615]",
          "[4611686018427387904]", "[2,2,2,1152921504606846976]"})
        add(files, safetensors("{" + entry("a", "\"F32\"", shape, "[0,4]") + "}", 4),
            "f: byte 9: the shape of \"a\" has more bytes than can be counted, expected fewer");
    const std::array<std::array<std::string, 3>, 8> sizes{{{"F32", "[1]", "8"},
                                                           {"F16", "[4]", "4"},
                                                           {"F64", "[1]", "4"},
                                                           {"BF16", "[3]", "4"},
                                                           {"F32", "[]", "0"},
                                                           {"U8", "[2,2]", "8"},
                                                           {"I64", "[2]", "8"},
                                                           {"F32", "[0]", "4"}}};
    const std::array<int, 8> expected{4, 8, 8, 6, 4, 4, 16, 0};
    for (std::size_t i = 0; i < sizes.size(); ++i)
        add(files,
            safetensors(
                "{" + entry("a", "\"" + sizes[i][0] + "\"", sizes[i][1], "[0," + sizes[i][2] + "]") + "}", 8),
            "f: byte 9: \"a\" lies on " + sizes[i][2] + " bytes, expected " + std::to_string(expected[i]) +
                " for its shape and dtype");
}

void addOffsets(std::vector<MalformedFile>& files)
{
    for (const std::string offsets : {"[]", "[0]", "[0,4,8]", "[4,0]", "[18446744073709551615,0]"})
        add(files, safetensors("{" + entry("a", "\"F32\"", "[1]", offsets) + "}", 4),
            "f: byte 9: the data_offsets of \"a\" are " + offsets +
                ", expected where it begins and where it ends");
    for (const std::string offsets : {"[-4,0]", "[0,-4]", "null", "[0.0,4.0]", "{}", "\"0,4\""})
        add(files, safetensors("{" + entry("a", "\"F32\"", "[1]", offsets) + "}", 4),
            "f: byte 9: the data_offsets of \"a\" is " + offsets + ", expected whole numbers of 0 or more");
    for (const std::string begin : {"1", "4", "8", "12"})
        add(files,
            safetensors("{" +
                            entry("a", "\"F32\"", "[1]",
                                  "[" + begin + "," + std::to_string(std::stoi(begin) + 4) + "]") +
                            "}",
                        64),
            "f: byte 9: \"a\" begins at byte " + begin + " of the data, after a hole; expected 0");
    const std::string a = entry("a", "\"F32\"", "[2]", "[0,8]");
    const std::string second = "f: byte " + std::to_string(8 + 1 + a.size() + 1);
    for (const std::string begin : {"1", "4", "7"})
        add(files,
            safetensors("{" + a + "," +
                            entry("b", "\"F32\"", "[2]",
                                  "[" + begin + "," + std::to_string(std::stoi(begin) + 8) + "]") +
                            "}",
                        16),
            second + ": \"b\" begins at byte " + begin + " of the data, inside another tensor; expected 8");
    for (const std::size_t data : {0, 1, 4, 7})
        add(files, safetensors("{" + a + "}", data),
            "f: byte 9: \"a\" ends at byte 8 of the data, which has " + std::to_string(data));
    for (const std::size_t more : {1, 8, 100})
        add(files, safetensors("{" + a + "}", 8 + more),
            "f: byte " + std::to_string(8 + a.size() + 2 + 8) + ": " + std::to_string(more) +
                " bytes follow the last tensor, expected the end");
    add(files, safetensors("{}", 5), "f: byte 10: 5 bytes follow the last tensor, expected the end");
}

void addMetadata(std::vector<MalformedFile>& files)
{
    for (const std::string value : {"1", "[]", "\"text\"", "null", "true"})
        add(files, safetensors("{\"__metadata__\":" + value + "}", 0),
            "f: byte 9: \"__metadata__\" is no object, expected texts by name");
    for (const std::string value : {"1", "[]", "{}", "null", "true"})
        add(files, safetensors("{\"__metadata__\":{\"k\":" + value + "}}", 0),
            "f: byte 9: \"k\" in \"__metadata__\" is " + value + ", expected a text");
    const std::string a = entry("a", "\"F32\"", "[1]", "[0,4]");
    add(files, safetensors("{" + a + "," + a + "}", 4),
        "f: byte 8: in the header, line 1, column " + std::to_string(a.size() + 3) +
            ": \"a\" is there twice; leave one out");
}

constexpr std::array<const char*, 7> kFields{"dim",        "hidden_dim", "n_layers", "n_heads",
                                             "n_kv_heads", "vocab_size", "seq_len"};

Bytes llama2c(const std::array<std::int32_t, 7>& fields, std::size_t more)
{
    Bytes bytes;
    for (const std::int32_t field : fields)
        append32(bytes, static_cast<std::uint32_t>(field));
    bytes.resize(bytes.size() + more);
    return bytes;
}

constexpr std::array<std::int32_t, 7> kSmall{4, 3, 1, 2, 1, 5, 2};
// embedding 20; norms 4 + 4 + 4; q, o 16 each; k, v 8 each; gate, down, up 12 each; rotations 2 · 2
constexpr std::size_t kSmallBytes = 4 * (20 + 12 + 32 + 16 + 36 + 4);

} // namespace

std::vector<MalformedFile> malformedSafetensors()
{
    std::vector<MalformedFile> files;
    addLengths(files);
    addDtypes(files);
    addShapes(files);
    addOffsets(files);
    addMetadata(files);
    return files;
}

std::vector<MalformedFile> malformedLlama2c()
{
    std::vector<MalformedFile> files;
    for (std::size_t size = 0; size < 28; size += 3)
        add(files, Bytes(size),
            "f: byte 0: the file has " + std::to_string(size) + " bytes, expected a header of 28");
    for (std::size_t field = 0; field < kFields.size(); ++field)
        for (const std::int32_t value : {0, -1, 1 << 21, INT32_MAX, INT32_MIN}) {
            auto fields = kSmall;
            fields[field] = value;
            std::int64_t shown = value;
            const bool isVocabulary = field == 5 && value < 0;
            if (isVocabulary)
                shown = -shown;
            if (isVocabulary && shown == 1)
                continue; // a vocabulary of one, with an output of its own
            add(files, llama2c(fields, 0),
                "f: byte " + std::to_string(4 * field) + ": " + kFields[field] + " is " +
                    std::to_string(shown) + ", expected 1 to 1,048,576");
        }
    add(files, llama2c({4, 3, 1, 3, 1, 5, 2}, 0),
        "f: byte 0: the model's width is 4, expected a multiple of heads, which is 3");
    add(files, llama2c({4, 3, 1, 2, 3, 5, 2}, 0),
        "f: byte 0: heads is 2, expected a multiple of key/value heads, which is 3");
    add(files, llama2c({4, 3, 1, 4, 1, 5, 2}, 0),
        "f: byte 0: a head's width is 1, expected an even one for its rotations");
    add(files, llama2c({1 << 20, 1 << 20, 1 << 20, 2, 2, 1 << 20, 1 << 20}, 0),
        "f: byte 0: these shapes need more than 100,000,000,000 weights, expected fewer");
    const std::string expected = std::to_string(28 + kSmallBytes);
    for (const std::size_t more : {std::size_t{0}, std::size_t{4}, kSmallBytes - 4, kSmallBytes - 1})
        add(files, llama2c(kSmall, more),
            "f: byte " + std::to_string(28 + more) + ": the file has " + std::to_string(28 + more) +
                " bytes, expected " + expected + " for the shapes in its header");
    for (const std::size_t more : {1, 4, 80})
        add(files, llama2c(kSmall, kSmallBytes + more),
            "f: byte " + expected + ": the file has " + std::to_string(28 + kSmallBytes + more) +
                " bytes, expected " + expected + " for the shapes in its header");
    return files;
}

std::vector<MalformedFile> malformedTokenizers()
{
    std::vector<MalformedFile> files;
    for (std::size_t size = 0; size < 4; ++size)
        add(files, Bytes(size), "f: byte 0: the file ends, expected the length of the longest piece");
    for (const std::int32_t longest : {0, -1, INT32_MIN}) {
        Bytes bytes;
        append32(bytes, static_cast<std::uint32_t>(longest));
        add(files, bytes,
            "f: byte 0: the longest piece has " + std::to_string(longest) + " bytes, expected 1 or more");
    }
    Bytes start;
    append32(start, 6);
    for (std::size_t more = 0; more < 8; more += 2) {
        Bytes bytes = start;
        bytes.resize(4 + more);
        add(files, bytes, "f: byte 4: the file ends, expected score and length of piece 0");
    }
    for (const std::int32_t length : {-1, 7, INT32_MAX, INT32_MIN}) {
        Bytes bytes = start;
        append32(bytes, 0);
        append32(bytes, static_cast<std::uint32_t>(length));
        add(files, bytes, "f: byte 8: piece 0 has " + std::to_string(length) + " bytes, expected 0 to 6");
    }
    Bytes cut = start;
    append32(cut, 0);
    append32(cut, 6);
    add(files, cut, "f: byte 12: the file ends, expected piece 0");
    Bytes noNumber = start;
    append32(noNumber, std::bit_cast<std::uint32_t>(std::nanf("")));
    append32(noNumber, 0);
    add(files, noNumber, "f: byte 4: the score of piece 0 is no number, expected one");
    return files;
}

} // namespace tests
