#pragma once

#include "views/view.h"

#include <QPalette>
#include <QString>

namespace views {

/// How the program's buttons, lists, menus and cards look in an appearance.
QString styleSheet(const Appearance& appearance);

/// The palette of what the style sheet leaves to the style.
QPalette palette(const Theme& theme);

} // namespace views
