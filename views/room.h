#pragma once

#include "views/view.h"

namespace views {

/// Between which sizes a panel wears the type it was asked to wear, in scene units at zoom 1.
struct Room
{
    QSizeF comfortable; // smaller: type and spacing shrink, down to six tenths
    QSizeF ample;       // larger: they grow with it, up to three times
};

/// By how much type and spacing in an area of that size differ from the zoom; 1 within the room.
qreal scaleFor(const QSizeF& size, qreal zoom, const Room& room);

/// The look with its zoom scaled for an area of that size.
Appearance lookFor(Appearance look, const QSizeF& size, const Room& room);

} // namespace views
