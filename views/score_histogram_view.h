#pragma once

#include "views/line_chart.h"

namespace views {

/// How often random scores of a size come, before and after dividing by √d, on one axis.
class ScoreHistogramView : public View
{
    Q_OBJECT

public:
    explicit ScoreHistogramView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;

private:
    core::Matrix table() const;

    LineChart m_chart;
};

} // namespace views
