#pragma once

#include <QColor>
#include <QPointF>

class QPainter;

namespace views {

/// Whole, dotted with an open head, or with a double shaft: told apart without colour.
enum class ArrowKind { Whole, Dotted, Double };

struct ArrowStyle
{
    ArrowKind kind = ArrowKind::Whole;
    QColor colour;
    QColor ground; // in an open head
    qreal width = 1;
    qreal zoom = 1;
};

/// From one point to another; a dot where the two are one.
void paintArrow(QPainter& painter, const QPointF& from, const QPointF& to, const ArrowStyle& style);

/// The direction from one point to another, of length 1; 0 where the two are one.
QPointF directionOf(const QPointF& from, const QPointF& to);

} // namespace views
