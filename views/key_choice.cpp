#include "views/key_choice.h"

#include <algorithm>

namespace views {

KeyChoice chooseByKeyboard(std::optional<core::Index> key, core::Index keys, int pressed,
                           Qt::Orientation direction)
{
    const bool across = direction == Qt::Horizontal;
    if (pressed == (across ? Qt::Key_Left : Qt::Key_Up))
        return {true, std::max<core::Index>(0, key.value_or(1) - 1)};
    if (pressed == (across ? Qt::Key_Right : Qt::Key_Down))
        return {true, std::min(keys - 1, key.value_or(-1) + 1)};
    if (pressed == Qt::Key_Home)
        return {true, 0};
    if (pressed == Qt::Key_End)
        return {true, keys - 1};
    if (pressed == Qt::Key_Escape && key)
        return {true, std::nullopt};
    return {};
}

core::Index numberOfKeys(const Frame& frame)
{
    return attention(frame).trace.weights.cols();
}

} // namespace views
