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
const char kProjectorZoom[] = "projector/zoom";
const char kSpeed[] = "look/speed";
const char kHidden[] = "window/hidden-panels";
const char kLanguage[] = "look/language";

struct Flag
{
    const char* key;
    bool Preferences::*value;
};
constexpr Flag kFlags[] = {{"look/motion", &Preferences::motion},
                           {"keys/letters", &Preferences::letters},
                           {"projector/guide", &Preferences::projectorGuide},
                           {"window/shows-lessons", &Preferences::lessons},
                           {"window/shows-guide", &Preferences::guide}};

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
    const qreal projected = settings.value(QLatin1String(kProjectorZoom)).toDouble();
    if (std::ranges::find(kProjectorZooms, projected) != kProjectorZooms.end())
        preferences.projectorZoom = projected;
    for (const Flag& flag : kFlags)
        if (const QString text = settings.value(QLatin1String(flag.key)).toString();
            text == QLatin1String("true") || text == QLatin1String("false"))
            preferences.*flag.value = text == QLatin1String("true");
    bool isNumber = false;
    const double speed =
        settings.value(QLatin1String(kSpeed)).toDouble(&isNumber); // a far too large one is no int
    if (isNumber && speed >= 0 && speed <= kFastest)
        preferences.speed = static_cast<int>(speed);
    preferences.hidden = viewsNamedIn(settings.value(QLatin1String(kHidden)).toString());
    preferences.language = settings.value(QLatin1String(kLanguage)).toString();
    return preferences;
}

void Preferences::save() const
{
    QSettings settings;
    settings.setValue(QLatin1String(kTheme), static_cast<int>(theme));
    settings.setValue(QLatin1String(kPalette), views::name(palette));
    settings.setValue(QLatin1String(kZoom), zoom);
    settings.setValue(QLatin1String(kProjectorZoom), projectorZoom);
    for (const Flag& flag : kFlags)
        settings.setValue(QLatin1String(flag.key), this->*flag.value);
    settings.setValue(QLatin1String(kSpeed), speed);
    settings.setValue(QLatin1String(kHidden), hidden.join(QLatin1Char(' ')));
    settings.setValue(QLatin1String(kLanguage), language);
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
