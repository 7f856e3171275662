#include "views/cache_outputs_view.h"

#include "views/attention_frame.h"
#include "views/cache_frame.h"
#include "views/count_text.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kOutputsType = 12;
constexpr qreal kOutputsLine = 20;

double differenceAt(const core::KvCacheResults& results, core::Index run)
{
    return (results.naive.outputs.row(run) - results.cached.outputs.row(run)).cwiseAbs().maxCoeff();
}

} // namespace

std::optional<int> CacheOutputsLayout::stepAt(const QPointF& point) const
{
    for (int place = 0; place < count; ++place)
        if (row(place).contains(point))
            return first + place;
    return std::nullopt;
}

CacheOutputsView::CacheOutputsView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("The outputs of every step, without and with a cache"));
}

QString CacheOutputsView::heading() const
{
    return tr("The output of every step");
}

QSizeF CacheOutputsView::figureSize() const
{
    return {640, 180};
}

std::optional<core::Quantity> CacheOutputsView::numbers() const
{
    return core::namedValue(kvCache(frame()), "outputs");
}

QSize CacheOutputsView::sizeHint() const
{
    return (QSizeF(420, 130) * appearance().zoom).toSize();
}

QSize CacheOutputsView::minimumSizeHint() const
{
    return (QSizeF(200, 84) * appearance().zoom).toSize();
}

QString CacheOutputsView::sentence() const
{
    const core::KvCacheResults& results = kvCache(frame());
    const double largest = core::largestDifference(results);
    const QString number = differenceText(largest, frame().decimals());
    QString text = largest <= kSameDouble
                       ? tr("Same outputs: the largest difference in any step is %1.").arg(number)
                       : tr("Not the same outputs: in steps 1 to %2 they differ by up to %1.")
                             .arg(number, countText(results.step));
    if (results.firstRun > 1)
        text += QLatin1Char(' ') + tr("Beyond step %1 the naive lane runs the current step alone.")
                                       .arg(countText(core::kCacheRunsCompared));
    return text;
}

void CacheOutputsView::refresh()
{
    setAccessibleDescription(sentence());
}

CacheOutputsLayout CacheOutputsView::layoutIn(const QRectF& area) const
{
    const core::KvCacheResults& results = kvCache(frame());
    const qreal zoom = appearance().zoom;
    CacheOutputsLayout layout;
    layout.area = area;
    layout.line = std::min(kOutputsLine * zoom, area.height() / 3);
    layout.gap = 12 * zoom;
    layout.word = std::min(96 * zoom, area.width() * 0.22);
    const qreal difference = 74 * zoom;
    layout.vector = std::max(0.0, (area.width() - layout.word - difference - 3 * layout.gap) / 2);
    const auto runs = static_cast<int>(results.cached.outputs.rows());
    const int room =
        layout.line > 0 ? std::max(1, static_cast<int>(area.height() / layout.line + 1e-6) - 2) : 1;
    layout.count = std::min(runs, room);
    layout.first = runs - layout.count;
    return layout;
}

void CacheOutputsView::paintRow(QPainter& painter, const CacheOutputsLayout& layout, int place) const
{
    const core::KvCacheResults& results = kvCache(frame());
    const Theme& theme = appearance().theme;
    const core::Index run = layout.first + place;
    const core::Index step = results.firstRun + run; // counted from 1
    const QRectF row = layout.row(place);
    const qreal type = std::min(kOutputsType, layout.line / appearance().zoom * 0.66);
    const QFont plain = appearance().font(type);
    const QFont strong = appearance().font(type, QFont::DemiBold);
    if (step == results.step)
        painter.fillRect(row, theme.tint);
    const QString number = countText(step);
    painter.setFont(plain);
    painter.setPen(theme.muted);
    painter.drawText(layout.wordOf(row).adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, number);
    painter.setFont(strong);
    painter.setPen(theme.text);
    const qreal left = std::max(22 * appearance().zoom, textWidth(plain, number) + 10);
    painter.drawText(layout.wordOf(row).adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     fittedToken(results.tokens->words[static_cast<std::size_t>(step - 1)],
                                 QFontMetricsF(strong), layout.word - left));
    painter.setFont(plain);
    for (const auto variant : core::kCacheVariants)
        painter.drawText(
            layout.vectorOf(row, static_cast<int>(variant)), Qt::AlignLeft | Qt::AlignVCenter,
            fittedVector(results.lane(variant).outputs.row(run), frame().decimals(), plain, layout.vector));
    const double difference = differenceAt(results, run);
    painter.setFont(strong);
    painter.setPen(difference <= kSameDouble ? theme.muted : theme.negative);
    painter.drawText(layout.differenceOf(row), Qt::AlignLeft | Qt::AlignVCenter,
                     differenceText(difference, frame().decimals()));
}

void CacheOutputsView::paintTo(QPainter& painter, const QRectF& area) const
{
    const CacheOutputsLayout layout = layoutIn(area);
    const Theme& theme = appearance().theme;
    const qreal type = std::min(kOutputsType, layout.line / appearance().zoom * 0.66);
    painter.setFont(appearance().font(type, QFont::DemiBold));
    painter.setPen(theme.text);
    painter.drawText(layout.result(), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(sentence(), Qt::ElideRight, area.width()));
    for (const auto variant : core::kCacheVariants) {
        painter.setPen(laneColour(variant, theme));
        painter.drawText(layout.vectorOf(layout.heads(), static_cast<int>(variant)),
                         Qt::AlignLeft | Qt::AlignVCenter, laneTitle(variant));
    }
    painter.setFont(appearance().font(type));
    painter.setPen(theme.muted);
    painter.drawText(layout.wordOf(layout.heads()).adjusted(4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("step"));
    const QRectF last = layout.differenceOf(layout.heads());
    painter.drawText(last, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(tr("difference"), Qt::ElideRight, int(last.width())));
    for (int place = 0; place < layout.count; ++place)
        paintRow(painter, layout, place);
}

/// A click on a step goes there.
void CacheOutputsView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const core::KvCacheResults& results = kvCache(frame());
    const auto run = layoutIn(rect()).stepAt(event->position());
    if (run && results.firstRun + *run != results.step)
        Q_EMIT edited(cacheEdit(core::SetCacheStep{results.firstRun + *run}), Gesture::Once);
}

} // namespace views
