#include "views/figure.h"

#include "views/pdf_figure.h"
#include "views/svg_device.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageWriter>
#include <QPainter>
#include <cmath>

namespace views {

namespace {

constexpr double kMetresPerInch = kMillimetresPerInch / 1000;

[[noreturn]] void refuse(const char* sentence, const QString& size)
{
    throw FigureError(QCoreApplication::translate("Figure", sentence).arg(size).toStdString());
}

QString sizeText(double width, double height)
{
    return QStringLiteral("%1×%2").arg(width).arg(height);
}

bool isPositive(double value)
{
    return std::isfinite(value) && value > 0;
}

void checkSize(const Figure& figure)
{
    if (!isPositive(figure.size.width()) || !isPositive(figure.size.height()))
        refuse(
            QT_TRANSLATE_NOOP("Figure", "A picture of %1 cannot be made: width and height must be above 0."),
            sizeText(figure.size.width(), figure.size.height()));
}

QSize pixelSize(const Figure& figure)
{
    checkSize(figure);
    if (!isPositive(figure.dpi))
        refuse(QT_TRANSLATE_NOOP("Figure", "%1 dots per inch cannot be used: the number must be above 0."),
               QString::number(figure.dpi));
    const double scale = figure.dpi / kUnitsPerInch;
    const double width = std::max(1.0, std::round(figure.size.width() * scale));
    const double height = std::max(1.0, std::round(figure.size.height() * scale));
    if (width * height > kMaxPixels || std::max(width, height) > kMaxPixelsAcross)
        refuse(QT_TRANSLATE_NOOP("Figure",
                                 "A picture of %1 pixels is too large: a PNG has at most 200 million "
                                 "pixels, 32767 across; choose a smaller size or fewer dots per inch."),
               sizeText(width, height));
    return {static_cast<int>(width), static_cast<int>(height)};
}

QByteArray renderPng(const Figure& figure)
{
    QImage image = renderImage(figure);
    if (figure.background.alpha() == 255)
        image.convertTo(QImage::Format_RGB888);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), figure.title);
    writer.setText(QStringLiteral("Settings"), figure.settings);
    writer.setText(QStringLiteral("Software"), QString::fromLatin1(kSoftware));
    if (!writer.write(image))
        throw FigureError(writer.errorString().toStdString());
    return bytes;
}

QByteArray renderSvg(const Figure& figure)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    SvgDevice device(buffer, {figure.size, figure.title, figure.settings});
    QPainter painter(&device);
    paintFigure(figure, painter, QRectF(QPointF(), figure.size));
    painter.end();
    return bytes;
}

} // namespace

QSizeF fromMillimetres(double width, double height)
{
    return QSizeF(width, height) * (kUnitsPerInch / kMillimetresPerInch);
}

std::optional<FigureFormat> figureFormat(const QString& ending)
{
    const QString name = ending.toLower();
    if (name == QStringLiteral("png"))
        return FigureFormat::Png;
    if (name == QStringLiteral("svg"))
        return FigureFormat::Svg;
    if (name == QStringLiteral("pdf"))
        return FigureFormat::Pdf;
    return std::nullopt;
}

void paintFigure(const Figure& figure, QPainter& painter, const QRectF& rect)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::LosslessImageRendering);
    if (figure.background.alpha() > 0)
        painter.fillRect(rect, figure.background);
    painter.save();
    figure.paint(painter, rect);
    painter.restore();
}

QImage renderImage(const Figure& figure)
{
    QImage image(pixelSize(figure), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        refuse(QT_TRANSLATE_NOOP("Figure", "There is not enough memory for a picture of %1 pixels."),
               sizeText(pixelSize(figure).width(), pixelSize(figure).height()));
    image.fill(Qt::transparent);
    // while painting, a font in points must not meet the dots per inch twice
    image.setDotsPerMeterX(qRound(kUnitsPerInch / kMetresPerInch));
    image.setDotsPerMeterY(qRound(kUnitsPerInch / kMetresPerInch));
    {
        const double scale = figure.dpi / kUnitsPerInch;
        QPainter painter(&image);
        painter.scale(scale, scale);
        // whole pixels, not the size that was asked for: a ground painted by the view reaches the last one
        paintFigure(figure, painter, QRectF(QPointF(), QSizeF(image.size()) / scale));
    }
    image.setDotsPerMeterX(qRound(figure.dpi / kMetresPerInch));
    image.setDotsPerMeterY(qRound(figure.dpi / kMetresPerInch));
    return image;
}

QByteArray render(const Figure& figure, FigureFormat format)
{
    checkSize(figure);
    switch (format) {
    case FigureFormat::Png:
        return renderPng(figure);
    case FigureFormat::Svg:
        return renderSvg(figure);
    case FigureFormat::Pdf:
        return renderPdf(figure);
    }
    return {};
}

} // namespace views
