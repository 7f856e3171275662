#include "views/plane_grid.h"

#include "views/plane_words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kClosestLines = 34;

struct Grid
{
    QPainter& p;
    const PlaneMap& map;
    const Appearance& look;
    std::optional<qreal> tickWidth;
    PlaneBounds bounds = map.visible();
    double step = map.gridStep(std::max(kClosestLines * look.zoom, tickWidth.value_or(0) * 1.3));
    qreal height = QFontMetricsF(p.font()).height();

    /// Where its number is 0 the line is an axis.
    void setPen(double number) const
    {
        const QColor faint = between(look.theme.panel, look.theme.line, 0.6);
        p.setPen(QPen(number == 0 ? look.theme.muted : faint, 1));
    }

    void upright(double x) const
    {
        const qreal at = map.at({x, 0}).x();
        setPen(x);
        p.drawLine(QPointF(at, map.area.top()), QPointF(at, map.area.bottom()));
        const qreal half = QFontMetricsF(p.font()).horizontalAdvance(tickText(x)) / 2 + 1;
        if (!tickWidth || at + half > map.area.right())
            return;
        p.setPen(look.theme.muted);
        p.drawText(QRectF(at - half, map.area.bottom() + 2 * look.zoom, 2 * half, height), Qt::AlignCenter,
                   tickText(x));
    }

    void level(double y) const
    {
        const qreal at = map.at({0, y}).y();
        setPen(y);
        p.drawLine(QPointF(map.area.left(), at), QPointF(map.area.right(), at));
        const bool hasRoom = at - height / 2 >= map.area.top() && at + height / 4 <= map.area.bottom();
        if (!tickWidth || !hasRoom)
            return;
        p.setPen(look.theme.muted);
        p.drawText(QRectF(map.area.left() - *tickWidth, at - height / 2, *tickWidth - 5 * look.zoom, height),
                   Qt::AlignRight | Qt::AlignVCenter, tickText(y));
    }

    void paint() const
    {
        for (const double x : multiplesWithin(bounds.left, bounds.right, step))
            upright(x);
        for (const double y : multiplesWithin(bounds.bottom, bounds.top, step))
            level(y);
    }
};

} // namespace

void paintGrid(QPainter& painter, const PlaneMap& map, const Appearance& look, std::optional<qreal> tickWidth)
{
    Grid{painter, map, look, tickWidth}.paint();
}

} // namespace views
