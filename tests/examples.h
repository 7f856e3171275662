#pragma once

#include "core/attention_room.h"
#include "core/kv_cache_room.h"

#include <initializer_list>

/// The starting points that the tests compute by hand.
namespace tests {

inline core::Matrix matrix(std::initializer_list<std::initializer_list<double>> rows)
{
    core::Matrix result(static_cast<core::Index>(rows.size()),
                        rows.size() == 0 ? 0 : static_cast<core::Index>(rows.begin()->size()));
    core::Index i = 0;
    for (const auto& row : rows) {
        core::Index j = 0;
        for (const double number : row)
            result(i, j++) = number;
        ++i;
    }
    return result;
}

/// "The cat sat": Q, K and V given.
inline core::AttentionInputs catSat()
{
    core::AttentionInputs inputs;
    inputs.tokens = {"The", "cat", "sat"};
    inputs.q = matrix({{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 0, 0}});
    inputs.k = matrix({{1, 0, 1, 0}, {0, 1, 0, 1}, {1, 1, 1, 1}});
    inputs.v = matrix({{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}});
    inputs.mask = core::MaskKind::None;
    return inputs;
}

/// Four vectors of two numbers, projected: Q, K and V computed.
///   Q = (1 0.5) (0 1) (1 1.5) (-1 0.5)   K = (1 0) (0.5 1) (1.5 1) (-0.5 1)   V = (2 0) (0 1) (2 1) (-2 1)
inline core::AttentionInputs fourTokens()
{
    core::AttentionInputs inputs;
    inputs.tokens = {"Mia", "raises", "a", "cat"};
    inputs.projections =
        core::Projections{matrix({{1, 0}, {0, 1}, {1, 1}, {-1, 1}}), matrix({{1, 0.5}, {0, 1}}),
                          matrix({{1, 0}, {0.5, 1}}), matrix({{2, 0}, {0, 1}})};
    inputs.query = 2;
    return inputs;
}

/// "The cat sat down": four token vectors; W_Q and W_K change nothing, W_V moves each number one place on.
inline core::KvCacheInputs catSatDown()
{
    core::KvCacheInputs inputs;
    const core::Matrix same = core::Matrix::Identity(4, 4);
    inputs.sources = {{"four",
                       {{"The", "cat", "sat", "down"},
                        matrix({{1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}, {1, 1, 0, 0}}),
                        same,
                        same,
                        matrix({{0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}, {1, 0, 0, 0}})}},
                      {"two", {{"a", "b"}, matrix({{2}, {1}}), matrix({{1}}), matrix({{1}}), matrix({{3}})}}};
    inputs.source = "four";
    return inputs;
}

} // namespace tests
