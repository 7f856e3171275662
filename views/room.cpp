#include "views/room.h"

#include <algorithm>

namespace views {

namespace {

constexpr qreal kLeast = 0.6;
constexpr qreal kMost = 3;

/// How many times the part goes into the whole, each way.
qreal share(const QSizeF& whole, const QSizeF& part)
{
    return std::min(whole.width() / part.width(), whole.height() / part.height());
}

} // namespace

qreal scaleFor(const QSizeF& size, qreal zoom, const Room& room)
{
    const qreal shrunk = std::clamp(share(size, room.comfortable) / zoom, kLeast, 1.0);
    return shrunk < 1 ? shrunk : std::clamp(share(size, room.ample) / zoom, 1.0, kMost);
}

Appearance lookFor(Appearance look, const QSizeF& size, const Room& room)
{
    look.zoom *= scaleFor(size, look.zoom, room);
    return look;
}

} // namespace views
