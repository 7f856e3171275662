#pragma once

#include "core/kv_memory_room.h"
#include "views/view.h"

class QPainter;

namespace views {

/// The results of the room of the cache's memory in a frame of its lesson.
const core::KvMemoryResults& kvMemory(const Frame& frame);

/// Bytes in the largest 1024-based unit that leaves at least 1: "753,664 B", "0.719 MiB" from 1/10 of it on.
QString bytesText(double bytes, int decimals);

/// Seconds as s, ms or µs.
QString secondsText(double seconds, int decimals);

/// A whole number with commas between thousands.
QString countText(double number);

/// One line of text in a room, shortened at its end where it does not fit.
void writeLine(QPainter& painter, const QRectF& room, const QFont& font, const QColor& colour,
               const QString& text, Qt::Alignment alignment = Qt::AlignLeft);

} // namespace views
