#include "views/arrow_paint.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kHead = 9; // its length
constexpr qreal kHalfHead = 0.42;
constexpr qreal kDot = 4;

void paintShaft(QPainter& painter, const QLineF& shaft, const ArrowStyle& style)
{
    if (style.kind != ArrowKind::Double) {
        painter.setPen(QPen(style.colour, style.width,
                            style.kind == ArrowKind::Dotted ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
        return painter.drawLine(shaft);
    }
    const QPointF along = directionOf(shaft.p1(), shaft.p2());
    const QPointF apart = QPointF(along.y(), -along.x()) * (style.width * 0.9);
    painter.setPen(QPen(style.colour, style.width * 0.7, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(shaft.translated(apart));
    painter.drawLine(shaft.translated(-apart));
}

} // namespace

QPointF directionOf(const QPointF& from, const QPointF& to)
{
    const qreal length = std::hypot(to.x() - from.x(), to.y() - from.y());
    return length > 0 ? (to - from) / length : QPointF();
}

void paintArrow(QPainter& painter, const QPointF& from, const QPointF& to, const ArrowStyle& style)
{
    const qreal length = std::hypot(to.x() - from.x(), to.y() - from.y());
    const QBrush filling(style.kind == ArrowKind::Dotted ? style.ground : style.colour);
    if (length < 1) {
        painter.setPen(QPen(style.colour, 1.5 * style.zoom));
        painter.setBrush(filling);
        return painter.drawEllipse(to, kDot * style.zoom, kDot * style.zoom);
    }
    const QPointF along = directionOf(from, to);
    const qreal head = std::min(kHead * style.zoom + style.width, length * 0.7);
    const QPointF base = to - along * head;
    const QPointF aside = QPointF(along.y(), -along.x()) * (head * kHalfHead);
    paintShaft(painter, {from, base}, style);
    painter.setPen(QPen(style.colour, std::min(style.width, 1.2 * style.zoom), Qt::SolidLine, Qt::FlatCap,
                        Qt::MiterJoin));
    painter.setBrush(filling);
    painter.drawPolygon(QPolygonF({to, base + aside, base - aside}));
}

} // namespace views
