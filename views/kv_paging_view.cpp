#include "views/kv_paging_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr std::size_t kPieces = 0;
constexpr core::Index kUsualLength = 80; // of a sequence that the keyboard adds

core::Index tokensPerLine(core::Index memory)
{
    constexpr core::Index kShortest = 32;
    constexpr core::Index kLongest = 256;
    core::Index tokens = kShortest;
    while (tokens < kLongest && tokens * tokens < 16 * memory)
        tokens *= 2;
    return tokens;
}

} // namespace

std::vector<QRectF> KvPagingLayout::run(std::size_t map, core::Index first, core::Index tokens) const
{
    const QRectF& cells = maps[map].cells;
    const qreal width = cells.width() / static_cast<qreal>(perLine);
    const qreal height = cells.height() / static_cast<qreal>(lines());
    std::vector<QRectF> rectangles;
    for (core::Index at = first; at < first + tokens;) {
        const core::Index line = at / perLine;
        const core::Index end = std::min(first + tokens, (line + 1) * perLine);
        rectangles.emplace_back(cells.left() + static_cast<qreal>(at % perLine) * width,
                                cells.top() + static_cast<qreal>(line) * height,
                                static_cast<qreal>(end - at) * width, height);
        at = end;
    }
    return rectangles;
}

std::optional<std::pair<std::size_t, core::Index>> KvPagingLayout::tokenAt(const QPointF& point) const
{
    for (std::size_t map = 0; map < maps.size(); ++map) {
        const QRectF& cells = maps[map].cells;
        if (!cells.contains(point) || cells.isEmpty())
            continue;
        const auto line =
            static_cast<core::Index>((point.y() - cells.top()) / cells.height() * qreal(lines()));
        const auto place =
            static_cast<core::Index>((point.x() - cells.left()) / cells.width() * qreal(perLine));
        const core::Index token = std::min(line, lines() - 1) * perLine + std::min(place, perLine - 1);
        return token < memory ? std::optional(std::pair(map, token)) : std::nullopt;
    }
    return std::nullopt;
}

KvPagingLayout layoutKvPaging(const QRectF& area, core::Index memory, qreal zoom)
{
    KvPagingLayout layout;
    layout.memory = memory;
    layout.perLine = tokensPerLine(memory);
    const qreal title = std::min(20 * zoom, area.height() * 0.14);
    const qreal gap = std::min(10 * zoom, area.height() * 0.04);
    const qreal height = (area.height() - 2 * title - gap) / 2;
    for (std::size_t map = 0; map < layout.maps.size(); ++map) {
        const qreal top = area.top() + static_cast<qreal>(map) * (title + height + gap);
        layout.maps[map].title = QRectF(area.left(), top, area.width(), title);
        layout.maps[map].cells = QRectF(area.left(), top + title, area.width(), height);
    }
    return layout;
}

KvPagingView::KvPagingView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Map of the memory, laid out in two ways"));
}

QString KvPagingView::heading() const
{
    return tr("A memory of %1 tokens, laid out in two ways")
        .arg(countText(kvMemory(frame()).inputs.paging.memory));
}

QSizeF KvPagingView::figureSize() const
{
    return {620, 340};
}

QSize KvPagingView::sizeHint() const
{
    return (QSizeF(520, 320) * appearance().zoom).toSize();
}

QSize KvPagingView::minimumSizeHint() const
{
    return (QSizeF(260, 190) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvPagingView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "paged");
}

KvPagingLayout KvPagingView::layoutIn(const QRectF& area) const
{
    return layoutKvPaging(area, kvMemory(frame()).inputs.paging.memory, appearance().zoom);
}

std::vector<core::Index> KvPagingView::sequencesAt(std::size_t map, core::Index token) const
{
    const auto& results = kvMemory(frame());
    if (map == kPieces) {
        for (const core::Reservation& piece : results.paging.reservations)
            if (token >= piece.first && token < piece.first + results.inputs.paging.reserve)
                return {piece.sequence};
        return {};
    }
    const auto block = static_cast<std::size_t>(token / results.inputs.paging.block);
    return block < results.paging.blocks.size() ? results.paging.blocks[block].sequences
                                                : std::vector<core::Index>();
}

std::vector<core::Index> KvPagingView::sequencesAt(const QPointF& point) const
{
    const auto found = layoutIn(rect()).tokenAt(point);
    return found ? sequencesAt(found->first, found->second) : std::vector<core::Index>();
}

void KvPagingView::refresh()
{
    const core::Paging& paging = kvMemory(frame()).paging;
    setAccessibleDescription(
        tr("%1 sequences; one piece each wastes %2 %, blocks waste %3 %")
            .arg(paging.running.size())
            .arg(numberText(paging.contiguous.waste(), 1), numberText(paging.paged.waste(), 1)));
}

QString KvPagingView::tooltip(core::Index sequence) const
{
    const auto& results = kvMemory(frame());
    const core::Index length = core::lengthOf(results.inputs.paging, sequence);
    const core::Index block = results.inputs.paging.block;
    const core::Index blocks = (length + block - 1) / block;
    return tooltipText(
        {tr("Sequence %1: %2 tokens").arg(sequence).arg(length),
         tr("in one piece: %1 of %2 stay empty")
             .arg(results.inputs.paging.reserve - length)
             .arg(results.inputs.paging.reserve),
         tr("in blocks: %1 blocks, %2 tokens stay empty").arg(blocks).arg(blocks * block - length),
         tr("A click ends it; Insert adds one, Delete ends the oldest")});
}

bool KvPagingView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto found = sequencesAt(QPointF(help->pos()));
    if (found.size() == 1)
        QToolTip::showText(help->globalPos(), tooltip(found.front()), this);
    else if (found.size() > 1)
        QToolTip::showText(
            help->globalPos(),
            tooltipText({tr("A block that %1 sequences share: their same start").arg(found.size())}), this);
    else
        QToolTip::hideText();
    return true;
}

void KvPagingView::change(const core::KvMemoryEdit& edit)
{
    Q_EMIT edited(core::TopicEdit(edit), Gesture::Once);
}

void KvPagingView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto found = sequencesAt(event->position()); found.size() == 1)
        change(core::EndSequence{found.front()});
}

void KvPagingView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    const auto found = sequencesAt(event->position());
    const auto hovered = found.size() == 1 ? std::optional(found.front()) : std::nullopt;
    setCursor(hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    update();
}

void KvPagingView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

void KvPagingView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const auto& results = kvMemory(frame());
    if (event->key() == Qt::Key_Insert || event->key() == Qt::Key_Plus)
        return change(core::AddSequence{std::min(kUsualLength, results.inputs.paging.reserve)});
    if (event->key() == Qt::Key_Delete && !results.paging.running.empty())
        return change(core::EndSequence{results.paging.running.front()});
    View::keyPressEvent(event);
}

} // namespace views
