#pragma once

#include "views/choices_layout.h"
#include "views/view.h"

namespace views {

/// "As unsure as choosing among N equally likely tokens": N equal slots, the last one as wide as its share.
class ChoicesView : public View
{
    Q_OBJECT

public:
    explicit ChoicesView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The words over the slots.
    QString sentence() const;

    /// How many slots are drawn; 0 when no number of them would do.
    int drawnSlots() const;

protected:
    void refresh() override;

private:
    void paintSlots(QPainter& painter, const QRectF& area) const;
    void paintInfinity(QPainter& painter, const QRectF& area) const;
};

} // namespace views
