#include "views/perplexity_curve_view.h"

#include "core/perplexity.h"
#include "core/probability_step.h"
#include "views/attention_frame.h"
#include "views/perplexity_frame.h"
#include "views/spoken_number.h"
#include "views/token_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kPoints = 160;
constexpr double kUsualLeast = 0.001;
constexpr double kRoomAbove = 2.2; // the axis reaches so many times the perplexity there is

/// 1, 2, 5, 10, 20, … within a few decades; none where the axis had better choose.
std::vector<double> ticksBetween(double minimum, double maximum)
{
    constexpr double kFewDecades = 1e3;
    std::vector<double> ticks;
    if (maximum / minimum > kFewDecades)
        return ticks;
    for (double power = 1; power <= maximum; power *= 10)
        for (const double factor : {1.0, 2.0, 5.0})
            if (factor * power >= minimum && factor * power <= maximum)
                ticks.push_back(factor * power);
    return ticks;
}

} // namespace

PerplexityCurveView::PerplexityCurveView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeHorCursor);
    setAccessibleName(tr("Perplexity against the probability of the chosen token; Left and Right change it"));
    setToolTip(tr("Drag along the curve, or Left and Right, to change the chosen token's probability"));
}

int PerplexityCurveView::token() const
{
    return chosenToken(frame()).value_or(static_cast<int>(perplexity(frame()).worst));
}

double PerplexityCurveView::p() const
{
    return perplexity(frame()).inputs.sentence.p[static_cast<std::size_t>(token())];
}

/// False where another token alone makes perplexity infinite.
bool PerplexityCurveView::isFinite() const
{
    return perplexity(frame()).now.impossible - (p() == 0 ? 1 : 0) == 0;
}

QString PerplexityCurveView::heading() const
{
    const auto& tokens = perplexity(frame()).inputs.sentence.tokens;
    return tr("Perplexity against p of “%1” (token %2)")
        .arg(quotedToken(tokens[static_cast<std::size_t>(token())]), QString::number(token()));
}

QSizeF PerplexityCurveView::figureSize() const
{
    return {360, 260};
}

std::optional<core::Quantity> PerplexityCurveView::numbers() const
{
    if (!isFinite())
        return std::nullopt;
    const auto& points = m_chart.lines().front().points;
    core::Matrix table(static_cast<core::Index>(points.size()), 2);
    for (core::Index row = 0; row < table.rows(); ++row) {
        const QPointF& point = points[static_cast<std::size_t>(row)];
        table.row(row) << point.x(), point.y();
    }
    return table;
}

SpokenNumber PerplexityCurveView::spokenNumber(int) const
{
    SpokenNumber number;
    number.name = tr("probability of token %1").arg(tokenName(perplexity(frame()), token()));
    number.value = tr("%1, perplexity %2")
                       .arg(probabilityText(p(), frame().decimals()),
                            perplexityText(perplexity(frame()).now.perplexity, frame().decimals()));
    number.number = p();
    number.step = 0.01;
    number.place = m_chart.plotIn(rect());
    number.chosen = true;
    number.settable = true;
    return number;
}

QSize PerplexityCurveView::sizeHint() const
{
    return (QSizeF(280, 200) * appearance().zoom).toSize();
}

QSize PerplexityCurveView::minimumSizeHint() const
{
    return (QSizeF(180, 120) * appearance().zoom).toSize();
}

void PerplexityCurveView::setAxes(const std::vector<QPointF>& points)
{
    const bool isLogarithmic = perplexity(frame()).inputs.axis == core::ProbabilityAxis::Logarithmic;
    const auto scale = isLogarithmic ? AxisScale::Logarithmic : AxisScale::Linear;
    const double lowest = points.back().y();
    const double now = perplexity(frame()).now.perplexity;
    const double highest = isLogarithmic
                               ? points.front().y()
                               : std::max(kRoomAbove * lowest, std::isinf(now) ? 0 : kRoomAbove * now);
    ChartAxis x;
    x.title = tr("probability of token %1").arg(tokenName(perplexity(frame()), token()));
    x.minimum = isLogarithmic ? m_least : 0;
    x.scale = scale;
    ChartAxis y;
    y.minimum = isLogarithmic ? std::max(1.0, lowest / 2) : 0;
    y.maximum = std::max(highest, lowest * 1.5);
    y.scale = scale;
    if (isLogarithmic) {
        x.tickText = [](double tick) { return powerOfTenText(qRound(std::log10(tick))); };
        y.ticks = ticksBetween(y.minimum, y.maximum);
    }
    m_chart.setAxes(x, y);
}

void PerplexityCurveView::refresh()
{
    const auto& inputs = perplexity(frame()).inputs;
    const auto curve = core::perplexityCurve(inputs.sentence.p, token());
    const bool isLogarithmic = inputs.axis == core::ProbabilityAxis::Logarithmic;
    if (!m_isHeld) {
        m_least = kUsualLeast;
        while (p() > 0 && m_least > p() * 1.000001)
            m_least = std::max(core::kLeastProbability, m_least * m_least);
    }
    std::vector<QPointF> points;
    for (int i = 0; i < kPoints; ++i) {
        const double along = static_cast<double>(i) / (kPoints - 1);
        const double least = isLogarithmic ? m_least : kUsualLeast;
        // Closer together near 0, where the curve is steep.
        const double x = isLogarithmic ? std::pow(least, 1 - along) : least + (1 - least) * along * along;
        points.emplace_back(x, curve.at(x));
    }
    if (isFinite()) {
        if (p() > 0) // the current point is on the curve, however close to 0
            points.insert(std::ranges::lower_bound(points, p(), {}, &QPointF::x),
                          {p(), perplexity(frame()).now.perplexity});
        setAxes(points);
        m_chart.setLines({{tr("perplexity"), appearance().theme.action, points}});
        m_chart.setMark(p() > 0 ? std::optional(p()) : std::nullopt);
    }
    m_chart.setStyle(appearance());
    setAccessibleDescription(tr("%1 at probability %2")
                                 .arg(perplexityText(perplexity(frame()).now.perplexity, frame().decimals()),
                                      exactNumberText(p())));
}

void PerplexityCurveView::paintTo(QPainter& painter, const QRectF& area) const
{
    const bool hasRoom = !m_chart.plotIn(area).isEmpty();
    if (isFinite() && hasRoom) {
        m_chart.paintTo(painter, area);
        return paintInfinity(painter, m_chart.plotIn(area));
    }
    painter.setFont(appearance().font(13));
    painter.setPen(appearance().theme.muted);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                     hasRoom ? tr("Another token has probability 0: perplexity is ∞ whatever this one has.")
                             : perplexityText(perplexity(frame()).now.perplexity, frame().decimals()));
}

/// The curve leaves the plot at the top of its axis towards p = 0, where the current point may be.
void PerplexityCurveView::paintInfinity(QPainter& painter, const QRectF& plot) const
{
    const bool isThere = p() == 0;
    if (perplexity(frame()).inputs.axis == core::ProbabilityAxis::Logarithmic && !isThere)
        return;
    const qreal zoom = appearance().zoom;
    const Theme& theme = appearance().theme;
    const QFont font = appearance().font(13, QFont::DemiBold);
    const qreal line = QFontMetricsF(font).height();
    painter.setFont(font);
    painter.setPen(isThere ? theme.query : theme.muted);
    painter.drawText(QRectF(plot.left() - 60 * zoom, plot.top() - line, 58 * zoom, line),
                     Qt::AlignRight | Qt::AlignBottom, QStringLiteral("∞"));
    if (!isThere)
        return;
    painter.setPen(QPen(theme.panel, 1.5));
    painter.setBrush(theme.query);
    painter.drawEllipse(plot.topLeft(), 4 * zoom, 4 * zoom);
}

void PerplexityCurveView::set(double probability, Gesture gesture)
{
    Q_EMIT edited(core::TopicEdit(core::PerplexityEdit(core::SetProbability{token(), probability})), gesture);
}

void PerplexityCurveView::setByMouse(const QPointF& point, Gesture gesture)
{
    const bool isLogarithmic = perplexity(frame()).inputs.axis == core::ProbabilityAxis::Logarithmic;
    const double x = m_chart.xAt(point, rect());
    set(isLogarithmic ? std::max(core::kLeastProbability, core::withDigits(x, 2)) : std::round(x * 100) / 100,
        gesture);
}

void PerplexityCurveView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results || !isFinite())
        return;
    m_isHeld = true;
    core::Selection selection = frame().selection;
    selection.key = token(); // holds on to it, whichever becomes the worst
    if (selection != frame().selection)
        Q_EMIT selected(selection);
    setByMouse(event->position(), Gesture::Dragging);
}

void PerplexityCurveView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isHeld)
        setByMouse(event->position(), Gesture::Dragging);
}

void PerplexityCurveView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_isHeld)
        return;
    m_isHeld = false;
    setByMouse(event->position(), Gesture::Dropped);
}

void PerplexityCurveView::keyPressEvent(QKeyEvent* event)
{
    const int steps = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (!frame().results || steps == 0)
        return View::keyPressEvent(event);
    set(core::steppedProbability(p(), perplexity(frame()).inputs.axis, steps),
        event->isAutoRepeat() ? Gesture::Dragging : Gesture::Once);
}

} // namespace views
