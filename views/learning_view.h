#pragma once

#include "core/training_run.h"
#include "views/line_chart.h"

namespace views {

/// How a model learns: its loss, and its right answers by kind of question, from step to step, beside the
/// same training without local heads. A click or drag shows the snapshot nearest to that step.
class LearningView : public View
{
    Q_OBJECT

public:
    explicit LearningView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override { return 1; }
    SpokenNumber spokenNumber(int) const override;
    void setSpokenNumber(int, double step) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const LineChart& lossChart() const { return m_loss; }
    const LineChart& rightChart() const { return m_right; }

    /// Side by side where the area is wide, else one above the other.
    QRectF lossIn(const QRectF& area) const;
    QRectF rightIn(const QRectF& area) const;

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void drawLoss(double lastStep);
    void drawRight(double lastStep);
    void show(core::Index step, Gesture gesture);
    void showAt(const QPointF& point, Gesture gesture);

    LineChart m_loss;
    LineChart m_right;
    bool m_isHeld = false;   // by the mouse
    bool m_isInLoss = false; // the chart it is held in
};

} // namespace views
