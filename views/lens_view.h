#pragma once

#include "views/view.h"

namespace views {

/// What a trained model would say at the query if it stopped after each layer: the likeliest three tokens.
class LensView : public View
{
    Q_OBJECT

public:
    explicit LensView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;
};

} // namespace views
