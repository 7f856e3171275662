#pragma once

#include "core/attention_inputs.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string_view>

namespace core {

inline constexpr std::array<std::string_view, 16> kAttentionFields{
    "weights", "tokens", "x",     "wq",          "wk",    "wv",    "q",    "k",
    "v",       "mask",   "drawn", "qMultiplier", "scale", "query", "seed", "pinned"};

/// Inputs as a lesson's "start" gives them:
///   tokens                     list of words
///   x wq wk wv, or q k v       matrices as lists of rows; q, k and v beside x count as typed over
///   weights                    tokens × tokens, finished, in place of all these
///   mask                       "causal", "none", {"window": keys} or rows of true and false
///   qMultiplier scale query    as the controls
///   seed drawn pinned          of new tokens; a mask drawn and left; state A, with the same keys
/// Throws FieldError.
AttentionInputs attentionStart(const nlohmann::json& start);

/// The same over other inputs, which what is missing is taken from.
AttentionInputs attentionStart(const nlohmann::json& fields, const AttentionInputs& over);

/// The fields that make these inputs, over whatever others.
nlohmann::ordered_json attentionFields(const AttentionInputs& inputs);

} // namespace core
