#pragma once

#include "views/plane_layout.h"
#include "views/view.h"

class QPainter;

namespace views {

/// The axes and a grid at round numbers, with numbers left of and below the plot where there is room for
/// them.
void paintGrid(QPainter& painter, const PlaneMap& map, const Appearance& look,
               std::optional<qreal> tickWidth);

} // namespace views
