#pragma once

#include "core/transformer/config.h"

#include <span>
#include <vector>

namespace core::transformer {

/// Sequences packed one after the other, so that every matrix product runs over all of them at once. A token
/// sees only its own sequence.
struct Batch
{
    std::vector<int> tokens;   // ids, of all sequences
    std::vector<Index> starts; // each sequence's first token

    static Batch of(std::span<const int> sequence) { return {{sequence.begin(), sequence.end()}, {0}}; }

    void add(std::span<const int> sequence)
    {
        starts.push_back(size());
        tokens.insert(tokens.end(), sequence.begin(), sequence.end());
    }

    Index size() const { return static_cast<Index>(tokens.size()); }
    Index sequences() const { return static_cast<Index>(starts.size()); }
    Index length(Index sequence) const
    {
        const auto next = static_cast<std::size_t>(sequence) + 1;
        return (next < starts.size() ? starts[next] : size()) - starts[next - 1];
    }
};

/// Tokens of the longest sequence.
Index longest(const Batch& batch);

/// Throws std::invalid_argument when there is no token, one is outside the vocabulary, or a sequence is
/// longer than the context.
void check(const Batch& batch, const Config& config);

} // namespace core::transformer
