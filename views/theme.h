#pragma once

#include "core/piece.h"

#include <QColor>
#include <QFont>

namespace views {

/// The colours of everything painted, by what they stand for.
struct Theme
{
    QColor ground; // behind the panels
    QColor panel;
    QColor line;
    QColor text;
    QColor muted;    // text that is read second
    QColor action;   // buttons, the current stage, the focus
    QColor onAction; // text on `action`
    QColor tint;     // of `action`, for areas
    QColor query;
    QColor key;
    QColor value;
    QColor negative; // the ends and the middle of the diverging palette
    QColor neutral;
    QColor positive;

    /// The colour of words and numbers of that role.
    QColor of(core::Role role) const;
};

Theme lightTheme();
Theme darkTheme();

/// Inter, the packaged font, or the system's own where it is missing. Size in pixels.
QFont fontOf(qreal pixels, QFont::Weight weight = QFont::Normal);

} // namespace views
