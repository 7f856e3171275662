#pragma once

#include <QRectF>

#include <optional>

namespace views {

/// What the columns of a lane need, in scene units.
struct CacheLaneMeasures
{
    qreal word = 0;
    qreal weight = 0; // its number
    qreal bar = 0;    // beside the number, where there is room
    qreal note = 0;
    qreal gap = 0;
    qreal line = 0;       // the height of a row where there is room
    qreal widestCell = 0; // of a number of K or V
    int keyWidth = 0;     // numbers in a key
    int valueWidth = 0;
    int step = 0; // rows that have arrived
};

struct CacheColumn
{
    qreal left = 0;
    qreal width = 0;

    bool isShown() const { return width > 0; }
    QRectF in(const QRectF& line) const { return {left, line.top(), width, line.height()}; }
};

/// Where a lane's table lies: title, heads, the query, a line for the rows that do not fit, the last rows,
/// the output as cells and as numbers. Keys lie below the query, number below number, and the output lies
/// below the values.
struct CacheLaneLayout
{
    QRectF area;
    qreal line = 0;
    CacheColumn word, key, value, weight, note;
    int step = 0;
    int first = 0; // the first row shown

    int shown() const { return step - first; }
    QRectF title() const { return {area.left(), area.top(), area.width(), line * 1.3}; }
    QRectF heads() const { return lineAt(0); }
    QRectF query() const { return lineAt(1); }
    QRectF more() const { return first > 0 ? lineAt(2) : QRectF(); }
    QRectF row(int position) const { return lineAt(2 + (first > 0 ? 1 : 0) + position - first); }
    QRectF output() const { return lineAt(2.2 + (first > 0 ? 1 : 0) + shown()); }
    QRectF outputNumbers() const { return lineAt(3.2 + (first > 0 ? 1 : 0) + shown()); }

    /// The row of a token under the point.
    std::optional<int> rowAt(const QPointF& point) const;

private:
    QRectF lineAt(qreal place) const
    {
        return {area.left(), title().bottom() + place * line, area.width(), line};
    }
};

CacheLaneLayout layoutCacheLane(const QRectF& area, const CacheLaneMeasures& measures);

} // namespace views
