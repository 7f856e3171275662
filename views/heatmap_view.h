#pragma once

#include "views/heatmap_layout.h"
#include "views/heatmap_legend.h"
#include "views/view.h"

#include <QVariantAnimation>

namespace views {

/// The current stage's matrix: a cell for each query (row) and key (column), numbers in the cells, the chosen
/// row framed, hidden cells hatched.
class HeatmapView : public View
{
    Q_OBJECT

public:
    explicit HeatmapView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where everything lies when painted into the area.
    HeatmapLayout layoutIn(const QRectF& area) const;

    /// Asks for that row and, with a key, that cell.
    QString maskHeading() const;
    bool drawsMask() const;
    void beginDrawing(const HeatmapLayout::Place& place);
    void draw(const HeatmapLayout::Place& place, Gesture gesture);
    void drawChosen();
    void choose(core::Index query, std::optional<core::Index> key, Gesture gesture);

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter; // everything a paint needs, in heatmap_paint.cpp

    Appearance lookIn(const QRectF& area) const;
    core::Stage stage() const { return frame().selection.stage; }
    QString tooltip(const HeatmapLayout::Place& place) const;
    bool moveBy(const QKeyEvent& event);

    std::optional<HeatmapLayout::Place> m_hovered;
    std::optional<HeatmapLayout::Place> m_drawn; // the last cell of a drag that draws the mask
    bool m_drawsVisible = false;                 // and what it makes of the cells
    std::vector<HeatmapLegend> m_legends;        // of all stages, so that none moves the cells
    std::optional<core::Stage> m_shownStage;     // whose colours the motion starts from
    core::Stage m_previousStage = core::Stage::Score;
    QVariantAnimation m_motion; // 0 → 1 from the previous stage to the current one
};

} // namespace views
