#pragma once

#include <QFont>
#include <QLineF>
#include <QPainterPath>
#include <QRectF>

#include <optional>
#include <vector>

namespace views {

/// Tokens in a line with arcs above, from where a query stands to the key it reads, and a bar below each.
struct TokenStripLayout
{
    QRectF arcs;                // above the words
    std::vector<QRectF> tokens; // from the words' top to their foot
    QRectF bars;                // below them
    qreal type = 0;             // pixels
    bool isUpright = true;      // else words are turned, to be read upwards

    /// The arc between two tokens, from one middle to the other.
    QPainterPath arc(std::size_t query, std::size_t key) const;

    /// Where the arc is highest.
    QPointF apex(std::size_t query, std::size_t key) const;

    /// The token whose column the point is in, below the arcs.
    std::optional<std::size_t> tokenAt(const QPointF& point) const;
};

/// Words as wide as `widths` at the largest type. Those without room become smaller, then are turned.
TokenStripLayout layoutTokenStrip(const QRectF& area, const std::vector<qreal>& widths, qreal largestType,
                                  qreal zoom);

/// Whether the point lies on an arc, or near enough for a finger.
bool isNear(const QPainterPath& arc, const QPointF& point, qreal zoom);

} // namespace views
