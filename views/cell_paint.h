#pragma once

#include <QColor>
#include <QPen>
#include <QRectF>

#include <functional>

class QPainter;

namespace views {

using CellColour = std::function<QColor(int row, int column)>;

/// The cells of a matrix as rectangles that leave no seam between them at any scale.
void paintCells(QPainter& painter, const QRectF& cells, int rows, int columns, const CellColour& colour);

/// The same as one picture without smoothing, for more cells than are worth a rectangle each.
void paintCellsAsPicture(QPainter& painter, const QRectF& cells, int rows, int columns,
                         const CellColour& colour);

/// A frame with an edge of the ground's colour on both its sides, so that it is seen on cells of any colour.
void paintFrame(QPainter& painter, const QRectF& frame, const QPen& pen, const QColor& ground);

} // namespace views
