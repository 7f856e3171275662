#include "views/cache_counters_view.h"

#include "views/attention_frame.h"
#include "views/cache_frame.h"
#include "views/count_text.h"

#include <QPainter>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kCountersType = 12;
constexpr qreal kCountersLine = 20;

} // namespace

QString counterTitle(CacheCounter counter)
{
    switch (counter) {
    case CacheCounter::Projections:
        return CacheCountersView::tr("K and V projections");
    case CacheCounter::Reads:
        return CacheCountersView::tr("Rows that attention reads");
    case CacheCounter::MultiplyAdds:
        return CacheCountersView::tr("Multiply-adds");
    case CacheCounter::Bytes:
        break;
    }
    return CacheCountersView::tr("Bytes held for the next step");
}

std::int64_t counted(const core::CacheCounts& counts, CacheCounter counter)
{
    switch (counter) {
    case CacheCounter::Projections:
        return counts.projections;
    case CacheCounter::Reads:
        return counts.reads;
    case CacheCounter::MultiplyAdds:
        return counts.multiplyAdds;
    case CacheCounter::Bytes:
        break;
    }
    return counts.bytes;
}

QString counterText(const core::CacheCounts& counts, CacheCounter counter)
{
    const QString count = countText(counted(counts, counter));
    return counter == CacheCounter::Bytes ? CacheCountersView::tr("%1 B").arg(count) : count;
}

QRectF CacheCountersLayout::titleOf(int counter) const
{
    const QRectF room = blockOf(counter);
    return {room.left(), room.top(), room.width(), line};
}

QRectF CacheCountersLayout::laneOf(int counter, int lane) const
{
    const QRectF room = blockOf(counter);
    return {room.left(), room.top() + (1 + lane) * line, room.width(), line};
}

QRectF CacheCountersLayout::barOf(int counter, int lane, double share) const
{
    const QRectF room = laneOf(counter, lane);
    const qreal width = std::max(0.0, room.width() - label - number);
    return {room.left() + label, room.top() + line * 0.22, width * share, line * 0.56};
}

CacheCountersView::CacheCountersView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("What both lanes have cost so far"));
}

core::CacheCounts CacheCountersView::counts(core::CacheVariant variant) const
{
    const core::KvCacheResults& results = kvCache(frame());
    return countsAfter(results, variant, results.step);
}

QString CacheCountersView::heading() const
{
    return tr("Counted up to step %1").arg(countText(kvCache(frame()).step));
}

QSizeF CacheCountersView::figureSize() const
{
    return {360, 290};
}

std::optional<core::Quantity> CacheCountersView::numbers() const
{
    core::Matrix table(static_cast<core::Index>(kCacheCounters.size()), 2);
    for (const CacheCounter counter : kCacheCounters)
        for (const auto variant : core::kCacheVariants)
            table(static_cast<core::Index>(counter), static_cast<core::Index>(variant)) =
                static_cast<double>(counted(counts(variant), counter));
    return table;
}

QSize CacheCountersView::sizeHint() const
{
    return (QSizeF(300, 270) * appearance().zoom).toSize();
}

QSize CacheCountersView::minimumSizeHint() const
{
    return (QSizeF(170, 170) * appearance().zoom).toSize();
}

QString CacheCountersView::comparison(CacheCounter counter) const
{
    const std::int64_t naive = counted(counts(core::CacheVariant::Naive), counter);
    const std::int64_t cached = counted(counts(core::CacheVariant::Cached), counter);
    if (counter == CacheCounter::Bytes)
        return tr("%1 a number").arg(bytesText(static_cast<double>(kvCache(frame()).inputs.bytes), 0));
    if (naive == cached)
        return tr("the same");
    return tr("%1 times as many")
        .arg(numberText(static_cast<double>(naive) / static_cast<double>(cached), 1));
}

void CacheCountersView::refresh()
{
    QStringList spoken;
    for (const CacheCounter counter : kCacheCounters)
        spoken += tr("%1: naive %2, cached %3")
                      .arg(counterTitle(counter), counterText(counts(core::CacheVariant::Naive), counter),
                           counterText(counts(core::CacheVariant::Cached), counter));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

CacheCountersLayout CacheCountersView::layoutIn(const QRectF& area) const
{
    const qreal zoom = appearance().zoom;
    CacheCountersLayout layout;
    layout.area = area;
    layout.block =
        std::min(area.height() / static_cast<qreal>(kCacheCounters.size()), 4.2 * kCountersLine * zoom);
    layout.line = std::min(kCountersLine * zoom, layout.block / 3.1);
    const QFontMetricsF metrics(
        appearance().font(std::min(kCountersType, layout.line / zoom * 0.66), QFont::DemiBold));
    for (const auto variant : core::kCacheVariants)
        layout.label = std::max(layout.label, metrics.horizontalAdvance(laneTitle(variant)) + 8 * zoom);
    for (const CacheCounter counter : kCacheCounters)
        for (const auto variant : core::kCacheVariants)
            layout.number = std::max(
                layout.number, metrics.horizontalAdvance(counterText(counts(variant), counter)) + 8 * zoom);
    return layout;
}

void CacheCountersView::paintTo(QPainter& painter, const QRectF& area) const
{
    const CacheCountersLayout layout = layoutIn(area);
    const Theme& theme = appearance().theme;
    const qreal type = std::min(kCountersType, layout.line / appearance().zoom * 0.66);
    const QFont plain = appearance().font(type);
    const QFont strong = appearance().font(type, QFont::DemiBold);
    for (const CacheCounter counter : kCacheCounters) {
        const int place = static_cast<int>(counter);
        const QRectF title = layout.titleOf(place);
        const QString name = counterTitle(counter);
        painter.setFont(strong);
        painter.setPen(theme.text);
        painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(strong).elidedText(name, Qt::ElideRight, title.width()));
        painter.setFont(plain);
        painter.setPen(theme.muted);
        const QString words = comparison(counter);
        if (QFontMetricsF(strong).horizontalAdvance(name) + QFontMetricsF(plain).horizontalAdvance(words) +
                12 <
            title.width())
            painter.drawText(title, Qt::AlignRight | Qt::AlignVCenter, words);
        const double most = std::max<double>(
            1, static_cast<double>(std::max(counted(counts(core::kCacheVariants[0]), counter),
                                            counted(counts(core::kCacheVariants[1]), counter))));
        for (const auto variant : core::kCacheVariants) {
            const int lane = static_cast<int>(variant);
            const double share = static_cast<double>(counted(counts(variant), counter)) / most;
            const QRectF room = layout.laneOf(place, lane);
            const QRectF bar = layout.barOf(place, lane, share);
            painter.fillRect(bar, laneColour(variant, theme));
            painter.setFont(plain);
            painter.setPen(theme.muted);
            painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, laneTitle(variant));
            painter.setFont(strong);
            painter.setPen(theme.text);
            painter.drawText(
                QRectF(bar.right() + 6 * appearance().zoom, room.top(), layout.number, room.height()),
                Qt::AlignLeft | Qt::AlignVCenter, counterText(counts(variant), counter));
        }
    }
}

} // namespace views
