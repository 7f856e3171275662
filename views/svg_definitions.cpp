#include "views/svg_definitions.h"

#include "views/svg_text.h"

#include <QDataStream>
#include <QGradient>

namespace views {

namespace {

constexpr int kHatchStep = 8; // of Qt's own hatch patterns

QString address(const QString& id)
{
    return QStringLiteral("url(#") + id + u')';
}

/// Qt's dot patterns are too fine for paper: their mean cover instead.
double denseCover(Qt::BrushStyle style)
{
    constexpr double kCover[] = {0.94, 0.88, 0.63, 0.5, 0.37, 0.12, 0.06};
    return kCover[style - Qt::Dense1Pattern];
}

bool isDense(Qt::BrushStyle style)
{
    return style >= Qt::Dense1Pattern && style <= Qt::Dense7Pattern;
}

QString hatchLines(Qt::BrushStyle style)
{
    // diagonals go past the tile's corners, or their ends would leave notches
    switch (style) {
    case Qt::HorPattern:
        return QStringLiteral("M0 4H8");
    case Qt::VerPattern:
        return QStringLiteral("M4 0V8");
    case Qt::CrossPattern:
        return QStringLiteral("M0 4H8M4 0V8");
    case Qt::BDiagPattern:
        return QStringLiteral("M-1 1L1 -1M-1 9L9 -1M7 9L9 7");
    case Qt::FDiagPattern:
        return QStringLiteral("M-1 7L1 9M-1 -1L9 9M7 -1L9 1");
    default:
        return QStringLiteral("M-1 1L1 -1M-1 9L9 -1M7 9L9 7M-1 7L1 9M-1 -1L9 9M7 -1L9 1");
    }
}

QString spreadName(QGradient::Spread spread)
{
    if (spread == QGradient::ReflectSpread)
        return QStringLiteral("reflect");
    return spread == QGradient::RepeatSpread ? QStringLiteral("repeat") : QStringLiteral("pad");
}

QString brushKey(const QBrush& brush, const QTransform& transform)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << brush << transform;
    return QString::fromLatin1(bytes.toBase64());
}

void writeTransform(QXmlStreamWriter& xml, const QString& name, const QTransform& transform)
{
    if (!transform.isIdentity())
        xml.writeAttribute(name, svgTransform(transform));
}

} // namespace

bool SvgDefinitions::isNew(const QString& key, QString& id)
{
    const auto known = m_ids.constFind(key);
    if (known != m_ids.constEnd()) {
        id = *known;
        return false;
    }
    id = QStringLiteral("d%1").arg(m_ids.size() + 1);
    m_ids.insert(key, id);
    return true;
}

QString SvgDefinitions::paint(const QBrush& brush, const QTransform& toUser, const QTransform& toDevice,
                              QSizeF device)
{
    if (brush.style() == Qt::NoBrush)
        return QStringLiteral("none");
    if (brush.style() == Qt::SolidPattern)
        return brush.color().name();
    const QTransform transform = brush.transform() * toUser;
    return brush.gradient() ? gradient(brush, transform, toDevice, device) : pattern(brush, transform);
}

QString SvgDefinitions::gradient(const QBrush& brush, const QTransform& toUser, const QTransform& toDevice,
                                 QSizeF device)
{
    const QGradient& gradient = *brush.gradient();
    const bool stretched = gradient.coordinateMode() == QGradient::StretchToDeviceMode;
    const bool toUsersUnits = gradient.coordinateMode() == QGradient::LogicalMode || stretched;
    QTransform transform = toUser;
    if (stretched)
        transform = QTransform::fromScale(device.width(), device.height()) * toDevice.inverted();
    else if (!toUsersUnits)
        transform = brush.transform();

    QString id;
    if (!isNew(brushKey(brush, transform), id))
        return address(id);
    const bool radial = gradient.type() == QGradient::RadialGradient;
    m_xml.writeStartElement(radial ? QStringLiteral("radialGradient") : QStringLiteral("linearGradient"));
    m_xml.writeAttribute(QStringLiteral("id"), id);
    m_xml.writeAttribute(QStringLiteral("gradientUnits"), toUsersUnits ? QStringLiteral("userSpaceOnUse")
                                                                       : QStringLiteral("objectBoundingBox"));
    m_xml.writeAttribute(QStringLiteral("spreadMethod"), spreadName(gradient.spread()));
    writeTransform(m_xml, QStringLiteral("gradientTransform"), transform);
    writeEnds(gradient);
    writeStops(gradient);
    m_xml.writeEndElement();
    return address(id);
}

void SvgDefinitions::writeEnds(const QGradient& gradient)
{
    const auto write = [this](const char* name, double value) {
        m_xml.writeAttribute(QString::fromLatin1(name), svgNumber(value));
    };
    if (gradient.type() == QGradient::RadialGradient) {
        const auto& radial = static_cast<const QRadialGradient&>(gradient);
        write("cx", radial.center().x());
        write("cy", radial.center().y());
        write("r", radial.radius());
        write("fx", radial.focalPoint().x());
        write("fy", radial.focalPoint().y());
    } else {
        const auto& linear = static_cast<const QLinearGradient&>(gradient);
        write("x1", linear.start().x());
        write("y1", linear.start().y());
        write("x2", linear.finalStop().x());
        write("y2", linear.finalStop().y());
    }
}

void SvgDefinitions::writeStops(const QGradient& gradient)
{
    const QGradientStops stops = gradient.stops();
    for (const auto& [offset, color] : stops) {
        m_xml.writeEmptyElement(QStringLiteral("stop"));
        m_xml.writeAttribute(QStringLiteral("offset"), svgNumber(offset));
        m_xml.writeAttribute(QStringLiteral("stop-color"), color.name());
        if (color.alpha() < 255)
            m_xml.writeAttribute(QStringLiteral("stop-opacity"), svgNumber(color.alphaF()));
    }
}

QString SvgDefinitions::pattern(const QBrush& brush, const QTransform& toUser)
{
    QString id;
    if (!isNew(brushKey(brush, toUser), id))
        return address(id);
    const bool texture = brush.style() == Qt::TexturePattern;
    const QImage image = texture ? brush.textureImage() : QImage();
    const QSizeF tile = texture ? image.deviceIndependentSize() : QSizeF(kHatchStep, kHatchStep);
    m_xml.writeStartElement(QStringLiteral("pattern"));
    m_xml.writeAttribute(QStringLiteral("id"), id);
    m_xml.writeAttribute(QStringLiteral("patternUnits"), QStringLiteral("userSpaceOnUse"));
    m_xml.writeAttribute(QStringLiteral("width"), svgNumber(tile.width()));
    m_xml.writeAttribute(QStringLiteral("height"), svgNumber(tile.height()));
    writeTransform(m_xml, QStringLiteral("patternTransform"), toUser);
    if (texture) {
        m_xml.writeEmptyElement(QStringLiteral("image"));
        m_xml.writeAttribute(QStringLiteral("width"), svgNumber(tile.width()));
        m_xml.writeAttribute(QStringLiteral("height"), svgNumber(tile.height()));
        m_xml.writeAttribute(QStringLiteral("xlink:href"), svgImageAddress(image));
    } else {
        writeHatch(brush);
    }
    m_xml.writeEndElement();
    return address(id);
}

void SvgDefinitions::writeHatch(const QBrush& brush)
{
    m_xml.writeEmptyElement(QStringLiteral("path"));
    const bool dense = isDense(brush.style());
    const double opacity = brush.color().alphaF() * (dense ? denseCover(brush.style()) : 1);
    m_xml.writeAttribute(QStringLiteral("d"),
                         dense ? QStringLiteral("M0 0H8V8H0Z") : hatchLines(brush.style()));
    m_xml.writeAttribute(QStringLiteral("fill"), dense ? brush.color().name() : QStringLiteral("none"));
    m_xml.writeAttribute(QStringLiteral("stroke"), dense ? QStringLiteral("none") : brush.color().name());
    m_xml.writeAttribute(QStringLiteral("opacity"), svgNumber(opacity));
}

QString SvgDefinitions::clip(const QPainterPath& path)
{
    const QString data = svgPathData(path);
    const bool evenOdd = path.fillRule() == Qt::OddEvenFill;
    QString id;
    if (!isNew((evenOdd ? u'e' : u'n') + data, id))
        return address(id);
    m_xml.writeStartElement(QStringLiteral("clipPath"));
    m_xml.writeAttribute(QStringLiteral("id"), id);
    m_xml.writeEmptyElement(QStringLiteral("path"));
    m_xml.writeAttribute(QStringLiteral("d"), data);
    if (evenOdd)
        m_xml.writeAttribute(QStringLiteral("clip-rule"), QStringLiteral("evenodd"));
    m_xml.writeEndElement();
    return address(id);
}

} // namespace views
