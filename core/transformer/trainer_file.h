#pragma once

#include "core/transformer/model_file.h"
#include "core/transformer/trainer.h"

namespace core::transformer {

/// What the metadata of a training's file says under that key. Throws LoadError, which names the file.
const std::string& trainingEntry(const SafetensorsFile& file, const std::string& name,
                                 const std::string& key);

/// The recipe as JSON, and read from it. What is left out is as in petsRecipe(). Throws LoadError, which
/// names the field.
std::string recipeText(const Recipe& recipe);
Recipe recipeFromText(const std::string& text, const Config& config);

/// A model with the task's words and how it was trained: "recipe" and "steps" in the metadata.
Model trainedModel(const Weights& weights, const Recipe& recipe, Index steps);
Model modelOf(const Trainer& trainer);

/// A file from which training goes on to the same end bit for bit: the model with the optimizer's means
/// beside it, "optimizer.mean." and "optimizer.square." before the tensors' names.
Bytes writeTrainer(const Trainer& trainer);

/// Throws LoadError, "path: byte offset: what was found, what was expected".
Trainer readTrainerFile(const std::string& path);
Trainer readTrainer(std::span<const std::byte> bytes, const std::string& name);

} // namespace core::transformer
