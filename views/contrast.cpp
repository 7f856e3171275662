#include "views/contrast.h"

#include "views/palette.h"

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

} // namespace views
