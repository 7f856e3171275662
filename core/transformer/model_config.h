#pragma once

#include "core/transformer/config.h"
#include "core/transformer/safetensors_file.h"

namespace core::transformer {

/// The configuration of the model in a file: from its metadata, else from the text of a config.json, and from
/// which tensors there are. Throws LoadError.
Config configOf(const SafetensorsFile& file, const std::string& name, const std::string& configJson);

/// Throws LoadError when the file's tensors hold fewer numbers than the configuration needs, so that nothing
/// is allocated for shapes that only the metadata claims.
void checkTensorSizes(const SafetensorsFile& file, const std::string& name, const Config& config);

/// The configuration as JSON with the keys of Hugging Face's config.json.
std::string configText(const Config& config);

} // namespace core::transformer
