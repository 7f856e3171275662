#include "views/chart.h"

#include "views/chart_plot.h"
#include "views/contrast.h"
#include "views/palette.h"
#include "views/room.h"
#include "views/text_width.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

/// The words and boxes over and under the plot.
struct BarChart::Painter
{
    const BarChart& chart;
    QPainter& p;
    BarChartLayout layout;
    Appearance look;
    QFont strong = look.font(12, QFont::DemiBold);
    QFontMetricsF words = QFontMetricsF(strong);

    const Bar& bar(int i) const { return chart.m_bars[static_cast<std::size_t>(i)]; }

    std::optional<int> chosen() const
    {
        const auto found = std::ranges::find_if(chart.m_bars, &Bar::chosen);
        if (found == chart.m_bars.end())
            return std::nullopt;
        return static_cast<int>(found - chart.m_bars.begin());
    }

    void band(int i, const QColor& colour, const QPen& frame) const
    {
        p.setPen(frame);
        p.setBrush(colour);
        QRectF column = layout.column(i);
        const qreal width = std::min(column.width(), layout.barWidth() + 40 * look.zoom);
        column.adjust((column.width() - width) / 2, 0, (width - column.width()) / 2, 0);
        p.drawRoundedRect(column, 4, 4);
    }

    void bands() const
    {
        if (const auto i = chosen())
            band(*i, look.theme.tint, chart.m_colour);
        if (chart.m_hovered && *chart.m_hovered < layout.bars && chart.m_hovered != chosen())
            band(*chart.m_hovered, between(look.theme.panel, look.theme.tint, 0.5), Qt::NoPen);
    }

    void ticks() const
    {
        p.setFont(look.font(11));
        p.setPen(look.theme.muted);
        const auto steps = static_cast<qreal>(chart.m_ticks.size()) - 1;
        for (std::size_t i = 0; i < chart.m_ticks.size(); ++i) {
            const qreal y = layout.plot.bottom() - layout.plot.height() * static_cast<qreal>(i) / steps;
            const QRectF room(layout.area.left(), y - 20 * look.zoom, layout.margins.ticks - 6 * look.zoom,
                              40 * look.zoom);
            p.drawText(room, Qt::AlignRight | Qt::AlignVCenter, chart.m_ticks[i]);
        }
    }

    /// A width of words around the middle of a bar, moved so that it does not leave the chart.
    QRectF roomAround(int i, qreal width, qreal top, qreal height) const
    {
        const qreal middle = layout.column(i).center().x();
        const qreal left =
            std::max(layout.area.left(), std::min(middle - width / 2, layout.area.right() - width));
        return {left, top, width, height};
    }

    /// All labels where they fit; else every few one, and none that would touch the chosen bar's.
    void labels() const
    {
        qreal widest = 0;
        for (const Bar& bar : chart.m_bars)
            widest = std::max(widest, textWidth(strong, bar.label));
        const qreal needed = std::min(widest, 34 * look.zoom) + 4 * look.zoom;
        const int stride = std::max(1, static_cast<int>(std::ceil(needed / layout.columnWidth())));
        const auto always = chosen();
        for (int i = 0; i < layout.bars; i += stride)
            if (!always || i == *always || std::abs(i - *always) >= stride)
                label(i, stride);
        if (always && *always % stride != 0)
            label(*always, stride);
    }

    void label(int i, int stride) const
    {
        const qreal gap = 4 * look.zoom;
        const qreal middle = layout.column(i).center().x();
        const qreal toEdge = std::min(middle - layout.area.left(), layout.area.right() - middle);
        const qreal width = std::min(stride * layout.columnWidth() - gap, 2 * toEdge); // never beside its bar
        const QRectF first = roomAround(i, width, layout.plot.bottom() + gap, words.height());
        const bool isChosen = bar(i).chosen;
        p.setFont(look.font(12, isChosen ? QFont::DemiBold : QFont::Normal));
        p.setPen(isChosen ? look.theme.text : look.theme.muted);
        p.drawText(first, Qt::AlignCenter, words.elidedText(bar(i).label, Qt::ElideMiddle, width));
        p.setFont(look.font(11));
        p.setPen(look.theme.muted);
        p.drawText(first.translated(0, words.height()), Qt::AlignCenter, bar(i).position);
    }

    void value(int i, qreal bottom) const
    {
        const QString& text = bar(i).valueText;
        const qreal width = textWidth(strong, text) + 2;
        QRectF room = roomAround(i, width, bottom - words.height() - 1, words.height());
        room.moveLeft(std::max(room.left(), layout.plot.left() + 2)); // clear of the axis' own numbers
        p.setFont(look.font(12, bar(i).chosen ? QFont::DemiBold : QFont::Medium));
        p.setPen(look.theme.text);
        p.drawText(room, Qt::AlignCenter, text);
    }

    /// On every bar where all fit; else the chosen one's, over the plot and so clear of its neighbours.
    void values() const
    {
        qreal widest = 0;
        for (const Bar& bar : chart.m_bars)
            widest = std::max(widest, bar.hidden ? 0 : textWidth(strong, bar.valueText));
        const bool everywhere = widest + 4 * look.zoom <= layout.columnWidth();
        for (int i = 0; i < layout.bars; ++i)
            if (!bar(i).hidden && (everywhere || bar(i).chosen))
                value(i, everywhere ? layout.y(drawnValue(bar(i))) : layout.plot.top());
    }

    /// A dashed box with the word; one for several neighbours where it does not fit each.
    void hidden() const
    {
        const QString word = View::tr("hidden");
        const QFontMetricsF metrics(look.font(11));
        const bool each = metrics.horizontalAdvance(word) + 2 <= layout.columnWidth();
        for (int i = 0; i < layout.bars; ++i) {
            const int first = i;
            if (!bar(i).hidden)
                continue;
            while (!each && i + 1 < layout.bars && bar(i + 1).hidden)
                ++i;
            hiddenBox(layout.bar(first, 0).united(layout.bar(i, 0)), word, metrics);
        }
    }

    void hiddenBox(QRectF box, const QString& word, const QFontMetricsF& metrics) const
    {
        box.setTop(layout.plot.bottom() - std::min(13 * look.zoom, layout.plot.height()));
        box.setBottom(layout.plot.bottom());
        QPen pen(look.theme.muted, 1);
        pen.setDashPattern({3, 3});
        p.setPen(pen);
        p.setBrush(Qt::NoBrush);
        p.drawRect(box);
        const qreal width = metrics.horizontalAdvance(word) + 2;
        if (width > box.width() + layout.columnWidth())
            return;
        p.setFont(look.font(11));
        p.setPen(look.theme.muted);
        p.drawText(
            QRectF(box.center().x() - width / 2, box.top() - metrics.height() - 1, width, metrics.height()),
            Qt::AlignCenter, word);
    }

    /// Among a thousand bars the chosen one would be thinner than a pixel.
    void chosenBar() const
    {
        constexpr qreal kVisible = 3;
        const auto i = chosen();
        if (!i || layout.barWidth() >= kVisible)
            return;
        const QRectF drawn = layout.bar(*i, drawnValue(bar(*i)));
        QRectF wide(0, drawn.top(), kVisible, drawn.height());
        wide.moveCenter(drawn.center());
        p.fillRect(wide, chart.m_colour);
    }

    void baseline() const
    {
        p.setPen(QPen(look.theme.muted, 1));
        const qreal y = layout.y(std::clamp(0.0, layout.minimum, layout.maximum));
        p.drawLine(QPointF(layout.plot.left(), y), QPointF(layout.plot.right(), y));
    }
};

BarChart::BarChart() : m_plot(std::make_unique<Plot>()) {}

BarChart::~BarChart() = default;

void BarChart::setBars(std::vector<Bar> bars)
{
    const bool hadChosen = std::ranges::any_of(m_bars, &Bar::chosen);
    m_bars = std::move(bars);
    m_plot->setValues(m_bars);
    if (hadChosen != std::ranges::any_of(m_bars, &Bar::chosen))
        setStyle(m_look, m_colour);
}

void BarChart::setRange(double minimum, double maximum, std::vector<QString> ticks)
{
    m_minimum = minimum;
    m_maximum = maximum;
    m_ticks = std::move(ticks);
    m_plot->setRange(minimum, maximum, static_cast<int>(m_ticks.size()));
}

void BarChart::setStyle(const Appearance& appearance, const QColor& bars)
{
    m_look = appearance;
    m_colour = bars;
    // Beside a chosen bar the others step back.
    const bool anyChosen = std::ranges::any_of(m_bars, &Bar::chosen);
    const QColor others = anyChosen ? paler(bars, appearance.theme.panel) : bars;
    m_plot->setColours(others, bars, appearance.theme.line);
}

void BarChart::setHovered(std::optional<int> bar)
{
    m_hovered = bar;
}

Appearance BarChart::lookIn(const QRectF& area) const
{
    constexpr Room kRoom{{210, 130}, {620, 400}};
    return lookFor(m_look, area.size(), kRoom);
}

BarChartLayout BarChart::layoutIn(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    const QFontMetricsF words(look.font(12, QFont::DemiBold));
    const QFontMetricsF small(look.font(11));
    ChartMargins margins;
    for (const QString& tick : m_ticks)
        margins.ticks = std::max(margins.ticks, small.horizontalAdvance(tick) + 8 * look.zoom);
    margins.headroom = words.height() + 3 * look.zoom;
    margins.labels = words.height() + small.height() + 8 * look.zoom;
    margins.widestBar = 64 * look.zoom;
    return layoutBarChart(area.adjusted(0, 1, -1, -1), static_cast<int>(m_bars.size()), m_minimum, m_maximum,
                          margins);
}

SpokenNumber BarChart::spokenBar(int bar, const QRectF& area) const
{
    const Bar& shown = m_bars[static_cast<std::size_t>(bar)];
    SpokenNumber number;
    number.name =
        shown.position.isEmpty() ? shown.label : View::tr("%1, %2").arg(shown.position, shown.label);
    number.value = shown.hidden ? View::tr("hidden") : shown.valueText;
    number.number = shown.value;
    number.minimum = m_minimum;
    number.maximum = m_maximum;
    number.place = layoutIn(area).column(bar);
    number.chosen = shown.chosen;
    return number;
}

void BarChart::paintTo(QPainter& painter, const QRectF& area) const
{
    const Painter paint{*this, painter, layoutIn(area), lookIn(area)};
    if (m_bars.empty() || paint.layout.plot.isEmpty())
        return;
    paint.bands();
    m_plot->paintTo(painter, paint.layout);
    paint.chosenBar();
    paint.baseline();
    paint.ticks();
    paint.labels();
    paint.hidden();
    paint.values();
}

} // namespace views
