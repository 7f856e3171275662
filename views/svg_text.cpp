#include "views/svg_text.h"

#include "views/figure.h"

#include <QBuffer>
#include <QFontInfo>
#include <QStringList>
#include <cmath>

namespace views {

namespace {

constexpr int kSvgDigits = 7;
constexpr double kUnitsPerPoint = kUnitsPerInch / 72;
constexpr char16_t kReplacement = 0xFFFD;

QString svgPoint(const QPainterPath::Element& point)
{
    return svgNumber(point.x) + u' ' + svgNumber(point.y);
}

bool endsWhereItBegan(const QPainterPath& path, int start, int end)
{
    return end - start > 1 && path.elementAt(start).x == path.elementAt(end).x &&
           path.elementAt(start).y == path.elementAt(end).y;
}

QString genericFamily(const QFont& font)
{
    if (font.styleHint() == QFont::Monospace || font.styleHint() == QFont::TypeWriter || font.fixedPitch())
        return QStringLiteral("monospace");
    return font.styleHint() == QFont::Serif ? QStringLiteral("serif") : QStringLiteral("sans-serif");
}

bool fitsXml(char16_t unit)
{
    return unit >= 0x20 ? unit < 0xFFFE : unit == u'\t' || unit == u'\n' || unit == u'\r';
}

} // namespace

QString svgNumber(double value)
{
    // adding 0 turns -0 into 0
    return std::isfinite(value) ? QString::number(value + 0.0, 'g', kSvgDigits) : QStringLiteral("0");
}

QString svgLength(double units)
{
    if (units == std::floor(units))
        return svgNumber(units);
    return svgNumber(units * kMillimetresPerUnit) + QStringLiteral("mm");
}

QString svgName(Qt::FillRule rule)
{
    return rule == Qt::OddEvenFill ? QStringLiteral("evenodd") : QStringLiteral("nonzero");
}

QString svgName(Qt::PenCapStyle cap)
{
    if (cap == Qt::FlatCap)
        return QStringLiteral("butt");
    return cap == Qt::RoundCap ? QStringLiteral("round") : QStringLiteral("square");
}

QString svgName(Qt::PenJoinStyle join)
{
    if (join == Qt::BevelJoin)
        return QStringLiteral("bevel");
    return join == Qt::RoundJoin ? QStringLiteral("round") : QStringLiteral("miter");
}

QString svgPoints(const QPointF* points, int count)
{
    QString list;
    for (int i = 0; i < count; ++i)
        list += svgNumber(points[i].x()) + u',' + svgNumber(points[i].y()) + u' ';
    return list.trimmed();
}

QString svgTransform(const QTransform& transform)
{
    if (transform.isIdentity())
        return {};
    QStringList numbers;
    for (const double value :
         {transform.m11(), transform.m12(), transform.m21(), transform.m22(), transform.dx(), transform.dy()})
        numbers += svgNumber(value);
    return QStringLiteral("matrix(") + numbers.join(u' ') + u')';
}

QString svgPathData(const QPainterPath& path)
{
    QString data;
    int start = 0;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.type == QPainterPath::MoveToElement)
            start = i;
        constexpr char kCommands[] = {'M', 'L', 'C', ' '}; // in the order of QPainterPath::ElementType
        data += QLatin1Char(kCommands[element.type]) + svgPoint(element);
        const bool last =
            i + 1 == path.elementCount() || path.elementAt(i + 1).type == QPainterPath::MoveToElement;
        if (last && endsWhereItBegan(path, start, i))
            data += u'Z';
    }
    return data;
}

QString svgFontFamilies(const QFont& font)
{
    QStringList families = font.families();
    families += QFontInfo(font).family();
    if (genericFamily(font) == QStringLiteral("sans-serif"))
        families += QStringLiteral("DejaVu Sans");
    families.removeDuplicates();
    families.removeAll(QString());
    for (QString& family : families) {
        family.remove(u'\'');
        if (family.contains(u' ') || family.contains(u',') || family.at(0).isDigit())
            family = u'\'' + family + u'\'';
    }
    return xmlText((families << genericFamily(font)).join(QStringLiteral(", ")));
}

double svgFontSize(const QFont& font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * kUnitsPerPoint;
}

QString svgImageAddress(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
}

QString xmlText(const QString& text)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar unit = text.at(i);
        if (unit.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            clean += unit;
            clean += text.at(++i);
        } else {
            clean += !unit.isSurrogate() && fitsXml(unit.unicode()) ? unit : QChar(kReplacement);
        }
    }
    return clean;
}

} // namespace views
