#include "core/text_cells.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool isContinuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// Bytes of the character that begins with this one; 0 for none.
std::size_t lengthOfCharacter(char first)
{
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80)
        return byte == 0 ? 0 : 1;
    if (byte < 0xC2 || byte > 0xF4)
        return 0;
    return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

constexpr std::array<std::string_view, 3> kBlanks{" ", "\t", kNoBreakSpace};

std::string_view withoutBlanksBefore(std::string_view text)
{
    const auto begins = [&](std::string_view blank) { return text.starts_with(blank); };
    for (auto at = std::ranges::find_if(kBlanks, begins); at != kBlanks.end();
         at = std::ranges::find_if(kBlanks, begins))
        text.remove_prefix(at->size());
    return text;
}

std::string_view withoutBlanksAround(std::string_view text)
{
    text = withoutBlanksBefore(text);
    const auto ends = [&](std::string_view blank) { return text.ends_with(blank); };
    for (auto at = std::ranges::find_if(kBlanks, ends); at != kBlanks.end();
         at = std::ranges::find_if(kBlanks, ends))
        text.remove_suffix(at->size());
    return text;
}

/// Walks through the text, one cell after the other.
class Splitter
{
public:
    Splitter(std::string_view text, std::optional<char> separator) : m_rest(text), m_separator(separator) {}

    std::vector<TextRow> rows()
    {
        std::vector<TextRow> rows;
        while (!m_rest.empty()) {
            rows.push_back(row());
            if (static_cast<Index>(rows.size()) > kMaxTableSide + 1)
                throw LoadError(CORE_WORDS("%1found more than %2 rows, expected at most so many"),
                                placeText(rows.back().front().line, 1), groupedText(kMaxTableSide));
        }
        while (!rows.empty() && isEmpty(rows.back()))
            rows.pop_back();
        return rows;
    }

private:
    static bool isEmpty(const TextRow& row)
    {
        return row.size() == 1 && row.front().text.empty() && !row.front().isQuoted;
    }

    TextRow row()
    {
        TextRow row;
        m_column = 1;
        do {
            if (m_column > kMaxTableSide + 1)
                fail(Sentence(CORE_WORDS("found more than %1 columns, expected at most so many"),
                              {groupedText(kMaxTableSide)}));
            row.push_back(cell());
            ++m_column;
        } while (skipSeparator());
        skipLineEnd();
        return row;
    }

    TextCell cell()
    {
        TextCell cell{{}, false, false, m_line, m_column};
        const auto begin = m_rest.find_first_not_of(' ');
        if (begin != std::string_view::npos && m_rest[begin] == '"') {
            m_rest.remove_prefix(begin + 1);
            cell.isQuoted = true;
            cell.text = quoted();
            return cell;
        }
        const std::string_view whole = upToEnd();
        cell.text = withoutBlanksAround(whole);
        cell.followsBlank = withoutBlanksBefore(whole).size() < whole.size();
        return cell;
    }

    /// Up to the next separator or the end of the line.
    std::string_view upToEnd()
    {
        const std::array ends{'\r', '\n', m_separator.value_or('\n')};
        const auto end = m_rest.find_first_of({ends.data(), ends.size()});
        const std::string_view found = m_rest.substr(0, end);
        checkUtf8(found);
        m_rest.remove_prefix(found.size());
        return found;
    }

    std::string quoted()
    {
        std::string text;
        const Index line = m_line; // where it begins
        while (true) {
            const auto quote = m_rest.find('"');
            if (quote == std::string_view::npos)
                throw LoadError(
                    CORE_WORDS("%1the quote that begins here is never closed, expected another \""),
                    placeText(line, m_column));
            text += m_rest.substr(0, quote);
            m_rest.remove_prefix(quote + 1);
            if (!m_rest.starts_with('"'))
                break;
            text += '"';
            m_rest.remove_prefix(1);
        }
        checkUtf8(text);
        m_line += std::ranges::count(text, '\n');
        if (const std::string_view after = withoutBlanksAround(upToEnd()); !after.empty())
            throw LoadError(CORE_WORDS("%1found %2 after the closing quote, expected the end of the cell"),
                            placeText(line, m_column), foundText(after));
        return text;
    }

    bool skipSeparator()
    {
        if (!m_separator || !m_rest.starts_with(*m_separator))
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    void skipLineEnd()
    {
        if (m_rest.starts_with("\r\n"))
            m_rest.remove_prefix(1);
        if (!m_rest.empty())
            m_rest.remove_prefix(1);
        ++m_line;
    }

    void checkUtf8(std::string_view text) const
    {
        while (!text.empty()) {
            const std::size_t length = lengthOfCharacter(text.front());
            if (length == 0 || length > text.size() ||
                !std::ranges::all_of(text.substr(1, length - 1), isContinuation))
                fail(Sentence(
                    CORE_WORDS("found bytes that are not UTF-8, expected the table saved as UTF-8 text")));
            text.remove_prefix(length);
        }
    }

    [[noreturn]] void fail(const Sentence& what) const
    {
        throw LoadError("%1%2", placeText(m_line, m_column), what);
    }

    std::string_view m_rest;
    std::optional<char> m_separator;
    Index m_line = 1;
    Index m_column = 1;
};

/// Only what is outside quotes, which open where a cell may begin.
std::string outsideQuotes(std::string_view text)
{
    std::string outside;
    bool mayOpen = true;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"' && mayOpen) {
            at = std::min(text.find('"', at + 1), text.size());
            continue;
        }
        outside += c;
        mayOpen = std::string_view("\t;,\r\n").find(c) != std::string_view::npos || (c == ' ' && mayOpen);
    }
    return outside;
}

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

} // namespace

Sentence placeText(Index line, Index column)
{
    return Sentence(CORE_WORDS("line %1, column %2: "), {std::to_string(line), std::to_string(column)});
}

std::string foundText(std::string_view text)
{
    constexpr int kCharacters = 20;
    std::string found;
    int characters = 0;
    for (const char c : text) {
        if (!isContinuation(c) && ++characters > kCharacters)
            return "\"" + found + "…\"";
        found += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return "\"" + found + "\"";
}

std::optional<char> separatorIn(std::string_view text)
{
    const std::string outside = outsideQuotes(withoutMark(text));
    for (const char separator : {'\t', ';', ','})
        if (outside.find(separator) != std::string::npos)
            return separator;
    return std::nullopt;
}

std::vector<TextRow> splitCells(std::string_view text, std::optional<char> separator)
{
    return Splitter(withoutMark(text), separator).rows();
}

} // namespace core
