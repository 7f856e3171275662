#include "views/choice_box.h"

#include <QPainter>

namespace views {

void ChoiceBox::paintEvent(QPaintEvent* event)
{
    QComboBox::paintEvent(event);
    const qreal half = fontMetrics().height() / 4.5;
    const QPointF middle(width() - 13, height() / 2.0);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text),
                        1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({middle + QPointF(-half, -half / 2), middle + QPointF(0, half / 2),
                                    middle + QPointF(half, -half / 2)}));
}

} // namespace views
