#pragma once

#include "views/line_chart.h"

namespace views {

/// Weights and cache stacked over the context or the batch, which a drag in the chart changes.
class KvWallsChart : public View
{
    Q_OBJECT

public:
    explicit KvWallsChart(QWidget* parent);

    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const LineChart& chart() const { return m_chart; }

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    /// What is stacked at a place, in the unit of the y axis.
    struct Stack
    {
        double weights = 0;
        double cache = 0;
    };

    const core::WallsCurve& curve() const { return m_curve; } // as drawn
    virtual Stack stackAt(const core::Walls& walls) const = 0;
    virtual double highest() const = 0;
    virtual QString unit() const = 0;
    QString axisName() const;

private:
    void moveTo(double place, Gesture gesture);

    LineChart m_chart;
    core::WallsCurve m_curve;
    bool m_dragging = false;
};

/// Bytes: weights, caches, the memory there is, and where the caches pass the weights.
class KvWallsView : public KvWallsChart
{
    Q_OBJECT

public:
    explicit KvWallsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;

protected:
    Stack stackAt(const core::Walls& walls) const override;
    double highest() const override;
    QString unit() const override;
};

/// Milliseconds that a token of one sequence takes for reading its share of the weights and its own cache.
class KvTimeView : public KvWallsChart
{
    Q_OBJECT

public:
    explicit KvTimeView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;

protected:
    Stack stackAt(const core::Walls& walls) const override;
    double highest() const override;
    QString unit() const override;
};

} // namespace views
