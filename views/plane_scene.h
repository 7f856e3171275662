#pragma once

#include "core/attention_room.h"
#include "core/key_shadow.h"

#include <array>
#include <optional>
#include <vector>

namespace views {

enum class PlaneFamily { Query, Key, Value, Output };

/// One arrow's tip; queries are the chosen one alone.
struct PlaneTip
{
    PlaneFamily family = PlaneFamily::Query;
    core::Index row = 0;

    /// The plane it lies in: 0 of queries and keys, 1 of values and the output.
    std::size_t plot() const { return family == PlaneFamily::Query || family == PlaneFamily::Key ? 0 : 1; }

    bool operator==(const PlaneTip&) const = default;
};

struct PlaneArrow
{
    PlaneTip tip;
    core::PlanePoint at;
    bool isHidden = false; // by the mask, from the chosen query
};

/// The vectors that a plane shows.
struct PlaneScene
{
    std::array<core::PlaneDimensions, 2> dimensions; // of queries and keys; of values and the output
    std::array<core::Index, 2> widths{1, 1};
    std::vector<PlaneArrow> arrows;        // the query, the keys, the values, the output
    std::vector<core::PlanePoint> parts;   // the output as far as it is mixed after each key
    std::optional<core::KeyShadow> shadow; // of the chosen key

    std::optional<std::size_t> indexOf(const PlaneTip& tip) const;
    const PlaneArrow* arrow(const PlaneTip& tip) const;
    std::size_t widerPlot() const { return widths[0] >= widths[1] ? 0 : 1; }
    bool isWide() const { return widths[0] > 2 || widths[1] > 2; }
};

PlaneScene planeScene(const core::AttentionResults& results, const std::array<core::Index, 2>& chosen,
                      std::optional<core::Index> key);

/// The points that a plane has to hold: tips, and all places where a key's shadow can fall.
std::vector<core::PlanePoint> pointsOf(const PlaneScene& scene, std::size_t plot);

/// What the output is made of comes of other numbers, and a query times 0 cannot become another.
enum class PlaneHold { Free, IsOutput, IsTimesZero };

PlaneHold holdOf(const core::AttentionResults& results, const PlaneTip& tip);

/// The edit that moves a free tip there; a query goes in before its multiplier.
core::AttentionEdit movedTo(const core::AttentionResults& results, const PlaneScene& scene,
                            const PlaneTip& tip, const core::PlanePoint& point);

} // namespace views
