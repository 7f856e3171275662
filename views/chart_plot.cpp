#include "views/chart_plot.h"

#include <QGraphicsLayout>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

double drawnValue(const Bar& bar)
{
    return bar.hidden || !std::isfinite(bar.value) ? 0 : bar.value;
}

BarChart::Plot::Plot()
{
    m_series->append(m_set);
    m_chart->addSeries(m_series);
    for (QValueAxis* axis : {m_positions, m_values}) {
        axis->setLabelsVisible(false);
        axis->setLineVisible(false);
    }
    m_positions->setGridLineVisible(false);
    m_chart->addAxis(m_positions, Qt::AlignBottom);
    m_chart->addAxis(m_values, Qt::AlignLeft);
    m_series->attachAxis(m_positions);
    m_series->attachAxis(m_values);
}

/// Qt Charts lays all bars out anew at each value that changes, so many are changed in one go.
void BarChart::Plot::setValues(const std::vector<Bar>& bars)
{
    QList<qreal> values;
    for (const Bar& bar : bars)
        values.push_back(drawnValue(bar));
    QList<int> changed;
    for (int i = 0; i < values.size(); ++i)
        if (i >= m_set->count() || m_set->at(i) != values[i])
            changed.push_back(i);
    if (values.size() == m_set->count() && changed.size() <= 2) {
        for (const int i : changed)
            m_set->replace(i, values[i]);
    } else {
        m_set->remove(0, m_set->count());
        m_set->append(values);
        m_positions->setRange(-0.5, static_cast<qreal>(values.size()) - 0.5);
    }
    for (int i = 0; i < values.size(); ++i)
        if (const bool chosen = bars[static_cast<std::size_t>(i)].chosen; m_set->isBarSelected(i) != chosen)
            m_set->setBarSelected(i, chosen);
}

void BarChart::Plot::setRange(double minimum, double maximum, int ticks)
{
    m_values->setRange(minimum, maximum);
    m_values->setTickCount(std::max(2, ticks));
}

void BarChart::Plot::setColours(const QColor& bars, const QColor& chosen, const QColor& grid)
{
    m_set->setPen(Qt::NoPen);
    m_set->setBrush(bars);
    if (m_set->selectedColor() != chosen) { // bars that are selected keep the colour they have
        const QList<int> selected = m_set->selectedBars();
        m_set->deselectAllBars();
        m_set->setSelectedColor(chosen);
        m_set->selectBars(selected);
    }
    m_values->setGridLinePen(QPen(grid, 1));
}

/// QChart::setPlotArea would not do: it moves the bars and leaves the grid lines behind. So the chart itself
/// is made as much larger than the plot as Qt puts between their edges, a unit or two that it computes.
void BarChart::Plot::layPlot(const QRectF& plot)
{
    if (m_laid == plot)
        return;
    m_laid = plot;
    m_chart->setGeometry(plot);
    m_chart->layout()->activate(); // now, not when the event loop comes to it
    const QRectF inside = m_chart->plotArea();
    m_chart->setGeometry(plot.adjusted(-inside.left(), -inside.top(), plot.width() - inside.right(),
                                       plot.height() - inside.bottom()));
    m_chart->layout()->activate();
}

void BarChart::Plot::paintTo(QPainter& painter, const BarChartLayout& layout)
{
    const QRectF scene(QPointF(), layout.area.size());
    if (layout.plot.isEmpty())
        return;
    m_scene.setSceneRect(scene);
    layPlot(layout.plot.translated(-layout.area.topLeft()));
    m_series->setBarWidth(layout.barWidth() / layout.columnWidth());
    m_scene.render(&painter, layout.area, scene, Qt::IgnoreAspectRatio);
}

} // namespace views
