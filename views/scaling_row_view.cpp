#include "views/scaling_row_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/room.h"
#include "views/scaling_frame.h"
#include "views/spoken_number.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace views {

namespace {

constexpr int kWithout = 0;
constexpr int kCharts = 2;
constexpr qreal kTitleType = 12;
constexpr qreal kTitleHeight = 20; // at zoom 1
constexpr Room kRowRoom{{260, 200}, {800, 700}};

std::vector<Bar> barsOf(const core::Matrix& row, core::Index weights, int decimals)
{
    std::vector<Bar> bars;
    for (core::Index key = 0; key < row.rows(); ++key)
        bars.push_back(
            {QString::number(key), {}, row(key, weights), numberText(row(key, weights), decimals)});
    return bars;
}

} // namespace

ScalingRowView::ScalingRowView(QWidget* parent) : View(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Weights of one random query, without dividing and with it"));
}

QString ScalingRowView::heading() const
{
    return tr("One query, %1 random keys: softmax").arg(scaling(frame()).inputs.keys);
}

QString ScalingRowView::title(int chart) const
{
    return chart == kWithout ? tr("of q·k") : tr("of q·k ÷ √d");
}

QSizeF ScalingRowView::figureSize() const
{
    return {520, 360};
}

QSize ScalingRowView::sizeHint() const
{
    return (QSizeF(340, 260) * appearance().zoom).toSize();
}

QSize ScalingRowView::minimumSizeHint() const
{
    return (QSizeF(220, 170) * appearance().zoom).toSize();
}

std::optional<core::Quantity> ScalingRowView::numbers() const
{
    return core::namedValue(scaling(frame()), "row");
}

void ScalingRowView::refresh()
{
    const auto row = std::get<core::Matrix>(*core::namedValue(scaling(frame()), "row"));
    const Theme& theme = appearance().theme;
    for (int chart = 0; chart < kCharts; ++chart) {
        m_charts[chart].setBars(barsOf(row, 1 + chart, frame().decimals()));
        m_charts[chart].setRange(0, 1, {percentText(0, 0), percentText(0.5, 0), percentText(1, 0)});
        m_charts[chart].setStyle(appearance(), chart == kWithout ? theme.query : theme.key);
    }
    setAccessibleDescription(
        tr("Largest weight %1 without dividing, %2 with it")
            .arg(percentText(row.col(1).maxCoeff(), 1), percentText(row.col(2).maxCoeff(), 1)));
}

QRectF ScalingRowView::titleIn(const QRectF& area, int chart) const
{
    const qreal height = area.height() / kCharts;
    const qreal title =
        std::min(height / 3, kTitleHeight * lookFor(appearance(), area.size(), kRowRoom).zoom);
    return {area.left(), area.top() + chart * height, area.width(), title};
}

QRectF ScalingRowView::chartIn(const QRectF& area, int chart) const
{
    const QRectF title = titleIn(area, chart);
    return {area.left(), title.bottom(), area.width(), area.height() / kCharts - title.height()};
}

int ScalingRowView::spokenNumbers() const
{
    return kCharts * static_cast<int>(m_charts[kWithout].bars().size());
}

SpokenNumber ScalingRowView::spokenNumber(int index) const
{
    const int count = spokenNumbers() / kCharts;
    const int chart = index / count;
    SpokenNumber number = m_charts[chart].spokenBar(index % count, chartIn(rect(), chart));
    number.name = tr("Weight of key %1, %2").arg(index % count).arg(title(chart));
    number.value = m_charts[chart].bars()[static_cast<std::size_t>(index % count)].valueText;
    number.number = m_charts[chart].bars()[static_cast<std::size_t>(index % count)].value;
    return number;
}

bool ScalingRowView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (int chart = 0; chart < kCharts; ++chart)
        if (const auto bar = m_charts[chart].layoutIn(chartIn(rect(), chart)).barAt(help->pos())) {
            const auto key = static_cast<std::size_t>(*bar);
            const QStringList lines{
                tr("Key %1: score %2").arg(*bar).arg(exactNumberText(scaling(frame()).row[key])),
                tr("weight %1").arg(exactNumberText(m_charts[chart].bars()[key].value))};
            QToolTip::showText(help->globalPos(), tooltipText(lines), this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

void ScalingRowView::paintTo(QPainter& painter, const QRectF& area) const
{
    const Appearance look = lookFor(appearance(), area.size(), kRowRoom);
    for (int chart = 0; chart < kCharts; ++chart) {
        painter.setFont(look.font(kTitleType, QFont::DemiBold));
        painter.setPen(chart == kWithout ? look.theme.query : look.theme.key);
        painter.drawText(titleIn(area, chart), Qt::AlignLeft | Qt::AlignVCenter, title(chart));
        m_charts[chart].paintTo(painter, chartIn(area, chart));
    }
}

} // namespace views
