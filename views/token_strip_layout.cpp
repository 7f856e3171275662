#include "views/token_strip_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace views {

namespace {

constexpr qreal kSmallestWord = 9; // pixels of type at zoom 1
constexpr qreal kRoomBeside = 8;   // of each word, at zoom 1
constexpr qreal kWidest = 1.5;     // times its natural width a column may be
constexpr qreal kShareOfBars = 0.26;
constexpr qreal kTurnedWords = 52; // height, at zoom 1

/// From a point to the nearest of a line's.
qreal distance(const QPointF& point, const QLineF& line)
{
    const QPointF along = line.p2() - line.p1();
    const qreal square = QPointF::dotProduct(along, along);
    const qreal share =
        square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / square, 0.0, 1.0) : 0;
    return QLineF(point, line.p1() + share * along).length();
}

} // namespace

QPainterPath TokenStripLayout::arc(std::size_t query, std::size_t key) const
{
    const QPointF from(tokens[query].center().x(), arcs.bottom());
    const QPointF to(tokens[key].center().x(), arcs.bottom());
    QPainterPath path(from);
    if (query == key) { // a small loop over the word
        const qreal side = std::min(arcs.height(), std::max(16.0, tokens[query].width() * 0.4));
        path.arcTo(QRectF(from.x() - side / 2, from.y() - side, side, side), -90, 360);
        return path;
    }
    const qreal top =
        2 * apex(query, key).y() - arcs.bottom(); // a quadratic curve reaches half of its handle
    path.quadTo(QPointF((from.x() + to.x()) / 2, top), to);
    return path;
}

QPointF TokenStripLayout::apex(std::size_t query, std::size_t key) const
{
    const qreal from = tokens[query].center().x();
    const qreal to = tokens[key].center().x();
    const qreal share = std::abs(from - to) / std::max(1.0, tokens.back().right() - tokens.front().left());
    return {(from + to) / 2, arcs.bottom() - arcs.height() * (0.25 + 0.75 * std::sqrt(share))};
}

std::optional<std::size_t> TokenStripLayout::tokenAt(const QPointF& point) const
{
    if (point.y() < arcs.bottom() || point.y() > bars.bottom())
        return std::nullopt;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (point.x() >= tokens[i].left() && point.x() < tokens[i].right())
            return i;
    return std::nullopt;
}

TokenStripLayout layoutTokenStrip(const QRectF& area, const std::vector<qreal>& widths, qreal largestType,
                                  qreal zoom)
{
    TokenStripLayout layout;
    const auto count = static_cast<qreal>(widths.size());
    const qreal natural = std::accumulate(widths.begin(), widths.end(), 0.0) + count * kRoomBeside * zoom;
    const qreal scale = std::min(kWidest, area.width() / std::max(1.0, natural));
    layout.type = largestType * std::min(1.0, scale);
    layout.isUpright = layout.type >= kSmallestWord * zoom;
    if (!layout.isUpright)
        layout.type = std::clamp(0.75 * area.width() / count, 5.0, largestType);
    const qreal words =
        layout.isUpright ? layout.type * 1.7 : std::min(kTurnedWords * zoom, area.height() / 3);
    const qreal bars = std::floor(area.height() * kShareOfBars);
    layout.arcs = {area.left(), area.top(), area.width(), std::max(0.0, area.height() - words - bars)};
    layout.bars = {area.left(), area.bottom() - bars, area.width(), bars};
    qreal left = area.left();
    for (const qreal width : widths) {
        const qreal column = layout.isUpright ? (width + kRoomBeside * zoom) * scale : area.width() / count;
        layout.tokens.emplace_back(left, layout.arcs.bottom(), column, words);
        left += column;
    }
    return layout;
}

bool isNear(const QPainterPath& arc, const QPointF& point, qreal zoom)
{
    const qreal reach = 6 * zoom;
    for (const QPolygonF& line : arc.toSubpathPolygons())
        for (qsizetype i = 1; i < line.size(); ++i)
            if (distance(point, QLineF(line[i - 1], line[i])) <= reach)
                return true;
    return false;
}

} // namespace views
