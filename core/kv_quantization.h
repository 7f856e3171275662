#pragma once

#include "core/attention.h"
#include "core/kv_bytes.h"

#include <array>

/// Keys and values kept with few bits, and what that does to one attention head.
namespace core {

/// Bits of a kept number that can be chosen.
inline constexpr std::array<Index, 3> kCacheBits{8, 4, 2};

/// A scale and a smallest value of 16 bits each go with every group of numbers.
inline constexpr Index kBitsPerGroup = 32;

inline constexpr Index kQuantizedTokens = 32;
inline constexpr Index kQuantizedChannels = 16;
inline constexpr Index kOutlierChannel = 5; // of the keys, counted from 0

struct QuantizationSetup
{
    Index bits = 4;      // one of kCacheBits
    Index group = 16;    // numbers that share a scale, at most 32
    double outlier = 10; // factor on the keys' channel kOutlierChannel; 1 for none

    bool operator==(const QuantizationSetup&) const = default;
};

/// Which numbers share a scale: those of one channel over several tokens, or those of one token over several
/// channels.
enum class Grouping { PerChannel, PerToken };

/// Each number replaced by the nearest of the 2^bits levels of its group:
///   scale = (max − min) ÷ (2^bits − 1),  code = round((x − min) ÷ scale),  kept x = min + code × scale
/// [tokens × channels] in and out. Groups are `group` numbers along a row (PerToken) or a column
/// (PerChannel), the last one what is left. No number moves by more than half a scale; a group of equal
/// numbers not at all. Throws std::invalid_argument for less than 1 bit or groups of less than 1 number.
/// Source: Liu et al. 2024, "KIVI", section 2 (asymmetric quantization).
Matrix quantized(const Matrix& numbers, Index bits, Index group, Grouping grouping);

/// One head whose keys have an outlier channel, seeded and illustrative.
struct QuantizedHead
{
    Matrix q; // [tokens × channels]
    Matrix k;
    Matrix v;
};

QuantizedHead seededHead(double outlier);

/// What a way of keeping K and V changes.
struct QuantizationError
{
    Matrix keys;    // [tokens × channels] as they come back
    Matrix weights; // [tokens × tokens] attention with the kept keys
    Matrix output;  // [tokens × channels] with the kept keys and values
    Matrix weightError; // [tokens × 1] ½ Σ over keys of |weight − exact weight|, 0…1: what went astray, per
                        // query
    Matrix outputError; // [tokens × 1] ‖output − exact output‖ ÷ ‖exact output‖, per query

    double meanWeightError() const { return weightError.mean(); }
    double meanOutputError() const { return outputError.mean(); }
};

struct Quantization
{
    QuantizedHead head;
    AttentionTrace exact;
    QuantizationError perChannel; // K per channel, V per token
    QuantizationError perToken;   // K per token, V per token
};

/// Attention over cached keys and values, exact and quantized both ways.
Quantization quantize(const QuantizationSetup& setup);

/// Bytes of `numbers` kept with scales: numbers × bits ÷ 8 + groups × 4, rounded up. Nothing when there are
/// more than kMostBytes.
std::optional<Bytes> quantizedBytes(Bytes numbers, Index bits, Index group);

} // namespace core
