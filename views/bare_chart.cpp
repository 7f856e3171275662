#include "views/bare_chart.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>

namespace views {

QChart* addBareChart(QGraphicsScene& scene)
{
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    auto* chart = new QChart;
    scene.addItem(chart);
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->legend()->hide();
    return chart;
}

} // namespace views
