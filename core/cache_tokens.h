#pragma once

#include "core/attention_inputs.h"

#include <string>
#include <vector>

namespace core {

/// Tokens that arrive one after the other, as vectors, and the matrices that make queries, keys and values of
/// them.
struct CacheTokens
{
    std::vector<std::string> words;
    Matrix x;  // [tokens × d_model]
    Matrix wq; // [d_model × d_k]
    Matrix wk; // [d_model × d_k]
    Matrix wv; // [d_model × d_v]

    Index count() const { return x.rows(); }
    Index keyWidth() const { return wk.cols(); }
    Index valueWidth() const { return wv.cols(); }

    bool operator==(const CacheTokens& other) const;
};

/// The tokens of an attention lesson; where Q, K or V are given or typed over, X is one-hot and the matrices
/// are Q, K and V.
CacheTokens cacheTokens(const AttentionInputs& given);

/// d_model = d_k = d_v of the random tokens.
inline constexpr Index kRandomWidth = 64;

/// The first `count` tokens of one endless random text, always the same: numbers of x spread evenly with
/// variance 1, those of the matrices with variance 1 ÷ width, so that queries, keys and values vary as x
/// does.
CacheTokens randomTokens(Index count);

/// As many tokens as wished, starting over from the first when they run out.
CacheTokens repeated(const CacheTokens& tokens, Index count);

} // namespace core
