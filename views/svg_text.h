#pragma once

#include <QByteArray>
#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QString>
#include <QTransform>

/// How Qt's values are written in an SVG document. Numbers have a point in every locale.
namespace views {

/// Seven digits: in a page of a metre, a quarter of a micrometre.
QString svgNumber(double value);

/// A page's width or height. Whole units stay plain numbers, so that a browser shows one unit as one pixel;
/// others were asked for in millimetres.
QString svgLength(double units);

QString svgName(Qt::FillRule rule);
QString svgName(Qt::PenCapStyle cap);
QString svgName(Qt::PenJoinStyle join);

/// x,y x,y …
QString svgPoints(const QPointF* points, int count);

/// matrix(a b c d e f); empty for the identity.
QString svgTransform(const QTransform& transform);

/// M, L and C only; a subpath that ends where it began is closed with Z, so that its corner is joined.
QString svgPathData(const QPainterPath& path);

/// "Inter, 'DejaVu Sans', sans-serif": the families asked for, the one this machine took, the generic one.
QString svgFontFamilies(const QFont& font);

/// In scene units (96 to the inch), whether the font was given in pixels or in points.
double svgFontSize(const QFont& font);

/// The image as a data: address.
QString svgImageAddress(const QImage& image);

/// What XML 1.0 cannot hold (most control characters, lone surrogates) becomes U+FFFD.
QString xmlText(const QString& text);

} // namespace views
