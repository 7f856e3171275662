#pragma once

#include "core/attention_room.h"
#include "core/settings_together.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The edit that `--set key=value` and a lesson's steps name; the control of that name builds the same one.
/// Keys: query, q-multiplier, mask, scale, x[i,j] (also wq wk wv q k v), token[i]. Throws EditError.
AttentionEdit attentionEdit(const AttentionInputs& inputs, std::string_view key, std::string_view value);

/// The settings that make `inputs` of `start`: the controls, then what was typed over. Numbers are exact.
std::vector<Setting> settings(const AttentionInputs& start, const AttentionInputs& inputs);

} // namespace core
