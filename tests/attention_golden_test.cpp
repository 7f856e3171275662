#include "core/attention_output.h"
#include "tests/near.h"

#include <bit>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

using core::Index;
using core::Mask;
using core::Matrix;
using core::Scaling;
using tests::allNear;
using tests::kRounding;

namespace {

constexpr std::size_t kCases = 1000;

struct GoldenCase
{
    Matrix q;
    Matrix k;
    Matrix v;
    Mask mask;
    Scaling scaling;
    Matrix weights;
    Matrix output;
};

/// Reads attention_cases.bin, which golden/attention_cases.py made with NumPy. Little-endian, nothing padded:
///   "ATTNCASE"  8 bytes
///   cases       uint32
/// and for each case
///   n, m, d_k, d_v       uint8 each: queries, keys, their width, width of the values
///   mask                 uint8: 0 none, 1 causal, 2 drawn
///   scaled               uint8: 1 when divided by √d_k
///   q [n × d_k], k [m × d_k], v [m × d_v]     int16 each, in 1/4096
///   visible [n × m]      uint8 each, 1 where the query sees the key; drawn masks alone
///   weights [n × m], output [n × d_v]         float64 each
class Reader
{
public:
    explicit Reader(const std::string& path)
    {
        std::ifstream file(path, std::ios::binary);
        m_bytes.assign(std::istreambuf_iterator<char>(file), {});
        if (m_bytes.substr(0, kMagic.size()) != kMagic)
            throw std::runtime_error(path + ": not a file of attention cases");
        m_at = kMagic.size();
    }

    std::vector<GoldenCase> cases()
    {
        std::vector<GoldenCase> all;
        for (auto left = number<std::uint32_t>(); left > 0; --left)
            all.push_back(oneCase());
        if (m_at != m_bytes.size())
            throw std::runtime_error("bytes after the last case");
        return all;
    }

private:
    GoldenCase oneCase()
    {
        const Index n = number<std::uint8_t>();
        const Index m = number<std::uint8_t>();
        const Index width = number<std::uint8_t>();
        const Index valueWidth = number<std::uint8_t>();
        const auto mask = number<std::uint8_t>();
        const auto scaling = number<std::uint8_t>() == 1 ? Scaling::BySqrtOfWidth : Scaling::Off;
        Matrix q = table<std::int16_t>(n, width) / kFraction;
        Matrix k = table<std::int16_t>(m, width) / kFraction;
        Matrix v = table<std::int16_t>(m, valueWidth) / kFraction;
        Mask read = mask == 0 ? Mask::none(n, m) : mask == 1 ? Mask::causal(n) : drawn(n, m);
        Matrix weights = table<double>(n, m);
        Matrix output = table<double>(n, valueWidth);
        return {q, k, v, read, scaling, weights, output};
    }

    Mask drawn(Index queries, Index keys)
    {
        std::vector<std::vector<bool>> visible;
        for (Index query = 0; query < queries; ++query)
            for (auto& row = visible.emplace_back(); static_cast<Index>(row.size()) < keys;)
                row.push_back(number<std::uint8_t>() == 1);
        return Mask::drawn(std::move(visible), keys);
    }

    template <typename Number>
    Matrix table(Index rows, Index columns)
    {
        Matrix result(rows, columns);
        for (Index i = 0; i < result.size(); ++i)
            result.data()[i] = number<Number>();
        return result;
    }

    template <typename Number>
    Number number()
    {
        if (m_bytes.size() - m_at < sizeof(Number))
            throw std::runtime_error("the file of attention cases ends too early");
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            bits |= std::uint64_t{static_cast<unsigned char>(m_bytes[m_at++])} << (8 * i);
        if constexpr (std::is_same_v<Number, double>)
            return std::bit_cast<double>(bits);
        else
            return static_cast<Number>(bits);
    }

    static constexpr std::string_view kMagic = "ATTNCASE";
    static constexpr double kFraction = 4096;

    std::string m_bytes;
    std::size_t m_at = 0;
};

} // namespace

TEST_CASE("1000 random heads agree with NumPy", "[attention][golden]")
{
    const auto cases = Reader(GOLDEN_DIR "/attention_cases.bin").cases();
    REQUIRE(cases.size() == kCases);
    for (std::size_t number = 0; number < kCases; ++number) {
        INFO("case " << number);
        const GoldenCase& expected = cases[number];
        const auto found = core::attend(expected.q, expected.k, expected.v, expected.mask, expected.scaling);
        REQUIRE_THAT(found.weights, allNear(expected.weights, kRounding));
        REQUIRE_THAT(found.output, allNear(expected.output, kRounding));
        REQUIRE_THAT(
            core::attentionOutput(expected.q, expected.k, expected.v, expected.mask, expected.scaling),
            allNear(expected.output, kRounding));
    }
}
