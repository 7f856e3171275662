#include "core/transformer/piece_tokenizer.h"

#include "core/errors.h"
#include "core/transformer/file_bytes.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace core::transformer {

namespace {

constexpr std::string_view kHexDigits = "0123456789ABCDEF";

/// The byte that "<0x0A>" stands for, or −1.
int byteOf(const std::string& piece)
{
    if (piece.size() != 6 || !piece.starts_with("<0x") || piece.back() != '>')
        return -1;
    const auto high = kHexDigits.find(piece[3]);
    const auto low = kHexDigits.find(piece[4]);
    return high == std::string_view::npos || low == std::string_view::npos
               ? -1
               : static_cast<int>(16 * high + low);
}

/// Bytes of the UTF-8 character that begins a text.
std::size_t characterLength(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && length < 4 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80)
        ++length;
    return length;
}

} // namespace

PieceTokenizer::PieceTokenizer(std::vector<Piece> pieces) : m_pieces(std::move(pieces))
{
    for (int byte = 0; byte < 256; ++byte)
        if (kFirstByte + byte >= size() || byteOf(piece(kFirstByte + byte)) != byte)
            throw std::invalid_argument("token " + std::to_string(kFirstByte + byte) +
                                        " is not the piece of byte " + std::to_string(byte));
    for (int token = 0; token < size(); ++token)
        m_tokens.emplace(piece(token), token);
}

std::vector<int> PieceTokenizer::characters(std::string_view text) const
{
    std::vector<int> tokens;
    while (!text.empty()) {
        const std::string character(text.substr(0, characterLength(text)));
        text.remove_prefix(character.size());
        if (const auto found = m_tokens.find(character); found != m_tokens.end()) {
            tokens.push_back(found->second);
            continue;
        }
        for (const char byte : character)
            tokens.push_back(kFirstByte + static_cast<unsigned char>(byte));
    }
    return tokens;
}

std::vector<int> PieceTokenizer::encode(std::string_view text) const
{
    std::vector<int> tokens = characters(text.empty() ? "" : " " + std::string(text));
    for (;;) {
        float best = -std::numeric_limits<float>::infinity();
        std::size_t place = tokens.size();
        int merged = -1;
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            const auto found = m_tokens.find(piece(tokens[i]) + piece(tokens[i + 1]));
            if (found == m_tokens.end())
                continue;
            const float score = m_pieces[static_cast<std::size_t>(found->second)].score;
            if (score > best) {
                best = score;
                place = i;
                merged = found->second;
            }
        }
        if (place == tokens.size())
            break;
        tokens[place] = merged;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(place) + 1);
    }
    tokens.insert(tokens.begin(), kBegin);
    return tokens;
}

std::string PieceTokenizer::decode(int before, int token) const
{
    const std::string& text = piece(token);
    if (token == kBegin || token == kEnd)
        return "";
    if (const int byte = byteOf(text); byte >= 0)
        return std::string(1, static_cast<char>(byte));
    return before == kBegin && text.starts_with(' ') ? text.substr(1) : text;
}

std::string PieceTokenizer::decode(const std::vector<int>& tokens) const
{
    std::string text;
    int before = 0;
    for (const int token : tokens) {
        text += decode(before, token);
        before = token;
    }
    return text;
}

namespace {

class PieceReader
{
public:
    PieceReader(std::span<const std::byte> bytes, const std::string& name) : m_bytes(bytes), m_name(name)
    {
        need(4, Sentence(CORE_WORDS("the length of the longest piece")));
        m_longest = littleEndian32(m_bytes, 0);
        if (m_longest < 1)
            throw LoadError(CORE_WORDS("%1: byte 0: the longest piece has %2 bytes, expected 1 or more"),
                            m_name, std::to_string(m_longest));
        m_at = 4;
    }

    PieceTokenizer::Piece next(Index token)
    {
        const Sentence what(CORE_WORDS("score and length of piece %1"), {std::to_string(token)});
        need(8, what);
        PieceTokenizer::Piece piece{"", floatAt(m_bytes, m_at)};
        if (std::isnan(piece.score))
            throw LoadError(CORE_WORDS("%1: byte %2: the score of piece %3 is no number, expected one"),
                            m_name, std::to_string(m_at), std::to_string(token));
        const std::int32_t length = littleEndian32(m_bytes, m_at + 4);
        if (length < 0 || length > m_longest)
            throw LoadError(CORE_WORDS("%1: byte %2: piece %3 has %4 bytes, expected 0 to %5"), m_name,
                            std::to_string(m_at + 4), std::to_string(token), std::to_string(length),
                            std::to_string(m_longest));
        m_at += 8;
        need(static_cast<std::size_t>(length), Sentence(CORE_WORDS("piece %1"), {std::to_string(token)}));
        for (std::int32_t i = 0; i < length; ++i)
            piece.text += static_cast<char>(m_bytes[m_at++]);
        return piece;
    }

    void expectEnd(Index vocabulary) const
    {
        if (m_at != m_bytes.size())
            throw LoadError(CORE_WORDS("%1: byte %2: found %3 more bytes, expected the end after %4 pieces"),
                            m_name, std::to_string(m_at), std::to_string(m_bytes.size() - m_at),
                            std::to_string(vocabulary));
    }

private:
    void need(std::size_t count, const Sentence& what) const
    {
        if (m_bytes.size() - m_at < count)
            throw LoadError(CORE_WORDS("%1: byte %2: the file ends, expected %3"), m_name,
                            std::to_string(m_at), what);
    }

    std::span<const std::byte> m_bytes;
    const std::string& m_name;
    std::size_t m_at = 0;
    std::int32_t m_longest = 0;
};

} // namespace

PieceTokenizer readPieceTokenizerFile(const std::string& path, Index vocabulary)
{
    return readPieceTokenizer(readFile(path), vocabulary, path);
}

PieceTokenizer readPieceTokenizer(std::span<const std::byte> bytes, Index vocabulary, const std::string& name)
{
    PieceReader reader(bytes, name);
    std::vector<PieceTokenizer::Piece> pieces;
    for (Index token = 0; token < vocabulary; ++token)
        pieces.push_back(reader.next(token));
    reader.expectEnd(vocabulary);
    for (int byte = 0; byte < 256; ++byte) {
        const auto token = static_cast<std::size_t>(PieceTokenizer::kFirstByte + byte);
        if (token >= pieces.size() || byteOf(pieces[token].text) != byte)
            throw LoadError(
                CORE_WORDS("%1: byte %2: piece %3 does not stand for byte %4, expected the 256 bytes "
                           "from piece 3 on"),
                name, std::to_string(bytes.size()), std::to_string(token), std::to_string(byte));
    }
    return PieceTokenizer(std::move(pieces));
}

} // namespace core::transformer
