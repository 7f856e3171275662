#pragma once

#include "core/attention_derivation.h"
#include "views/pieces_layout.h"
#include "views/view.h"

namespace views {

/// Lines of a derivation with the names of their stages beside them, or above them where there is little
/// room. Type shrinks to fit the height; what is still too tall scrolls.
struct DerivationLayout
{
    struct Line
    {
        core::Stage stage = core::Stage::Score;
        QString label; // empty in a stage's second line
        QRectF labelBox;
        PiecesLayout text;
    };

    std::vector<Line> lines;
    QRectF area;
    QFont labelFont;
    qreal height = 0;    // of all lines
    qreal scrolled = 0;  // by how much they are moved up
    qreal scrollMax = 0; // 0 where everything fits

    qreal width() const; // from the area's left side to the end of the longest line

    const PieceRun* runAt(const QPointF& point) const;

    /// The part of the area that a scroll bar's handle takes; empty where everything fits.
    QRectF handle() const;
};

/// The lines in the area, in the largest type that fits. Without `scroll` the last stage is in sight.
DerivationLayout layoutDerivation(const std::vector<core::DerivationLine>& lines, int decimals,
                                  const QRectF& area, const Appearance& look, std::optional<qreal> scroll);

/// The same for a picture, which cannot be scrolled: type shrinks until all fits; where even the smallest
/// does not, the first lines are left out, for the last ones say how the number itself comes about.
DerivationLayout layoutDerivationFigure(std::vector<core::DerivationLine> lines, int decimals,
                                        const QRectF& area, const Appearance& look);

} // namespace views
