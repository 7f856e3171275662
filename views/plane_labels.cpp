#include "views/plane_labels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace views {

namespace {

constexpr std::array kDirections{QPointF(1, 0),  QPointF(0.7, -0.7), QPointF(0, -1), QPointF(-0.7, -0.7),
                                 QPointF(-1, 0), QPointF(-0.7, 0.7), QPointF(0, 1),  QPointF(0.7, 0.7)};

/// The label in that direction of its tip, so far away that it just does not reach it.
QRectF placed(const LabelWish& wish, const QPointF& direction, qreal distance)
{
    const QPointF half(wish.size.width() / 2, wish.size.height() / 2);
    const auto shift = [](qreal along, qreal room, qreal far) {
        return std::abs(along) < 0.1 ? 0 : std::copysign(room, along) + along * far;
    };
    const QPointF middle = wish.tip + QPointF(shift(direction.x(), half.x(), distance),
                                              shift(direction.y(), half.y(), distance));
    return {middle - half, wish.size};
}

/// The eight places, those that continue the arrow first.
std::array<QPointF, 8> directionsFor(const LabelWish& wish)
{
    auto directions = kDirections;
    const auto agrees = [&](const QPointF& direction) { return QPointF::dotProduct(direction, wish.away); };
    std::ranges::stable_sort(directions, std::greater<>(), agrees);
    return directions;
}

/// Whether a part of the line lies in the rectangle.
bool crosses(const QLineF& line, const QRectF& rect)
{
    const QRectF box = QRectF(line.p1(), line.p2()).normalized();
    if (box.right() < rect.left() || box.left() > rect.right() || box.bottom() < rect.top() ||
        box.top() > rect.bottom())
        return false;
    const QPointF along = line.p2() - line.p1();
    const auto side = [&](const QPointF& corner) {
        const QPointF to = corner - line.p1();
        return along.x() * to.y() - along.y() * to.x() > 0;
    };
    const bool first = side(rect.topLeft());
    return side(rect.topRight()) != first || side(rect.bottomLeft()) != first ||
           side(rect.bottomRight()) != first;
}

} // namespace

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelWish>& wishes,
                                               const std::vector<QLineF>& lines, const QRectF& area,
                                               qreal distance)
{
    std::vector<std::optional<QRectF>> places;
    const auto isFree = [&](const QRectF& place) {
        return area.contains(place) &&
               std::ranges::none_of(places,
                                    [&](const auto& other) { return other && other->intersects(place); }) &&
               std::ranges::none_of(wishes, [&](const LabelWish& wish) { return place.contains(wish.tip); });
    };
    const auto crossed = [&](const QRectF& place) {
        return std::ranges::count_if(lines, [&](const QLineF& line) { return crosses(line, place); });
    };
    for (const LabelWish& wish : wishes) {
        std::optional<QRectF> best;
        std::ptrdiff_t least = 0;
        for (const qreal far : {distance, 2.5 * distance})
            for (const QPointF& direction : directionsFor(wish)) {
                const QRectF place = placed(wish, direction, far);
                if ((best && least == 0) || !isFree(place))
                    continue;
                if (const auto count = crossed(place); !best || count < least) {
                    best = place;
                    least = count;
                }
            }
        places.push_back(best);
    }
    return places;
}

} // namespace views
