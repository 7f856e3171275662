#pragma once

#include <QColor>
#include <QString>

#include <array>
#include <optional>

namespace views {

struct Theme;

/// Perceptually even palettes from dark to light that colour-blind readers can tell apart.
enum class Palette { Viridis, Cividis, Magma, Grey };

inline constexpr std::array kPalettes{Palette::Viridis, Palette::Cividis, Palette::Magma, Palette::Grey};

QString name(Palette palette);
QString title(Palette palette); // as menus show it
std::optional<Palette> paletteNamed(const QString& name);

/// A mixture of two opaque colours: the first at share 0, the second at 1.
QColor between(const QColor& a, const QColor& b, double share);

/// The palette's colour at 0…1; clamped outside.
QColor colourAt(Palette palette, double position);

/// Black or white, whichever reads better on the ground; never under 4.58:1.
QColor readableOn(const QColor& ground);

/// WCAG contrast ratio of two opaque colours, 1…21.
double contrast(const QColor& a, const QColor& b);

/// How numbers become colours: from `minimum` to `maximum` along a palette, or for signed numbers along a
/// diverging one whose middle is 0.
class ColourScale
{
public:
    static ColourScale sequential(Palette palette, double minimum, double maximum);
    static ColourScale diverging(const Theme& theme, double minimum, double maximum);

    double minimum() const { return m_minimum; }
    double maximum() const { return m_maximum; }

    /// A colour for every finite number; numbers outside the limits take the nearest one's.
    QColor colour(double value) const;

private:
    bool m_diverging = false;
    Palette m_palette = Palette::Viridis;
    std::array<QColor, 3> m_ends; // negative, neutral, positive
    double m_minimum = 0;
    double m_maximum = 1;
};

} // namespace views
