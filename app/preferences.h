#pragma once

#include "views/view.h"

namespace app {

enum class ThemeChoice { System, Light, Dark };

/// How the program looks and what it answers to; kept between runs. Corrupt or missing settings take the
/// defaults.
struct Preferences
{
    ThemeChoice theme = ThemeChoice::System;
    views::Palette palette = views::Palette::Viridis;
    qreal zoom = 1;
    bool motion = true;
    bool letters = true; // single-letter shortcuts

    static Preferences load();
    void save() const;

    /// In projector mode: light, and type 1.6 times as large.
    views::Appearance appearance(bool projector) const;
};

inline constexpr qreal kSmallestZoom = 0.8;
inline constexpr qreal kLargestZoom = 2;

} // namespace app
