#pragma once

#include "views/bare_chart.h"
#include "views/chart.h"

#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsScene>
#include <QValueAxis>

namespace views {

/// What of the bar is drawn: nothing where there is no number.
double drawnValue(const Bar& bar);

/// A QChart without legend, margins, labels or animations. Its plot is laid where the layout says, so that
/// our words meet its bars; it is painted through its scene, which serves screen, pixels and vectors alike.
class BarChart::Plot
{
public:
    Plot();

    void setValues(const std::vector<Bar>& bars);
    void setRange(double minimum, double maximum, int ticks);
    void setColours(const QColor& bars, const QColor& chosen, const QColor& grid);
    void paintTo(QPainter& painter, const BarChartLayout& layout);

private:
    void layPlot(const QRectF& plot);

    QRectF m_laid; // where the plot lies
    QGraphicsScene m_scene;
    QChart* m_chart = addBareChart(m_scene);
    QBarSeries* m_series = new QBarSeries(m_chart);
    QBarSet* m_set = new QBarSet({}, m_series);
    QValueAxis* m_positions = new QValueAxis(m_chart);
    QValueAxis* m_values = new QValueAxis(m_chart);
};

} // namespace views
