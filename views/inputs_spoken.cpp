#include "views/attention_frame.h"
#include "views/inputs_view.h"
#include "views/inputs_words.h"
#include "views/spoken_number.h"
#include "views/token_text.h"

namespace views {

int InputsView::spokenNumbers() const
{
    core::Index count = 0;
    for (const core::AttentionTable table : inputTables(attention(frame())))
        count += inputMatrix(attention(frame()), table).size();
    return static_cast<int>(count);
}

/// Numbers are read row by row and matrix by matrix.
std::optional<InputsLayout::Place> InputsView::cellOf(int spoken) const
{
    core::Index left = spoken;
    for (const core::AttentionTable table : inputTables(attention(frame()))) {
        const core::Matrix& matrix = inputMatrix(attention(frame()), table);
        if (left < matrix.size())
            return InputsLayout::Place{table, static_cast<int>(left / matrix.cols()),
                                       static_cast<int>(left % matrix.cols())};
        left -= matrix.size();
    }
    return std::nullopt;
}

SpokenNumber InputsView::spokenNumber(int index) const
{
    const auto cell = cellOf(index);
    if (!cell)
        return {};
    const core::AttentionResults& results = attention(frame());
    const bool isOfToken = cell->table != core::AttentionTable::WQ &&
                           cell->table != core::AttentionTable::WK && cell->table != core::AttentionTable::WV;
    const QString row = isOfToken ? tr("%1, %2").arg(cell->row).arg(spokenToken(
                                        results.inputs.tokens[static_cast<std::size_t>(cell->row)]))
                                  : QString::number(cell->row);
    SpokenNumber number;
    number.name =
        tr("%1, row %2, column %3").arg(tableName(cell->table), row, QString::number(*cell->column));
    number.number = inputMatrix(results, cell->table)(cell->row, *cell->column);
    number.value = numberText(number.number, frame().decimals());
    number.minimum = -kLargestSpoken;
    number.maximum = kLargestSpoken;
    number.settable = true;
    if (const InputsLayout::Placed* placed = m_plan ? m_plan->placed(cell->table) : nullptr)
        number.place = placed->cell(cell->row, *cell->column);
    return number;
}

void InputsView::setSpokenNumber(int index, double number)
{
    if (const auto cell = cellOf(index))
        enter(*cell, number);
}

} // namespace views
