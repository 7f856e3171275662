#include "views/cache_chart_view.h"

#include "views/attention_frame.h"
#include "views/cache_frame.h"
#include "views/count_text.h"
#include "views/spoken_number.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr core::Index kMostPoints = 160; // of a line

/// Steps 1 … count, some of them left out where there are very many; the first and the last never.
std::vector<core::Index> sampled(core::Index count)
{
    std::vector<core::Index> steps;
    const core::Index points = std::min(count, kMostPoints);
    for (core::Index i = 0; i < points; ++i)
        steps.push_back(points == 1 ? count : 1 + (count - 1) * i / (points - 1));
    return steps;
}

bool isLog(const core::KvCacheResults& results)
{
    return results.inputs.axis == core::CacheAxis::Log;
}

/// "500k", "1.5M": short enough for an axis.
QString shortCount(double value)
{
    constexpr std::array<std::pair<double, const char*>, 3> kUnits{{{1e9, "G"}, {1e6, "M"}, {1e3, "k"}}};
    for (const auto& [size, letter] : kUnits)
        if (value >= size)
            return shortNumberText(value / size, 1) + QLatin1String(letter);
    return shortNumberText(value, 0);
}

} // namespace

CacheChartView::CacheChartView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("What both lanes cost, step by step"));
    setToolTip(
        tr("Drag along a chart to go through the steps; L changes between a linear and a logarithmic axis"));
}

QString CacheChartView::heading() const
{
    return tr("Counted from step to step");
}

QSizeF CacheChartView::figureSize() const
{
    return {640, 440};
}

std::optional<core::Quantity> CacheChartView::numbers() const
{
    const core::KvCacheResults& results = kvCache(frame());
    const core::Index count = results.tokens->count();
    core::Matrix table(count, 2 * static_cast<core::Index>(kCacheCounters.size()));
    for (core::Index step = 1; step <= count; ++step)
        for (const auto variant : core::kCacheVariants) {
            const core::CacheCounts counts = countsAfter(results, variant, step);
            for (const CacheCounter counter : kCacheCounters)
                table(step - 1, 2 * static_cast<core::Index>(counter) + static_cast<core::Index>(variant)) =
                    static_cast<double>(counted(counts, counter));
        }
    return table;
}

/// The step that a drag along a chart sets, with what both lanes have cost by then.
SpokenNumber CacheChartView::spokenNumber(int) const
{
    const core::KvCacheResults& results = kvCache(frame());
    QStringList costs{countText(results.step)};
    for (const auto variant : core::kCacheVariants)
        for (const CacheCounter counter : kCacheCounters)
            costs += tr("%1, %2: %3")
                         .arg(laneTitle(variant), counterTitle(counter),
                              countText(counted(countsAfter(results, variant, results.step), counter)));
    SpokenNumber number;
    number.name = tr("step");
    number.value = costs.join(QStringLiteral("; "));
    number.number = static_cast<double>(results.step);
    number.minimum = 1;
    number.maximum = static_cast<double>(results.tokens->count());
    number.step = 1;
    number.place = rect();
    number.chosen = true;
    number.settable = true;
    return number;
}

void CacheChartView::setSpokenNumber(int, double step)
{
    Q_EMIT edited(cacheEdit(core::SetCacheStep{std::lround(step)}), Gesture::Once);
}

QSize CacheChartView::sizeHint() const
{
    return (QSizeF(460, 360) * appearance().zoom).toSize();
}

QSize CacheChartView::minimumSizeHint() const
{
    return (QSizeF(240, 220) * appearance().zoom).toSize();
}

/// Two by two, or below one another where that leaves more of them.
QRectF CacheChartView::chartIn(const QRectF& area, CacheCounter counter) const
{
    const qreal gap = 14 * appearance().zoom;
    const qreal top = axisIn(area).bottom();
    const int place = static_cast<int>(counter);
    const int columns = area.width() < area.height() * 0.6 ? 1 : 2;
    const int rows = static_cast<int>(kCacheCounters.size()) / columns;
    const qreal width = std::max(0.0, (area.width() - (columns - 1) * gap) / columns);
    const qreal height = std::max(0.0, (area.bottom() - top - (rows - 1) * gap) / rows);
    const int row = place / columns;
    return {area.left() + place % columns * (width + gap), top + row * (height + gap), width, height};
}

QRectF CacheChartView::axisIn(const QRectF& area) const
{
    const QFontMetricsF metrics(appearance().font(12));
    const qreal width = metrics.horizontalAdvance(tr("axis: logarithmic")) + 8 * appearance().zoom;
    return {area.right() - width, area.top(), width, std::min(metrics.height() + 4, area.height() * 0.2)};
}

void CacheChartView::draw(CacheCounter counter)
{
    const core::KvCacheResults& results = kvCache(frame());
    const core::Index count = results.tokens->count();
    std::vector<Line> lines;
    double most = 1;
    for (const auto variant : core::kCacheVariants) {
        Line line{laneTitle(variant),
                  laneColour(variant, appearance().theme),
                  {},
                  variant == core::CacheVariant::Cached}; // dashed: seen where both lie on each other
        for (const core::Index step : sampled(count)) {
            const auto value = static_cast<double>(counted(countsAfter(results, variant, step), counter));
            most = std::max(most, value);
            if (value > 0 || !isLog(results))
                line.points.emplace_back(static_cast<double>(step), value);
        }
        lines.push_back(std::move(line));
    }
    ChartAxis x;
    ChartAxis y;
    x.title = tr("step");
    x.minimum = 1;
    x.maximum = std::max(2.0, static_cast<double>(count));
    y.title = counterTitle(counter);
    y.minimum = isLog(results) ? 1 : 0;
    y.maximum = isLog(results) ? std::max(10.0, most * 1.5) : most * 1.05;
    x.scale = y.scale = isLog(results) ? AxisScale::Logarithmic : AxisScale::Linear;
    x.tickText = y.tickText = shortCount;
    LineChart& chart = m_charts[static_cast<std::size_t>(counter)];
    chart.setLines(std::move(lines));
    chart.setAxes(x, y);
    chart.setStyle(appearance());
    chart.setMark(static_cast<double>(results.step));
}

void CacheChartView::refresh()
{
    for (const CacheCounter counter : kCacheCounters)
        draw(counter);
}

void CacheChartView::paintTo(QPainter& painter, const QRectF& area) const
{
    painter.setFont(appearance().font(12));
    painter.setPen(appearance().theme.action);
    painter.drawText(axisIn(area), Qt::AlignRight | Qt::AlignVCenter,
                     isLog(kvCache(frame())) ? tr("axis: logarithmic") : tr("axis: linear"));
    for (const CacheCounter counter : kCacheCounters)
        chart(counter).paintTo(painter, chartIn(area, counter));
}

void CacheChartView::toggleAxis()
{
    const auto axis = isLog(kvCache(frame())) ? core::CacheAxis::Linear : core::CacheAxis::Log;
    Q_EMIT edited(cacheEdit(core::SetCacheAxis{axis}), Gesture::Once);
}

void CacheChartView::go(const QPointF& point, Gesture gesture)
{
    const double x = chart(*m_dragged).xAt(point, chartIn(rect(), *m_dragged));
    const core::Index count = kvCache(frame()).tokens->count();
    const core::Index step = std::clamp<core::Index>(std::lround(x), 1, count);
    Q_EMIT edited(cacheEdit(core::SetCacheStep{step}), gesture);
}

void CacheChartView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (axisIn(rect()).contains(event->position()))
        return toggleAxis();
    for (const CacheCounter counter : kCacheCounters)
        if (chartIn(rect(), counter).contains(event->position())) {
            m_dragged = counter;
            go(event->position(), Gesture::Dragging);
        }
}

void CacheChartView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragged)
        go(event->position(), Gesture::Dragging);
}

void CacheChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragged)
        return;
    go(event->position(), Gesture::Dropped);
    m_dragged.reset();
}

void CacheChartView::keyPressEvent(QKeyEvent* event)
{
    if (frame().results && event->key() == Qt::Key_L)
        return toggleAxis();
    View::keyPressEvent(event);
}

} // namespace views
