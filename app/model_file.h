#pragma once

#include "core/language_model.h"
#include "core/transformer/file_bytes.h"

#include <QString>

namespace app {

/// Whether the file is a trained model's, by its ending: safetensors, bin.
bool isModelFile(const QString& path);

/// Whether the model is one whose tokenizer is a file of its own that is not where it usually is.
bool lacksTokenizer(const QString& path);

/// Writes a model's bytes. Throws views::SaveError.
void saveModel(const QString& path, const core::transformer::Bytes& bytes);

/// The model, named by its whole path; the tokenizer may be empty. Throws core::LoadError.
core::LanguageModelPtr modelFrom(const QString& path, const QString& tokenizer);

} // namespace app
