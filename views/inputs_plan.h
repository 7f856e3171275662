#pragma once

#include "views/inputs_layout.h"
#include "views/view.h"

namespace views {

/// Where the matrices lie, the types of what is written and which titles there is room for.
struct InputsPlan
{
    InputsLayout layout;
    Appearance look;
    qreal numbers = 0; // type; 0 where none are written
    qreal titles = 0;
    qreal tokens = 0;
    bool hasTitles = true; // else names

    /// A matrix as it was placed; nothing when the lesson has none of that name.
    const InputsLayout::Placed* placed(core::AttentionTable table) const;

    /// The cell's own type, or one that can be read where the cells have no numbers.
    QFont editorFont() const;
};

/// What fits into the area: numbers shrink first, then titles become names, then numbers are left out.
InputsPlan planInputs(const core::AttentionResults& results, int decimals, const Appearance& look,
                      const QRectF& area);

/// With numbers that can be read from the area's upper left corner on, however far beyond it they reach.
InputsPlan planBeyond(const core::AttentionResults& results, int decimals, const Appearance& look,
                      const QRectF& area);

/// The least height in which numbers of a legible size are written at that width; nothing when none is low
/// enough for a strip of the window.
std::optional<qreal> heightWithNumbers(const core::AttentionResults& results, int decimals,
                                       const Appearance& look, qreal width);

} // namespace views
