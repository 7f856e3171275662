#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace views {

/// A label that wants to stand at an arrow's tip.
struct LabelWish
{
    QPointF tip;
    QPointF away; // the direction of the arrow; 0 for a dot
    QSizeF size;
};

/// Where the labels stand inside the area, the first ones first: beside their tips, over no other label and
/// no tip, and across as few lines as can be; nothing for a label without room.
std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelWish>& wishes,
                                               const std::vector<QLineF>& lines, const QRectF& area,
                                               qreal distance);

} // namespace views
