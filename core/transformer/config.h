#pragma once

#include "core/matrix.h"
#include "core/words.h"

#include <optional>

/// A decoder-only transformer: pre-norm blocks with RMSNorm, rotary positions, multi-head or grouped-query
/// attention and a feed-forward network. Sources: Vaswani et al. 2017; Zhang & Sennrich 2019 (RMSNorm); Su et
/// al. 2021 (RoPE); Ainslie et al. 2023 (GQA); Hendrycks & Gimpel 2016 (GELU); Shazeer 2020 (SwiGLU).
namespace core::transformer {

/// Which two numbers of a head one rotation turns: (2p, 2p + 1), or (p, p + dHead / 2).
enum class RopePairing { Neighbours, HalfSplit };

/// gelu(x Wᵤᵀ) W_dᵀ, or (silu(x W_gᵀ) ∘ x Wᵤᵀ) W_dᵀ.
enum class FeedForward { Gelu, SwiGlu };

enum class Biases { None, QueryKey, QueryKeyValue };

/// Tied: the output's weights are the embedding's.
enum class Output { Tied, Untied };

/// Every shape and choice that the weights leave open.
struct Config
{
    Index layers = 1;
    Index heads = 1;
    Index kvHeads = 1; // divides heads; as many as heads: MHA, 1: MQA
    Index dModel = 2;
    Index dFf = 2;
    Index vocabulary = 1; // tokens
    Index context = 1;    // most tokens in one run
    double ropeBase = 10'000;
    double normEpsilon = 1e-5;
    RopePairing pairing = RopePairing::HalfSplit;
    FeedForward feedForward = FeedForward::Gelu;
    Biases biases = Biases::None;
    Output output = Output::Tied;

    Index dHead() const { return dModel / heads; }
    Index dKeys() const { return kvHeads * dHead(); }         // width of all keys together
    Index dProjected() const { return dModel + 2 * dKeys(); } // query, key and value side by side
    Index dUp() const { return feedForward == FeedForward::SwiGlu ? 2 * dFf : dFf; } // gate and up
    Index dBiased() const // how many of dProjected have a bias
    {
        return biases == Biases::None ? 0 : biases == Biases::QueryKey ? dModel + dKeys() : dProjected();
    }
    Index headsPerKv() const { return heads / kvHeads; }

    bool operator==(const Config&) const = default;
};

/// The most that any one shape may be, so that no product of three overflows 64 bits.
inline constexpr Index kMaxShape = 1 << 20;

/// What keeps a model of this configuration from being made, or nothing: "heads is 0, expected 1 to
/// 1,048,576".
std::optional<Sentence> fault(const Config& config);

/// Throws std::invalid_argument with the fault.
void check(const Config& config);

/// How many numbers are learned.
Index parameterCount(const Config& config);

} // namespace core::transformer
