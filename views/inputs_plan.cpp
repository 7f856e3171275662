#include "views/inputs_plan.h"

#include "views/attention_frame.h"
#include "views/inputs_words.h"
#include "views/room.h"
#include "views/text_width.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

using core::AttentionTable;

constexpr qreal kLargestNumber = 15;      // type, in pixels before zoom
constexpr qreal kSmallestWithTitles = 10; // below, titles shrink to the names
constexpr qreal kLargestWithNames = 12;
constexpr qreal kLegible = 10; // where there is a choice
constexpr qreal kTitle = 12;
constexpr qreal kSmallSquare = 11;   // below, labels may go too
constexpr qreal kHighestStrip = 160; // higher ones scroll
constexpr qreal kRowFrame = 1.5;     // of a framed row, outside its cells

/// The number of a matrix that is the widest as it is written; at least "0.5".
QString widestNumber(const core::Matrix& matrix, const QFont& font, int decimals)
{
    constexpr core::Index kMostMeasured = 4096;
    QString widest = QStringLiteral("0.5");
    qreal width = numberWidth(font, widest);
    for (core::Index i = 0; i < std::min(matrix.size(), kMostMeasured); ++i) {
        const QString text = shortNumberText(matrix.data()[i], decimals);
        if (const qreal own = numberWidth(font, text); own > width) {
            width = own;
            widest = text;
        }
    }
    return widest;
}

/// The size of titles beside numbers of that size.
qreal titleType(qreal numbers, qreal zoom)
{
    return std::min(kTitle, std::max(numbers + 2, 10 / zoom));
}

class Planner
{
public:
    Planner(const core::AttentionResults& results, int decimals, const Appearance& look, const QRectF& area)
        : m_results(results), m_look(look), m_area(area)
    {
        for (const AttentionTable table :
             inputTables(results)) // once: all sizes of type have the same widest
            m_widest.push_back(
                widestNumber(inputMatrix(results, table), look.font(kLargestNumber), decimals));
    }

    InputsPlan plan() const
    {
        const auto pixels = [this](qreal type) { return static_cast<int>(std::lround(type * m_look.zoom)); };
        for (int size = pixels(kLargestNumber); size >= pixels(kSmallestWithTitles); --size)
            if (auto layout = layoutWith(size / m_look.zoom, Titles::Long); layout.fits(m_area.size()))
                return planOf(std::move(layout), size / m_look.zoom, true);
        for (int size = pixels(kLargestWithNames); size >= pixels(kSmallestNumber); --size)
            if (auto layout = layoutWith(size / m_look.zoom, Titles::Names); layout.fits(m_area.size()))
                return planOf(std::move(layout), size / m_look.zoom, false);
        InputsPlan plan = planOf(squares(), kSmallestWithTitles, false);
        plan.numbers = 0;
        return plan;
    }

    InputsPlan planBeyond() const { return planOf(layoutWith(kLegible, Titles::Names), kLegible, false); }

    /// Of the lowest layout with numbers of that type, however high it is.
    QSizeF sizeWithNumbers(qreal type) const { return layoutWith(type, Titles::Names).size; }

private:
    enum class Titles { Long, Names };

    InputsPlan planOf(InputsLayout layout, qreal type, bool hasTitles) const
    {
        return {std::move(layout),      m_look,   type, titleType(type, m_look.zoom),
                std::min(type, kTitle), hasTitles};
    }

    std::vector<InputsTable> tables(qreal type, Titles titles) const
    {
        const QFont font = m_look.font(titleType(type, m_look.zoom), QFont::DemiBold);
        std::vector<InputsTable> all;
        for (const AttentionTable table : inputTables(m_results)) {
            const core::Matrix& matrix = inputMatrix(m_results, table);
            const QString title = titles == Titles::Long ? tableTitle(m_results, table) : tableName(table);
            all.push_back({table, static_cast<int>(matrix.rows()), static_cast<int>(matrix.cols()),
                           table == AttentionTable::X || table == AttentionTable::Q,
                           table >= AttentionTable::Q, table == AttentionTable::Q,
                           textWidth(font, title) + 1});
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
        for (const QString& widest : m_widest)
            shared.cellWidths.push_back(numberWidth(font, widest) + type * 0.7 * m_look.zoom);
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
            table.hasTokens = table.rowsAreTokens = false;
        shared.gap = 8 * m_look.zoom;
        InputsLayout bare = layoutInputsInSquares(m_area, all, shared);
        const qreal gain = bare.tables.front().cells.height() / labelled.tables.front().cells.height();
        const bool areLabelsReadable = labelled.tables.front().cell(0, 0).height() >= kSmallestNumber;
        return areLabelsReadable && gain < 1.2 ? labelled : bare;
    }

    const core::AttentionResults& m_results;
    const Appearance& m_look;
    QRectF m_area;
    std::vector<QString> m_widest; // number of each table
};

} // namespace

const InputsLayout::Placed* InputsPlan::placed(AttentionTable table) const
{
    for (const InputsLayout::Placed& each : layout.tables)
        if (each.table.table == table)
            return &each;
    return nullptr;
}

QFont InputsPlan::editorFont() const
{
    constexpr qreal kWithoutNumbers = 13;
    return look.font(numbers > 0 ? numbers : kWithoutNumbers);
}

InputsPlan planInputs(const core::AttentionResults& results, int decimals, const Appearance& appearance,
                      const QRectF& area)
{
    constexpr Room kRoom{{0.1, 0.1}, {600, 180}}; // what does not fit shrinks in steps of its own
    const Appearance look = lookFor(appearance, area.size(), kRoom);
    const qreal margin = kRowFrame * look.zoom;
    return Planner(results, decimals, look, area.adjusted(0, 0, -margin, -margin)).plan();
}

InputsPlan planBeyond(const core::AttentionResults& results, int decimals, const Appearance& look,
                      const QRectF& area)
{
    return Planner(results, decimals, look, area).planBeyond();
}

std::optional<qreal> heightWithNumbers(const core::AttentionResults& results, int decimals,
                                       const Appearance& look, qreal width)
{
    const qreal margin = kRowFrame * look.zoom;
    const qreal highest = kHighestStrip * look.zoom;
    if (static_cast<qreal>(results.inputs.tokens.size()) * kSmallestNumber > highest)
        return std::nullopt;
    const Planner planner(results, decimals, look, {0, 0, width - margin, highest});
    for (const qreal type : {kLegible, kSmallestNumber})
        if (const QSizeF size = planner.sizeWithNumbers(type);
            size.width() <= width - margin && size.height() + margin <= highest)
            return size.height() + margin + 1;
    return std::nullopt;
}

} // namespace views
