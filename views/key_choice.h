#pragma once

#include "views/attention_frame.h"

namespace views {

/// What a pressed key makes of the chosen key (column) of the attention matrix.
struct KeyChoice
{
    bool handled = false; // false: the press means nothing here
    std::optional<core::Index> key;
};

/// Arrows along the direction, Home and End; Escape chooses none, but means nothing when none is chosen.
KeyChoice chooseByKeyboard(std::optional<core::Index> key, core::Index keys, int pressed,
                           Qt::Orientation direction);

core::Index numberOfKeys(const Frame& frame);

} // namespace views
