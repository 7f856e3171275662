#pragma once

#include "core/matrix.h"
#include "core/stage.h"

#include <array>
#include <optional>

namespace core {

/// What the person looks at: shared by all views, never undone.
struct Selection
{
    Stage stage = Stage::Score;
    std::optional<Index> key; // the chosen cell's column, whose row is the session's query; the chosen token
    std::size_t step = 0;     // of the guide
    std::size_t page = 0;     // of the lesson's pages
    std::array<Index, 2> plane{0, 1}; // dimensions that a plane of vectors shows: across and up

    bool operator==(const Selection&) const = default;
};

} // namespace core
