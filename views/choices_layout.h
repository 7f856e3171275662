#pragma once

#include <QRectF>

namespace views {

/// A grid of equal square slots, as large as fit the area.
struct ChoicesLayout
{
    QRectF area;
    int slotCount = 0;
    int columns = 1;
    qreal side = 0;
    qreal gap = 0;

    int rows() const { return (slotCount + columns - 1) / columns; }
    QRectF slot(int index) const;
};

/// No slot is wider than `widest`; the grid lies in the middle of the area, from its top down.
ChoicesLayout layoutChoices(const QRectF& area, int slotCount, qreal widest);

} // namespace views
