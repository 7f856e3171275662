#pragma once

#include "views/view.h"

namespace views {

/// A view made of ordinary widgets; its figure is those widgets as they look.
class WidgetsView : public View
{
    Q_OBJECT

public:
    using View::View;

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QSizeF figureSize() const override;

protected:
    void paintEvent(QPaintEvent*) override {} // the widgets paint themselves
};

} // namespace views
