#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/inputs_view.h"
#include "views/inputs_words.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

using core::AttentionTable;

constexpr qreal kLargestNumber = 15;      // type, in pixels before zoom
constexpr qreal kSmallestWithTitles = 10; // below, titles shrink to the names
constexpr qreal kLargestWithNames = 12;
constexpr int kSmallestNumber = 8; // type, in pixels on the screen
constexpr qreal kTitle = 12;
constexpr qreal kSmallSquare = 11;           // below, labels may go too
constexpr int kMostCellsAsRectangles = 1024; // of a matrix; above, the cells are one picture

/// The widest number of a matrix as it is written; at least that of "0.5".
qreal widestNumber(const core::Matrix& matrix, const QFont& font, int decimals)
{
    constexpr core::Index kMostMeasured = 4096;
    qreal widest = numberWidth(font, QStringLiteral("0.5"));
    for (core::Index i = 0; i < std::min(matrix.size(), kMostMeasured); ++i)
        widest = std::max(widest, numberWidth(font, shortNumberText(matrix.data()[i], decimals)));
    return widest;
}

ColourScale scaleOf(const core::Matrix& matrix, const Theme& theme)
{
    double reach = 0;
    for (const double value : matrix.reshaped())
        if (std::isfinite(value))
            reach = std::max(reach, std::abs(value));
    return ColourScale::diverging(theme, -reach, reach);
}

} // namespace

/// The layout, the type of its numbers and which titles there is room for.
struct InputsView::Plan
{
    InputsLayout layout;
    qreal numbers = 0; // type; 0 where none are written
    bool hasTitles = true;
};

namespace {

/// The size of titles beside numbers of that size.
qreal titleType(qreal numbers, qreal zoom)
{
    return std::min(kTitle, std::max(numbers + 2, 10 / zoom));
}

/// Finds out what fits: numbers shrink first, then titles become names, then numbers are left out.
class Planner
{
public:
    Planner(const core::AttentionResults& results, int decimals, const Appearance& look, const QRectF& area)
        : m_results(results), m_decimals(decimals), m_look(look), m_area(area)
    {
    }

    template <typename Plan>
    Plan plan() const
    {
        const auto pixels = [this](qreal type) { return static_cast<int>(std::lround(type * m_look.zoom)); };
        for (int size = pixels(kLargestNumber); size >= pixels(kSmallestWithTitles); --size)
            if (auto layout = layoutWith(size / m_look.zoom, Titles::Long); layout.fits(m_area.size()))
                return {std::move(layout), size / m_look.zoom, true};
        for (int size = pixels(kLargestWithNames); size >= kSmallestNumber; --size)
            if (auto layout = layoutWith(size / m_look.zoom, Titles::Names); layout.fits(m_area.size()))
                return {std::move(layout), size / m_look.zoom, false};
        return {squares(), 0, false};
    }

private:
    enum class Titles { Long, Names };

    std::vector<InputsTable> tables(qreal type, Titles titles) const
    {
        const QFont font = m_look.font(titleType(type, m_look.zoom), QFont::DemiBold);
        std::vector<InputsTable> all;
        for (const AttentionTable table : inputTables(m_results)) {
            const core::Matrix& matrix = inputMatrix(m_results, table);
            const QString title = titles == Titles::Long ? tableTitle(m_results, table) : tableName(table);
            all.push_back({table, static_cast<int>(matrix.rows()), static_cast<int>(matrix.cols()),
                           table == AttentionTable::X || table == AttentionTable::Q,
                           table == AttentionTable::Q, textWidth(font, title) + 1});
        }
        return all;
    }

    InputsMeasures measures(qreal type) const
    {
        const QFont words = m_look.font(std::min(type, kTitle));
        const qreal widest = widestToken(m_results.inputs.tokens, words);
        const qreal zoom = m_look.zoom;
        InputsMeasures measures;
        measures.title = QFontMetricsF(m_look.font(titleType(type, zoom))).height() + 4 * zoom;
        measures.tokens = std::min({widest + 1, 72 * zoom, m_area.width() * 0.12}) + 6 * zoom;
        measures.gap = 14 * zoom;
        measures.widestGap = 40 * zoom;
        measures.cellHeight = std::round(type * 1.5 * zoom);
        return measures;
    }

    InputsLayout layoutWith(qreal type, Titles titles) const
    {
        const std::vector<InputsTable> all = tables(type, titles);
        InputsMeasures shared = measures(type);
        const QFont font = m_look.font(type);
        for (const InputsTable& table : all)
            shared.cellWidths.push_back(widestNumber(inputMatrix(m_results, table.table), font, m_decimals) +
                                        type * 0.7 * m_look.zoom);
        return layoutInputs(m_area, all, shared);
    }

    InputsLayout squares() const
    {
        std::vector<InputsTable> all = tables(kSmallestWithTitles, Titles::Names);
        InputsMeasures shared = measures(kSmallestWithTitles);
        InputsLayout labelled = layoutInputsInSquares(m_area, all, shared);
        if (labelled.tables.front().cell(0, 0).height() >= kSmallSquare * m_look.zoom)
            return labelled;
        for (InputsTable& table : all)
            table.hasTokens = false;
        shared.gap = 8 * m_look.zoom;
        InputsLayout bare = layoutInputsInSquares(m_area, all, shared);
        const qreal gain = bare.tables.front().cells.height() / labelled.tables.front().cells.height();
        const bool areLabelsReadable = labelled.tables.front().cell(0, 0).height() >= kSmallestNumber;
        return areLabelsReadable && gain < 1.2 ? labelled : bare;
    }

    const core::AttentionResults& m_results;
    int m_decimals;
    const Appearance& m_look;
    QRectF m_area;
};

/// One paint of a matrix.
struct TablePainter
{
    QPainter& p;
    const core::AttentionResults& results;
    const Appearance& look;
    int decimals;
    const InputsLayout::Placed& placed;
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
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(tableColour(look.theme, table), 2 * look.zoom));
        p.drawRoundedRect(placed.row(static_cast<int>(row)), 2, 2);
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

InputsView::Plan InputsView::planIn(const QRectF& area) const
{
    constexpr qreal kFrame = 1.5; // of a framed row, outside its cells
    const qreal margin = kFrame * appearance().zoom;
    const QRectF inside = area.adjusted(0, 0, -margin, -margin);
    return Planner(attention(frame()), frame().decimals(), appearance(), inside).plan<Plan>();
}

InputsLayout InputsView::layoutIn(const QRectF& area) const
{
    return planIn(area).layout;
}

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
    const Plan plan = planIn(area);
    const core::AttentionResults& results = attention(frame());
    for (const InputsLayout::Placed& placed : plan.layout.tables) {
        const TablePainter table{painter, results, appearance(), frame().decimals(), placed};
        const qreal words = plan.numbers > 0 ? plan.numbers : kSmallestWithTitles;
        table.title(plan.hasTitles ? tableTitle(results, table.table) : tableName(table.table),
                    titleType(words, appearance().zoom));
        table.cells();
        if (plan.numbers > 0)
            table.numbers(plan.numbers);
        if (placed.table.hasTokens)
            table.tokens(std::min(words, kTitle));
        table.outline();
        table.frames(frame().selection.key);
        if (!m_hovered || m_hovered->table != table.table || !m_hovered->column ||
            m_hovered->row >= placed.table.rows || *m_hovered->column >= placed.table.columns)
            continue;
        painter.setPen(QPen(appearance().theme.action, 1.5 * appearance().zoom));
        painter.drawRect(placed.cell(m_hovered->row, *m_hovered->column).adjusted(1, 1, -1, -1));
    }
}

} // namespace views
