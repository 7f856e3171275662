#pragma once

#include "core/matrix.h"
#include "core/number_text.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// What a KV cache holds, in bytes.
namespace core {

using Bytes = std::int64_t;

inline constexpr Index kBitsPerByte = 8;

/// 8 PiB: up to here a double, and so every reader of JSON, holds each whole number exactly.
inline constexpr Bytes kMostBytes = Bytes{1} << 53;

inline constexpr double kMiB = 1024.0 * 1024;        // bytes
inline constexpr double kGiB = 1024.0 * 1024 * 1024; // bytes

/// What a model keeps of each token: a key and a value for every KV head of every layer. The head dimension
/// is a number of its own; in Gemma 2, for one, it is not the model's width divided by its heads.
struct CacheShape
{
    Index layers = 46;
    Index queryHeads = 32;
    Index kvHeads = 32; // divides queryHeads: each serves queryHeads ÷ kvHeads query heads
    Index headDim = 128;

    /// Numbers in one key, all KV heads of a layer together.
    Index kvWidth() const { return kvHeads * headDim; }

    bool operator==(const CacheShape&) const = default;
};

/// Bits that one number may take: fp32, fp16 or bf16, fp8 or int8, int4, int2.
inline constexpr std::array<Index, 5> kElementBits{32, 16, 8, 4, 2};

struct CacheLoad
{
    CacheShape shape;
    Index bits = 16;      // of each number, one of kElementBits
    Index context = 8000; // tokens kept for each sequence
    Index batch = 1;      // sequences at a time

    bool operator==(const CacheLoad&) const = default;
};

struct CacheBytes
{
    Bytes perToken = 0;
    Bytes perSequence = 0;
    Bytes total = 0; // of all sequences
};

/// The product; nothing when it is larger than kMostBytes. Factors are at least 0.
std::optional<Bytes> checkedProduct(std::span<const Index> factors);

/// Bytes of the KV cache:
///   2 (key and value) × layers × KV heads × head dimension × bits ÷ 8      a token
///   … × context                                                            a sequence
///   … × context × batch                                                    in all
/// Each is rounded up to whole bytes by itself; only numbers below 8 bits ever need it.
/// Throws EditError when there are more than kMostBytes.
CacheBytes cacheBytes(const CacheLoad& load);

/// The same per token without rounding: 0.5 for one number of 4 bits.
double bytesPerToken(const CacheShape& shape, Index bits);

} // namespace core
