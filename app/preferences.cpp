#include "app/preferences.h"

#include "views/registry.h"

#include <QGuiApplication>
#include <QPalette>
#include <QSettings>

#include <algorithm>

namespace app {

namespace {

const char kTheme[] = "look/theme";
const char kPalette[] = "look/palette";
const char kZoom[] = "look/zoom";
const char kMotion[] = "look/motion";
const char kLetters[] = "keys/letters";
const char kProjectorZoom[] = "projector/zoom";
const char kProjectorGuide[] = "projector/guide";
const char kLessons[] = "window/shows-lessons";
const char kGuide[] = "window/shows-guide";
const char kHidden[] = "window/hidden-panels";

/// The program gives its windows palettes of their own and leaves the application's to the system.
bool systemIsDark()
{
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

/// Only ids that there are, each once.
QStringList viewsNamedIn(const QString& ids)
{
    QStringList found;
    for (const QString& id : ids.split(QLatin1Char(' ')))
        if (views::viewEntry(id) && !found.contains(id))
            found << id;
    return found;
}

} // namespace

Preferences Preferences::load()
{
    const QSettings settings;
    Preferences preferences;
    const int theme = settings.value(QLatin1String(kTheme), 0).toInt();
    preferences.theme = theme == 1   ? ThemeChoice::Light
                        : theme == 2 ? ThemeChoice::Dark
                                     : ThemeChoice::System;
    preferences.palette = views::paletteNamed(settings.value(QLatin1String(kPalette)).toString())
                              .value_or(views::Palette::Viridis);
    const qreal zoom = settings.value(QLatin1String(kZoom), 1.0).toDouble();
    preferences.zoom = zoom >= kSmallestZoom && zoom <= kLargestZoom ? zoom : 1.0;
    preferences.motion = settings.value(QLatin1String(kMotion), true).toBool();
    preferences.letters = settings.value(QLatin1String(kLetters), true).toBool();
    const qreal projected = settings.value(QLatin1String(kProjectorZoom)).toDouble();
    if (std::ranges::find(kProjectorZooms, projected) != kProjectorZooms.end())
        preferences.projectorZoom = projected;
    preferences.projectorGuide = settings.value(QLatin1String(kProjectorGuide), false).toBool();
    preferences.lessons = settings.value(QLatin1String(kLessons), true).toBool();
    preferences.guide = settings.value(QLatin1String(kGuide), true).toBool();
    preferences.hidden = viewsNamedIn(settings.value(QLatin1String(kHidden)).toString());
    return preferences;
}

void Preferences::save() const
{
    QSettings settings;
    settings.setValue(QLatin1String(kTheme), static_cast<int>(theme));
    settings.setValue(QLatin1String(kPalette), views::name(palette));
    settings.setValue(QLatin1String(kZoom), zoom);
    settings.setValue(QLatin1String(kMotion), motion);
    settings.setValue(QLatin1String(kLetters), letters);
    settings.setValue(QLatin1String(kProjectorZoom), projectorZoom);
    settings.setValue(QLatin1String(kProjectorGuide), projectorGuide);
    settings.setValue(QLatin1String(kLessons), lessons);
    settings.setValue(QLatin1String(kGuide), guide);
    settings.setValue(QLatin1String(kHidden), hidden.join(QLatin1Char(' ')));
}

views::Appearance Preferences::appearance(bool projector) const
{
    const bool dark = theme == ThemeChoice::Dark || (theme == ThemeChoice::System && systemIsDark());
    return {.theme = dark && !projector ? views::darkTheme() : views::lightTheme(),
            .palette = palette,
            .zoom = projector ? std::min(zoom * projectorZoom, kLargestProjected) : zoom,
            .motion = motion};
}

} // namespace app
