#include "views/contrast.h"

#include "views/palette.h"

#include <cmath>

namespace views {

namespace {

constexpr double kStep = 0.05;
constexpr double kPalest = 0.45; // of the way to the ground

} // namespace

QColor paler(const QColor& colour, const QColor& ground)
{
    double share = kPalest;
    while (share > 0 && contrast(between(colour, ground, share), ground) < kGraphicContrast)
        share -= kStep;
    return share > 0 ? between(colour, ground, share) : colour;
}

QColor edge(const Theme& theme)
{
    double share = 0;
    const auto at = [&] { return between(theme.line, theme.muted, share); };
    while (share < 1 && (contrast(at(), theme.panel) < kGraphicContrast ||
                         contrast(at(), theme.ground) < kGraphicContrast))
        share += kStep;
    return at();
}

QColor colourOfMany(std::int64_t number, const Theme& theme)
{
    constexpr double kGoldenAngle = 0.381966; // of the circle
    constexpr float kSaturation = 0.5F;
    constexpr float kChange = 0.01F;
    const auto hue = static_cast<float>(std::fmod(0.55 + kGoldenAngle * static_cast<double>(number), 1.0));
    const bool isDark = theme.panel.lightnessF() < 0.5F;
    float lightness = isDark ? 0.55F : 0.62F;
    const auto colour = [&] { return QColor::fromHslF(hue, kSaturation, lightness); };
    const auto isSeen = [&] {
        return contrast(colour(), theme.panel) >= kGraphicContrast &&
               contrast(colour(), theme.ground) >= kGraphicContrast;
    };
    while (!isSeen() && lightness > kChange && lightness < 1 - kChange)
        lightness += isDark ? kChange : -kChange;
    return colour();
}

} // namespace views
