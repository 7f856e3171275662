#pragma once

#include "views/theme.h"

#include <cstdint>

namespace views {

/// What WCAG 2.1 asks of words, and of lines and areas that mean something.
inline constexpr double kTextContrast = 4.5;
inline constexpr double kGraphicContrast = 3;

/// The colour taken towards its ground, to step back beside another one, as far as it can still be seen.
QColor paler(const QColor& colour, const QColor& ground);

/// The edge of what can be pressed, dragged or typed into: seen on panels and on the ground behind them.
QColor edge(const Theme& theme);

/// The colour of one thing among many, counted from 0. Neighbours get hues far apart; what it is should be
/// written on it, too.
QColor colourOfMany(std::int64_t number, const Theme& theme);

} // namespace views
