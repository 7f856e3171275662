#pragma once

#include "core/kv_memory_room.h"
#include "views/view.h"

class QPainter;

namespace views {

/// The results of the room of the cache's memory in a frame of its lesson.
const core::KvMemoryResults& kvMemory(const Frame& frame);

/// Seconds as s, ms or µs.
QString secondsText(double seconds, int decimals);

/// One line of text in a room, shortened at its end where it does not fit.
void writeLine(QPainter& painter, const QRectF& room, const QFont& font, const QColor& colour,
               const QString& text, Qt::Alignment alignment = Qt::AlignLeft);

} // namespace views
