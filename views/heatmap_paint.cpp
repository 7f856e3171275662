#include "views/attention_frame.h"
#include "views/heatmap_legend.h"
#include "views/heatmap_view.h"
#include "views/matrix_paint.h"
#include "views/room.h"
#include "views/text_width.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kSmallestMatrix = 40; // units at zoom 1; where words leave less, they are left out

} // namespace

/// One paint of a heatmap: the layout, the numbers and how they become colours.
struct HeatmapView::Painter
{
    const HeatmapView& view;
    QPainter& p;
    HeatmapLayout layout;
    Appearance look;
    const core::AttentionResults& results = attention(view.frame());
    const core::Matrix& numbers = core::stageMatrix(results, view.stage());
    core::Mask mask = core::maskOf(results.inputs);
    ColourScale scale = colourScale(results, view.stage(), look);
    ColourScale scaleBefore = colourScale(results, view.m_previousStage, look);
    bool inMotion = view.m_motion.state() == QAbstractAnimation::Running;
    double progress = inMotion ? view.m_motion.currentValue().toDouble() : 1;

    bool isHidden(int row, int column) const
    {
        return view.stage() >= core::Stage::Mask && !mask.isVisible(row, column);
    }

    QColor settledColour(core::Stage stage, const ColourScale& colours, int row, int column) const
    {
        const double value = core::stageMatrix(results, stage)(row, column);
        if (stage >= core::Stage::Mask && !mask.isVisible(row, column))
            return look.theme.panel;
        return std::isfinite(value) ? colours.colour(value) : look.theme.muted;
    }

    QColor cellColour(int row, int column) const
    {
        const QColor now = settledColour(view.stage(), scale, row, column);
        if (!inMotion)
            return now;
        return between(settledColour(view.m_previousStage, scaleBefore, row, column), now, progress);
    }

    MatrixPaint matrix() const
    {
        return {p,
                layout,
                look,
                numbers,
                view.frame().decimals(),
                results.inputs.tokens,
                results.inputs.query,
                [this](int row, int column) { return cellColour(row, column); },
                [this](int row, int column) { return isHidden(row, column); }};
    }

    /// The title whole, or only its first word where it would not fit.
    QString fitting(const QString& title, const QString& word, qreal room) const
    {
        return textWidth(p.font(), title) <= room ? title : word;
    }

    void axisTitles() const
    {
        p.setFont(look.font(13));
        p.setPen(look.theme.muted);
        const QString keys =
            fitting(tr("key = column → what each position offers"), tr("key"), layout.columnTitle.width());
        p.drawText(layout.columnTitle, Qt::AlignHCenter | Qt::AlignTop, keys);
        const qreal length =
            layout.rowTitle.height() + 2 * layout.margins.columnLabels; // may reach above the cells
        const QString queries = fitting(tr("query = row → who is asking"), tr("query"), length);
        p.save();
        p.translate(layout.rowTitle.center());
        p.rotate(-90);
        p.drawText(QRectF(-length / 2, -layout.rowTitle.width() / 2, length, layout.rowTitle.width()),
                   Qt::AlignHCenter | Qt::AlignTop, queries);
        p.restore();
    }

    void chosenCell() const
    {
        const auto key = view.frame().selection.key;
        if (!key || *key >= layout.columns)
            return;
        const QRectF cell = layout.cell(static_cast<int>(results.inputs.query), static_cast<int>(*key));
        const bool hidden = isHidden(static_cast<int>(results.inputs.query), static_cast<int>(*key));
        const QColor ground = cellColour(static_cast<int>(results.inputs.query), static_cast<int>(*key));
        QPen pen(hidden ? look.theme.text : readableOn(ground), 1.6 * look.zoom);
        pen.setDashPattern({2.5, 2});
        p.setPen(pen);
        const qreal inset = std::min(4.0, 0.05 * layout.cellSize());
        p.drawRect(cell.adjusted(inset, inset, -inset, -inset));
    }

    void pointedAt() const
    {
        if (!view.m_hovered || view.m_hovered->row >= layout.rows ||
            view.m_hovered->column.value_or(0) >= layout.columns)
            return;
        const auto place = *view.m_hovered;
        const QRectF hovered = place.column ? layout.cell(place.row, *place.column) : layout.row(place.row);
        paintFrame(p, hovered.adjusted(1, 1, -1, -1), QPen(look.theme.action, 1.5 * look.zoom),
                   look.theme.panel);
    }

    void paint() const
    {
        if (layout.cellSize() <= 0)
            return;
        const MatrixPaint paint = matrix();
        paint.cells();
        if (!paint.isPicture())
            paint.hatchHidden(progress);
        p.setOpacity(inMotion ? std::max(0.0, 2 * progress - 1) : 1);
        paint.writeNumbers(view.stage() == core::Stage::Mask ? MatrixPaint::InHidden::Numbers
                                                             : MatrixPaint::InHidden::Nothing);
        p.setOpacity(1);
        paint.sayWhichRowsSeeNothing();
        if (layout.margins.legend > 0) {
            paint.labels();
            axisTitles();
            if (!results.inputs.weights || view.stage() >= core::Stage::Softmax) // else nothing is known
                heatmapLegend(results, view.stage(), view.frame().decimals(), look)
                    .paintTo(p, layout.legend, look);
        }
        paint.frameRow();
        chosenCell();
    }
};

Appearance HeatmapView::lookIn(const QRectF& area) const
{
    constexpr Room kRoom{{330, 300}, {700, 540}};
    return lookFor(appearance(), area.size(), kRoom);
}

HeatmapLayout HeatmapView::layoutIn(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    const auto& tokens = attention(frame()).inputs.tokens;
    const auto count = static_cast<int>(tokens.size());
    const qreal zoom = look.zoom;
    HeatmapMargins margins = matrixMargins(tokens, look, area.width());
    margins.axisTitle = QFontMetricsF(look.font(13)).height() + 6 * zoom;
    for (const HeatmapLegend& legend : m_legends)
        margins.legend = std::max(margins.legend, legend.width(look));
    const QRectF room = area.adjusted(2, 2, -2, -4);
    const HeatmapLayout layout = layoutMatrix(room, tokens, look, margins);
    if (layout.cells.width() >= kSmallestMatrix * zoom)
        return layout;
    return layoutHeatmap(room, count, count, {.largestCell = margins.largestCell}); // the words go first
}

void HeatmapView::paintTo(QPainter& painter, const QRectF& area) const
{
    const Painter paint{*this, painter, layoutIn(area), lookIn(area)};
    paint.paint();
    paint.pointedAt();
}

} // namespace views
