#pragma once

#include "core/matrix.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::transformer {

/// Cuts text into pieces of words and puts them together again, as llama2.c does with a SentencePiece
/// vocabulary. Source: Sennrich, Haddow & Birch 2016 (byte-pair encoding), merging the neighbours of highest
/// score first.
class PieceTokenizer
{
public:
    struct Piece
    {
        std::string text;
        float score = 0;
    };

    static constexpr int kBegin = 1; // before a text
    static constexpr int kEnd = 2;
    static constexpr int kFirstByte = 3; // 256 pieces "<0x00>" … "<0xFF>"

    /// Throws std::invalid_argument when the byte pieces are missing.
    explicit PieceTokenizer(std::vector<Piece> pieces);

    int size() const { return static_cast<int>(m_pieces.size()); }
    const std::string& piece(int token) const { return m_pieces.at(static_cast<std::size_t>(token)).text; }

    /// kBegin, then the text's pieces; a space goes before a text that is not empty. What no piece spells
    /// becomes its bytes, so every text can be encoded.
    std::vector<int> encode(std::string_view text) const;

    /// What a token adds to a text, after the one before it: a space that follows kBegin is dropped, "<0x0A>"
    /// is its byte, kBegin and kEnd are nothing.
    std::string decode(int before, int token) const;
    std::string decode(const std::vector<int>& tokens) const;

private:
    std::vector<int> characters(std::string_view text) const;

    std::vector<Piece> m_pieces;
    std::unordered_map<std::string, int> m_tokens;
};

/// A llama2.c tokenizer.bin for a vocabulary of so many tokens. Little-endian, nothing padded:
///   longest    int32, bytes of the longest piece
/// and for each token
///   score      float32
///   length     int32, at most `longest`
///   text       that many bytes, UTF-8, not ended by 0
/// The file ends there. Throws LoadError, "path: byte offset: what was found, what was expected".
PieceTokenizer readPieceTokenizerFile(const std::string& path, Index vocabulary);
PieceTokenizer readPieceTokenizer(std::span<const std::byte> bytes, Index vocabulary,
                                  const std::string& name);

} // namespace core::transformer
