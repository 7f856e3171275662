#include "views/scaling_curves_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/scaling_frame.h"
#include "views/spoken_number.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

using core::MeanSaturation;

/// One of the four: what is drawn, without dividing and with it, and how its axis looks.
struct Curve
{
    const char* title;
    double (*raw)(const MeanSaturation&);
    double (*scaled)(const MeanSaturation&);
    AxisScale scale;
};

constexpr std::array kCurves{
    Curve{QT_TRANSLATE_NOOP("views::ScalingCurvesView", "variance of the scores"),
          [](const MeanSaturation& at) { return at.variance; },
          [](const MeanSaturation& at) { return at.variance / static_cast<double>(at.width); },
          AxisScale::Logarithmic},
    Curve{QT_TRANSLATE_NOOP("views::ScalingCurvesView", "largest weight"),
          [](const MeanSaturation& at) { return at.raw.largest; },
          [](const MeanSaturation& at) { return at.scaled.largest; }, AxisScale::Linear},
    Curve{QT_TRANSLATE_NOOP("views::ScalingCurvesView", "entropy, bits"),
          [](const MeanSaturation& at) { return at.raw.entropy; },
          [](const MeanSaturation& at) { return at.scaled.entropy; }, AxisScale::Linear},
    Curve{QT_TRANSLATE_NOOP("views::ScalingCurvesView", "softmax gradient"),
          [](const MeanSaturation& at) { return at.raw.gradient; },
          [](const MeanSaturation& at) { return at.scaled.gradient; }, AxisScale::Linear},
};

ChartAxis axisFor(const Curve& curve, const core::ScalingResults& results)
{
    ChartAxis axis;
    axis.title = ScalingCurvesView::tr(curve.title);
    axis.scale = curve.scale;
    if (curve.scale == AxisScale::Logarithmic) {
        axis.minimum = 0.5;
        axis.maximum = 2.0 * core::kMostScalingWidth;
        return axis;
    }
    double most = 0;
    for (const MeanSaturation& at : results.sweep)
        most = std::max({most, curve.raw(at), curve.scaled(at)});
    axis.maximum = most * 1.1;
    return axis;
}

ChartAxis widthAxis()
{
    ChartAxis axis;
    axis.title = ScalingCurvesView::tr("width d");
    axis.scale = AxisScale::Logarithmic;
    axis.minimum = 1;
    axis.maximum = core::kMostScalingWidth;
    axis.ticks = {1, 4, 16, 64, 256};
    return axis;
}

} // namespace

ScalingCurvesView::ScalingCurvesView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setShare(2);
    setToolTip(tr("Click or drag to choose the width; Left and Right halve and double it"));
    setAccessibleName(tr("Variance, largest weight, entropy and gradient against the width"));
}

QString ScalingCurvesView::heading() const
{
    return tr("Against the width: means of %1 random rows of %2 keys")
        .arg(countText(core::kRowsDrawn))
        .arg(scaling(frame()).inputs.keys);
}

QSizeF ScalingCurvesView::figureSize() const
{
    return {760, 520};
}

QSize ScalingCurvesView::sizeHint() const
{
    return (QSizeF(520, 380) * appearance().zoom).toSize();
}

QSize ScalingCurvesView::minimumSizeHint() const
{
    return (QSizeF(360, 260) * appearance().zoom).toSize();
}

std::optional<core::Quantity> ScalingCurvesView::numbers() const
{
    return core::namedValue(scaling(frame()), "sweep");
}

QRectF ScalingCurvesView::chartIn(const QRectF& area, std::size_t chart) const
{
    const qreal gap = 12 * appearance().zoom;
    const QSizeF size((area.width() - gap) / 2, (area.height() - gap) / 2);
    const auto column = static_cast<qreal>(chart % 2);
    const std::size_t above = chart / 2; // rows of charts
    const auto row = static_cast<qreal>(above);
    return {QPointF(area.left() + column * (size.width() + gap), area.top() + row * (size.height() + gap)),
            size};
}

void ScalingCurvesView::refresh()
{
    const core::ScalingResults& results = scaling(frame());
    const Theme& theme = appearance().theme;
    for (std::size_t i = 0; i < kCharts; ++i) {
        const Curve& curve = kCurves[i];
        Line raw{tr("q·k"), theme.query, {}, true};
        Line scaled{tr("q·k ÷ √d"), theme.key, {}};
        for (const MeanSaturation& at : results.sweep) {
            raw.points.emplace_back(static_cast<double>(at.width), curve.raw(at));
            scaled.points.emplace_back(static_cast<double>(at.width), curve.scaled(at));
        }
        m_charts[i].setLines({raw, scaled});
        m_charts[i].setAxes(widthAxis(), axisFor(curve, results));
        m_charts[i].setStyle(appearance());
        m_charts[i].setMark(static_cast<double>(results.inputs.width));
    }
    setAccessibleDescription(spokenNumber(0).value);
}

SpokenNumber ScalingCurvesView::spokenNumber(int) const
{
    const core::ScalingResults& results = scaling(frame());
    SpokenNumber number;
    number.name = tr("width d");
    number.value =
        tr("%1; without dividing: largest weight %2, gradient %3; with it: %4, %5")
            .arg(results.inputs.width)
            .arg(percentText(results.here.raw.largest, 1), numberText(results.here.raw.gradient, 3),
                 percentText(results.here.scaled.largest, 1), numberText(results.here.scaled.gradient, 3));
    number.number = static_cast<double>(results.inputs.width);
    number.minimum = 1;
    number.maximum = core::kMostScalingWidth;
    number.step = 1;
    number.place = rect();
    number.chosen = true;
    number.settable = true;
    return number;
}

void ScalingCurvesView::setSpokenNumber(int, double width)
{
    choose(width, Gesture::Once);
}

void ScalingCurvesView::choose(double width, Gesture gesture)
{
    const auto whole = std::clamp<core::Index>(std::lround(width), 1, core::kMostScalingWidth);
    Q_EMIT edited(scalingEdit(core::SetScalingWidth{whole}), gesture);
}

void ScalingCurvesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    for (std::size_t i = 0; i < kCharts; ++i)
        if (m_charts[i].plotIn(chartIn(rect(), i)).contains(event->position())) {
            m_held = i;
            choose(m_charts[i].xAt(event->position(), chartIn(rect(), i)), Gesture::Dragging);
        }
}

void ScalingCurvesView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held)
        choose(m_charts[*m_held].xAt(event->position(), chartIn(rect(), *m_held)), Gesture::Dragging);
}

void ScalingCurvesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_held)
        return;
    const std::size_t held = *m_held;
    m_held.reset();
    choose(m_charts[held].xAt(event->position(), chartIn(rect(), held)), Gesture::Dropped);
}

void ScalingCurvesView::keyPressEvent(QKeyEvent* event)
{
    const bool isArrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (!frame().results || !isArrow)
        return View::keyPressEvent(event);
    const auto width = static_cast<double>(scaling(frame()).inputs.width);
    choose(event->key() == Qt::Key_Right ? 2 * width : width / 2, Gesture::Once);
}

void ScalingCurvesView::paintTo(QPainter& painter, const QRectF& area) const
{
    for (std::size_t i = 0; i < kCharts; ++i)
        m_charts[i].paintTo(painter, chartIn(area, i));
}

} // namespace views
