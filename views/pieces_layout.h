#pragma once

#include "core/piece.h"

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace views {

/// How pieces become text.
struct PiecesStyle
{
    QFont words;
    QFont result; // of Role::Result
    QFont raised; // of exponents
    int decimals = core::kDefaultDecimals;
};

/// A stretch of one piece at its place.
struct PieceRun
{
    QString text;
    QPointF start; // on the baseline
    QRectF box;    // of its line's height
    QFont font;
    core::Role role = core::Role::Plain;
    std::optional<double> number; // exact, where the run is a number
};

/// Pieces set in lines. Lines break at spaces, never after an operator and never inside an exponent, and
/// inside brackets only where those are wider than a line. What has no space breaks between its pieces.
struct PiecesLayout
{
    std::vector<PieceRun> runs;
    QSizeF size{0, 0}; // as wide as the widest line

    /// The baseline of the first line below the top; for a label beside it.
    qreal firstBaseline = 0;

    /// The run under the point; null where there is none.
    const PieceRun* runAt(const QPointF& point) const;

    void moveBy(const QPointF& offset);
};

PiecesLayout layoutPieces(const core::Pieces& pieces, const PiecesStyle& style, qreal width);

/// The pieces with their words in the language of the window.
core::Pieces translated(core::Pieces pieces);

} // namespace views
