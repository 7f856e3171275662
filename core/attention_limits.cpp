#include "core/attention_limits.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <algorithm>

namespace core {

namespace {

constexpr double kLargest = 1e305; // of scores and values; leaves room for sums of a few hundred

/// Of UTF-8: bytes that begin one.
std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

double largestIn(const Matrix& matrix)
{
    return matrix.cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
}

} // namespace

void checkTokens(const AttentionInputs& inputs)
{
    for (std::size_t i = 0; i < inputs.tokens.size(); ++i) {
        if (inputs.tokens[i].empty())
            throw EditError(CORE_WORDS("token[%1] is empty; write at least one character"),
                            std::to_string(i));
        if (const auto length = characters(inputs.tokens[i]); length > kMaxTokenCharacters)
            throw EditError(CORE_WORDS("token[%1] has %2 characters; at most %3 fit"), std::to_string(i),
                            std::to_string(length), std::to_string(kMaxTokenCharacters));
    }
}

void checkMagnitude(const AttentionInputs& inputs, std::string_view where)
{
    if (inputs.weights)
        return;
    const Matrix q = queriesBeforeMultiplier(inputs);
    const double score =
        static_cast<double>(q.cols()) * kMaxQMultiplier * largestIn(q) * largestIn(keysOf(inputs));
    if (!(score <= kLargest) || !(largestIn(valuesOf(inputs)) <= kLargest)) // also where they are NaN
        throw EditError(CORE_WORDS("%1: the numbers are too large to compute with, as scores or values could "
                                   "go beyond %2; choose smaller ones"),
                        where, exactText(kLargest));
}

} // namespace core
