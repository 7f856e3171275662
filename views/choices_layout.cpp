#include "views/choices_layout.h"

#include <algorithm>

namespace views {

namespace {

constexpr qreal kSlotGap = 0.14; // of a slot's side

} // namespace

QRectF ChoicesLayout::slot(int index) const
{
    const qreal step = side + gap;
    const qreal width = columns * step - gap;
    const QPointF first(area.center().x() - width / 2, area.top());
    const int row = index / columns;
    return {first.x() + (index % columns) * step, first.y() + row * step, side, side};
}

ChoicesLayout layoutChoices(const QRectF& area, int slotCount, qreal widest)
{
    ChoicesLayout best{area, slotCount};
    for (int columns = 1; columns <= slotCount; ++columns) {
        const int rows = (slotCount + columns - 1) / columns;
        const qreal across = area.width() / (columns + (columns - 1) * kSlotGap);
        const qreal down = area.height() / (rows + (rows - 1) * kSlotGap);
        const qreal side = std::min({across, down, widest});
        if (side > best.side)
            best = {area, slotCount, columns, side, side * kSlotGap};
    }
    return best;
}

} // namespace views
