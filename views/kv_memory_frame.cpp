#include "views/kv_memory_frame.h"

#include "views/attention_frame.h"

#include <QFontMetricsF>
#include <QPainter>

#include <array>

namespace views {

const core::KvMemoryResults& kvMemory(const Frame& frame)
{
    return std::get<core::KvMemoryResults>(frame.results->open);
}

QString secondsText(double seconds, int decimals)
{
    constexpr double kThousand = 1000;
    if (seconds >= 1)
        return QStringLiteral("%1 s").arg(numberText(seconds, decimals));
    seconds *= kThousand;
    if (seconds >= 1 || seconds == 0)
        return QStringLiteral("%1 ms").arg(numberText(seconds, decimals));
    return QStringLiteral("%1 µs").arg(numberText(seconds * kThousand, decimals));
}

void writeLine(QPainter& painter, const QRectF& room, const QFont& font, const QColor& colour,
               const QString& text, Qt::Alignment alignment)
{
    painter.setFont(font);
    painter.setPen(colour);
    const QString fitted = QFontMetricsF(font).elidedText(text, Qt::ElideRight, room.width() + 0.5);
    painter.drawText(room, alignment | Qt::AlignVCenter | Qt::TextSingleLine, fitted);
}

} // namespace views
