#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/inputs_view.h"
#include "views/inputs_words.h"
#include "views/token_text.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

using core::AttentionTable;

constexpr int kMostCellsAsRectangles = 1024; // of a matrix; above, the cells are one picture

ColourScale scaleOf(const core::Matrix& matrix, const Theme& theme)
{
    double reach = 0;
    for (const double value : matrix.reshaped())
        if (std::isfinite(value))
            reach = std::max(reach, std::abs(value));
    return ColourScale::diverging(theme, -reach, reach);
}

/// One paint of a matrix.
struct TablePainter
{
    QPainter& p;
    const core::AttentionResults& results;
    const Appearance& look;
    int decimals;
    const InputsLayout::Placed& placed;
    QRectF seen; // of the painter
    AttentionTable table = placed.table.table;
    const core::Matrix& matrix = inputMatrix(results, table);
    ColourScale scale = scaleOf(matrix, look.theme);

    QColor colour(int row, int column) const
    {
        const double value = matrix(row, column);
        return std::isfinite(value) ? scale.colour(value) : look.theme.muted;
    }

    void title(const QString& text, qreal type) const
    {
        const QFont font = look.font(type, QFont::DemiBold);
        if (placed.title.bottom() > placed.cells.top()) // it stays while the cells move below
            p.fillRect(QRectF(placed.tokens.left(), placed.title.top(),
                              placed.cells.right() - placed.tokens.left(), placed.title.height()),
                       look.theme.panel);
        p.setFont(font);
        p.setPen(tableColour(look.theme, table));
        p.drawText(placed.title, Qt::AlignLeft | Qt::AlignTop,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, placed.title.width()));
    }

    void cells() const
    {
        const auto paint = matrix.size() > kMostCellsAsRectangles ? paintCellsAsPicture : paintCells;
        paint(p, placed.cells, placed.table.rows, placed.table.columns,
              [this](int row, int column) { return colour(row, column); });
    }

    void numbers(qreal type) const
    {
        p.setFont(look.font(type));
        for (int row = 0; row < placed.table.rows; ++row)
            for (int column = 0; column < placed.table.columns; ++column) {
                if (!seen.intersects(placed.cell(row, column)))
                    continue;
                p.setPen(readableOn(colour(row, column)));
                p.drawText(placed.cell(row, column), Qt::AlignCenter,
                           shortNumberText(matrix(row, column), decimals));
            }
    }

    void tokens(qreal type) const
    {
        const QFont font = look.font(type);
        const QFontMetricsF metrics(font);
        const qreal room = placed.cells.height() / placed.table.rows;
        const int stride = std::max(1, static_cast<int>(std::ceil(metrics.height() * 0.9 / room)));
        p.setFont(font);
        if (placed.tokens.right() > placed.cells.left()) // they stay while the cells move below
            p.fillRect(placed.tokens, look.theme.panel);
        for (int row = stride / 2; row < placed.table.rows; row += stride) {
            const bool chosen = table == AttentionTable::Q && row == results.inputs.query;
            p.setPen(chosen ? look.theme.query : look.theme.muted);
            const QRectF label = placed.token(row).adjusted(0, -10, -6 * look.zoom, 10);
            p.drawText(
                label, Qt::AlignLeft | Qt::AlignVCenter,
                fittedToken(results.inputs.tokens[static_cast<std::size_t>(row)], metrics, label.width()));
        }
    }

    void outline() const
    {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(look.theme.line, 1));
        p.drawRect(placed.cells);
    }

    void frameRow(core::Index row) const
    {
        paintFrame(p, placed.row(static_cast<int>(row)), QPen(tableColour(look.theme, table), 2 * look.zoom),
                   look.theme.panel);
    }

    void frames(std::optional<core::Index> key) const
    {
        if (table == AttentionTable::Q)
            frameRow(results.inputs.query);
        if (key && *key < placed.table.rows && (table == AttentionTable::K || table == AttentionTable::V))
            frameRow(*key);
    }
};

} // namespace

QSizeF InputsView::figureSize() const
{
    constexpr QSizeF kUsual(820, 130);
    if (!frame().results)
        return kUsual;
    const qreal zoom = appearance().zoom;
    const QRectF wide(0, 0, kUsual.width() * zoom, kUsual.height() * 3 * zoom);
    const QSizeF used = layoutIn(wide).size / zoom;
    return {std::ceil(used.width()) + 4, std::ceil(used.height()) + 4};
}

void InputsView::paintTo(QPainter& painter, const QRectF& area) const
{
    if (paintNotKnown(frame(), painter, area, appearance()))
        return;
    paint(painter, planIn(area), area);
}

void InputsView::paintEvent(QPaintEvent*)
{
    if (!m_plan)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (paintNotKnown(frame(), painter, rect(), appearance()))
        return;
    const QRect seen(0, 0, m_down->isHidden() ? width() : m_down->x(),
                     m_across->isHidden() ? height() : m_across->y());
    painter.setClipRect(seen);
    paint(painter, *m_plan, seen);
}

void InputsView::paint(QPainter& painter, const InputsPlan& plan, const QRectF& seen) const
{
    const core::AttentionResults& results = attention(frame());
    for (const InputsLayout::Placed& placed : plan.layout.tables) {
        const TablePainter table{painter, results, plan.look, frame().decimals(), placed, seen};
        if (!seen.intersects(placed.cells.united(placed.title)))
            continue;
        table.cells();
        if (plan.numbers > 0)
            table.numbers(plan.numbers);
        if (placed.table.hasTokens)
            table.tokens(plan.tokens);
        table.outline();
        table.title(plan.hasTitles ? tableTitle(results, table.table) : tableName(table.table), plan.titles);
        table.frames(frame().selection.key);
        for (const auto& cell : {m_hovered, hasFocus() ? m_current : std::nullopt}) {
            if (!cell || cell->table != table.table || !cell->column || cell->row >= placed.table.rows ||
                *cell->column >= placed.table.columns)
                continue;
            paintFrame(painter, placed.cell(cell->row, *cell->column).adjusted(1, 1, -1, -1),
                       QPen(plan.look.theme.action, 1.5 * plan.look.zoom), plan.look.theme.panel);
        }
    }
}

} // namespace views
