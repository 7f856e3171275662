#pragma once

class QChart;
class QGraphicsScene;

namespace views {

/// A new QChart in the scene without background, margins, legend and animations: what is around the plot is
/// ours.
QChart* addBareChart(QGraphicsScene& scene);

} // namespace views
