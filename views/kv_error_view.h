#pragma once

#include "views/line_chart.h"

namespace views {

/// How far off the attention of each query is with keys and values in few bits: its weights and its output.
class KvErrorView : public View
{
    Q_OBJECT

public:
    explicit KvErrorView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const LineChart& chart() const { return m_chart; }

protected:
    void refresh() override;

private:
    LineChart m_chart;
};

} // namespace views
