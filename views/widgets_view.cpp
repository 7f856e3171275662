#include "views/widgets_view.h"

#include <QLayout>
#include <QPainter>

#include <algorithm>

namespace views {

void WidgetsView::paintTo(QPainter& painter, const QRectF& area) const
{
    auto& self = const_cast<WidgetsView&>(*this); // rendering lays the widgets out, but changes nothing seen
    const QSizeF needed = sizeHint();
    const qreal fit = std::min({1.0, area.width() / needed.width(), area.height() / needed.height()});
    if (area.isEmpty())
        return;
    if (!isVisible())
        self.resize((area.size() / fit).toSize());
    painter.save();
    painter.translate(area.topLeft());
    if (!isVisible())
        painter.scale(fit, fit); // a picture too small for the widgets shows them all, smaller
    self.render(&painter, {}, {}, QWidget::DrawChildren);
    painter.restore();
}

QSizeF WidgetsView::figureSize() const
{
    return sizeHint();
}

} // namespace views
