#pragma once

#include "core/attention_inputs.h"

#include <string_view>

namespace core {

inline constexpr Index kMaxTokens = 2048; // the scores are tokens × tokens
inline constexpr std::size_t kMaxTokenCharacters = 10'000;

/// Throws EditError when a token is empty or has more than kMaxTokenCharacters.
void checkTokens(const AttentionInputs& inputs);

/// Throws EditError, beginning with `where`, when a score or an output could overflow, whatever the Q
/// multiplier: then nothing that follows from the inputs is ever ∞ or NaN but what the mask hides.
void checkMagnitude(const AttentionInputs& inputs, std::string_view where);

} // namespace core
