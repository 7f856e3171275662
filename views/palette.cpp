#include "views/palette.h"

#include "views/theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <span>

namespace views {

namespace {

// Every eighth of the 256 colours of the palettes that matplotlib publishes under CC0 (van der Walt, Smith
// and Firing 2015; cividis: Nuñez, Anderton and Renslow 2018). Straight lines between them stay within 2 %.
constexpr std::array<QRgb, 33> kViridis{0x440154, 0x470d60, 0x48186a, 0x482374, 0x472d7b, 0x453781, 0x424086,
                                        0x3e4989, 0x3b528b, 0x375b8d, 0x33638d, 0x2f6b8e, 0x2c728e, 0x297a8e,
                                        0x26828e, 0x23898e, 0x21918c, 0x1f988b, 0x1fa088, 0x22a785, 0x28ae80,
                                        0x32b67a, 0x3fbc73, 0x4ec36b, 0x5ec962, 0x70cf57, 0x84d44b, 0x98d83e,
                                        0xaddc30, 0xc2df23, 0xd8e219, 0xece51b, 0xfde725};
constexpr std::array<QRgb, 33> kCividis{0x00224e, 0x00285b, 0x002e6a, 0x053371, 0x1a386f, 0x273e6e, 0x32436d,
                                        0x3b496c, 0x434e6c, 0x4b546c, 0x535a6d, 0x5a5f6e, 0x61656f, 0x686a71,
                                        0x6f7073, 0x767676, 0x7d7c78, 0x848279, 0x8c8878, 0x938e78, 0x9b9476,
                                        0xa39a74, 0xaba072, 0xb4a76f, 0xbcae6c, 0xc4b468, 0xcdbb63, 0xd5c25e,
                                        0xdec958, 0xe7d150, 0xf0d846, 0xf9e03a, 0xfee838};
constexpr std::array<QRgb, 33> kMagma{0x000004, 0x030312, 0x0a0822, 0x130d34, 0x1d1147, 0x29115a, 0x36106b,
                                      0x440f76, 0x51127c, 0x5d177f, 0x6a1c81, 0x762181, 0x832681, 0x902a81,
                                      0x9c2e7f, 0xaa337d, 0xb73779, 0xc43c75, 0xd0416f, 0xdc4869, 0xe75263,
                                      0xef5d5e, 0xf56b5c, 0xf9795d, 0xfc8961, 0xfd9869, 0xfea772, 0xfeb67c,
                                      0xfec488, 0xfed395, 0xfde2a3, 0xfcf0b2, 0xfcfdbf};
constexpr std::array<QRgb, 2> kGrey{0x1a1a1a, 0xf2f2f2};

std::span<const QRgb> points(Palette palette)
{
    switch (palette) {
    case Palette::Viridis:
        return kViridis;
    case Palette::Cividis:
        return kCividis;
    case Palette::Magma:
        return kMagma;
    case Palette::Grey:
        break;
    }
    return kGrey;
}

double luminance(const QColor& colour)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

QString name(Palette palette)
{
    constexpr std::array kNames{"viridis", "cividis", "magma", "grey"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(palette)]);
}

QString title(Palette palette)
{
    constexpr std::array kTitles{QT_TRANSLATE_NOOP("Palette", "Viridis"),
                                 QT_TRANSLATE_NOOP("Palette", "Cividis"),
                                 QT_TRANSLATE_NOOP("Palette", "Magma"), QT_TRANSLATE_NOOP("Palette", "Grey")};
    return QCoreApplication::translate("Palette", kTitles[static_cast<std::size_t>(palette)]);
}

std::optional<Palette> paletteNamed(const QString& text)
{
    for (const Palette palette : kPalettes)
        if (name(palette) == text)
            return palette;
    return std::nullopt;
}

QColor between(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int from, int to) {
        return static_cast<int>(std::lround(from + (to - from) * share));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor colourAt(Palette palette, double position)
{
    const auto colours = points(palette);
    const double place = std::clamp(position, 0.0, 1.0) * static_cast<double>(colours.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), colours.size() - 2);
    return between(QColor(colours[below]), QColor(colours[below + 1]), place - static_cast<double>(below));
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor readableOn(const QColor& ground)
{
    return contrast(ground, Qt::white) >= contrast(ground, Qt::black) ? QColor(Qt::white) : QColor(Qt::black);
}

ColourScale ColourScale::sequential(Palette palette, double minimum, double maximum)
{
    ColourScale scale;
    scale.m_palette = palette;
    scale.m_minimum = minimum;
    scale.m_maximum = maximum;
    return scale;
}

ColourScale ColourScale::diverging(const Theme& theme, double minimum, double maximum)
{
    ColourScale scale = sequential(Palette::Viridis, minimum, maximum);
    scale.m_diverging = true;
    scale.m_ends = {theme.negative, theme.neutral, theme.positive};
    return scale;
}

QColor ColourScale::colour(double value) const
{
    const double inside = std::clamp(value, m_minimum, m_maximum);
    if (!m_diverging)
        return colourAt(m_palette,
                        m_maximum > m_minimum ? (inside - m_minimum) / (m_maximum - m_minimum) : 0.5);
    const double reach = std::max(std::abs(m_minimum), std::abs(m_maximum));
    const double share = reach > 0 ? std::abs(inside) / reach : 0;
    return between(m_ends[1], inside < 0 ? m_ends[0] : m_ends[2], share);
}

} // namespace views
