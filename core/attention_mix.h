#pragma once

#include "core/attention_room.h"

namespace core {

/// How one query's output row comes about, a row per key; a hidden key adds nothing, whatever its value is.
struct MixTerms
{
    std::vector<bool> visible; // by key
    Matrix products;           // [keys × d_v]  weight × value; 0 where hidden
    Matrix sums;               // [keys × d_v]  of the products up to and with that key
};

MixTerms mixTerms(const AttentionResults& results, Index query);

} // namespace core
