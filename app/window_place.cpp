#include "app/window_place.h"

#include <QSettings>

namespace app {

namespace {

const char kGeometry[] = "window/geometry";
const char kLessons[] = "window/lessons";
const char kGuide[] = "window/guide";
constexpr int kLongestGeometry = 1024; // bytes
constexpr int kWidest = 10'000;        // pixels

QString key(const char* dock, const char* what)
{
    return QLatin1String(dock) + QLatin1String(what);
}

DockPlace read(const QSettings& settings, const char* dock, Side usual)
{
    const QString side = settings.value(key(dock, "-side")).toString();
    const int width = settings.value(key(dock, "-width")).toInt();
    return {side == QLatin1String("left")    ? Side::Left
            : side == QLatin1String("right") ? Side::Right
                                             : usual,
            width > 0 && width <= kWidest ? width : 0};
}

void write(QSettings& settings, const char* dock, const DockPlace& place)
{
    settings.setValue(key(dock, "-side"),
                      place.side == Side::Left ? QStringLiteral("left") : QStringLiteral("right"));
    settings.setValue(key(dock, "-width"), place.width);
}

} // namespace

WindowPlace WindowPlace::load()
{
    const QSettings settings;
    const QByteArray geometry = settings.value(QLatin1String(kGeometry)).toByteArray();
    return {geometry.size() <= kLongestGeometry ? geometry : QByteArray(),
            read(settings, kLessons, Side::Left), read(settings, kGuide, Side::Right)};
}

void WindowPlace::save() const
{
    QSettings settings;
    settings.setValue(QLatin1String(kGeometry), geometry);
    write(settings, kLessons, lessons);
    write(settings, kGuide, guide);
}

} // namespace app
