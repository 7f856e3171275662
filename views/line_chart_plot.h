#pragma once

#include "views/bare_chart.h"
#include "views/line_chart.h"

#include <QChart>
#include <QGraphicsScene>
#include <QValueAxis>

namespace views {

/// A QChart without legend, axes' words or animations; its axes go from 0 to 1, as ChartAxis places values.
class LineChart::Plot
{
public:
    Plot();

    /// The lines with the heights and places they have on the axes; nothing where they are drawn already.
    void draw(std::vector<Line> lines, Layers layers);
    void paintTo(QPainter& painter, const QRectF& area, const QRectF& plot);

private:
    void add(QAbstractSeries* series);

    std::vector<Line> m_drawn;
    Layers m_layers = Layers::Lines;
    QGraphicsScene m_scene;
    QChart* m_chart = addBareChart(m_scene);
    QValueAxis* m_x = new QValueAxis(m_chart);
    QValueAxis* m_y = new QValueAxis(m_chart);
};

} // namespace views
