#include "core/kv_quantization.h"

#include "core/seeded_numbers.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace core {

namespace {

constexpr std::uint64_t kQuerySeed = 101;
constexpr std::uint64_t kKeySeed = 102;
constexpr std::uint64_t kValueSeed = 103;

/// Rounds a group of numbers to its levels.
template <typename Numbers>
void roundToLevels(Numbers&& numbers, double levels)
{
    const double minimum = numbers.minCoeff();
    const double scale = (numbers.maxCoeff() - minimum) / (levels - 1);
    if (scale == 0)
        return;
    for (double& number : numbers.reshaped())
        number = minimum + std::round((number - minimum) / scale) * scale;
}

QuantizationError errorOf(const QuantizedHead& head, const AttentionTrace& exact, Matrix keys,
                          const Matrix& values)
{
    const AttentionTrace trace =
        attend(head.q, keys, values, Mask::causal(head.q.rows()), Scaling::BySqrtOfWidth);
    QuantizationError error{std::move(keys), trace.weights, trace.output, {}, {}};
    error.weightError = (trace.weights - exact.weights).cwiseAbs().rowwise().sum() / 2;
    error.outputError =
        (trace.output - exact.output).rowwise().norm().cwiseQuotient(exact.output.rowwise().norm());
    return error;
}

} // namespace

Matrix quantized(const Matrix& numbers, Index bits, Index group, Grouping grouping)
{
    if (bits < 1 || group < 1)
        throw std::invalid_argument("quantized needs at least 1 bit and groups of at least 1 number");
    const double levels = std::exp2(static_cast<double>(bits));
    Matrix result = numbers;
    const bool alongRow = grouping == Grouping::PerToken;
    const Index length = alongRow ? numbers.cols() : numbers.rows();
    for (Index line = 0; line < (alongRow ? numbers.rows() : numbers.cols()); ++line)
        for (Index first = 0; first < length; first += group) {
            const Index size = std::min(group, length - first);
            if (alongRow)
                roundToLevels(result.block(line, first, 1, size), levels);
            else
                roundToLevels(result.block(first, line, size, 1), levels);
        }
    return result;
}

QuantizedHead seededHead(double outlier)
{
    QuantizedHead head{seededMatrix(kQuantizedTokens, kQuantizedChannels, kQuerySeed),
                       seededMatrix(kQuantizedTokens, kQuantizedChannels, kKeySeed),
                       seededMatrix(kQuantizedTokens, kQuantizedChannels, kValueSeed)};
    head.k.col(kOutlierChannel) *= outlier;
    return head;
}

Quantization quantize(const QuantizationSetup& setup)
{
    Quantization result;
    result.head = seededHead(setup.outlier);
    const Matrix& q = result.head.q;
    const Matrix& k = result.head.k;
    const Matrix& v = result.head.v;
    result.exact = attend(q, k, v, Mask::causal(q.rows()), Scaling::BySqrtOfWidth);
    const Matrix values = quantized(v, setup.bits, setup.group, Grouping::PerToken);
    const auto with = [&](Grouping grouping) {
        return errorOf(result.head, result.exact, quantized(k, setup.bits, setup.group, grouping), values);
    };
    result.perChannel = with(Grouping::PerChannel);
    result.perToken = with(Grouping::PerToken);
    return result;
}

std::optional<Bytes> quantizedBytes(Bytes numbers, Index bits, Index group)
{
    const Index groups = (numbers + group - 1) / group;
    const Index perByte = kBitsPerByte / bits;
    const auto scales = checkedProduct(std::array{groups, kBitsPerGroup / kBitsPerByte});
    if (!scales || numbers / perByte > kMostBytes - *scales - 1)
        return std::nullopt;
    return (numbers + perByte - 1) / perByte + *scales;
}

} // namespace core
