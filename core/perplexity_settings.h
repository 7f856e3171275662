#pragma once

#include "core/attention_settings.h"
#include "core/perplexity_room.h"

namespace core {

/// The edit that `--set key=value` and a lesson's steps name; the control of that name builds the same one.
///   p=.5,.25,.125   p[2]=0.1   sentence=The cat sat.   axis=linear|log   window=4   stride=2
///   preset=perfect|uniform|surprise|all-but-one|impossible   keep=a|b   recall=a|b
/// Throws EditError.
PerplexityEdit perplexityEdit(const PerplexityInputs& inputs, std::string_view key, std::string_view value);

/// The settings that make `inputs` of `start`, in this order: what was kept is made and kept first. Numbers
/// are exact.
std::vector<Setting> settings(const PerplexityInputs& start, const PerplexityInputs& inputs);

} // namespace core
