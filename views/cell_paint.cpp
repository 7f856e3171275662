#include "views/cell_paint.h"

#include <QImage>
#include <QPainter>

namespace views {

void paintCells(QPainter& painter, const QRectF& cells, int rows, int columns, const CellColour& colour)
{
    // Each cell reaches half a unit under its right and lower neighbours, painted after it: with
    // antialiasing nothing of the ground shines through where two cells meet at a fraction of a pixel.
    // Neighbours of one colour are one rectangle: half of a causal mask need not be painted cell by cell.
    const qreal width = cells.width() / columns;
    const qreal height = cells.height() / rows;
    for (int row = 0; row < rows; ++row)
        for (int column = 0, end = 0; column < columns; column = end) {
            const QColor filling = colour(row, column);
            for (end = column + 1; end < columns && colour(row, end) == filling;)
                ++end;
            const QRectF run(cells.left() + column * width, cells.top() + row * height,
                             (end - column) * width, height);
            painter.fillRect(run.adjusted(0, 0, end < columns ? 0.5 : 0, row + 1 < rows ? 0.5 : 0), filling);
        }
}

void paintCellsAsPicture(QPainter& painter, const QRectF& cells, int rows, int columns,
                         const CellColour& colour)
{
    QImage picture(columns, rows, QImage::Format_RGB32);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            picture.setPixelColor(column, row, colour(row, column));
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(cells, picture);
}

void paintFrame(QPainter& painter, const QRectF& frame, const QPen& pen, const QColor& ground)
{
    constexpr qreal kCorner = 3;
    constexpr qreal kEdge = 1.5; // scene units on either side
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, pen.widthF() + 2 * kEdge));
    painter.drawRoundedRect(frame, kCorner, kCorner);
    painter.setPen(pen);
    painter.drawRoundedRect(frame, kCorner, kCorner);
}

} // namespace views
