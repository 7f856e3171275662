#include "views/kv_heads_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr core::Index kMostHeads = 64; // of the bars; more would be too thin to tell apart

} // namespace

KvHeadsView::KvHeadsView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("Change in the output of each head"));
}

void KvHeadsView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_chart.paintTo(painter, area);
}

QString KvHeadsView::heading() const
{
    const core::Index heads = kvMemory(frame()).sharing.heads.rows();
    return heads > kMostHeads ? tr("Change of outputs (first %1 query heads)").arg(kMostHeads)
                              : tr("Change of outputs (by query head)");
}

QSizeF KvHeadsView::figureSize() const
{
    return {420, 240};
}

QSize KvHeadsView::sizeHint() const
{
    return (QSizeF(300, 170) * appearance().zoom).toSize();
}

QSize KvHeadsView::minimumSizeHint() const
{
    return (QSizeF(180, 110) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvHeadsView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "head-changes");
}

void KvHeadsView::refresh()
{
    constexpr double kPercent = 100;
    const core::Matrix& changes = kvMemory(frame()).sharing.heads;
    const core::Index shown = std::min(changes.rows(), kMostHeads);
    double most = kPercent;
    std::vector<Bar> bars;
    for (core::Index head = 0; head < shown; ++head) {
        const double change = kPercent * changes(head, 0);
        bars.push_back({QString::number(head), {}, change, numberText(change, 0), false, false});
        most = std::max(most, kPercent * std::ceil(changes(head, 0)));
    }
    m_chart.setBars(std::move(bars));
    m_chart.setRange(
        0, most, {percentText(0, 0), percentText(most / 2 / kPercent, 0), percentText(most / kPercent, 0)});
    m_chart.setStyle(appearance(), appearance().theme.action);
    setAccessibleDescription(
        tr("%1 % for all heads together").arg(numberText(kPercent * kvMemory(frame()).sharing.all, 1)));
}

SpokenNumber KvHeadsView::spokenNumber(int head) const
{
    SpokenNumber number = m_chart.spokenBar(head, rect());
    number.name = tr("Head %1").arg(head);
    number.value = tr("%1 percent").arg(number.value);
    return number;
}

bool KvHeadsView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto head = m_chart.layoutIn(rect()).barAt(help->pos()))
        QToolTip::showText(
            help->globalPos(),
            tooltipText({tr("Head %1: its output changes by %2 %")
                             .arg(*head)
                             .arg(exactNumberText(m_chart.bars()[static_cast<std::size_t>(*head)].value)),
                         tr("Length of the difference ÷ length of the output with a KV head of its own")}),
            this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace views
