#include "core/table_text.h"

#include "core/cell_number.h"
#include "core/errors.h"
#include "core/number_text.h"
#include "core/text_cells.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace core {

namespace {

Sentence cellsText(std::size_t count)
{
    if (count == 1)
        return Sentence(CORE_WORDS("1 cell"));
    return Sentence(CORE_WORDS("%1 cells"), {groupedText(static_cast<Index>(count))});
}

void checkRectangular(const std::vector<TextRow>& rows)
{
    const std::size_t width = rows.front().size();
    const Sentence expected(CORE_WORDS(", expected %1 as in line %2"),
                            {cellsText(width), std::to_string(rows.front().front().line)});
    for (const TextRow& row : rows) {
        const bool isEmpty = row.size() == 1 && row.front().text.empty();
        if (isEmpty && width > 1)
            throw LoadError(CORE_WORDS("%1the line is empty%2"), placeText(row.front().line, 1), expected);
        if (row.size() < width)
            throw LoadError(CORE_WORDS("%1the line ends after %2%3"),
                            placeText(row.back().line, row.back().column + 1), cellsText(row.size()),
                            expected);
        if (row.size() > width)
            throw LoadError(CORE_WORDS("%1found %2 in another cell%3"),
                            placeText(row[width].line, row[width].column), foundText(row[width].text),
                            expected);
    }
}

std::string labelIn(const TextCell& cell)
{
    if (cell.text.empty())
        throw LoadError(CORE_WORDS("%1the cell is empty, expected a label"),
                        placeText(cell.line, cell.column));
    return cell.text;
}

/// The rows of a text with what is label and what is number told apart.
class LabelledRows
{
public:
    explicit LabelledRows(std::vector<TextRow> rows) : m_rows(std::move(rows))
    {
        if (m_rows.empty())
            throw LoadError(CORE_WORDS("%1the text is empty, expected rows of numbers"), placeText(1, 1));
        checkRectangular(m_rows);
        m_top = m_rows.size() > 1 && std::ranges::none_of(m_rows.front(), isLikeNumber) ? 1 : 0;
        const auto hasLabel = [](const TextRow& row) { return !isLikeNumber(row.front()); };
        m_left = width() > 1 && std::ranges::all_of(m_rows.begin() + m_top, m_rows.end(), hasLabel) ? 1 : 0;
        checkSize();
    }

    TextTable table(DecimalSign sign) const
    {
        TextTable table;
        for (auto row = m_rows.begin() + m_top; m_left > 0 && row != m_rows.end(); ++row)
            table.rowLabels.push_back(labelIn(row->front()));
        for (auto column = m_left; m_top > 0 && column < width(); ++column)
            table.columnLabels.push_back(labelIn(m_rows.front()[static_cast<std::size_t>(column)]));
        table.numbers.resize(height() - m_top, width() - m_left);
        for (Index row = 0; row < table.numbers.rows(); ++row)
            for (Index column = 0; column < table.numbers.cols(); ++column)
                table.numbers(row, column) = numberIn(cell(row + m_top, column + m_left), sign);
        return table;
    }

private:
    Index height() const { return static_cast<Index>(m_rows.size()); }
    Index width() const { return static_cast<Index>(m_rows.front().size()); }

    const TextCell& cell(Index row, Index column) const
    {
        return m_rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    void checkSize() const
    {
        const std::string most = groupedText(kMaxTableSide);
        if (height() - m_top > kMaxTableSide)
            throw LoadError(CORE_WORDS("%1found more than %2 rows, expected at most so many"),
                            placeText(cell(kMaxTableSide + m_top, 0).line, 1), most);
        if (width() - m_left > kMaxTableSide)
            throw LoadError(CORE_WORDS("%1found more than %2 columns, expected at most so many"),
                            placeText(m_rows.front().front().line, kMaxTableSide + m_left + 1), most);
    }

    std::vector<TextRow> m_rows;
    std::ptrdiff_t m_top = 0; // rows and columns of labels
    std::ptrdiff_t m_left = 0;
};

using CellTest = bool (*)(const TextCell&);

const TextCell* firstCell(const std::vector<TextRow>& rows, CellTest isMeant)
{
    for (const TextRow& row : rows)
        if (const auto found = std::ranges::find_if(row, isMeant); found != row.end())
            return &*found;
    return nullptr;
}

bool isQuotedDecimalComma(const TextCell& cell)
{
    return cell.isQuoted && isDecimalComma(cell);
}

/// The sign between cells where the comma is the decimal sign.
std::optional<char> separatorBesideComma(std::string_view text)
{
    const auto separator = separatorIn(text);
    if (separator != ',')
        return separator;
    return firstCell(splitCells(text, ','), isQuotedDecimalComma) ? separator : std::nullopt;
}

/// The two cells that commas make of "1,5" as one again; nothing where they cannot be one number.
std::optional<std::string> joined(const TextRow& row)
{
    if (row.size() != 2 || row[0].isQuoted || row[1].isQuoted || row[1].followsBlank)
        return std::nullopt;
    const TextCell whole{row[0].text + "," + row[1].text};
    return isDecimalComma(whole) ? std::optional(whole.text) : std::nullopt;
}

/// A number with a comma where each comma outside quotes can be in one.
std::optional<std::string> decimalCommaAmong(const std::vector<TextRow>& rows)
{
    std::optional<std::string> found;
    for (const TextRow& row : rows) {
        const auto number = joined(row);
        if (row.size() > 1 && !number)
            return std::nullopt;
        if (number && !found)
            found = number;
    }
    return found;
}

/// What has to be asked about; nothing where the point alone can be the decimal sign.
std::optional<std::string> decimalCommaIn(std::string_view text)
{
    const auto separator = separatorIn(text);
    const std::vector<TextRow> rows = splitCells(text, separator);
    if (const TextCell* cell = firstCell(rows, isDecimalComma))
        return cell->text;
    return separator == ',' ? decimalCommaAmong(rows) : std::nullopt;
}

TextTable readAs(std::string_view text, DecimalSign sign)
{
    const auto separator = sign == DecimalSign::Comma ? separatorBesideComma(text) : separatorIn(text);
    return LabelledRows(splitCells(text, separator)).table(sign);
}

} // namespace

TableReading readTable(std::string_view text, DecimalSign sign)
{
    if (sign != DecimalSign::Unknown)
        return readAs(text, sign);
    if (auto cell = decimalCommaIn(text))
        return DecimalSignNeeded{std::move(*cell)};
    return readAs(text, DecimalSign::Point);
}

std::vector<RowSum> rowsNotSummingToOne(const Matrix& weights)
{
    constexpr double kTolerance = 1e-6;
    std::vector<RowSum> rows;
    for (Index row = 0; row < weights.rows(); ++row) {
        const RowSum sum{row, weights.row(row).sum(), weights.cols() > 0 ? weights.row(row).minCoeff() : 0};
        if (!(std::abs(sum.sum - 1) <= kTolerance) || sum.least < 0)
            rows.push_back(sum);
    }
    return rows;
}

} // namespace core
