#pragma once

#include "core/attention_room.h"
#include "core/attention_settings.h"
#include "core/kv_cache_room.h"

#include <cmath>
#include <initializer_list>
#include <string>
#include <string_view>

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

/// Three equal tokens; query 1 sees keys 0 and 1 with weights ¼ and ¾.
inline core::AttentionInputs quarters()
{
    core::AttentionInputs inputs;
    inputs.tokens = {"x", "x", "x"};
    inputs.q = core::Matrix{{0}, {1}, {0}};
    inputs.k = core::Matrix{{0}, {std::log(3.0)}, {9}};
    inputs.v = core::Matrix{{4}, {8}, {100}};
    inputs.query = 1;
    return inputs;
}

/// The story that the model's lesson begins with.
inline constexpr const char* kMiasPet =
    "Mia raises a cat . John raises a dog . The dog chews a bone . The cat eats fish . "
    "What does Mia 's pet eat ?";

inline std::string repeated(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

/// The inputs with one number set as `--set` sets it.
inline core::AttentionInputs with(const core::AttentionInputs& inputs, std::string_view key,
                                  std::string_view value)
{
    return core::apply(inputs, core::attentionEdit(inputs, key, value));
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
