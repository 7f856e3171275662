#include "app/preferences.h"

#include "app/app_state.h"
#include "app/main_window.h"
#include "tests/catch.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <random>

using app::Preferences;

namespace {

/// Settings in a folder of their own.
struct Kept
{
    QTemporaryDir folder;

    Kept() { QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path()); }

    void write(const QByteArray& file)
    {
        const QString path = QSettings().fileName();
        QDir().mkpath(QFileInfo(path).path());
        QFile out(path);
        REQUIRE(out.open(QIODevice::WriteOnly));
        REQUIRE(out.write(file) == file.size());
        out.close();
        QSettings().sync();
    }

    QByteArray file()
    {
        QSettings().sync();
        QFile in(QSettings().fileName());
        REQUIRE(in.open(QIODevice::ReadOnly));
        return in.readAll();
    }
};

bool canBeMeant(const Preferences& preferences)
{
    return preferences.zoom >= app::kSmallestZoom && preferences.zoom <= app::kLargestZoom &&
           std::ranges::find(app::kProjectorZooms, preferences.projectorZoom) != app::kProjectorZooms.end();
}

const Preferences kOther{.theme = app::ThemeChoice::Dark,
                         .palette = views::Palette::Grey,
                         .zoom = 0.8,
                         .motion = false,
                         .letters = false,
                         .projectorZoom = 2,
                         .projectorGuide = true,
                         .lessons = false,
                         .guide = false,
                         .hidden = {"bars", "kv-time"},
                         .language = QStringLiteral("de"),
                         .speed = 0};

template <typename Type>
Preferences otherBut(Type Preferences::*field)
{
    Preferences changed = kOther;
    changed.*field = Preferences().*field;
    return changed;
}

} // namespace

TEST_CASE("every preference is the same in the next run, also off and 0", "[settings]")
{
    Kept kept;
    CHECK(Preferences::load() == Preferences());
    kOther.save();
    kept.file(); // written, not only remembered
    CHECK(Preferences::load() == kOther);
    Preferences().save();
    CHECK(Preferences::load() == Preferences());
}

TEST_CASE("a preference that cannot be meant takes its default, and no other is touched by it", "[settings]")
{
    const QVariant oddities[] = {QStringLiteral("purple"),
                                 1e300,
                                 -7,
                                 QStringLiteral("nan"),
                                 QByteArray(9000, '\xff'),
                                 QVariantList{1, 2},
                                 QStringLiteral("@Rect(1 2 3 4)"),
                                 QVariant(),
                                 QStringLiteral("")};
    const std::pair<const char*, Preferences> keys[] = {
        {"look/theme", otherBut(&Preferences::theme)},
        {"look/palette", otherBut(&Preferences::palette)},
        {"look/zoom", otherBut(&Preferences::zoom)},
        {"look/motion", otherBut(&Preferences::motion)},
        {"keys/letters", otherBut(&Preferences::letters)},
        {"projector/zoom", otherBut(&Preferences::projectorZoom)},
        {"projector/guide", otherBut(&Preferences::projectorGuide)},
        {"window/shows-lessons", otherBut(&Preferences::lessons)},
        {"window/shows-guide", otherBut(&Preferences::guide)},
        {"look/speed", otherBut(&Preferences::speed)},
        {"window/hidden-panels", otherBut(&Preferences::hidden)}};
    for (const auto& [key, expected] : keys)
        for (const QVariant& odd : oddities) {
            Kept kept;
            kOther.save();
            QSettings().setValue(QLatin1String(key), odd);
            INFO(key << " = " << odd.toString().left(20).toStdString());
            CHECK(Preferences::load() == expected);
        }
}

TEST_CASE("ids of panels that there are not, or twice, are left out", "[settings]")
{
    Kept kept;
    QSettings().setValue("window/hidden-panels", "bars  nothing bars mix");
    CHECK(Preferences::load().hidden == QStringList{"bars", "mix"});
}

TEST_CASE("a file of settings may be damaged in any way: the program starts", "[settings]")
{
    std::mt19937 random(11);
    const auto below = [&](qsizetype limit) { return static_cast<qsizetype>(random()) % limit; };
    QByteArray whole;
    {
        Kept kept;
        kOther.save();
        app::WindowPlace{QByteArray("\x01\xd9\xd0\xcb", 4), {app::Side::Right, 300}, {app::Side::Left, 0}}
            .save();
        whole = kept.file();
    }
    REQUIRE(whole.contains("hidden-panels"));
    for (int i = 0; i < 200; ++i) {
        INFO("damage " << i);
        QByteArray damaged = whole;
        if (i % 3 == 0)
            damaged.truncate(below(damaged.size()));
        if (i % 5 == 0)
            std::ranges::generate(damaged, [&] { return static_cast<char>(random()); });
        for (int flips = i % 7; flips > 0 && !damaged.isEmpty(); --flips)
            damaged[below(damaged.size())] = static_cast<char>(random());
        Kept kept;
        kept.write(damaged);
        CHECK(canBeMeant(Preferences::load()));
        CHECK(app::WindowPlace::load().guide.width >= 0);
        if (i % 20 == 0) {
            const auto lessons = app::builtInLessons();
            app::AppState state(lessons, app::startSession(lessons));
            app::MainWindow window(state, Preferences::load());
            window.restorePlace(app::WindowPlace::load());
            window.show();
            QApplication::processEvents();
            CHECK(window.isVisible());
            CHECK_FALSE(QApplication::activeModalWidget()); // nothing to click away first
        }
    }
}
