#include "core/piece.h"

namespace core {

std::string text(const Piece& piece, int decimals)
{
    return piece.number ? fixedText(*piece.number, decimals) : piece.text;
}

std::string plainText(const Pieces& pieces, int decimals)
{
    std::string line;
    bool raised = false;
    for (const Piece& piece : pieces) {
        if (piece.raised != raised)
            line += piece.raised ? "^(" : ")";
        raised = piece.raised;
        line += text(piece, decimals);
    }
    return raised ? line + ")" : line;
}

} // namespace core
