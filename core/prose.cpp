#include "core/prose.h"

#include "core/errors.h"

#include <algorithm>
#include <limits>

namespace core {

namespace {

const std::string kNoResult = "—";

/// As the placeholder's ending asks; without one a whole number as it is and any other rounded by the reader.
void appendNumber(Pieces& pieces, double value, Role role, std::string_view ending)
{
    constexpr double kPercent = 100;
    if (ending == "%") {
        pieces.push_back({fixedText(value * kPercent, 1), {}, role});
        pieces.push_back({" %", {}, Role::Plain});
    } else if (!ending.empty()) {
        pieces.push_back({fixedText(value, ending[1] - '0'), {}, role});
    } else if (isWhole(value)) {
        pieces.push_back({groupedText(static_cast<std::int64_t>(value)), {}, role});
    } else {
        pieces.push_back({{}, value, role});
    }
}

/// A number of a matrix, whose whole numbers have decimals too.
void appendCell(Pieces& pieces, double value, Role role, std::string_view ending)
{
    ending.empty() ? pieces.push_back({{}, value, role}) : appendNumber(pieces, value, role, ending);
}

struct Reader
{
    const Results& results;
    std::optional<Index> key;

    [[noreturn]] void fail(std::string_view placeholder) const
    {
        throw LoadError(CORE_WORDS("placeholder {%1} names no result of this lesson"), placeholder);
    }

    Quantity value(std::string_view name, std::string_view placeholder) const
    {
        if (const auto found = namedValue(results, name))
            return *found;
        fail(placeholder);
    }

    /// Nothing where the row has no best key.
    std::optional<Index> index(std::string_view word, std::string_view placeholder) const
    {
        if (const auto number = parseWholeNumber(word))
            return *number;
        if (word == "key" && key)
            return *key;
        const std::string_view name = word == "key" ? "best" : word;
        const auto found = namedValue(results, name);
        const auto names = valueNames(results);
        if (!found && std::ranges::find(names, name) != names.end())
            return std::nullopt;
        const auto* number = found ? std::get_if<double>(&*found) : nullptr;
        return number ? static_cast<Index>(*number) : (fail(placeholder), 0);
    }

    bool isHidden(std::string_view name, Index row, Index column) const
    {
        if (name != "scores" && name != "scaled" && name != "masked" && name != "weights")
            return false;
        const Quantity masked = value("masked", name);
        return std::get<Matrix>(masked)(row, column) == -std::numeric_limits<double>::infinity();
    }

    void appendRow(Pieces& pieces, std::string_view name, const Matrix& matrix, Index row, Role role,
                   std::string_view ending) const
    {
        std::vector<double> shown;
        for (Index column = 0; column < matrix.cols(); ++column)
            if (!isHidden(name, row, column))
                shown.push_back(matrix(row, column));
        for (std::size_t i = 0; i < shown.size(); ++i) {
            if (i > 0)
                pieces.push_back({i + 1 == shown.size() ? " and " : ", ", {}, Role::Plain});
            appendCell(pieces, shown[i], role, ending);
        }
    }

    void appendPlace(Pieces& pieces, std::string_view placeholder, std::string_view ending) const;
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

/// "%", ":1" or nothing at a placeholder's end.
std::string_view endingOf(std::string_view placeholder)
{
    const auto size = placeholder.size();
    if (placeholder.ends_with('%'))
        return placeholder.substr(size - 1);
    const bool hasDecimals = size > 2 && placeholder[size - 2] == ':' && placeholder[size - 1] >= '0' &&
                             placeholder[size - 1] <= '0' + kMaxDecimals;
    return placeholder.substr(hasDecimals ? size - 2 : size);
}

/// "name[row]" or "name[row,column]"; "name[field]" of a record.
void Reader::appendPlace(Pieces& pieces, std::string_view placeholder, std::string_view ending) const
{
    const auto open = placeholder.find('[');
    if (!placeholder.ends_with(']'))
        fail(placeholder);
    const std::string_view name = placeholder.substr(0, open);
    const std::string_view inside = placeholder.substr(open + 1, placeholder.size() - open - 2);
    const auto comma = inside.find(',');
    const std::string_view first = inside.substr(0, comma);
    const Role role = roleOf(name, first);
    const Quantity found = value(name, placeholder);
    const auto* list = std::get_if<std::vector<std::string>>(&found);
    const auto* matrix = std::get_if<Matrix>(&found);
    if (const auto* record = std::get_if<Record>(&found)) {
        const auto field = std::ranges::find(*record, inside, &Field::name);
        if (field == record->end())
            fail(placeholder);
        return appendNumber(pieces, field->value, role, ending);
    }
    if (!list && !matrix)
        fail(placeholder);
    const auto place = [&](std::string_view word, Index size) {
        const auto at = index(word, placeholder);
        return !at || (*at >= 0 && *at < size) ? at : (fail(placeholder), at);
    };
    const auto row = place(first, list ? static_cast<Index>(list->size()) : matrix->rows());
    const bool wantsNumber = matrix && comma != std::string_view::npos;
    const auto column = wantsNumber ? place(inside.substr(comma + 1), matrix->cols()) : Index{0};
    if (!row || !column)
        pieces.push_back({kNoResult, {}, role});
    else if (list)
        pieces.push_back({(*list)[static_cast<std::size_t>(*row)], {}, role});
    else if (wantsNumber)
        appendCell(pieces, (*matrix)(*row, *column), role, ending);
    else
        appendRow(pieces, name, *matrix, *row, role, ending);
}

void Reader::append(Pieces& pieces, std::string_view placeholder) const
{
    const std::string_view ending = endingOf(placeholder);
    placeholder.remove_suffix(ending.size());
    if (placeholder.find('[') != std::string_view::npos)
        return appendPlace(pieces, placeholder, ending);
    if (const auto found = namedValue(results, placeholder))
        if (const auto* number = std::get_if<double>(&*found))
            return appendNumber(pieces, *number, roleOf(placeholder, {}), ending);
    const auto whole = index(placeholder, placeholder); // a position: never rounded
    pieces.push_back({whole ? std::to_string(*whole) : kNoResult, {}, roleOf(placeholder, {})});
}

/// Plain words and, for each placeholder among them, what `append` adds.
template <typename Append>
Pieces read(const std::string& prose, const Append& append)
{
    Pieces pieces;
    std::size_t from = 0;
    for (auto open = prose.find('{'); open != std::string::npos; open = prose.find('{', from)) {
        const auto close = prose.find('}', open);
        if (close == std::string::npos)
            break;
        pieces.push_back({prose.substr(from, open - from), {}, Role::Plain});
        append(pieces, std::string_view(prose).substr(open + 1, close - open - 1));
        from = close + 1;
    }
    pieces.push_back({prose.substr(from), {}, Role::Plain});
    return pieces;
}

} // namespace

Pieces filledProse(const std::string& prose, const Results& results, std::optional<Index> key)
{
    const Reader reader{results, key};
    return read(prose, [&](Pieces& pieces, std::string_view placeholder) {
        try {
            reader.append(pieces, placeholder);
        } catch (const LoadError&) { // right at the lesson's start, but not for the position chosen since
            pieces.push_back({kNoResult, {}, Role::Result});
        }
    });
}

std::optional<double> numberAt(const std::string& place, const Results& results)
{
    for (const Piece& piece : filledProse("{" + place + "}", results, std::nullopt)) {
        if (piece.number)
            return piece.number;
        std::string digits = piece.text; // a whole number, its thousands apart
        std::erase(digits, ',');
        if (const auto number = parseNumber(digits))
            return number;
    }
    return std::nullopt;
}

void checkProse(const std::string& prose, const Results& results, std::optional<Index> key)
{
    const Reader reader{results, key};
    const Pieces pieces =
        read(prose, [&](Pieces& all, std::string_view placeholder) { reader.append(all, placeholder); });
    if (pieces.back().text.find('{') != std::string::npos)
        throw LoadError(CORE_WORDS("a \"{\" in the text has no \"}\""));
}

} // namespace core
