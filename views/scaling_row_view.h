#pragma once

#include "views/chart.h"

namespace views {

/// One query's random scores through softmax, without dividing and divided by √d: two rows of bars.
class ScalingRowView : public View
{
    Q_OBJECT

public:
    explicit ScalingRowView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    QRectF chartIn(const QRectF& area, int chart) const;
    QRectF titleIn(const QRectF& area, int chart) const;
    QString title(int chart) const;

    BarChart m_charts[2]; // without, with
};

} // namespace views
