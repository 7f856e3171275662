#pragma once

#include "core/kv_cache_room.h"

#include <nlohmann/json_fwd.hpp>

namespace core {

/// A lesson's starting inputs from its JSON object:
///   {"sources": [{"name": "four", "tokens": ["a", …], "x": …, "wq": …, "wk": …, "wv": …}, …],
///    "set": {"tokens": 4, "keep": "window", …}}
/// A source may give "q", "k" and "v" in place of x and the W: its tokens are then numbers 0, 1, … whose
/// vectors are all 0 but for a 1, and the tables are their projections. The first source is chosen; "set"
/// takes what `--set` takes and may be absent. Throws LoadError "key: found, expected".
KvCacheInputs kvCacheStart(const nlohmann::json& start);

/// A session file's field "own": the tokens taken from an attention lesson, with its keys tokens, x, wq, wk
/// and wv. Throws FieldError.
KvCacheInputs withOwnSource(const KvCacheInputs& start, const nlohmann::json& fields);
nlohmann::ordered_json ownSourceField(const KvCacheInputs& inputs);

} // namespace core
