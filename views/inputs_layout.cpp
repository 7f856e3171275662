#include "views/inputs_layout.h"

#include <algorithm>

namespace views {

namespace {

/// The first table and one past the last of a line.
struct TableLine
{
    std::size_t first;
    std::size_t end;
};

class Flow
{
public:
    Flow(const QRectF& area, const std::vector<InputsTable>& tables, const InputsMeasures& measures)
        : m_area(area), m_tables(tables), m_measures(measures)
    {
    }

    InputsLayout place() const
    {
        InputsLayout layout;
        qreal y = m_area.top();
        for (const TableLine& line : lines()) {
            if (line.first > 0)
                y += m_measures.gap * 0.6;
            y = placeLine(layout, line, y);
        }
        layout.size.setHeight(y - m_area.top());
        return layout;
    }

private:
    qreal cellWidth(std::size_t i) const { return m_measures.cellWidths[i]; }

    qreal labelWidth(std::size_t i, const TableLine& line) const
    {
        const InputsTable& table = m_tables[i];
        return table.hasTokens || (table.rowsAreTokens && i == line.first) ? m_measures.tokens : 0;
    }

    qreal width(std::size_t i, const TableLine& line) const
    {
        return labelWidth(i, line) + std::max(m_tables[i].titleWidth, cellWidth(i) * m_tables[i].columns);
    }

    qreal width(const TableLine& line) const
    {
        qreal sum = m_measures.gap * static_cast<qreal>(line.end - line.first - 1);
        for (std::size_t i = line.first; i < line.end; ++i)
            sum += width(i, line);
        return sum;
    }

    std::vector<TableLine> lines() const
    {
        const TableLine all{0, m_tables.size()};
        if (m_tables.empty() || width(all) <= m_area.width())
            return m_tables.empty() ? std::vector<TableLine>{} : std::vector{all};
        std::vector<TableLine> lines{{0, 1}};
        for (std::size_t i = 1; i < m_tables.size(); ++i) {
            const TableLine longer{lines.back().first, i + 1};
            if (m_tables[i].startsGroup || width(longer) > m_area.width())
                lines.push_back({i, i + 1});
            else
                lines.back() = longer;
        }
        return lines;
    }

    qreal placeLine(InputsLayout& layout, const TableLine& line, qreal y) const
    {
        const auto gaps = static_cast<qreal>(line.end - line.first - 1);
        const qreal spare = std::max<qreal>(0, m_area.width() - width(line));
        const qreal gap =
            gaps > 0 ? std::min(m_measures.gap + spare / gaps, m_measures.widestGap) : m_measures.gap;
        qreal x = m_area.left();
        qreal bottom = y;
        for (std::size_t i = line.first; i < line.end; ++i) {
            InputsTable table = m_tables[i];
            const qreal label = labelWidth(i, line);
            table.hasTokens = label > 0;
            const qreal top = y + m_measures.title;
            const qreal height = m_measures.cellHeight * table.rows;
            layout.tables.push_back({table,
                                     {x + label, y, width(i, line) - label, m_measures.title},
                                     {x, top, label, height},
                                     {x + label, top, cellWidth(i) * table.columns, height}});
            x += width(i, line);
            layout.size.setWidth(std::max(layout.size.width(), x - m_area.left()));
            x += gap;
            bottom = std::max(bottom, top + height);
        }
        return bottom;
    }

    const QRectF& m_area;
    const std::vector<InputsTable>& m_tables;
    const InputsMeasures& m_measures;
};

int index(qreal distance, qreal size, int count)
{
    return std::clamp(static_cast<int>(distance / size * count), 0, count - 1);
}

} // namespace

QRectF InputsLayout::Placed::cell(int row, int column) const
{
    const qreal width = cells.width() / table.columns;
    const qreal height = cells.height() / table.rows;
    return {cells.left() + column * width, cells.top() + row * height, width, height};
}

QRectF InputsLayout::Placed::row(int row) const
{
    return cell(row, 0).united(cell(row, table.columns - 1));
}

QRectF InputsLayout::Placed::token(int row) const
{
    const QRectF beside = cell(row, 0);
    return {tokens.left(), beside.top(), tokens.width(), beside.height()};
}

std::optional<InputsLayout::Place> InputsLayout::placeAt(const QPointF& point) const
{
    for (const Placed& placed : tables) {
        const QRectF& cells = placed.cells;
        if (cells.isEmpty() || point.y() < cells.top() || point.y() >= cells.bottom() ||
            point.x() < std::min(placed.tokens.left(), cells.left()) || point.x() >= cells.right())
            continue;
        Place place{placed.table.table, index(point.y() - cells.top(), cells.height(), placed.table.rows),
                    std::nullopt};
        if (point.x() >= std::max(placed.tokens.right(), cells.left()))
            place.column = index(point.x() - cells.left(), cells.width(), placed.table.columns);
        return place;
    }
    return std::nullopt;
}

bool InputsLayout::fits(const QSizeF& room) const
{
    constexpr qreal kInexact = 1e-6;
    return size.width() <= room.width() + kInexact && size.height() <= room.height() + kInexact;
}

void InputsLayout::moveBy(const QPointF& way)
{
    for (Placed& placed : tables)
        for (QRectF* part : {&placed.title, &placed.tokens, &placed.cells})
            part->translate(way);
}

void InputsLayout::keepLabelsRightOf(qreal x)
{
    for (Placed& placed : tables) {
        const qreal most = placed.cells.right() - placed.tokens.width();
        placed.title.setLeft(std::max(placed.title.left(), std::min(x + placed.tokens.width(), most)));
        if (placed.tokens.left() < x)
            placed.tokens.moveLeft(std::max(placed.tokens.left(), std::min(x, most)));
    }
}

void InputsLayout::keepTitlesBelow(qreal y)
{
    for (Placed& placed : tables)
        if (placed.title.top() < y)
            placed.title.moveTop(
                std::max(placed.title.top(), std::min(y, placed.cells.bottom() - placed.title.height())));
}

InputsLayout layoutInputs(const QRectF& area, const std::vector<InputsTable>& tables,
                          const InputsMeasures& measures)
{
    return Flow(area, tables, measures).place();
}

InputsLayout layoutInputsInSquares(const QRectF& area, const std::vector<InputsTable>& tables,
                                   InputsMeasures measures)
{
    const qreal largest = measures.cellHeight;
    const auto layoutWith = [&](qreal side) {
        measures.cellHeight = side;
        measures.cellWidths.assign(tables.size(), side);
        return layoutInputs(area, tables, measures);
    };
    constexpr qreal kSmallerBy = 0.97;
    constexpr qreal kSmallest = 0.01;
    qreal side = largest;
    InputsLayout layout = layoutWith(side);
    while (!layout.fits(area.size()) && side > kSmallest)
        layout = layoutWith(side *= kSmallerBy);
    return layout;
}

} // namespace views
