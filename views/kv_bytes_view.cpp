#include "views/kv_bytes_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

std::optional<std::size_t> KvBytesLayout::lineAt(const QPointF& point) const
{
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (lines[line].whole.contains(point))
            return line;
    return std::nullopt;
}

KvBytesLayout layoutKvBytes(const QRectF& area, qreal zoom)
{
    const qreal gap = 10 * zoom;
    const bool hasPictures = area.width() >= 420 * zoom;
    const qreal words = hasPictures ? std::max(270 * zoom, area.width() * 0.52) : area.width();
    const qreal first = area.height() * 0.42; // the token's product takes more room
    KvBytesLayout layout;
    qreal top = area.top();
    for (std::size_t i = 0; i < layout.lines.size(); ++i) {
        const qreal height = i == 0 ? first : (area.height() - first) / 2;
        auto& line = layout.lines[i];
        line.whole = QRectF(area.left(), top, area.width(), height);
        line.words = QRectF(area.left(), top, words - gap, height - gap / 2);
        if (hasPictures)
            line.picture = QRectF(area.left() + words, top, area.width() - words, height - gap);
        top += height;
    }
    return layout;
}

Slices slicesOf(double things, int room)
{
    if (room < 1)
        return {};
    const double each = std::max(1.0, std::ceil(things / room));
    return {each, static_cast<int>(std::ceil(things / each))};
}

KvBytesView::KvBytesView(QWidget* parent) : View(parent) {}

QString KvBytesView::heading() const
{
    return tr("What the cache holds");
}

QSizeF KvBytesView::figureSize() const
{
    return {620, 360};
}

QSize KvBytesView::sizeHint() const
{
    return (QSizeF(560, 340) * appearance().zoom).toSize();
}

QSize KvBytesView::minimumSizeHint() const
{
    return (QSizeF(256, 220) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvBytesView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "kv-bytes");
}

QString KvBytesView::product(std::size_t line) const
{
    const core::CacheLoad& load = kvMemory(frame()).inputs.load;
    if (line == kToken)
        return tr("2 × %1 × %2 × %3 × %4 B")
            .arg(countText(load.shape.layers), countText(load.shape.kvHeads), countText(load.shape.headDim),
                 exactNumberText(static_cast<double>(load.bits) / 8));
    return line == kSequence
               ? tr("× %1 tokens").arg(countText(load.context))
               : (load.batch == 1 ? tr("× 1 sequence") : tr("× %1 sequences").arg(countText(load.batch)));
}

core::Bytes KvBytesView::bytes(std::size_t line) const
{
    const core::CacheBytes& bytes = kvMemory(frame()).bytes;
    return line == kToken ? bytes.perToken : line == kSequence ? bytes.perSequence : bytes.total;
}

QString KvBytesView::nameOf(std::size_t line)
{
    return line == kToken ? tr("One token") : line == kSequence ? tr("One sequence") : tr("All sequences");
}

void KvBytesView::refresh()
{
    QStringList spoken;
    for (std::size_t line = 0; line < 3; ++line)
        spoken << tr("%1: %2 = %3")
                      .arg(nameOf(line), product(line),
                           bytesText(static_cast<double>(bytes(line)), frame().decimals()));
    setAccessibleName(tr("Bytes of the cache"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

bool KvBytesView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto line = layoutKvBytes(rect(), appearance().zoom).lineAt(help->pos());
    if (!line) {
        QToolTip::hideText();
        return true;
    }
    const core::Bytes whole = bytes(*line);
    const auto number = static_cast<double>(whole);
    QToolTip::showText(help->globalPos(),
                       tooltipText({nameOf(*line), tr("%1 bytes").arg(countText(whole)),
                                    tr("%1 MiB of 1024² bytes").arg(exactNumberText(number / core::kMiB)),
                                    tr("%1 GiB of 1024³ bytes").arg(exactNumberText(number / core::kGiB))}),
                       this);
    return true;
}

} // namespace views
