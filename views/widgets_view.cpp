#include "views/widgets_view.h"

#include <QLayout>
#include <QPainter>

namespace views {

void WidgetsView::paintTo(QPainter& painter, const QRectF& area) const
{
    auto& self = const_cast<WidgetsView&>(*this); // rendering lays the widgets out, but changes nothing seen
    if (!isVisible())
        self.resize(area.size().toSize());
    painter.save();
    painter.translate(area.topLeft());
    self.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.restore();
}

QSizeF WidgetsView::figureSize() const
{
    return sizeHint();
}

} // namespace views
