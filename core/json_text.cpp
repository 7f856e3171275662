#include "core/json_text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace core {

namespace {

using nlohmann::json;

constexpr std::size_t kDeepest = 64; // without an end, JSON would be written and freed recursively

constexpr const char* kPlace = CORE_WORDS("line %1, column %2");

/// "line 3, column 5" of the byte that follows `before`; columns count characters.
Sentence lineAndColumn(std::string_view before)
{
    const auto line = std::ranges::count(before, '\n') + 1;
    const auto lineStart = before.rfind('\n') + 1; // 0 in the first line
    const auto column = std::ranges::count_if(before.substr(lineStart), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80; // begins a character
    });
    return Sentence(kPlace, {std::to_string(line), std::to_string(column + 1)});
}

/// Tells how far the parser has read.
class ReadIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    ReadIterator(const char* at, const char** reached) : m_at(at), m_reached(reached) {}

    reference operator*() const { return *m_at; }
    ReadIterator& operator++()
    {
        *m_reached = ++m_at;
        return *this;
    }
    ReadIterator operator++(int)
    {
        ReadIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const ReadIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const ReadIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char** m_reached;
};

/// Where the value stands that the parser is at: an object's key or a list's index for each level.
struct Level
{
    std::set<std::string, std::less<>> keys; // of an object, so far
    std::string at;
    bool isList = false;
    std::size_t next = 0; // index of the list's next value
};

/// Reads once through the text, notes where the value of a pointer begins, and refuses what the library
/// would let pass or name without its place.
class PlaceReader : public nlohmann::json_sax<json>
{
public:
    PlaceReader(const std::string& text, std::string wanted) : m_text(text), m_wanted(std::move(wanted))
    {
        m_reached = m_text.data();
        json::sax_parse(ReadIterator(m_text.data(), &m_reached),
                        ReadIterator(m_text.data() + m_text.size(), &m_reached), this);
    }

    std::optional<std::size_t> found() const { return m_found; }

    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t&) override { return value(); }
    bool string(string_t&) override { return value(); }
    bool binary(binary_t&) override { return value(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        Level& level = m_levels.back();
        if (!level.keys.insert(name).second)
            refuse(begin(), Sentence(CORE_WORDS("\"%1\" is there twice; leave one out"), {name}));
        level.at = name;
        m_end = offset();
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const json::exception& error) override
    {
        constexpr int kTooLarge = 406;
        if (error.id == kTooLarge)
            refuse(begin(), Sentence(CORE_WORDS("%1a number is larger than 1.8e308; choose a smaller one"),
                                     {inKey()}));
        if (const std::string name = notANumber(); !name.empty())
            refuse(begin(), Sentence(CORE_WORDS("%1%2 is no number; write a finite one"), {inKey(), name}));
        refuse(position > 0 ? position - 1 : 0,
               Sentence(CORE_WORDS("%1the JSON breaks off here; look for a missing comma, quote or bracket, "
                                   "or a sign that is not UTF-8"),
                        {inKey()}));
    }

private:
    [[noreturn]] void refuse(std::size_t byte, const Sentence& sentence) const
    {
        throw LoadError("%1: %2", lineAndColumn(std::string_view(m_text).substr(0, byte)), sentence);
    }

    std::size_t offset() const { return static_cast<std::size_t>(m_reached - m_text.data()); }

    /// Where the value or key begins whose end the parser has reached.
    std::size_t begin() const
    {
        return std::min(m_text.find_first_not_of(" \t\r\n,:", m_end), m_text.size());
    }

    std::string inKey() const
    {
        return m_levels.empty() || m_levels.front().at.empty() ? "" : "\"" + m_levels.front().at + "\": ";
    }

    /// "NaN", "-Infinity" and the like where a value should begin.
    std::string notANumber() const
    {
        std::size_t end = begin();
        while (end < m_text.size() &&
               (std::isalpha(static_cast<unsigned char>(m_text[end])) || m_text[end] == '-'))
            ++end;
        const std::string word = m_text.substr(begin(), end - begin());
        std::string lower = word;
        std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
        const std::string_view bare = lower.starts_with('-') ? std::string_view(lower).substr(1) : lower;
        return bare == "nan" || bare == "inf" || bare == "infinity" ? word : std::string();
    }

    std::string pointer() const
    {
        std::string path;
        for (const Level& level : m_levels)
            path += "/" + level.at;
        return path;
    }

    void beginValue()
    {
        if (!m_levels.empty() && m_levels.back().isList)
            m_levels.back().at = std::to_string(m_levels.back().next++);
        if (!m_found && !m_wanted.empty() && pointer() == m_wanted)
            m_found = begin();
    }

    bool value()
    {
        beginValue();
        m_end = offset();
        return true;
    }

    bool open(bool isList)
    {
        beginValue();
        if (m_levels.size() == kDeepest)
            refuse(begin(), Sentence(CORE_WORDS("%1lists and objects stand more than %2 deep in one another; "
                                                "no file needs more than a few"),
                                     {inKey(), std::to_string(kDeepest)}));
        m_levels.emplace_back().isList = isList;
        m_end = offset();
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        m_end = offset();
        return true;
    }

    const std::string& m_text;
    std::string m_wanted;
    const char* m_reached = nullptr;
    std::size_t m_end = 0; // of the key or value before
    std::vector<Level> m_levels;
    std::optional<std::size_t> m_found;
};

} // namespace

json parseJson(const std::string& text)
{
    const PlaceReader checked(text, {});
    return json::parse(text);
}

Sentence placeIn(const std::string& text, const std::string& pointer)
{
    for (std::string at = pointer; !at.empty(); at.resize(at.rfind('/')))
        if (const auto found = PlaceReader(text, at).found())
            return lineAndColumn(std::string_view(text).substr(0, *found));
    return Sentence(kPlace, {"1", "1"});
}

} // namespace core
