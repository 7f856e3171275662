#include "core/piece.h"

namespace core {

std::string text(const Piece& piece, int decimals)
{
    if (!piece.number)
        return piece.text;
    return piece.given ? shortText(*piece.number, decimals) : fixedText(*piece.number, decimals);
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
