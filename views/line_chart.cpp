#include "views/line_chart.h"

#include "views/line_chart_plot.h"
#include "views/room.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kRoomOfTick = 70; // scene units along the x axis
constexpr qreal kRowOfTick = 34;  // and along the y axis

} // namespace

/// The words, grid lines and marks around and over the plot.
struct LineChart::Painter
{
    const LineChart& chart;
    QPainter& p;
    QRectF area;
    QRectF plot;
    Appearance look = chart.lookIn(area);
    QFontMetricsF small = QFontMetricsF(look.font(11));

    qreal x(double value) const { return plot.left() + chart.m_x.shareOf(value) * plot.width(); }
    qreal y(double value) const { return plot.bottom() - chart.m_y.shareOf(value) * plot.height(); }

    void grid() const
    {
        p.setFont(look.font(11));
        const qreal gap = 6 * look.zoom;
        for (const double tick :
             chart.m_y.ticksOf(static_cast<int>(plot.height() / (kRowOfTick * look.zoom)) + 1)) {
            p.setPen(QPen(look.theme.line, 1));
            p.drawLine(QPointF(plot.left(), y(tick)), QPointF(plot.right(), y(tick)));
            p.setPen(look.theme.muted);
            p.drawText(QRectF(area.left(), y(tick) - small.height() / 2, plot.left() - area.left() - gap,
                              small.height()),
                       Qt::AlignRight | Qt::AlignVCenter, chart.m_y.textOf(tick));
        }
        for (const double tick :
             chart.m_x.ticksOf(static_cast<int>(plot.width() / (kRoomOfTick * look.zoom)) + 1))
            tickOfX(tick, gap);
    }

    void tickOfX(double tick, qreal gap) const
    {
        const QString text = chart.m_x.textOf(tick);
        const qreal width = small.horizontalAdvance(text) + 2;
        const qreal left =
            std::clamp(x(tick) - width / 2, area.left(), std::max(area.left(), area.right() - width));
        p.setPen(QPen(look.theme.line, 1));
        p.drawLine(QPointF(x(tick), plot.bottom()), QPointF(x(tick), plot.bottom() + gap / 2));
        p.setPen(look.theme.muted);
        p.drawText(QRectF(left, plot.bottom() + gap, width, small.height()), Qt::AlignCenter, text);
    }

    void titles() const
    {
        p.setFont(look.font(11));
        p.setPen(look.theme.muted);
        p.drawText(QRectF(plot.left(), area.bottom() - small.height() - 1, plot.width(), small.height()),
                   Qt::AlignRight | Qt::AlignVCenter,
                   small.elidedText(chart.m_x.title, Qt::ElideRight, plot.width()));
        p.drawText(QRectF(area.left(), area.top(), area.width(), small.height()),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   small.elidedText(chart.m_y.title, Qt::ElideRight, area.width()));
    }

    /// Swatches and names, in rows under the title of the y axis; in `measure` nothing is painted.
    qreal legend(bool paints) const
    {
        const qreal swatch = 14 * look.zoom;
        const qreal row = small.height() + 4 * look.zoom;
        QPointF at(plot.left(), area.top() + (chart.m_y.title.isEmpty() ? 0 : row));
        for (const Line& line : chart.m_lines) {
            const qreal width = swatch + 5 * look.zoom + small.horizontalAdvance(line.name) + 14 * look.zoom;
            if (at.x() > plot.left() && at.x() + width > area.right())
                at = {plot.left(), at.y() + row};
            if (paints)
                entry(line, at, swatch);
            at.rx() += width;
        }
        return at.y() + row - area.top();
    }

    void entry(const Line& line, const QPointF& at, qreal swatch) const
    {
        const qreal middle = at.y() + small.height() / 2;
        p.setPen(QPen(line.colour, 3 * look.zoom, line.dashed ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
        p.drawLine(QPointF(at.x(), middle), QPointF(at.x() + swatch, middle));
        p.setFont(look.font(11));
        p.setPen(look.theme.text);
        const qreal left = at.x() + swatch + 5 * look.zoom;
        p.drawText(QRectF(left, at.y(), area.right() - left, small.height()),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   small.elidedText(line.name, Qt::ElideRight, area.right() - left));
    }

    void mark() const
    {
        if (!chart.m_mark)
            return;
        p.setPen(QPen(look.theme.muted, 1, Qt::DashLine));
        p.drawLine(QPointF(x(*chart.m_mark), plot.top()), QPointF(x(*chart.m_mark), plot.bottom()));
        for (std::size_t i = 0; i < chart.m_lines.size(); ++i) {
            if (chart.m_lines[i].points.empty())
                continue;
            p.setPen(QPen(look.theme.panel, 1.5));
            p.setBrush(chart.m_lines[i].colour);
            const double height = chart.heightAt(i, *chart.m_mark);
            if (chart.m_y.placeOf(height) <= 1)
                p.drawEllipse(QPointF(x(*chart.m_mark), y(height)), 4 * look.zoom, 4 * look.zoom);
        }
    }

    void frame() const
    {
        p.setPen(QPen(look.theme.muted, 1));
        p.drawLine(plot.bottomLeft(), plot.bottomRight());
    }
};

LineChart::LineChart() : m_plot(std::make_unique<Plot>()) {}

LineChart::~LineChart() = default;

void LineChart::setLines(std::vector<Line> lines, Layers layers)
{
    m_lines = std::move(lines);
    m_layers = layers;
}

void LineChart::setAxes(const ChartAxis& x, const ChartAxis& y)
{
    m_x = x;
    m_y = y;
}

void LineChart::setStyle(const Appearance& appearance)
{
    m_look = appearance;
}

void LineChart::setMark(std::optional<double> x)
{
    m_mark = x;
}

/// The height of a line at an x between its points: straight from one to the next; of stacked lines the sum
/// with those below.
double LineChart::heightAt(std::size_t line, double x) const
{
    double height = 0;
    for (std::size_t i = m_layers == Layers::Stacked ? 0 : line; i <= line; ++i) {
        const std::vector<QPointF>& points = m_lines[i].points;
        const auto after =
            std::ranges::lower_bound(points, x, {}, [](const QPointF& point) { return point.x(); });
        if (after == points.end() || after == points.begin())
            height += points.empty() ? 0 : (after == points.end() ? points.back() : points.front()).y();
        else
            height += std::lerp((after - 1)->y(), after->y(),
                                (x - (after - 1)->x()) / (after->x() - (after - 1)->x()));
    }
    return height;
}

/// Type and spacing follow the room, as in a BarChart.
Appearance LineChart::lookIn(const QRectF& area) const
{
    constexpr Room kRoom{{210, 170}, {900, 600}};
    return lookFor(m_look, area.size(), kRoom);
}

/// Where words would leave no room, the lines stand alone.
bool LineChart::hasWordsIn(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    return area.width() >= 160 * look.zoom && area.height() >= 125 * look.zoom;
}

QRectF LineChart::plotIn(const QRectF& area) const
{
    if (!hasWordsIn(area))
        return area.adjusted(0, 1, 0, -1);
    const Appearance look = lookIn(area);
    const QFontMetricsF small(look.font(11));
    qreal ticks = 0;
    for (const double tick : m_y.ticksOf(static_cast<int>(area.height() / (kRowOfTick * look.zoom)) + 1))
        ticks = std::max(ticks, small.horizontalAdvance(m_y.textOf(tick)));
    QRectF plot = area.adjusted(ticks + 8 * look.zoom, 0, -6 * look.zoom, 0);
    QPainter none;
    plot.setTop(area.top() + Painter{*this, none, area, plot}.legend(false) + 6 * look.zoom);
    const qreal rows = m_x.title.isEmpty() ? 1 : 2;
    plot.setBottom(std::max(plot.top(), area.bottom() - rows * (small.height() + 4 * look.zoom) - 3));
    return plot;
}

double LineChart::xAt(const QPointF& point, const QRectF& area) const
{
    const QRectF plot = plotIn(area);
    return m_x.valueAt(plot.width() > 0 ? (point.x() - plot.left()) / plot.width() : 0);
}

/// The lines as the axes place their points, 0…1 within the plot. What lies outside stays so, that a line
/// leaves the plot where it does, but near enough for every painter.
std::vector<Line> LineChart::placed() const
{
    constexpr double kFar = 1000; // plots
    std::vector<Line> lines = m_lines;
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (QPointF& point : lines[i].points) {
            const double y = m_layers == Layers::Stacked ? heightAt(i, point.x()) : point.y();
            point = {m_x.shareOf(point.x()), std::clamp(m_y.placeOf(y), -kFar, kFar)};
        }
    return lines;
}

void LineChart::paintTo(QPainter& painter, const QRectF& area) const
{
    const QRectF plot = plotIn(area);
    if (plot.isEmpty())
        return;
    const Painter paint{*this, painter, area, plot};
    painter.save();
    painter.setBrush(Qt::NoBrush); // else Qt Charts fills its lines with whatever the last picture left
    const bool hasWords = hasWordsIn(area);
    if (hasWords)
        paint.grid();
    m_plot->draw(placed(), m_layers);
    m_plot->paintTo(painter, area, plot);
    paint.frame();
    if (hasWords) {
        paint.titles();
        paint.legend(true);
    }
    paint.mark();
    painter.restore();
}

} // namespace views
