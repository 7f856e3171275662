#include "views/kv_walls_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"
#include "views/text_width.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr double kMillisecondsPerSecond = 1000;
constexpr double kKeySteps = 50; // of the axis by the arrow keys

} // namespace

KvWallsChart::KvWallsChart(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Drag in the chart, or press Left and Right, to change the context or the batch"));
}

QSizeF KvWallsChart::figureSize() const
{
    return {560, 320};
}

QSize KvWallsChart::sizeHint() const
{
    return (QSizeF(420, 220) * appearance().zoom).toSize();
}

QSize KvWallsChart::minimumSizeHint() const
{
    return (QSizeF(220, 130) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvWallsChart::numbers() const
{
    return core::namedValue(kvMemory(frame()), "walls");
}

QString KvWallsChart::axisName() const
{
    return kvMemory(frame()).inputs.axis == core::WallsAxis::Context ? tr("context, tokens")
                                                                     : tr("batch, sequences");
}

void KvWallsChart::refresh()
{
    const auto& results = kvMemory(frame());
    const auto& inputs = results.inputs;
    if (m_dragging) // the axis holds still under a drag
        m_curve = core::wallsCurve(inputs.load, inputs.walls, inputs.axis, m_curve.places.back());
    else
        m_curve = results.curve;
    Line weights{tr("weights"), appearance().theme.query, {}, false};
    Line cache{tr("cache, on top"), appearance().theme.key, {}, false};
    for (std::size_t i = 0; i < m_curve.places.size(); ++i) {
        const Stack stack = stackAt(m_curve.walls[i]);
        weights.points.emplace_back(m_curve.places[i], stack.weights);
        cache.points.emplace_back(m_curve.places[i], stack.cache);
    }
    m_chart.setLines({weights, cache}, Layers::Stacked);
    m_chart.setAxes({axisName(), m_curve.places.front(), m_curve.places.back(), AxisScale::Linear, {}, {}},
                    {unit(), 0, highest(), AxisScale::Linear, {}, {}});
    m_chart.setStyle(appearance());
    const auto& load = results.inputs.load;
    m_chart.setMark(
        static_cast<double>(results.inputs.axis == core::WallsAxis::Context ? load.context : load.batch));
    setAccessibleDescription(heading());
}

void KvWallsChart::moveTo(double place, Gesture gesture)
{
    const bool isContext = kvMemory(frame()).inputs.axis == core::WallsAxis::Context;
    const auto value = std::max<core::Index>(1, std::llround(place));
    Q_EMIT edited(
        core::TopicEdit(core::SetKvWhole{isContext ? core::KvWhole::Context : core::KvWhole::Batch, value}),
        gesture);
}

void KvWallsChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results ||
        !m_chart.plotIn(rect()).contains(event->position()))
        return;
    m_dragging = true;
    moveTo(m_chart.xAt(event->position(), rect()), Gesture::Dragging);
}

void KvWallsChart::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging)
        moveTo(m_chart.xAt(event->position(), rect()), Gesture::Dragging);
}

void KvWallsChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    moveTo(m_chart.xAt(event->position(), rect()), Gesture::Dropped);
}

void KvWallsChart::keyPressEvent(QKeyEvent* event)
{
    const bool isArrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!frame().results || !isArrow)
        return View::keyPressEvent(event);
    const auto& results = kvMemory(frame());
    const auto& load = results.inputs.load;
    const bool isContext = results.inputs.axis == core::WallsAxis::Context;
    const double step = std::max(1.0, std::round(curve().places.back() / kKeySteps));
    const auto here = static_cast<double>(isContext ? load.context : load.batch);
    moveTo(event->key() == Qt::Key_Right ? here + step : here - step, Gesture::Once);
}

KvWallsView::KvWallsView(QWidget* parent) : KvWallsChart(parent)
{
    setAccessibleName(tr("Bytes of weights and caches"));
}

QString KvWallsView::heading() const
{
    const auto& results = kvMemory(frame());
    return results.inputs.axis == core::WallsAxis::Context
               ? tr("Memory: the caches pass the weights at %1 tokens").arg(wholeText(results.walls.crossing))
               : tr("Memory: %1 sequences fit").arg(wholeText(results.walls.largestBatch));
}

KvWallsChart::Stack KvWallsView::stackAt(const core::Walls& walls) const
{
    return {walls.weights / core::kGiB, walls.cache / core::kGiB};
}

double KvWallsView::highest() const
{
    constexpr double kAir = 1.05;
    const core::Walls& last = curve().walls.back();
    return kAir * std::max(last.device, last.weights + last.cache) / core::kGiB;
}

QString KvWallsView::unit() const
{
    return tr("GiB");
}

void KvWallsView::paintTo(QPainter& painter, const QRectF& area) const
{
    chart().paintTo(painter, area);
    const QRectF plot = chart().plotIn(area);
    if (plot.width() < 1 || plot.height() < 1)
        return;
    const Appearance& look = appearance();
    const auto& results = kvMemory(frame());
    const qreal y = plot.bottom() - plot.height() * results.walls.device / core::kGiB / highest();
    painter.setPen(QPen(look.theme.negative, 1.5 * look.zoom, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    const qreal line = 15 * look.zoom;
    const QFont font = look.font(11, QFont::DemiBold);
    const QString memory =
        tr("memory: %1 GiB").arg(exactNumberText(core::value(results.inputs, core::KvMeasure::DeviceMemory)));
    const QRectF label(plot.left() + 4, std::max(plot.top(), y - line), textWidth(font, memory) + 6, line);
    painter.fillRect(label, look.theme.panel); // readable over the areas too
    writeLine(painter, label.adjusted(3, 0, 0, 0), font, look.theme.negative, memory);
    const double end = curve().places.back();
    if (results.inputs.axis != core::WallsAxis::Context || results.walls.crossing > end)
        return;
    const qreal x = plot.left() + plot.width() * results.walls.crossing / end;
    painter.setPen(QPen(look.theme.text, look.zoom, Qt::DotLine));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    const bool onLeft = x > plot.center().x();
    const QRectF room = onLeft ? QRectF(plot.left(), plot.bottom() - line, x - plot.left() - 4, line)
                               : QRectF(x + 4, plot.bottom() - line, plot.right() - x - 4, line);
    writeLine(painter, room, look.font(11), look.theme.text, tr("cache = weights"),
              onLeft ? Qt::AlignRight : Qt::AlignLeft);
}

KvTimeView::KvTimeView(QWidget* parent) : KvWallsChart(parent)
{
    setAccessibleName(tr("Time of a token"));
}

QString KvTimeView::heading() const
{
    return tr("Time to read for one token: %1 at least")
        .arg(secondsText(kvMemory(frame()).walls.tokenTime(), frame().decimals()));
}

KvWallsChart::Stack KvTimeView::stackAt(const core::Walls& walls) const
{
    return {walls.weightTime * kMillisecondsPerSecond, walls.cacheTime * kMillisecondsPerSecond};
}

double KvTimeView::highest() const
{
    constexpr double kAir = 1.05;
    double most = 0;
    for (const core::Walls& walls : curve().walls)
        most = std::max(most, walls.tokenTime());
    return kAir * most * kMillisecondsPerSecond;
}

QString KvTimeView::unit() const
{
    return tr("ms a token");
}

void KvTimeView::paintTo(QPainter& painter, const QRectF& area) const
{
    chart().paintTo(painter, area);
}

} // namespace views
