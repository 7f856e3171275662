#pragma once

#include "views/heatmap_layout.h"
#include "views/heatmap_legend.h"
#include "views/view.h"

class QPushButton;

namespace views {

/// The stage's matrix in the pinned state A, in the present state B, and what changed: B − A around 0. A and
/// B share one scale.
class CompareView : public View
{
    Q_OBJECT

public:
    explicit CompareView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// What changed the most, or why there is nothing to compare.
    QString sentence() const;

    /// One of the three matrices, where it lies.
    struct Panel
    {
        QString title;
        core::Matrix numbers;
        const core::AttentionResults* results; // whose mask and tokens it has
        HeatmapLegend legend;
        core::Mask mask; // hides nothing before its stage
        QRectF titleRoom;
        HeatmapLayout layout;
    };

    /// Painted into the area: A, B and B − A, or as many as there are.
    std::vector<Panel> panelsIn(const QRectF& area) const;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void pin(bool on);
    void placeButton();
    Appearance lookIn(const QRectF& area) const;
    QRectF sentenceRoom(const QRectF& area) const;
    std::vector<Panel> panels() const;
    HeatmapLegend commonLegend() const;
    std::optional<std::pair<const Panel*, HeatmapLayout::Place>> placeAt(const std::vector<Panel>& panels,
                                                                         const QPointF& point) const;

    QPushButton* m_pin;
    std::optional<core::Matrix> m_change; // since A, at the frame's stage
    double m_largestChange = 0;           // a finite one, without its sign
};

} // namespace views
