#include "views/plane_scene.h"

#include "core/attention_mix.h"
#include "core/number_text.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

using core::AttentionTable;
using core::Index;
using core::PlanePoint;

constexpr int kMovedDigits = 12; // of a moved number; more are only rounding

AttentionTable tableOf(PlaneFamily family)
{
    return family == PlaneFamily::Query ? AttentionTable::Q
           : family == PlaneFamily::Key ? AttentionTable::K
                                        : AttentionTable::V;
}

void addOutput(PlaneScene& scene, const core::AttentionResults& results)
{
    const Index query = results.inputs.query;
    scene.arrows.push_back(
        {{PlaneFamily::Output, query}, inPlane(results.trace.output.row(query), scene.dimensions[1]), false});
    const core::MixTerms terms = core::mixTerms(results, query);
    for (Index key = 0; key < terms.sums.rows(); ++key)
        if (terms.visible[static_cast<std::size_t>(key)])
            scene.parts.push_back(inPlane(terms.sums.row(key), scene.dimensions[1]));
}

} // namespace

std::optional<std::size_t> PlaneScene::indexOf(const PlaneTip& tip) const
{
    const auto found = std::ranges::find(arrows, tip, &PlaneArrow::tip);
    return found == arrows.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - arrows.begin()));
}

const PlaneArrow* PlaneScene::arrow(const PlaneTip& tip) const
{
    const auto index = indexOf(tip);
    return index ? &arrows[*index] : nullptr;
}

PlaneScene planeScene(const core::AttentionResults& results, const std::array<Index, 2>& chosen,
                      std::optional<Index> key)
{
    PlaneScene scene;
    scene.widths = {results.q.cols(), results.v.cols()};
    for (std::size_t plot = 0; plot < 2; ++plot)
        scene.dimensions[plot] = core::planeDimensions(chosen, scene.widths[plot]);
    const Index query = results.inputs.query;
    const core::Mask mask = core::maskOf(results.inputs);
    const PlanePoint q = inPlane(results.q.row(query), scene.dimensions[0]);
    scene.arrows.push_back({{PlaneFamily::Query, query}, q, false});
    for (Index row = 0; row < results.k.rows(); ++row)
        scene.arrows.push_back({{PlaneFamily::Key, row},
                                inPlane(results.k.row(row), scene.dimensions[0]),
                                !mask.isVisible(query, row)});
    for (Index row = 0; row < results.v.rows(); ++row)
        scene.arrows.push_back({{PlaneFamily::Value, row},
                                inPlane(results.v.row(row), scene.dimensions[1]),
                                !mask.isVisible(query, row)});
    addOutput(scene, results);
    if (key && *key < results.k.rows())
        scene.shadow = core::keyShadow(q, inPlane(results.k.row(*key), scene.dimensions[0]));
    return scene;
}

/// The foot of a shadow lies on the circle whose diameter is the key, whatever the query.
std::vector<PlanePoint> pointsOf(const PlaneScene& scene, std::size_t plot)
{
    std::vector<PlanePoint> points;
    for (const PlaneArrow& arrow : scene.arrows) {
        if (arrow.tip.plot() != plot)
            continue;
        points.push_back(arrow.at);
        if (arrow.tip.family != PlaneFamily::Key)
            continue;
        const double radius = std::hypot(arrow.at.x, arrow.at.y) / 2;
        points.push_back({arrow.at.x / 2 - radius, arrow.at.y / 2 - radius});
        points.push_back({arrow.at.x / 2 + radius, arrow.at.y / 2 + radius});
    }
    return points;
}

PlaneHold holdOf(const core::AttentionResults& results, const PlaneTip& tip)
{
    if (tip.family == PlaneFamily::Output)
        return PlaneHold::IsOutput;
    const bool isTimesZero = tip.family == PlaneFamily::Query && results.inputs.qMultiplier == 0;
    return isTimesZero ? PlaneHold::IsTimesZero : PlaneHold::Free;
}

core::AttentionEdit movedTo(const core::AttentionResults& results, const PlaneScene& scene,
                            const PlaneTip& tip, const PlanePoint& point)
{
    const core::PlaneDimensions& dimensions = scene.dimensions[tip.plot()];
    const Index up = dimensions.up.value_or(dimensions.across);
    const Index first = std::min(dimensions.across, up);
    const Index count = std::max(dimensions.across, up) - first + 1;
    const bool isQuery = tip.family == PlaneFamily::Query;
    const core::Matrix before = isQuery ? core::queriesBeforeMultiplier(results.inputs)
                                : tip.family == PlaneFamily::Key ? results.k
                                                                 : results.v;
    core::Matrix block = before.block(tip.row, first, 1, count);
    const PlaneArrow* arrow = scene.arrow(tip);
    const auto put = [&](Index dimension, double number, double shown) {
        if (number != shown) // what does not move keeps all its digits
            block(0, dimension - first) =
                core::withDigits(isQuery ? number / results.inputs.qMultiplier : number, kMovedDigits);
    };
    put(dimensions.across, point.x, arrow ? arrow->at.x : point.x);
    if (dimensions.up)
        put(*dimensions.up, point.y, arrow ? arrow->at.y : point.y);
    return core::SetNumbers{tableOf(tip.family), tip.row, first, block};
}

} // namespace views
