#include "views/kv_sharing_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace views {

QRectF KvSharingLayout::queryHead(core::Index head) const
{
    const qreal width = queries.width() / static_cast<qreal>(queryHeads);
    const qreal side = std::min(width * 0.8, queries.height());
    const qreal middle = queries.left() + (static_cast<qreal>(head) + 0.5) * width;
    return {middle - side / 2, queries.bottom() - side, side, side};
}

QRectF KvSharingLayout::kvHead(core::Index head) const
{
    const qreal width = keys.width() / static_cast<qreal>(kvHeads);
    const qreal narrow = keys.width() / static_cast<qreal>(queryHeads) * 0.8;
    const qreal side = std::min(std::max(narrow, std::min(width * 0.5, keys.height())), keys.height());
    const qreal middle = keys.left() + (static_cast<qreal>(head) + 0.5) * width;
    return {middle - side / 2, keys.top(), side, side};
}

QRectF KvSharingLayout::choice(std::size_t place) const
{
    const qreal width = choices.width() / static_cast<qreal>(divisors.size());
    return {choices.left() + static_cast<qreal>(place) * width, choices.top(), width, choices.height()};
}

std::optional<core::Index> KvSharingLayout::choiceAt(const QPointF& point) const
{
    return choices.contains(point) ? std::optional(nearestChoice(point)) : std::nullopt;
}

core::Index KvSharingLayout::nearestChoice(const QPointF& point) const
{
    const auto count = static_cast<qreal>(divisors.size());
    const qreal share = choices.width() > 0 ? (point.x() - choices.left()) / choices.width() : 0;
    return divisors[static_cast<std::size_t>(std::clamp(std::floor(share * count), 0.0, count - 1))];
}

KvSharingLayout layoutKvSharing(const QRectF& area, const core::CacheShape& shape, qreal zoom)
{
    KvSharingLayout layout;
    layout.queryHeads = shape.queryHeads;
    layout.kvHeads = shape.kvHeads;
    layout.divisors = core::divisors(shape.queryHeads);
    const qreal caption = std::min(18 * zoom, area.height() * 0.08);
    const qreal head = std::min(34 * zoom, area.height() * 0.12);
    const qreal foot = std::min(64 * zoom, area.height() * 0.24);
    const qreal row = std::min(30 * zoom, area.height() * 0.13);
    const QRectF inner = area.adjusted(area.width() * 0.01, 0, -area.width() * 0.01, 0);
    layout.bars = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot);
    layout.choices = QRectF(inner.left(), layout.bars.top() - row - caption / 2, inner.width(), row);
    layout.queries = QRectF(inner.left(), inner.top() + caption, inner.width(), head);
    const qreal keys = layout.choices.top() - 2 * caption - head;
    layout.keys = QRectF(inner.left(), std::max(keys, layout.queries.bottom()), inner.width(), head);
    return layout;
}

KvSharingView::KvSharingView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Query heads and the KV heads they share"));
    setToolTip(tr(
        "Click or drag along the numbers, or press Left and Right, to change how many KV heads there are"));
}

QString KvSharingView::heading() const
{
    const auto& shape = kvMemory(frame()).inputs.load.shape;
    const QString name = shape.kvHeads == shape.queryHeads ? tr("MHA: multi-head attention")
                         : shape.kvHeads == 1              ? tr("MQA: multi-query attention")
                                                           : tr("GQA: grouped-query attention");
    return tr("%1, %2 query and %3 KV heads").arg(name).arg(shape.queryHeads).arg(shape.kvHeads);
}

QSizeF KvSharingView::figureSize() const
{
    return {620, 340};
}

QSize KvSharingView::sizeHint() const
{
    return (QSizeF(520, 320) * appearance().zoom).toSize();
}

QSize KvSharingView::minimumSizeHint() const
{
    return (QSizeF(260, 200) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvSharingView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "kv-bytes");
}

KvSharingLayout KvSharingView::layoutIn(const QRectF& area) const
{
    return layoutKvSharing(area, kvMemory(frame()).inputs.load.shape, appearance().zoom);
}

void KvSharingView::refresh()
{
    const auto& results = kvMemory(frame());
    const auto& shape = results.inputs.load.shape;
    setAccessibleDescription(tr("%1 query heads share %2 KV heads; %3 a token")
                                 .arg(shape.queryHeads)
                                 .arg(shape.kvHeads)
                                 .arg(bytesText(double(results.bytes.perToken), frame().decimals())));
}

void KvSharingView::choose(core::Index kvHeads, Gesture gesture)
{
    Q_EMIT edited(core::TopicEdit(core::SetKvWhole{core::KvWhole::KvHeads, kvHeads}), gesture);
}

void KvSharingView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto choice = layoutIn(rect()).choiceAt(event->position())) {
        m_dragging = true;
        choose(*choice, Gesture::Dragging);
    }
}

void KvSharingView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    const KvSharingLayout layout = layoutIn(rect());
    if (m_dragging)
        return choose(layout.nearestChoice(event->position()), Gesture::Dragging);
    const auto hovered = layout.choiceAt(event->position());
    setCursor(hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    update();
}

void KvSharingView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    choose(layoutIn(rect()).nearestChoice(event->position()), Gesture::Dropped);
}

void KvSharingView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

void KvSharingView::keyPressEvent(QKeyEvent* event)
{
    const bool isArrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!frame().results || !isArrow)
        return View::keyPressEvent(event);
    const auto& shape = kvMemory(frame()).inputs.load.shape;
    const auto all = core::divisors(shape.queryHeads);
    const auto at = std::ranges::find(all, shape.kvHeads) - all.begin();
    const auto next = at + (event->key() == Qt::Key_Right ? 1 : -1);
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(all.size()))
        choose(all[static_cast<std::size_t>(next)], Gesture::Once);
}

} // namespace views
