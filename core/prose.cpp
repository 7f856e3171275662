#include "core/prose.h"

#include "core/errors.h"

#include <cmath>

namespace core {

namespace {

struct Reader
{
    const Results& results;
    std::optional<Index> key;

    [[noreturn]] void fail(std::string_view placeholder) const
    {
        throw LoadError("placeholder {" + std::string(placeholder) + "} names no result of this lesson");
    }

    Quantity value(std::string_view name, std::string_view placeholder) const
    {
        if (const auto found = namedValue(results, name))
            return *found;
        fail(placeholder);
    }

    Index index(std::string_view word, std::string_view placeholder) const
    {
        if (const auto number = parseWholeNumber(word))
            return *number;
        if (word == "key" && key)
            return *key;
        const Quantity found = value(word == "key" ? "best" : word, placeholder);
        const auto* number = std::get_if<double>(&found);
        return number ? static_cast<Index>(*number) : (fail(placeholder), 0);
    }

    bool isHidden(const Matrix& matrix, Index row, Index column) const
    {
        const auto masked = namedValue(results, "masked");
        const auto* hidden = masked ? std::get_if<Matrix>(&*masked) : nullptr;
        return hidden && hidden->rows() == matrix.rows() && hidden->cols() == matrix.cols() &&
               std::isinf((*hidden)(row, column));
    }

    void appendRow(Pieces& pieces, const Matrix& matrix, Index row, Role role) const
    {
        std::vector<double> shown;
        for (Index column = 0; column < matrix.cols(); ++column)
            if (!isHidden(matrix, row, column))
                shown.push_back(matrix(row, column));
        for (std::size_t i = 0; i < shown.size(); ++i) {
            if (i > 0)
                pieces.push_back({i + 1 == shown.size() ? " and " : ", ", {}, Role::Plain, false});
            pieces.push_back({{}, shown[i], role, false});
        }
    }

    void append(Pieces& pieces, std::string_view placeholder) const;
};

Role roleOf(std::string_view name, std::string_view first)
{
    if (name == "query" || name == "q" || (name == "tokens" && first == "query"))
        return Role::Query;
    if (name == "best" || name == "key" || name == "k" || name == "tokens")
        return Role::Key;
    return name == "v" ? Role::Value : Role::Result;
}

void Reader::append(Pieces& pieces, std::string_view placeholder) const
{
    const auto open = placeholder.find('[');
    const std::string_view name = placeholder.substr(0, open);
    if (open == std::string_view::npos) { // a count or a position: whole, so never rounded
        pieces.push_back({std::to_string(index(name, placeholder)), {}, roleOf(name, {}), false});
        return;
    }
    if (!placeholder.ends_with(']'))
        fail(placeholder);
    const std::string_view inside = placeholder.substr(open + 1, placeholder.size() - open - 2);
    const auto comma = inside.find(',');
    const std::string_view first = inside.substr(0, comma);
    const Quantity found = value(name, placeholder);
    const Index row = index(first, placeholder);
    const Role role = roleOf(name, first);
    if (const auto* list = std::get_if<std::vector<std::string>>(&found)) {
        if (row < 0 || row >= static_cast<Index>(list->size()))
            fail(placeholder);
        pieces.push_back({(*list)[static_cast<std::size_t>(row)], {}, role, false});
        return;
    }
    const auto* matrix = std::get_if<Matrix>(&found);
    if (!matrix || row < 0 || row >= matrix->rows())
        fail(placeholder);
    if (comma == std::string_view::npos)
        return appendRow(pieces, *matrix, row, role);
    const Index column = index(inside.substr(comma + 1), placeholder);
    if (column < 0 || column >= matrix->cols())
        fail(placeholder);
    pieces.push_back({{}, (*matrix)(row, column), role, false});
}

} // namespace

Pieces filledProse(const std::string& prose, const Results& results, std::optional<Index> key)
{
    const Reader reader{results, key};
    Pieces pieces;
    std::size_t from = 0;
    for (auto open = prose.find('{'); open != std::string::npos; open = prose.find('{', from)) {
        const auto close = prose.find('}', open);
        if (close == std::string::npos)
            throw LoadError("a \"{\" in the text has no \"}\"");
        pieces.push_back({prose.substr(from, open - from), {}, Role::Plain, false});
        reader.append(pieces, std::string_view(prose).substr(open + 1, close - open - 1));
        from = close + 1;
    }
    pieces.push_back({prose.substr(from), {}, Role::Plain, false});
    return pieces;
}

} // namespace core
