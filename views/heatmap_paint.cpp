#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/heatmap_legend.h"
#include "views/heatmap_view.h"
#include "views/room.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kMostCellsAsRectangles = 256; // a side; above, the cells are one picture
constexpr qreal kSmallestNumber = 8;        // pixels of type; smaller numbers are left out
constexpr qreal kHatchSpacing = 10;
constexpr qreal kHatchOpacity = 0.8;
constexpr qreal kSmallestMatrix = 40; // units at zoom 1; where words leave less, they are left out

/// Diagonal lines inside the rectangle that continue those of its neighbours.
void hatch(QPainter& painter, const QRectF& rect, qreal spacing)
{
    QList<QLineF> lines;
    const qreal first = std::ceil((rect.left() + rect.top()) / spacing) * spacing;
    for (qreal sum = first; sum < rect.right() + rect.bottom(); sum += spacing) {
        const qreal left = std::max(rect.left(), sum - rect.bottom());
        const qreal right = std::min(rect.right(), sum - rect.top());
        lines.append({left, sum - left, right, sum - right});
    }
    painter.drawLines(lines);
}

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

    void cells(bool asPicture) const
    {
        if (!asPicture)
            return paintCells(p, layout.cells, layout.rows, layout.columns,
                              [this](int row, int column) { return cellColour(row, column); });
        paintCellsAsPicture(p, layout.cells, layout.rows, layout.columns, [this](int row, int column) {
            return isHidden(row, column) ? look.theme.line : cellColour(row, column);
        });
    }

    void hatchHidden() const
    {
        p.setPen(QPen(look.theme.muted, 1.2));
        p.setOpacity(kHatchOpacity * progress);
        for (int row = 0; row < layout.rows; ++row)
            for (int column = 0; column < layout.columns; ++column) {
                const int first = column;
                while (column < layout.columns && isHidden(row, column))
                    ++column;
                if (column > first)
                    hatch(p, layout.cell(row, first).united(layout.cell(row, column - 1)),
                          kHatchSpacing * look.zoom);
            }
        p.setOpacity(1);
        p.setPen(QPen(look.theme.line, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(layout.cells);
    }

    /// The largest type that fits every number into its cell, 0 when none does.
    qreal numberSize() const
    {
        const QFont font = look.font(16, QFont::Medium);
        const QFontMetricsF metrics(font);
        qreal widest = 1;
        for (const double number : numbers.reshaped())
            widest = std::max(widest, numberWidth(font, numberText(number, view.frame().decimals())));
        const qreal fit =
            std::min({1.0, 0.8 * layout.cellSize() / widest, 0.6 * layout.cellSize() / metrics.height()});
        const qreal size = std::floor(16 * fit * 2) / 2;
        return size < kSmallestNumber ? 0 : size;
    }

    void writeNumbers() const
    {
        const qreal size = layout.rows * layout.columns <= 64 * 64 ? numberSize() : 0;
        if (size == 0)
            return;
        p.setFont(look.font(size, QFont::Medium));
        p.setOpacity(inMotion ? std::max(0.0, 2 * progress - 1) : 1);
        for (int row = 0; row < layout.rows; ++row)
            for (int column = 0; column < layout.columns; ++column) {
                const bool hidden = isHidden(row, column);
                p.setPen(hidden ? look.theme.muted : readableOn(cellColour(row, column)));
                if (!hidden || view.stage() == core::Stage::Mask)
                    p.drawText(layout.cell(row, column), Qt::AlignCenter,
                               numberText(numbers(row, column), view.frame().decimals()));
            }
        p.setOpacity(1);
    }

    const std::string& token(int position) const
    {
        return results.inputs.tokens[static_cast<std::size_t>(position)];
    }

    /// Every how many labels one is written, so that none overlaps the next.
    int labelStride(qreal room) const
    {
        return std::max(1, static_cast<int>(std::ceil(room / layout.cellSize())));
    }

    void rowLabels() const
    {
        const qreal gap = 8 * look.zoom;
        const QFont words = look.font(13, QFont::DemiBold);
        const QFont positions = look.font(11);
        const qreal positionWidth =
            QFontMetricsF(positions).horizontalAdvance(QString::number(layout.rows - 1));
        const int stride = labelStride(QFontMetricsF(words).height() * 0.9);
        for (int row = 0; row < layout.rows; row += stride) {
            const QRectF room = layout.rowLabel(row).adjusted(0, -20, -gap, 20);
            const bool chosen = row == results.inputs.query;
            p.setFont(positions);
            p.setPen(chosen ? look.theme.query : look.theme.muted);
            p.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString::number(row));
            p.setFont(words);
            p.setPen(chosen ? look.theme.query : look.theme.text);
            const QRectF wordRoom = room.adjusted(0, 0, -positionWidth - gap, 0);
            p.drawText(wordRoom, Qt::AlignRight | Qt::AlignVCenter,
                       fittedToken(token(row), QFontMetricsF(words), wordRoom.width()));
        }
    }

    /// The type of the tokens above the cells: smaller where that shows them whole.
    QFont columnWords() const
    {
        constexpr qreal kUsual = 13;
        constexpr qreal kSmallest = 9;
        const qreal widest = widestToken(results.inputs.tokens, look.font(kUsual, QFont::DemiBold));
        const qreal size = std::floor(kUsual * (layout.cellSize() - 3) / widest);
        return look.font(size >= kSmallest ? std::min(size, kUsual) : kUsual, QFont::DemiBold);
    }

    void columnLabels() const
    {
        const QFont words = columnWords();
        const QFont positions = look.font(11);
        const QFontMetricsF metrics(words);
        const bool isTight = layout.cellSize() < 22 * look.zoom; // then fewer labels, but legible ones
        const int stride =
            isTight ? labelStride(std::min(widestToken(results.inputs.tokens, words) + 8, 60 * look.zoom))
                    : 1;
        for (int column = 0; column < layout.columns; column += stride) {
            QRectF room = layout.columnLabel(column);
            const qreal spare = (stride - 1) * layout.cellSize() / 2; // centred over its own column
            room.adjust(-spare, 0, spare, -4 * look.zoom);
            const qreal lineHeight = metrics.height();
            p.setFont(words);
            p.setPen(look.theme.key);
            p.drawText(QRectF(room.left(), room.bottom() - 2 * lineHeight, room.width(), lineHeight),
                       Qt::AlignHCenter | Qt::AlignVCenter,
                       fittedToken(token(column), metrics, room.width() - 6 * look.zoom));
            p.setFont(positions);
            p.setPen(look.theme.muted);
            p.drawText(QRectF(room.left(), room.bottom() - lineHeight, room.width(), lineHeight),
                       Qt::AlignHCenter | Qt::AlignVCenter, QString::number(column));
        }
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

    void chosen() const
    {
        const QRectF row = layout.row(static_cast<int>(results.inputs.query));
        paintFrame(p, row.adjusted(-1.5, -1.5, 1.5, 1.5), QPen(look.theme.query, 2.5 * look.zoom),
                   look.theme.panel);
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
        const bool asPicture = std::max(layout.rows, layout.columns) > kMostCellsAsRectangles;
        cells(asPicture);
        if (!asPicture)
            hatchHidden();
        writeNumbers();
        if (layout.margins.legend > 0) {
            rowLabels();
            columnLabels();
            axisTitles();
            heatmapLegend(results, view.stage(), view.frame().decimals(), look)
                .paintTo(p, layout.legend, look);
        }
        chosen();
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
    const QFontMetricsF words(look.font(13, QFont::DemiBold));
    const QFontMetricsF positions(look.font(11));
    const qreal zoom = look.zoom;
    const qreal widest = widestToken(tokens, look.font(13, QFont::DemiBold));
    HeatmapMargins margins;
    margins.rowLabels = std::min(widest, area.width() * 0.22) +
                        positions.horizontalAdvance(QString::number(count)) + 18 * zoom;
    margins.columnLabels = 2 * words.height() + 6 * zoom;
    margins.axisTitle = QFontMetricsF(look.font(13)).height() + 6 * zoom;
    for (const HeatmapLegend& legend : m_legends)
        margins.legend = std::max(margins.legend, legend.width(look));
    margins.largestCell = 150 * zoom;
    const QRectF room = area.adjusted(2, 2, -2, -4);
    const HeatmapLayout layout = layoutHeatmap(room, count, count, margins);
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
