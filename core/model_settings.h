#pragma once

#include "core/attention_settings.h"
#include "core/model_inputs.h"

namespace core {

/// The edit that `--set key=value` and a lesson's steps name; the control of that name builds the same one.
///   model=FILE (";" and its tokenizer's file), pets: the program's own
///   text=Mia raises a cat .   word[3]=dog   query=5   layer=1   head=3   off=1.3,2.0 (none: no head)
///   cuts=1.3:27>3 (that head's query 27 does not see key 3)
///   swap=Mia,John   sink=hidden (or shown)   other=John raises … (a second text of as many tokens)
///   tokens=200   seed=1   temperature=0      how the text is written on
/// Throws EditError.
ModelEdit modelEdit(const ModelInputs& inputs, std::string_view key, std::string_view value);

/// The settings that make `inputs` of `start`.
std::vector<Setting> settings(const ModelInputs& start, const ModelInputs& inputs);

} // namespace core
