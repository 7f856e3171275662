#pragma once

#include "core/kv_bytes.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A published model's numbers, as far as its cache and weights need them.
struct ModelPreset
{
    std::string id;     // "llama-2-7b", as `--set preset=` takes it
    std::string name;   // as people know it
    std::string source; // where its numbers are published
    CacheShape shape;
    Bytes parameters = 0; // its weights, counted

    bool operator==(const ModelPreset&) const = default;
};

/// Reads a list of {"id", "name", "source", "parameters", "layers", "queryHeads", "kvHeads", "headDim"}.
/// Throws LoadError, which names the entry, when a key is missing, unknown or of the wrong kind, a number is
/// not positive, the KV heads do not divide the query heads, or an id comes twice.
std::vector<ModelPreset> parseModelPresets(std::string_view json);

/// The models of resources/presets/models.json, which is compiled in.
const std::vector<ModelPreset>& modelPresets();

/// The model of that id. Throws EditError, which names all of them.
const ModelPreset& modelPreset(std::string_view id);

} // namespace core
