#include "views/theme.h"

#include <QFontDatabase>
#include <QGuiApplication>

namespace views {

QColor Theme::of(core::Role role) const
{
    switch (role) {
    case core::Role::Query:
        return query;
    case core::Role::Key:
        return key;
    case core::Role::Value:
        return value;
    case core::Role::Plain:
    case core::Role::Result:
        break;
    }
    return text;
}

Theme lightTheme()
{
    return {.ground = 0xf6f7f9,
            .panel = 0xffffff,
            .line = 0xd9dde3,
            .text = 0x1b2430,
            .muted = 0x5b6675,
            .action = 0x3056d3,
            .onAction = 0xffffff,
            .tint = 0xe8edfc,
            .query = 0xbf3f0c,
            .key = 0x0b7285,
            .value = 0x6741d9,
            .negative = 0xb83246,
            .neutral = 0xf7f7f7,
            .positive = 0x2b6cb0};
}

Theme darkTheme()
{
    return {.ground = 0x14181f,
            .panel = 0x1c222b,
            .line = 0x323b47,
            .text = 0xe8ecf1,
            .muted = 0x9aa7b6,
            .action = 0x8aa4ff,
            .onAction = 0x10141b,
            .tint = 0x26304a,
            .query = 0xff922b,
            .key = 0x3bc9db,
            .value = 0xb197fc,
            .negative = 0xee7888,
            .neutral = 0x262d38,
            .positive = 0x62a0e6};
}

QFont fontOf(qreal pixels, QFont::Weight weight)
{
    static const bool hasInter = QFontDatabase::hasFamily(QStringLiteral("Inter"));
    QFont font = QGuiApplication::font();
    if (hasInter)
        font.setFamilies({QStringLiteral("Inter")});
    font.setPixelSize(qMax(1, qRound(pixels)));
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting); // the same widths on screen and in files
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1); // digits of one width line up in columns
#endif
    return font;
}

} // namespace views
