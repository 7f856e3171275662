#pragma once

#include "views/line_chart.h"

namespace views {

/// Perplexity against the chosen token's probability, with the point that holds now; dragging along the curve
/// changes that probability.
class PerplexityCurveView : public View
{
    Q_OBJECT

public:
    explicit PerplexityCurveView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override { return 1; }
    SpokenNumber spokenNumber(int) const override;
    void setSpokenNumber(int, double p) override { set(p, Gesture::Once); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const LineChart& chart() const { return m_chart; }

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    int token() const;
    double p() const;
    bool isFinite() const;
    void set(double probability, Gesture gesture);
    void setByMouse(const QPointF& point, Gesture gesture);
    void paintInfinity(QPainter& painter, const QRectF& plot) const;
    void setAxes(const std::vector<QPointF>& points);

    LineChart m_chart;
    double m_least = 0.001; // where a logarithmic axis begins
    bool m_isHeld = false;  // by the mouse
};

} // namespace views
