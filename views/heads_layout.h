#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace views {

/// Where the maps of all heads lie: a row for each layer, a column for each head, all of one size.
struct HeadsLayout
{
    QRectF grid; // with the names of layers and heads outside it
    int layers = 0;
    int heads = 0;
    qreal side = 0;    // of a map
    qreal caption = 0; // height of the line under each map
    qreal gap = 0;

    QRectF map(int layer, int head) const;
    QRectF captionOf(int layer, int head) const; // where the head is switched
    QRectF layerName(int layer, qreal width) const;
    QRectF headName(int head, qreal height) const;

    struct Place
    {
        int layer = 0;
        int head = 0;
        bool isCaption = false;

        bool operator==(const Place&) const = default;
    };

    std::optional<Place> placeAt(const QPointF& point) const;
};

/// The largest maps that fit under a line of names of that height and beside one of that width.
HeadsLayout layoutHeads(const QRectF& area, int layers, int heads, const QSizeF& names, qreal caption,
                        qreal gap);

} // namespace views
