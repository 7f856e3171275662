#include "views/heatmap_layout.h"

#include <algorithm>

namespace views {

QRectF HeatmapLayout::cell(int row, int column) const
{
    return {cells.left() + column * cellSize(), cells.top() + row * cellSize(), cellSize(), cellSize()};
}

QRectF HeatmapLayout::row(int row) const
{
    return {cells.left(), cells.top() + row * cellSize(), cells.width(), cellSize()};
}

QRectF HeatmapLayout::rowLabel(int row) const
{
    return {cells.left() - margins.rowLabels, cells.top() + row * cellSize(), margins.rowLabels, cellSize()};
}

QRectF HeatmapLayout::columnLabel(int column) const
{
    return {cells.left() + column * cellSize(), cells.top() - margins.columnLabels, cellSize(),
            margins.columnLabels};
}

std::optional<HeatmapLayout::Place> HeatmapLayout::placeAt(const QPointF& point) const
{
    if (cellSize() <= 0 || point.y() < cells.top() || point.y() >= cells.bottom() ||
        point.x() < cells.left() - margins.rowLabels || point.x() >= cells.right())
        return std::nullopt;
    const auto index = [this](qreal distance, int count) {
        return std::clamp(static_cast<int>(distance / cellSize()), 0, count - 1);
    };
    Place place{index(point.y() - cells.top(), rows), std::nullopt};
    if (point.x() >= cells.left())
        place.column = index(point.x() - cells.left(), columns);
    return place;
}

HeatmapLayout layoutHeatmap(const QRectF& area, int rows, int columns, const HeatmapMargins& margins)
{
    HeatmapLayout layout;
    layout.margins = margins;
    layout.rows = rows;
    layout.columns = columns;
    const qreal left = margins.axisTitle + margins.rowLabels;
    const qreal top = margins.axisTitle + margins.columnLabels;
    const qreal width = std::max<qreal>(0, area.width() - left - margins.legend);
    const qreal height = std::max<qreal>(0, area.height() - top);
    if (rows == 0 || columns == 0)
        return layout;
    const qreal side = std::min({width / columns, height / rows, margins.largestCell});
    const qreal spare = std::max<qreal>(0, width - side * columns);
    layout.cells = {area.left() + left + spare / 2,
                    area.top() + top + std::max<qreal>(0, height - side * rows) / 2, side * columns,
                    side * rows};
    layout.columnTitle = {layout.cells.left() - margins.rowLabels,
                          layout.cells.top() - margins.columnLabels - margins.axisTitle,
                          layout.cells.width() + 2 * margins.rowLabels, margins.axisTitle};
    layout.rowTitle = {layout.cells.left() - margins.rowLabels - margins.axisTitle, layout.cells.top(),
                       margins.axisTitle, layout.cells.height()};
    layout.legend = {layout.cells.right(), layout.cells.top(), margins.legend, layout.cells.height()};
    return layout;
}

} // namespace views
