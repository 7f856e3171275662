#include "views/pieces_layout.h"

#include "views/attention_frame.h"
#include "views/text_width.h"
#include "views/translated.h"

#include <QFontMetricsF>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kRaise = 0.42; // of the words' ascent

/// A stretch of one piece that is never broken.
struct PiecePart
{
    QString text;
    const core::Piece* piece;
    qreal width;
};

/// Parts with no space between them, and whether one comes before them.
struct Chunk
{
    std::vector<PiecePart> parts;
    bool afterSpace = false;

    qreal width() const
    {
        qreal sum = 0;
        for (const PiecePart& part : parts)
            sum += part.width;
        return sum;
    }

    /// Opening brackets less closing ones.
    qsizetype opened() const
    {
        qsizetype count = 0;
        for (const PiecePart& part : parts)
            count += part.text.count(u'(') - part.text.count(u')');
        return count;
    }

    bool isOperator() const
    {
        return parts.size() == 1 && parts[0].text.size() == 1 &&
               QStringLiteral("+−=÷·×").contains(parts[0].text[0]);
    }
};

class Setter
{
public:
    Setter(const PiecesStyle& style, qreal width)
        : m_style(style), m_width(width), m_space(QFontMetricsF(style.words).horizontalAdvance(u' '))
    {
    }

    PiecesLayout set(const core::Pieces& pieces)
    {
        for (const core::Piece& piece : pieces)
            cut(piece);
        std::size_t first = 0;
        while (first < m_chunks.size()) {
            std::size_t end = unitEnd(first);
            if (width(first, end) > m_width)
                end = std::min(m_chunks.size(), first + (m_chunks[first].isOperator() ? 2 : 1));
            place(first, end);
            first = end;
        }
        finishLine();
        return std::move(m_layout);
    }

private:
    const QFont& font(const core::Piece& piece) const
    {
        if (piece.raised)
            return m_style.raised;
        return piece.role == core::Role::Result ? m_style.result : m_style.words;
    }

    void add(const QString& text, const core::Piece& piece)
    {
        if (m_chunks.empty())
            m_chunks.emplace_back();
        m_chunks.back().parts.push_back({text, &piece, textWidth(font(piece), text)});
    }

    void cut(const core::Piece& piece)
    {
        if (piece.number)
            return add(piece.given ? shortNumberText(*piece.number, m_style.decimals)
                                   : numberText(*piece.number, m_style.decimals),
                       piece);
        const QString text = QString::fromStdString(piece.text);
        if (piece.raised)
            return add(text, piece);
        const QStringList words = text.split(u' ');
        for (qsizetype i = 0; i < words.size(); ++i) {
            if (i > 0 && (m_chunks.empty() || !m_chunks.back().parts.empty()))
                m_chunks.push_back({{}, true});
            else if (i > 0)
                m_chunks.back().afterSpace = true;
            if (!words[i].isEmpty())
                add(words[i], piece);
        }
    }

    /// One past the chunks that rather stay in one line: an operator and what follows, brackets and what is
    /// in them.
    std::size_t unitEnd(std::size_t first) const
    {
        std::size_t end = first + 1;
        if (m_chunks[first].isOperator() && end < m_chunks.size())
            return unitEnd(end);
        for (qsizetype open = m_chunks[first].opened(); open > 0 && end < m_chunks.size(); ++end)
            open += m_chunks[end].opened();
        return end;
    }

    qreal width(std::size_t first, std::size_t end) const
    {
        qreal sum = m_space * static_cast<qreal>(end - first - 1);
        for (std::size_t i = first; i < end; ++i)
            sum += m_chunks[i].width();
        return sum;
    }

    void place(std::size_t first, std::size_t end)
    {
        if (m_chunks[first].afterSpace && m_x > 0 && m_x + m_space + width(first, end) > m_width)
            finishLine();
        for (std::size_t i = first; i < end; ++i) {
            if (m_chunks[i].afterSpace && m_x > 0)
                m_x += m_space;
            for (const PiecePart& part : m_chunks[i].parts)
                place(part);
        }
    }

    void place(const PiecePart& part)
    {
        if (m_x > 0 && m_x + part.width > m_width)
            finishLine();
        m_line.push_back(part);
        m_starts.push_back(m_x);
        m_x += part.width;
    }

    void finishLine()
    {
        if (m_line.empty())
            return;
        const QFontMetricsF words(m_style.words);
        const QFontMetricsF raised(m_style.raised);
        const qreal raise = kRaise * words.ascent();
        const bool hasRaised = std::any_of(m_line.begin(), m_line.end(),
                                           [](const PiecePart& part) { return part.piece->raised; });
        const qreal ascent = hasRaised ? std::max(words.ascent(), raise + raised.ascent()) : words.ascent();
        const qreal top = m_layout.size.height();
        const qreal baseline = top + ascent;
        const qreal bottom = baseline + words.descent();
        if (m_layout.runs.empty())
            m_layout.firstBaseline = baseline;
        for (std::size_t i = 0; i < m_line.size(); ++i) {
            const PiecePart& part = m_line[i];
            m_layout.runs.push_back({part.text,
                                     {m_starts[i], baseline - (part.piece->raised ? raise : 0)},
                                     {m_starts[i], top, part.width, bottom - top},
                                     font(*part.piece),
                                     part.piece->role,
                                     part.piece->number});
        }
        m_layout.size = {std::max(m_layout.size.width(), m_x), bottom};
        m_line.clear();
        m_starts.clear();
        m_x = 0;
    }

    const PiecesStyle& m_style;
    qreal m_width;
    qreal m_space;
    std::vector<Chunk> m_chunks;
    std::vector<PiecePart> m_line; // being filled, with where each part starts
    std::vector<qreal> m_starts;
    qreal m_x = 0;
    PiecesLayout m_layout;
};

} // namespace

const PieceRun* PiecesLayout::runAt(const QPointF& point) const
{
    const auto run = std::find_if(runs.begin(), runs.end(),
                                  [&](const PieceRun& each) { return each.box.contains(point); });
    return run == runs.end() ? nullptr : &*run;
}

void PiecesLayout::moveBy(const QPointF& offset)
{
    for (PieceRun& run : runs) {
        run.start += offset;
        run.box.translate(offset);
    }
}

PiecesLayout layoutPieces(const core::Pieces& pieces, const PiecesStyle& style, qreal width)
{
    return Setter(style, width).set(pieces);
}

core::Pieces translated(core::Pieces pieces)
{
    for (core::Piece& piece : pieces)
        if (!piece.text.empty())
            piece.text = translated(piece.text).toStdString();
    return pieces;
}

} // namespace views
