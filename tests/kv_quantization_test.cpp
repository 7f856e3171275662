#include "core/kv_quantization.h"
#include "core/seeded_numbers.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <algorithm>
#include <cmath>

using core::Grouping;
using core::Index;
using core::Matrix;
using core::quantize;
using core::quantized;
using core::quantizedBytes;
using tests::allNear;
using tests::kRounding;
using tests::matrix;

namespace {

/// The definition, number by number.
Matrix naive(const Matrix& numbers, Index bits, Index group, Grouping grouping)
{
    const bool perToken = grouping == Grouping::PerToken;
    Matrix result = numbers;
    for (Index row = 0; row < numbers.rows(); ++row)
        for (Index column = 0; column < numbers.cols(); ++column) {
            const Index at = perToken ? column : row;
            const Index end =
                std::min(at / group * group + group, perToken ? numbers.cols() : numbers.rows());
            double low = numbers(row, column), high = low;
            for (Index i = at / group * group; i < end; ++i) {
                const double other = perToken ? numbers(row, i) : numbers(i, column);
                low = std::min(low, other);
                high = std::max(high, other);
            }
            const double scale = (high - low) / (std::pow(2, bits) - 1);
            if (scale > 0)
                result(row, column) = low + std::round((numbers(row, column) - low) / scale) * scale;
        }
    return result;
}

} // namespace

TEST_CASE("two bits keep four levels from the least to the greatest", "[kv-quantization][hand]")
{
    const Matrix row = matrix({{0, 0.9, 1.1, 3}}); // levels 0 1 2 3
    CHECK(quantized(row, 2, 4, Grouping::PerToken) == matrix({{0, 1, 1, 3}}));
    CHECK_THAT(quantized(row, 2, 2, Grouping::PerToken),
               allNear(row, kRounding));                      // both are ends of their pair
    CHECK(quantized(row, 2, 4, Grouping::PerChannel) == row); // one token: groups of one
}

TEST_CASE("equal numbers come back as they are", "[kv-quantization]")
{
    CHECK(quantized(matrix({{0.3, 0.3, 0.3}}), 2, 3, Grouping::PerToken) == matrix({{0.3, 0.3, 0.3}}));
    CHECK(quantized(Matrix(0, 0), 4, 8, Grouping::PerToken).size() == 0);
}

TEST_CASE("rounding to levels agrees with its definition at every size", "[kv-quantization][twin]")
{
    for (Index size = 0; size <= 9; ++size)
        for (const Index group : {1, 2, 4, 32})
            for (const Grouping grouping : {Grouping::PerChannel, Grouping::PerToken}) {
                const Matrix numbers = core::seededMatrix(size, 9 - size, 5);
                CHECK_THAT(quantized(numbers, 4, group, grouping),
                           allNear(naive(numbers, 4, group, grouping), kRounding));
            }
}

TEST_CASE("no number moves by more than half a step of its group", "[kv-quantization][law]")
{
    const Matrix numbers = core::seededMatrix(32, 16, 9);
    const double range = numbers.maxCoeff() - numbers.minCoeff();
    for (const Index bits : core::kCacheBits) {
        const Matrix kept = quantized(numbers, bits, 8, Grouping::PerChannel);
        CHECK((kept - numbers).cwiseAbs().maxCoeff() <= range / (std::exp2(bits) - 1) / 2 + kRounding);
    }
}

TEST_CASE("quantization error falls as bits grow", "[kv-quantization][law]")
{
    for (const Index group : {4, 8, 16, 32}) {
        const auto two = quantize({2, group, 10});
        const auto four = quantize({4, group, 10});
        const auto eight = quantize({8, group, 10});
        CHECK(eight.perChannel.meanWeightError() < four.perChannel.meanWeightError());
        CHECK(four.perChannel.meanWeightError() < two.perChannel.meanWeightError());
        CHECK(eight.perToken.meanOutputError() < four.perToken.meanOutputError());
        CHECK(four.perToken.meanOutputError() < two.perToken.meanOutputError());
    }
}

TEST_CASE("keys with an outlier channel are kept better per channel than per token", "[kv-quantization]")
{
    for (const Index bits : {4, 2}) {
        const auto result = quantize({bits, 16, 10});
        CHECK(result.perChannel.meanWeightError() < result.perToken.meanWeightError());
        CHECK(result.perChannel.meanOutputError() < result.perToken.meanOutputError());
    }
}

TEST_CASE("the outlier spoils its neighbours of the same token, not its own channel's", "[kv-quantization]")
{
    const auto result = quantize({4, 16, 50});
    const Matrix perToken = (result.perToken.keys - result.head.k).cwiseAbs();
    const Matrix perChannel = (result.perChannel.keys - result.head.k).cwiseAbs();
    CHECK(perToken.col(0).mean() > 5 * perChannel.col(0).mean());
}

TEST_CASE("the weights of every query still sum to 1", "[kv-quantization][law]")
{
    const auto result = quantize({2, 32, 10});
    CHECK_THAT(Matrix(result.perChannel.weights.rowwise().sum()), allNear(1, kRounding));
    CHECK_THAT(Matrix(result.perToken.weights.rowwise().sum()), allNear(1, kRounding));
    CHECK(result.perChannel.weightError(0, 0) == 0); // the first query sees one key
    CHECK(result.perToken.weightError.maxCoeff() <= 1);
}

TEST_CASE("kept bytes count the scales", "[kv-quantization][hand]")
{
    CHECK(quantizedBytes(64, 4, 32) == 32 + 2 * 4);
    CHECK(quantizedBytes(64, 8, 64) == 64 + 4);
    CHECK(quantizedBytes(65, 2, 32) == 17 + 3 * 4); // 130 bits are 17 bytes, the third group holds one number
    CHECK(quantizedBytes(0, 2, 32) == 0);
    CHECK_FALSE(quantizedBytes(core::kMostBytes, 8, 1));
}

TEST_CASE("seeded numbers have mean 0 and deviation 1, and never change", "[seeded]")
{
    const Matrix numbers = core::seededMatrix(200, 50, 1);
    CHECK(std::abs(numbers.mean()) < 0.05);
    CHECK(std::abs(std::sqrt(numbers.squaredNorm() / 10'000) - 1) < 0.05);
    CHECK(numbers == core::seededMatrix(200, 50, 1));
    CHECK(numbers != core::seededMatrix(200, 50, 2));
}
