#include "views/cache_history_view.h"

#include "views/cache_frame.h"
#include "views/cell_paint.h"
#include "views/contrast.h"
#include "views/count_text.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace views {

namespace {

constexpr int kMostCells = 256; // a side; of more steps some are left out
constexpr int kMostWithGrid = 32;
constexpr std::array kCells{CacheCell::Projected, CacheCell::Again, CacheCell::Read, CacheCell::Dropped};

QColor colourOf(CacheCell cell, const Theme& theme)
{
    switch (cell) {
    case CacheCell::Projected:
        return theme.action;
    case CacheCell::Again:
        return theme.negative;
    case CacheCell::Read:
        return paler(theme.action, theme.panel);
    case CacheCell::Dropped:
        return paler(theme.muted, theme.panel);
    case CacheCell::Nothing:
        break;
    }
    return theme.panel;
}

} // namespace

/// One paint of one lane's map with its words.
struct CacheHistoryView::Painter
{
    const CacheHistoryView& view;
    QPainter& p;
    core::CacheVariant variant;
    QRectF map;
    const core::KvCacheResults& results = kvCache(view.frame());
    const Appearance& look = view.appearance();
    int steps = static_cast<int>(results.tokens->count()); // also those that are still to come
    int cells = std::min(steps, kMostCells);

    /// The step or token, counted from 0, that a row or column stands for.
    core::Index at(int cell) const
    {
        return cells == steps ? cell : static_cast<core::Index>(cell) * steps / cells;
    }

    QColor colour(int row, int column) const
    {
        return colourOf(view.cellOf(variant, at(row) + 1, at(column)), look.theme);
    }

    void title(const QRectF& area) const
    {
        const core::CacheCounts counts = countsAfter(results, variant, results.step);
        const QString projected = countText(counts.projections);
        const QString words = variant == core::CacheVariant::Naive
                                  ? tr("%1 projected").arg(projected)
                                  : tr("%1 projected, %2 read").arg(projected, countText(counts.reads));
        const QFont strong = look.font(13, QFont::DemiBold);
        p.setFont(strong);
        p.setPen(laneColour(variant, look.theme));
        const QString name = laneTitle(variant);
        p.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, name);
        const qreal left = textWidth(strong, name) + 8 * look.zoom;
        p.setFont(look.font(12));
        p.setPen(look.theme.muted);
        p.drawText(area.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(p.font()).elidedText(words, Qt::ElideRight, area.width() - left));
    }

    void grid() const
    {
        p.setPen(QPen(look.theme.panel, cells > kMostWithGrid ? 0.5 : 2 * look.zoom));
        const qreal size = map.width() / cells;
        for (int i = 1; i < cells; ++i) {
            p.drawLine(QPointF(map.left(), map.top() + i * size), QPointF(map.right(), map.top() + i * size));
            p.drawLine(QPointF(map.left() + i * size, map.top()),
                       QPointF(map.left() + i * size, map.bottom()));
        }
    }

    void words() const
    {
        const qreal size = map.width() / cells;
        const QFont font = look.font(11);
        if (size < QFontMetricsF(font).height())
            return;
        p.setFont(font);
        p.setPen(look.theme.muted);
        for (int i = 0; i < cells; ++i) {
            const QString word = fittedToken(results.tokens->words[static_cast<std::size_t>(i)],
                                             QFontMetricsF(font), size - 4);
            p.drawText(QRectF(map.left() + i * size, map.bottom(), size, QFontMetricsF(font).height() + 4),
                       Qt::AlignCenter, word);
        }
    }

    void paint(const QRectF& titleRoom) const
    {
        title(titleRoom);
        if (map.width() < 2)
            return;
        const auto colours = [this](int row, int column) { return colour(row, column); };
        if (cells > kMostWithGrid)
            paintCellsAsPicture(p, map, cells, cells, colours);
        else
            paintCells(p, map, cells, cells, colours);
        if (cells <= kMostWithGrid)
            grid();
        p.setPen(QPen(look.theme.line, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(map);
        const qreal size = map.height() / steps;
        p.setPen(QPen(look.theme.text, 1.5 * look.zoom));
        p.drawRect(
            QRectF(map.left(), map.top() + static_cast<qreal>(results.step - 1) * size, map.width(), size));
        words();
    }
};

CacheHistoryView::CacheHistoryView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("What happened to each token at each step"));
}

QString CacheHistoryView::heading() const
{
    return tr("All steps: a row for each step, a column for each token");
}

QSizeF CacheHistoryView::figureSize() const
{
    return {560, 320};
}

std::optional<core::Quantity> CacheHistoryView::numbers() const
{
    const core::KvCacheResults& results = kvCache(frame());
    core::Matrix counts(results.step, 2);
    for (core::Index step = 1; step <= results.step; ++step)
        for (const auto variant : core::kCacheVariants)
            counts(step - 1, static_cast<core::Index>(variant)) =
                static_cast<double>(countsAfter(results, variant, step).projections);
    return counts;
}

QSize CacheHistoryView::sizeHint() const
{
    return (figureSize() * appearance().zoom).toSize();
}

QSize CacheHistoryView::minimumSizeHint() const
{
    return (QSizeF(240, 190) * appearance().zoom).toSize();
}

CacheCell CacheHistoryView::cellOf(core::CacheVariant variant, core::Index step, core::Index token) const
{
    if (token >= step || step > kvCache(frame()).step)
        return CacheCell::Nothing;
    if (token == step - 1)
        return CacheCell::Projected;
    if (variant == core::CacheVariant::Naive)
        return CacheCell::Again;
    return keptAt(kvCache(frame()).inputs.policy, step).has(token) ? CacheCell::Read : CacheCell::Dropped;
}

QRectF CacheHistoryView::mapIn(const QRectF& area, core::CacheVariant variant) const
{
    const qreal zoom = appearance().zoom;
    const qreal gap = std::min(24 * zoom, area.width() * 0.06);
    const qreal width = (area.width() - gap) / 2;
    const qreal above = 24 * zoom;
    const qreal below = 42 * zoom; // the tokens' words and the legend
    const qreal side = std::max(0.0, std::min(width, area.height() - above - below));
    const qreal left = variant == core::CacheVariant::Naive ? area.left() : area.left() + width + gap;
    return {left, area.top() + above, side, side};
}

QString CacheHistoryView::cellText(CacheCell cell) const
{
    switch (cell) {
    case CacheCell::Projected:
        return tr("projected");
    case CacheCell::Again:
        return tr("projected again");
    case CacheCell::Read:
        return tr("read from the cache");
    case CacheCell::Dropped:
        return tr("dropped");
    case CacheCell::Nothing:
        break;
    }
    return tr("not there yet");
}

void CacheHistoryView::paintTo(QPainter& painter, const QRectF& area) const
{
    const qreal zoom = appearance().zoom;
    for (const auto variant : core::kCacheVariants) {
        const QRectF map = mapIn(area, variant);
        const qreal right =
            variant == core::CacheVariant::Naive ? mapIn(area, core::kCacheVariants[1]).left() : area.right();
        Painter{*this, painter, variant, map}.paint(
            QRectF(map.left(), area.top(), right - map.left() - 4, map.top() - area.top()));
    }
    paintLegend(painter, QRectF(area.left(), mapIn(area, core::kCacheVariants[0]).bottom() + 22 * zoom,
                                area.width(), 20 * zoom));
}

/// What the colours mean; smaller where there is little room.
void CacheHistoryView::paintLegend(QPainter& painter, const QRectF& room) const
{
    std::vector<CacheCell> seen(kCells.begin(), kCells.end());
    if (kvCache(frame()).inputs.policy.keep == core::CacheKeep::All)
        std::erase(seen, CacheCell::Dropped);
    const QFont usual = appearance().font(12);
    const auto widthOf = [&](CacheCell cell) {
        return textWidth(usual, cellText(cell)) + 32 * appearance().zoom;
    };
    qreal needed = 0;
    for (const CacheCell cell : seen)
        needed += widthOf(cell);
    const qreal fit = std::clamp(room.width() / needed, 0.5, 1.0);
    const qreal side = 12 * appearance().zoom * fit;
    qreal left = room.left();
    painter.setFont(appearance().font(12 * fit));
    for (const CacheCell cell : seen) {
        painter.fillRect(QRectF(left, room.center().y() - side / 2, side, side),
                         colourOf(cell, appearance().theme));
        painter.setPen(appearance().theme.text);
        painter.drawText(QRectF(left + 1.4 * side, room.top(), room.right() - left, room.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, cellText(cell));
        left += widthOf(cell) * fit;
    }
}

void CacheHistoryView::refresh()
{
    const core::KvCacheResults& results = kvCache(frame());
    setAccessibleDescription(
        tr("Naive projected %1 times, cached %2 times")
            .arg(countsAfter(results, core::CacheVariant::Naive, results.step).projections)
            .arg(countsAfter(results, core::CacheVariant::Cached, results.step).projections));
}

bool CacheHistoryView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const core::KvCacheResults& results = kvCache(frame());
    for (const auto variant : core::kCacheVariants) {
        const QRectF map = mapIn(rect(), variant);
        if (!map.contains(help->pos()))
            continue;
        const core::Index count = results.tokens->count();
        const auto token = std::min<core::Index>(
            count - 1, static_cast<core::Index>((help->pos().x() - map.left()) / map.width() *
                                                static_cast<qreal>(count)));
        const core::Index step = stepAt(help->pos()).value_or(1);
        QToolTip::showText(
            help->globalPos(),
            tooltipText({tr("%1, step %2, token %3 “%4”: %5")
                             .arg(laneTitle(variant), countText(step), QString::number(token),
                                  cacheWord(results, token), cellText(cellOf(variant, step, token))),
                         tr("A click goes to the step")}),
            this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

std::optional<core::Index> CacheHistoryView::stepAt(const QPointF& point) const
{
    const core::Index steps = kvCache(frame()).tokens->count();
    for (const auto variant : core::kCacheVariants) {
        const QRectF map = mapIn(rect(), variant);
        if (map.contains(point) && map.height() > 0)
            return std::min(steps, 1 + static_cast<core::Index>((point.y() - map.top()) / map.height() *
                                                                static_cast<qreal>(steps)));
    }
    return std::nullopt;
}

void CacheHistoryView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto step = stepAt(event->position()); step && *step != kvCache(frame()).step)
        Q_EMIT edited(cacheEdit(core::SetCacheStep{*step}), Gesture::Once);
}

} // namespace views
