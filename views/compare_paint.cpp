#include "views/attention_frame.h"
#include "views/compare_view.h"
#include "views/matrix_paint.h"
#include "views/model_frame.h"
#include "views/room.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kCompareType = 13;
constexpr qreal kPanelGap = 14;   // between the panels, at zoom 1
constexpr qreal kLeastCells = 40; // a side, at zoom 1; where words leave less, they are left out
constexpr Room kCompareRoom{{520, 230}, {1500, 620}};

/// The rooms of so many square panels: side by side, or one above the other where that leaves them more.
std::vector<QRectF> roomsIn(const QRectF& whole, int count, qreal gap)
{
    const qreal width = (whole.width() - gap * (count - 1)) / count;
    const qreal height = (whole.height() - gap * (count - 1)) / count;
    const bool isStacked = std::min(whole.width(), height) > std::min(width, whole.height());
    std::vector<QRectF> rooms;
    for (int i = 0; i < count; ++i)
        rooms.push_back(isStacked
                            ? QRectF(whole.left(), whole.top() + i * (height + gap), whole.width(), height)
                            : QRectF(whole.left() + i * (width + gap), whole.top(), width, whole.height()));
    return rooms;
}

void paint(const CompareView::Panel& panel, QPainter& painter, const Appearance& look, int decimals)
{
    if (panel.layout.cellSize() <= 0)
        return;
    const auto hidden = [&](int row, int column) { return !panel.mask.isVisible(row, column); };
    const auto colour = [&](int row, int column) {
        const double value = panel.numbers(row, column);
        if (hidden(row, column))
            return look.theme.panel;
        return std::isfinite(value) ? panel.legend.scale.colour(value) : look.theme.muted;
    };
    const core::AttentionInputs& inputs = panel.results->inputs;
    const MatrixPaint paint{painter,       panel.layout, look,   panel.numbers, decimals,
                            inputs.tokens, inputs.query, colour, hidden};
    paint.cells();
    if (!paint.isPicture())
        paint.hatchHidden(1);
    paint.writeNumbers(MatrixPaint::InHidden::Nothing);
    paint.sayWhichRowsSeeNothing();
    if (panel.layout.margins.legend > 0) {
        paint.labels();
        panel.legend.paintTo(painter, panel.layout.legend, look);
    }
    paint.frameRow();
    painter.setFont(look.font(kCompareType, QFont::DemiBold));
    painter.setPen(look.theme.text);
    painter.drawText(panel.titleRoom, Qt::AlignHCenter | Qt::AlignVCenter, panel.title);
}

} // namespace

Appearance CompareView::lookIn(const QRectF& area) const
{
    return lookFor(appearance(), area.size(), kCompareRoom);
}

/// Of A and B together, so that equal numbers have equal colours.
HeatmapLegend CompareView::commonLegend() const
{
    const core::AttentionResults& results = attention(frame());
    const core::Stage stage = frame().selection.stage;
    const ColourScale now = colourScale(results, stage, appearance());
    if (stage >= core::Stage::Softmax || !results.pinned)
        return heatmapLegend(now, stage, frame().decimals());
    const ColourScale before = colourScale(*results.pinned, stage, appearance());
    const ColourScale both =
        ColourScale::diverging(appearance().theme, std::min(now.minimum(), before.minimum()),
                               std::max(now.maximum(), before.maximum()));
    return heatmapLegend(both, stage, frame().decimals());
}

/// Without their places.
std::vector<CompareView::Panel> CompareView::panels() const
{
    const core::AttentionResults& results = attention(frame());
    const core::Stage stage = frame().selection.stage;
    const HeatmapLegend common = commonLegend();
    std::vector<Panel> panels;
    const auto add = [&](const QString& title, const core::Matrix& numbers, const core::AttentionResults& of,
                         const HeatmapLegend& legend) {
        const core::Index count = numbers.rows();
        panels.push_back(
            {title,
             numbers,
             &of,
             legend,
             stage >= core::Stage::Mask ? core::maskOf(of.inputs) : core::Mask::none(count, count),
             {},
             {}});
    };
    if (results.pinned)
        add(hasModel(frame()) ? tr("A: the other text") : tr("A: pinned"),
            core::stageMatrix(*results.pinned, stage), *results.pinned, common);
    add(hasModel(frame()) ? tr("B: the text") : tr("B: now"), core::stageMatrix(results, stage), results,
        common);
    if (m_change)
        add(tr("B − A"), *m_change, results,
            heatmapLegend(ColourScale::diverging(appearance().theme, -m_largestChange, m_largestChange),
                          core::Stage::Score, frame().decimals()));
    return panels;
}

/// The line above the matrices, as high as the button needs.
QRectF CompareView::sentenceRoom(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    return {area.left() + 2, area.top(), area.width() - 4,
            QFontMetricsF(look.font(kCompareType)).height() + 20 * look.zoom};
}

std::vector<CompareView::Panel> CompareView::panelsIn(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    const QRectF whole = area.adjusted(2, sentenceRoom(area).height(), -2, -2);
    std::vector<Panel> all = panels();
    const auto rooms = roomsIn(whole, static_cast<int>(all.size()), kPanelGap * look.zoom);
    const qreal title = QFontMetricsF(look.font(kCompareType, QFont::DemiBold)).height();
    qreal legend = 0; // the widest, so that all have cells of one size
    for (const Panel& panel : all)
        legend = std::max(legend, panel.legend.width(look));
    for (std::size_t i = 0; i < all.size(); ++i) {
        Panel& panel = all[i];
        const QRectF own = rooms[i].adjusted(0, title + 4 * look.zoom, 0, 0);
        HeatmapMargins margins = matrixMargins(panel.results->inputs.tokens, look, own.width());
        margins.legend = legend;
        const auto count = static_cast<int>(panel.numbers.rows());
        panel.layout = layoutMatrix(own, panel.results->inputs.tokens, look, margins);
        if (panel.layout.cells.width() < kLeastCells * look.zoom)
            panel.layout = layoutHeatmap(own, count, count, {.largestCell = margins.largestCell});
        const qreal words = panel.layout.margins.columnLabels;
        panel.titleRoom = {own.left(), std::max(rooms[i].top(), panel.layout.cells.top() - words - title),
                           own.width(), title};
    }
    return all;
}

void CompareView::paintTo(QPainter& painter, const QRectF& area) const
{
    const Appearance look = lookIn(area);
    for (const Panel& panel : panelsIn(area))
        paint(panel, painter, look, frame().decimals());
    painter.setFont(look.font(kCompareType));
    painter.setPen(look.theme.muted);
    const QRectF line = sentenceRoom(area);
    const QString text =
        QFontMetricsF(painter.font())
            .elidedText(sentence(), Qt::ElideRight, line.width() - (isVisible() ? m_pin->width() : 0));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
}

void CompareView::placeButton()
{
    m_pin->setFont(lookIn(rect()).font(kCompareType));
    m_pin->adjustSize();
    m_pin->setFixedHeight(qRound(sentenceRoom(rect()).height()) - 2);
    m_pin->move(width() - m_pin->width() - 2, 0);
}

} // namespace views
