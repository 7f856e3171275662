#include "views/line_chart_plot.h"

#include <QAreaSeries>
#include <QLineSeries>

namespace views {

namespace {

constexpr qreal kLineWidth = 2;

} // namespace

LineChart::Plot::Plot()
{
    for (QValueAxis* axis : {m_x, m_y}) {
        axis->setRange(0, 1);
        axis->setVisible(false);
    }
    m_chart->addAxis(m_x, Qt::AlignBottom);
    m_chart->addAxis(m_y, Qt::AlignLeft);
}

void LineChart::Plot::add(QAbstractSeries* series)
{
    m_chart->addSeries(series);
    series->attachAxis(m_x);
    series->attachAxis(m_y);
}

void LineChart::Plot::draw(std::vector<Line> lines, Layers layers)
{
    if (lines == m_drawn && layers == m_layers)
        return;
    m_chart->removeAllSeries();
    QLineSeries* below = nullptr;
    for (const Line& each : lines) {
        auto* line = new QLineSeries;
        line->replace(QList<QPointF>(each.points.begin(), each.points.end()));
        QPen pen(each.colour, kLineWidth);
        if (each.dashed)
            pen.setDashPattern({3, 4}); // an equal line below shows through
        line->setPen(pen);
        if (layers == Layers::Lines) {
            add(line);
            continue;
        }
        auto* area = new QAreaSeries(line, below);
        line->setParent(area);
        QColor fill = each.colour;
        fill.setAlphaF(0.55F);
        area->setBrush(fill);
        area->setPen(pen);
        add(area);
        below = line;
    }
    m_drawn = std::move(lines);
    m_layers = layers;
}

void LineChart::Plot::paintTo(QPainter& painter, const QRectF& area, const QRectF& plot)
{
    const QRectF scene(QPointF(), area.size());
    m_scene.setSceneRect(scene);
    m_chart->setGeometry(scene);
    m_chart->setPlotArea(plot.translated(-area.topLeft()));
    m_scene.render(&painter, area, scene, Qt::IgnoreAspectRatio);
}

} // namespace views
