#pragma once

#include "views/line_chart.h"

#include <array>

namespace views {

/// Variance, largest weight, entropy and gradient of random rows against the width, without dividing and
/// divided by √d: four charts. A click or a drag chooses the width.
class ScalingCurvesView : public View
{
    Q_OBJECT

public:
    explicit ScalingCurvesView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    void setSpokenNumber(int index, double width) override;
    int spokenNumbers() const override { return 1; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    static constexpr std::size_t kCharts = 4;

    QRectF chartIn(const QRectF& area, std::size_t chart) const;
    const LineChart& chart(std::size_t index) const { return m_charts[index]; }

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(double width, Gesture gesture);

    std::array<LineChart, kCharts> m_charts;
    std::optional<std::size_t> m_held; // the chart dragged in
};

} // namespace views
