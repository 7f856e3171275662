#pragma once

#include "views/view.h"

#include <QStringList>

#include <array>

namespace app {

enum class ThemeChoice { System, Light, Dark };

inline constexpr std::array kProjectorZooms{1.5, 2.0};

/// How the program looks and what it answers to; kept between runs. Corrupt or missing settings take the
/// defaults.
struct Preferences
{
    ThemeChoice theme = ThemeChoice::System;
    views::Palette palette = views::Palette::Viridis;
    qreal zoom = 1;
    bool motion = true;
    bool letters = true; // single-letter shortcuts
    qreal projectorZoom = kProjectorZooms.front();
    bool projectorGuide = false; // the guide stays while projecting
    bool lessons = true;         // shown
    bool guide = true;
    QStringList hidden = {}; // ids of views
    QString language = {};   // its code; empty: like the system
    int speed = 1;           // of Play, counted from the slowest

    bool operator==(const Preferences&) const = default;

    static Preferences load();
    void save() const;

    /// In projector mode: light, and type so many times as large.
    views::Appearance appearance(bool projector) const;
};

inline constexpr int kFastest = 3;
inline constexpr qreal kSmallestZoom = 0.8;
inline constexpr qreal kLargestZoom = 2;
inline constexpr qreal kLargestProjected = 3;

} // namespace app
