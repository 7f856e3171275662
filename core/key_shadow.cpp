#include "core/key_shadow.h"

#include <cmath>

namespace core {

PlaneDimensions planeDimensions(const std::array<Index, 2>& chosen, Index width)
{
    if (width <= 1)
        return {};
    const auto exists = [&](Index dimension) { return dimension >= 0 && dimension < width; };
    const auto firstBeside = [](Index other) { return other == 0 ? Index(1) : Index(0); };
    const Index up = exists(chosen[1]) ? chosen[1] : -1;
    const Index across = exists(chosen[0]) ? chosen[0] : firstBeside(up);
    return {across, up >= 0 && up != across ? up : firstBeside(across)};
}

PlanePoint inPlane(const Eigen::RowVectorXd& vector, const PlaneDimensions& dimensions)
{
    return {vector(dimensions.across), dimensions.up ? vector(*dimensions.up) : 0};
}

KeyShadow keyShadow(const PlanePoint& query, const PlanePoint& key)
{
    KeyShadow result;
    result.length = std::hypot(query.x, query.y);
    if (result.length == 0)
        return result;
    const PlanePoint along{query.x / result.length, query.y / result.length};
    result.shadow = along.x * key.x + along.y * key.y;
    result.dot = query.x * key.x + query.y * key.y;
    result.foot = {along.x * result.shadow, along.y * result.shadow};
    return result;
}

} // namespace core
