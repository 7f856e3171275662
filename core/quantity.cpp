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
    return decimals ? nonzeroText(value, *decimals) : exactText(value);
}

/// A number by itself or in a record.
std::string singleText(double value, std::optional<int> decimals)
{
    return isWhole(value) ? exactText(value) : numberText(value, decimals);
}

/// Every value as a table of cells: a number is one cell, a list one column, a field of a record one row.
Rows cells(const Quantity& value, std::optional<int> decimals)
{
    Rows rows;
    if (const auto* number = std::get_if<double>(&value))
        rows.push_back({singleText(*number, decimals)});
    if (const auto* words = std::get_if<std::vector<std::string>>(&value))
        for (const std::string& word : *words)
            rows.push_back({word});
    if (const auto* record = std::get_if<Record>(&value))
        for (const Field& field : *record)
            rows.push_back({field.name, singleText(field.value, decimals)});
    if (const auto* ranking = std::get_if<Ranking>(&value))
        for (const Field& place : ranking->places)
            rows.push_back({place.name, numberText(place.value, decimals)});
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

std::string texNumber(const std::string& cell)
{
    if (cell == "-inf" || cell == "inf")
        return cell == "inf" ? "$\\infty$" : "$-\\infty$";
    return cell.front() == '-' ? "$" + cell + "$" : cell;
}

/// Escaped; signs that would be read as options of the end of the row before are in braces.
std::string texWord(const std::string& cell)
{
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
        case '[':
        case '*':
            escaped += std::string("{") + c + "}";
            break;
        default:
            escaped += std::string_view("&%$#_{}").find(c) == std::string_view::npos ? std::string(1, c)
                                                                                     : std::string("\\") + c;
        }
    return escaped;
}

/// The first so many columns are words, the rest numbers.
std::string tex(Rows rows, std::size_t wordColumns)
{
    const std::size_t columns = rows.empty() ? 1 : std::max<std::size_t>(rows.front().size(), 1);
    const std::size_t words = std::min(wordColumns, columns);
    std::string text =
        "\\begin{tabular}{" + std::string(words, 'l') + std::string(columns - words, 'r') + "}\n";
    for (Row& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = i < words ? texWord(row[i]) : texNumber(row[i]);
        text += "  " + joined(row, " & ") + " \\\\\n";
    }
    return text + "\\end{tabular}\n";
}

nlohmann::json jsonNumber(double value, std::optional<int> decimals)
{
    if (!std::isfinite(value))
        return exactText(value);
    return decimals ? nlohmann::json::parse(nonzeroText(value, *decimals)) : nlohmann::json(value + 0.0);
}

/// A number by itself or in a record: a whole one without ".0".
nlohmann::ordered_json jsonSingle(double value, std::optional<int> decimals)
{
    if (isWhole(value))
        return static_cast<std::int64_t>(value);
    return jsonNumber(value, decimals);
}

nlohmann::ordered_json jsonObject(const Record& record, std::optional<int> decimals)
{
    nlohmann::ordered_json object = nlohmann::ordered_json::object();
    for (const Field& field : record) // in their order
        object[field.name] = jsonSingle(field.value, decimals);
    return object;
}

nlohmann::ordered_json jsonOf(const Quantity& value, std::optional<int> decimals)
{
    if (const auto* number = std::get_if<double>(&value))
        return jsonSingle(*number, decimals);
    if (const auto* words = std::get_if<std::vector<std::string>>(&value))
        return *words;
    if (const auto* record = std::get_if<Record>(&value))
        return jsonObject(*record, decimals);
    nlohmann::json rows = nlohmann::json::array();
    if (const auto* ranking = std::get_if<Ranking>(&value)) {
        for (const Field& place : ranking->places)
            rows.push_back({place.name, jsonNumber(place.value, decimals)});
        return rows;
    }
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
    const bool named = !std::holds_alternative<double>(value) && !std::holds_alternative<Matrix>(value);
    switch (format) {
    case TextFormat::Text:
        return linedUp(cells(value, decimals.value_or(usualDecimals)));
    case TextFormat::Json:
        return jsonOf(value, decimals).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
    case TextFormat::Csv:
        return csv(cells(value, decimals));
    case TextFormat::Tex:
        return tex(cells(value, decimals.value_or(usualDecimals)), named ? 1 : 0);
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
