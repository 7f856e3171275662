#pragma once

#include "core/attention_settings.h"
#include "core/training_inputs.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// Steps trained: it is made again by training, not kept in files.
inline constexpr std::string_view kTrainedKey = "trained";

/// The edit that `--set key=value` and a lesson's steps name; the control of that name builds the same one.
///   run=shipped    layers=3   width=64   heads=8   rate=0.003   seed=1   local=on (or off)
///   trained=1500 (that training goes on to step 1500)   step=300 (look at its snapshot), or newest
/// and of the settings of a trained model text, word[i], query, layer, head, off, cuts, swap, sink, append.
/// Throws EditError.
TrainingEdit trainingEdit(const TrainingInputs& inputs, std::string_view key, std::string_view value);

/// The recipe with the number of that key changed. Throws EditError.
transformer::Recipe recipeWith(transformer::Recipe recipe, std::string_view key, std::string_view value);

/// The settings that make `inputs` of `start`.
std::vector<Setting> settings(const TrainingInputs& start, const TrainingInputs& inputs);

/// A lesson's starting inputs from its JSON object, whose keys and values are those of `--set`:
///   {"text": "Mia raises a cat . …", "step": 0, "layer": 1, "head": 3}
/// All but the text may be absent. Throws LoadError on anything that does not fit.
TrainingInputs trainingStart(const nlohmann::json& start);

} // namespace core
