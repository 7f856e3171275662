#include "views/reading_layout.h"

#include <algorithm>

namespace views {

QRectF ReadingLayout::cells(int pass, int from, int to) const
{
    return {grid.left() + from * column(), grid.top() + pass * row(), (to - from) * column(), row()};
}

QRectF ReadingLayout::head(int token) const
{
    return {grid.left() + token * column(), area.top(), column(), grid.top() - area.top()};
}

QRectF ReadingLayout::foot(int token) const
{
    return {grid.left() + token * column(), grid.bottom(), column(), area.bottom() - grid.bottom()};
}

std::optional<int> ReadingLayout::tokenAt(const QPointF& point) const
{
    if (column() <= 0 || point.x() < grid.left() || point.x() >= grid.right() || point.y() < area.top() ||
        point.y() >= area.bottom())
        return std::nullopt;
    return std::clamp(static_cast<int>((point.x() - grid.left()) / column()), 0, tokens - 1);
}

ReadingLayout layoutReading(const QRectF& area, int tokens, int passes, const QSizeF& headAndLabels,
                            qreal foot, qreal tallest)
{
    ReadingLayout layout{area, area, tokens, passes};
    layout.grid.adjust(headAndLabels.width(), headAndLabels.height(), 0, -foot);
    layout.grid.setWidth(std::max<qreal>(0, layout.grid.width()));
    layout.grid.setHeight(std::clamp<qreal>(layout.grid.height(), 0, passes * tallest));
    layout.area.setBottom(layout.grid.bottom() + foot);
    return layout;
}

} // namespace views
