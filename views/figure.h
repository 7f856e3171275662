#pragma once

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <functional>
#include <optional>
#include <stdexcept>

class QPainter;

namespace views {

/// A picture to be written to a file. Sizes are in scene units of 1/96 inch (a CSS pixel), in which fonts set
/// in pixels come out alike in every format.
struct Figure
{
    QSizeF size;                   // scene units
    double dpi = 96;               // of a PNG: pixels = size × dpi / 96
    QColor background = Qt::white; // alpha 0: transparent
    QString title;
    QString settings; // one line that makes the picture again; goes into the file's metadata
    std::function<void(QPainter&, const QRectF&)> paint; // the rectangle begins at (0, 0)
};

enum class FigureFormat { Png, Svg, Pdf };

/// A picture that cannot be made: one sentence saying what and what to do.
struct FigureError : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

inline constexpr double kUnitsPerInch = 96;
inline constexpr double kMillimetresPerInch = 25.4;
inline constexpr double kMillimetresPerUnit = kMillimetresPerInch / kUnitsPerInch;
inline constexpr double kMaxPixels = 200e6;
inline constexpr double kMaxPixelsAcross = 32767; // beyond it QPainter clips
inline constexpr char kSoftware[] = "Attention Lab";

/// The size in scene units of so many millimetres.
QSizeF fromMillimetres(double width, double height);

/// The format that a file's ending names, in any case: "png", "svg", "pdf".
std::optional<FigureFormat> figureFormat(const QString& ending);

/// The file's bytes. Throws FigureError when the size is not above 0 or too large.
QByteArray render(const Figure& figure, FigureFormat format);

/// Ground, then picture; how every format starts. Antialiased, as in the window.
void paintFigure(const Figure& figure, QPainter& painter, const QRectF& rect);

/// The picture as pixels, for the clipboard and for PNG files. Throws FigureError like render.
QImage renderImage(const Figure& figure);

} // namespace views
