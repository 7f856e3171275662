#include "core/quantity.h"

#include "core/number_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace core {

namespace {

using Row = std::vector<std::string>;
using Rows = std::vector<Row>;

std::string numberText(double value, std::optional<int> decimals)
{
    return decimals ? fixedText(value, *decimals) : exactText(value);
}

/// Whole, and small enough that a double holds it exactly.
bool isWhole(double value)
{
    return std::abs(value) <= 0x1p53 && value == std::floor(value);
}

std::string fieldText(double value, std::optional<int> decimals)
{
    return isWhole(value) ? exactText(value) : numberText(value, decimals);
}

/// Every value as a table of cells: a number is one cell, a list one column, a field of a record one row.
Rows cells(const Quantity& value, std::optional<int> decimals)
{
    Rows rows;
    if (const auto* number = std::get_if<double>(&value))
        rows.push_back({numberText(*number, decimals)});
    if (const auto* words = std::get_if<std::vector<std::string>>(&value))
        for (const std::string& word : *words)
            rows.push_back({word});
    if (const auto* record = std::get_if<Record>(&value))
        for (const Field& field : *record)
            rows.push_back({field.name, fieldText(field.value, decimals)});
    if (const auto* matrix = std::get_if<Matrix>(&value))
        for (const auto& numbers : matrix->rowwise()) {
            Row& row = rows.emplace_back();
            for (const double number : numbers)
                row.push_back(numberText(number, decimals));
        }
    return rows;
}

std::string joined(const Row& row, std::string_view separator)
{
    std::string line;
    for (const std::string& cell : row)
        line += (&cell == row.data() ? "" : std::string(separator)) + cell;
    return line;
}

std::string linedUp(const Rows& rows)
{
    std::size_t width = 0;
    for (const Row& row : rows)
        if (row.size() > 1)
            for (const std::string& cell : row)
                width = std::max(width, cell.size());
    std::string text;
    for (Row row : rows) {
        for (std::string& cell : row)
            cell.insert(0, width > cell.size() ? width - cell.size() : 0, ' ');
        text += joined(row, "  ") + "\n";
    }
    return text;
}

std::string csvCell(const std::string& cell)
{
    if (cell.find_first_of(",\"\r\n") == std::string::npos)
        return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::string csv(Rows rows)
{
    std::string text;
    for (Row& row : rows) {
        std::ranges::transform(row, row.begin(), csvCell);
        text += joined(row, ",") + "\n";
    }
    return text;
}

std::string texCell(const std::string& cell)
{
    if (cell == "-inf" || cell == "inf")
        return cell == "inf" ? "$\\infty$" : "$-\\infty$";
    if (parseNumber(cell))
        return cell.front() == '-' ? "$" + cell + "$" : cell;
    std::string escaped;
    for (const char c : cell)
        switch (c) {
        case '\\':
            escaped += "\\textbackslash{}";
            break;
        case '~':
            escaped += "\\textasciitilde{}";
            break;
        case '^':
            escaped += "\\textasciicircum{}";
            break;
        case '<':
            escaped += "\\textless{}";
            break;
        case '>':
            escaped += "\\textgreater{}";
            break;
        default:
            escaped += std::string_view("&%$#_{}").find(c) == std::string_view::npos ? std::string(1, c)
                                                                                     : std::string("\\") + c;
        }
    return escaped;
}

std::string tex(Rows rows, bool numbers)
{
    const std::size_t columns = rows.empty() ? 0 : rows.front().size();
    std::string text =
        "\\begin{tabular}{" + std::string(std::max<std::size_t>(columns, 1), numbers ? 'r' : 'l') + "}\n";
    for (Row& row : rows) {
        std::ranges::transform(row, row.begin(), texCell);
        text += "  " + joined(row, " & ") + " \\\\\n";
    }
    return text + "\\end{tabular}\n";
}

nlohmann::json jsonNumber(double value, std::optional<int> decimals)
{
    if (!std::isfinite(value))
        return exactText(value);
    return decimals ? nlohmann::json::parse(fixedText(value, *decimals)) : nlohmann::json(value + 0.0);
}

/// Fields in their order, a whole number without ".0".
nlohmann::ordered_json jsonObject(const Record& record, std::optional<int> decimals)
{
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (const Field& field : record)
        object[field.name] = isWhole(field.value)
                                 ? nlohmann::ordered_json(static_cast<std::int64_t>(field.value))
                                 : nlohmann::ordered_json(jsonNumber(field.value, decimals));
    return object;
}

nlohmann::ordered_json json(const Quantity& value, std::optional<int> decimals)
{
    if (const auto* number = std::get_if<double>(&value))
        return jsonNumber(*number, decimals);
    if (const auto* words = std::get_if<std::vector<std::string>>(&value))
        return *words;
    if (const auto* record = std::get_if<Record>(&value))
        return jsonObject(*record, decimals);
    nlohmann::json rows = nlohmann::json::array();
    for (const auto& numbers : std::get<Matrix>(value).rowwise()) {
        nlohmann::json row = nlohmann::json::array();
        for (const double number : numbers)
            row.push_back(jsonNumber(number, decimals));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

std::optional<TextFormat> textFormatNamed(std::string_view name)
{
    if (name == "text")
        return TextFormat::Text;
    if (name == "json")
        return TextFormat::Json;
    if (name == "csv")
        return TextFormat::Csv;
    if (name == "tex")
        return TextFormat::Tex;
    return std::nullopt;
}

std::string write(const Quantity& value, TextFormat format, std::optional<int> decimals, int usualDecimals)
{
    const bool words = std::holds_alternative<std::vector<std::string>>(value);
    switch (format) {
    case TextFormat::Text:
        return linedUp(cells(value, decimals.value_or(usualDecimals)));
    case TextFormat::Json:
        return json(value, decimals).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    case TextFormat::Csv:
        return csv(cells(value, decimals));
    case TextFormat::Tex:
        return tex(cells(value, decimals.value_or(usualDecimals)), !words);
    }
    return {};
}

std::string tabSeparated(const Quantity& value)
{
    std::string text;
    for (const Row& row : cells(value, std::nullopt))
        text += joined(row, "\t") + "\n";
    return text;
}

} // namespace core
