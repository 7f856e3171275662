#pragma once

#include "views/cache_counters_view.h"
#include "views/line_chart.h"

namespace views {

/// Each counter against the step, in both lanes, on a linear or logarithmic axis. A drag along a chart goes
/// through the steps.
class CacheChartView : public View
{
    Q_OBJECT

public:
    explicit CacheChartView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override { return 1; }
    SpokenNumber spokenNumber(int) const override;
    void setSpokenNumber(int, double step) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const LineChart& chart(CacheCounter counter) const { return m_charts[static_cast<std::size_t>(counter)]; }

    /// Where a counter's chart lies, and the words that choose the axis.
    QRectF chartIn(const QRectF& area, CacheCounter counter) const;
    QRectF axisIn(const QRectF& area) const;

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void draw(CacheCounter counter);
    void toggleAxis();
    void go(const QPointF& point, Gesture gesture);

    std::array<LineChart, kCacheCounters.size()> m_charts;
    std::optional<CacheCounter> m_dragged;
};

} // namespace views
