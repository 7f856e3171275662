#include "views/heads_layout.h"

#include <algorithm>

namespace views {

QRectF HeadsLayout::map(int layer, int head) const
{
    return {grid.left() + head * (side + gap), grid.top() + layer * (side + caption + gap), side, side};
}

QRectF HeadsLayout::captionOf(int layer, int head) const
{
    const QRectF above = map(layer, head);
    return {above.left(), above.bottom(), side, caption};
}

QRectF HeadsLayout::layerName(int layer, qreal width) const
{
    return {grid.left() - width, map(layer, 0).top(), width, side};
}

QRectF HeadsLayout::headName(int head, qreal height) const
{
    return {map(0, head).left(), grid.top() - height, side, height};
}

std::optional<HeadsLayout::Place> HeadsLayout::placeAt(const QPointF& point) const
{
    for (int layer = 0; layer < layers; ++layer)
        for (int head = 0; head < heads; ++head) {
            if (map(layer, head).contains(point))
                return Place{layer, head, false};
            if (captionOf(layer, head).contains(point))
                return Place{layer, head, true};
        }
    return std::nullopt;
}

HeadsLayout layoutHeads(const QRectF& area, int layers, int heads, const QSizeF& names, qreal caption,
                        qreal gap)
{
    HeadsLayout layout;
    layout.layers = layers;
    layout.heads = heads;
    layout.caption = caption;
    layout.gap = gap;
    const qreal width = area.width() - names.width() - gap * (heads - 1);
    const qreal height = area.height() - names.height() - (caption + gap) * layers + gap;
    layout.side = std::max<qreal>(0, std::min(width / heads, height / layers));
    const QSizeF grid((layout.side + gap) * heads - gap, (layout.side + caption + gap) * layers - gap);
    layout.grid =
        QRectF(QPointF(area.left() + names.width() + (area.width() - names.width() - grid.width()) / 2,
                       area.top() + names.height()),
               grid);
    return layout;
}

} // namespace views
