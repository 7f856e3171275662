#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace views {

/// Room that the words around the cells need, in scene units.
struct HeatmapMargins
{
    qreal rowLabels = 0;    // widest token and its position, left of the cells
    qreal columnLabels = 0; // token and position above them
    qreal axisTitle = 0;    // height of the line "key → …" and width of "query → …"
    qreal legend = 0;       // bar and numbers to the right
    qreal largestCell = 0;
    bool turned = false; // the tokens above the cells read upwards
};

/// Where everything of a heatmap lies. Cells are square and touch each other.
struct HeatmapLayout
{
    QRectF cells;
    QRectF rowTitle; // text turned by 90°
    QRectF columnTitle;
    QRectF legend; // bar and its numbers
    HeatmapMargins margins;
    int rows = 0;
    int columns = 0;

    qreal cellSize() const { return columns > 0 ? cells.width() / columns : 0; }
    QRectF cell(int row, int column) const;
    QRectF row(int row) const;      // of cells
    QRectF rowLabel(int row) const; // left of it
    QRectF columnLabel(int column) const;

    /// A place in the matrix; without a column it is the row's label.
    struct Place
    {
        int row = 0;
        std::optional<int> column;

        bool operator==(const Place&) const = default;
    };

    /// What lies under the point, labels included; nothing elsewhere.
    std::optional<Place> placeAt(const QPointF& point) const;
};

HeatmapLayout layoutHeatmap(const QRectF& area, int rows, int columns, const HeatmapMargins& margins);

} // namespace views
