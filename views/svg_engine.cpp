#include "views/svg_engine.h"

#include "views/svg_text.h"

#include <QPainter>
#include <cmath>
#include <optional>

namespace views {

namespace {

constexpr int kLargeImage = 2048; // pixels across
constexpr int kMostEnlarged = 32;

constexpr QPaintEngine::PaintEngineFeatures kFeatures =
    QPaintEngine::PaintEngineFeatures(QPaintEngine::AllFeatures) & ~QPaintEngine::ConicalGradientFill &
    ~QPaintEngine::PerspectiveTransform & ~QPaintEngine::PorterDuff & ~QPaintEngine::BlendModes &
    ~QPaintEngine::RasterOpModes;

std::optional<QRectF> asRect(const QPainterPath& path)
{
    if (path.elementCount() != 5)
        return std::nullopt;
    const QRectF box = path.controlPointRect();
    QPainterPath clockwise;
    clockwise.addRect(box);
    QPainterPath other; // begins with the other side
    other.addPolygon(
        QPolygonF({box.topLeft(), box.bottomLeft(), box.bottomRight(), box.topRight(), box.topLeft()}));
    clockwise.setFillRule(path.fillRule());
    other.setFillRule(path.fillRule());
    return path == clockwise || path == other ? std::optional(box) : std::nullopt;
}

/// Renderers that know no "pixelated" (librsvg 2.54) blur only the edge of such a pixel.
QImage withLargePixels(const QImage& image)
{
    const int factor = kLargeImage / std::max(image.width(), image.height());
    return factor < 2 ? image : image.scaled(image.size() * std::min(factor, kMostEnlarged));
}

/// In user units. A cosmetic pen is as wide on the page whatever the transform.
double penWidth(const QPen& pen, const QTransform& toDevice)
{
    const double width = pen.widthF() > 0 ? pen.widthF() : 1;
    const double scale = std::sqrt(std::abs(toDevice.determinant()));
    return (pen.isCosmetic() || pen.widthF() == 0) && scale > 0 ? width / scale : width;
}

} // namespace

SvgEngine::SvgEngine(QIODevice& out, SvgDevice::Page page)
    : QPaintEngine(kFeatures), m_page(std::move(page)), m_xml(&out)
{
}

bool SvgEngine::begin(QPaintDevice*)
{
    const double width = m_page.size.width();
    const double height = m_page.size.height();
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(1);
    m_xml.writeStartDocument();
    m_xml.writeStartElement(QStringLiteral("svg"));
    writeAttributes({{"xmlns", QStringLiteral("http://www.w3.org/2000/svg")},
                     {"xmlns:xlink", QStringLiteral("http://www.w3.org/1999/xlink")},
                     {"width", svgLength(width)},
                     {"height", svgLength(height)},
                     {"viewBox", QStringLiteral("0 0 ") + svgNumber(width) + u' ' + svgNumber(height)}});
    if (!m_page.title.isEmpty())
        m_xml.writeTextElement(QStringLiteral("title"), xmlText(m_page.title));
    if (!m_page.description.isEmpty())
        m_xml.writeTextElement(QStringLiteral("desc"), xmlText(m_page.description));
    return true;
}

bool SvgEngine::end()
{
    leaveClipGroup();
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    return !m_xml.hasError();
}

void SvgEngine::updateState(const QPaintEngineState& changed)
{
    // everything else is read from `state` when something is drawn
    if (changed.state() & (DirtyClipPath | DirtyClipRegion | DirtyClipEnabled))
        m_isClipStale = true;
}

/// The clip as the painter has it: on restore, Qt replays a widget's clips moved by its offset a second time.
void SvgEngine::readClip()
{
    m_isClipStale = false;
    m_clip = state->transform().map(painter()->clipPath());
    m_clipAddress.clear();
}

bool SvgEngine::enterGroups()
{
    if (m_isClipStale)
        readClip();
    const bool clipped = painter()->hasClipping();
    if (clipped && m_clip.boundingRect().isEmpty())
        return false;
    enterClipGroup(clipped);
    if (state->transform() == m_openTransform)
        return true;
    leaveTransformGroup();
    m_openTransform = state->transform();
    if (!m_openTransform.isIdentity()) {
        m_xml.writeStartElement(QStringLiteral("g"));
        writeAttributes({{"transform", svgTransform(m_openTransform)}});
    }
    return true;
}

void SvgEngine::enterClipGroup(bool clipped)
{
    if (clipped && m_clipAddress.isEmpty())
        m_clipAddress = m_definitions.clip(m_clip);
    const QString wanted = clipped ? m_clipAddress : QString();
    if (wanted == m_openClip)
        return;
    leaveClipGroup();
    m_openClip = wanted;
    if (wanted.isEmpty())
        return;
    m_xml.writeStartElement(QStringLiteral("g"));
    writeAttributes({{"clip-path", wanted}});
}

void SvgEngine::leaveTransformGroup()
{
    if (!m_openTransform.isIdentity())
        m_xml.writeEndElement();
    m_openTransform = QTransform();
}

void SvgEngine::leaveClipGroup()
{
    leaveTransformGroup();
    if (!m_openClip.isEmpty())
        m_xml.writeEndElement();
    m_openClip.clear();
}

void SvgEngine::writeAttributes(Attributes attributes)
{
    for (const auto& [name, value] : attributes)
        m_xml.writeAttribute(QLatin1String(name), value);
}

QString SvgEngine::paintOf(const QBrush& brush)
{
    const QPointF origin = state->brushOrigin();
    return m_definitions.paint(brush, QTransform::fromTranslate(origin.x(), origin.y()), state->transform(),
                               m_page.size);
}

/// Opacity goes to fill and stroke, not to the group: that is what it means to a QPainter.
void SvgEngine::writeColor(const char* name, const QString& paint, const QBrush& brush)
{
    m_xml.writeAttribute(QLatin1String(name), paint);
    const double alpha = brush.style() == Qt::SolidPattern ? brush.color().alphaF() : 1;
    const double opacity = alpha * state->opacity();
    if (paint != QStringLiteral("none") && opacity < 1)
        m_xml.writeAttribute(QLatin1String(name) + QStringLiteral("-opacity"), svgNumber(opacity));
}

void SvgEngine::writePen(const QPen& pen, const QString& paint)
{
    const double width = penWidth(pen, state->transform());
    writeColor("stroke", paint, pen.brush());
    writeAttributes({{"stroke-width", svgNumber(width)},
                     {"stroke-linecap", svgName(pen.capStyle())},
                     {"stroke-linejoin", svgName(pen.joinStyle())}});
    if (pen.joinStyle() == Qt::MiterJoin || pen.joinStyle() == Qt::SvgMiterJoin)
        m_xml.writeAttribute(QStringLiteral("stroke-miterlimit"), svgNumber(std::max(1.0, pen.miterLimit())));
    if (pen.style() == Qt::SolidLine)
        return;
    QStringList dashes;
    const QList<qreal> pattern = pen.dashPattern();
    for (const double length : pattern)
        dashes += svgNumber(length * width);
    writeAttributes({{"stroke-dasharray", dashes.join(u' ')},
                     {"stroke-dashoffset", svgNumber(pen.dashOffset() * width)}});
}

void SvgEngine::writeShape(const char* element, Attributes attributes, Filling filling)
{
    const QPen pen = state->pen();
    const QBrush brush = filling == Filling::Inside ? state->brush() : QBrush(Qt::NoBrush);
    const bool stroked = pen.style() != Qt::NoPen;
    if ((!stroked && brush.style() == Qt::NoBrush) || !enterGroups())
        return;
    const QString fill = paintOf(brush);
    const QString stroke = stroked ? paintOf(pen.brush()) : QString();
    m_xml.writeEmptyElement(QLatin1String(element));
    writeAttributes(attributes);
    writeColor("fill", fill, brush);
    if (stroked)
        writePen(pen, stroke);
    if (!(state->renderHints() & QPainter::Antialiasing))
        m_xml.writeAttribute(QStringLiteral("shape-rendering"), QStringLiteral("crispEdges"));
}

void SvgEngine::drawRects(const QRectF* rects, int count)
{
    for (int i = 0; i < count; ++i) {
        const QRectF rect = rects[i].normalized();
        writeShape("rect", {{"x", svgNumber(rect.x())},
                            {"y", svgNumber(rect.y())},
                            {"width", svgNumber(rect.width())},
                            {"height", svgNumber(rect.height())}});
    }
}

void SvgEngine::drawLines(const QLineF* lines, int count)
{
    for (int i = 0; i < count; ++i)
        writeShape("line",
                   {{"x1", svgNumber(lines[i].x1())},
                    {"y1", svgNumber(lines[i].y1())},
                    {"x2", svgNumber(lines[i].x2())},
                    {"y2", svgNumber(lines[i].y2())}},
                   Filling::None);
}

void SvgEngine::drawEllipse(const QRectF& rect)
{
    writeShape("ellipse", {{"cx", svgNumber(rect.center().x())},
                           {"cy", svgNumber(rect.center().y())},
                           {"rx", svgNumber(std::abs(rect.width()) / 2)},
                           {"ry", svgNumber(std::abs(rect.height()) / 2)}});
}

void SvgEngine::drawPath(const QPainterPath& path)
{
    if (const auto rect = asRect(path))
        return drawRects(&*rect, 1);
    writeShape("path", {{"d", svgPathData(path)}, {"fill-rule", svgName(path.fillRule())}});
}

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    if (mode == PolylineMode)
        return writeShape("polyline", {{"points", svgPoints(points, count)}}, Filling::None);
    const Qt::FillRule rule = mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill;
    writeShape("polygon", {{"points", svgPoints(points, count)}, {"fill-rule", svgName(rule)}});
}

void SvgEngine::drawTextItem(const QPointF& baseline, const QTextItem& item)
{
    // spaces leave nothing on paper; underlines come as lines of their own
    if (item.text().trimmed().isEmpty() || state->pen().style() == Qt::NoPen || !enterGroups())
        return;
    const QFont font = item.font();
    const QBrush ink = state->pen().brush();
    const QString fill = paintOf(ink);
    m_xml.writeStartElement(QStringLiteral("text"));
    writeAttributes({{"x", svgNumber(baseline.x())},
                     {"y", svgNumber(baseline.y())},
                     {"font-family", svgFontFamilies(font)},
                     {"font-size", svgNumber(svgFontSize(font))},
                     // where this font is missing, another one is made as wide
                     {"textLength", svgNumber(item.width())},
                     {"lengthAdjust", QStringLiteral("spacingAndGlyphs")}});
    if (font.weight() != QFont::Normal)
        m_xml.writeAttribute(QStringLiteral("font-weight"), QString::number(font.weight()));
    if (font.style() != QFont::StyleNormal)
        m_xml.writeAttribute(QStringLiteral("font-style"), QStringLiteral("italic"));
    writeColor("fill", fill, ink);
    if (item.text().simplified() != item.text())
        m_xml.writeAttribute(QStringLiteral("xml:space"), QStringLiteral("preserve"));
    m_xml.writeCharacters(xmlText(item.text()));
    m_xml.writeEndElement();
}

void SvgEngine::drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source)
{
    drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
}

void SvgEngine::drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                          Qt::ImageConversionFlags)
{
    const QRect part = source.toAlignedRect().intersected(image.rect());
    if (part.isEmpty() || target.isEmpty() || !enterGroups())
        return;
    const bool smooth = state->renderHints() & QPainter::SmoothPixmapTransform;
    const bool magnified = target.width() >= 2 * part.width() && target.height() >= 2 * part.height();
    QImage pixels = part == image.rect() ? image : image.copy(part);
    if (!smooth && magnified)
        pixels = withLargePixels(pixels);
    m_xml.writeEmptyElement(QStringLiteral("image"));
    writeAttributes({{"x", svgNumber(target.x())},
                     {"y", svgNumber(target.y())},
                     {"width", svgNumber(target.width())},
                     {"height", svgNumber(target.height())},
                     {"preserveAspectRatio", QStringLiteral("none")}});
    if (state->opacity() < 1)
        m_xml.writeAttribute(QStringLiteral("opacity"), svgNumber(state->opacity()));
    if (!smooth)
        writeAttributes({{"style", QStringLiteral("image-rendering:pixelated")}});
    writeAttributes({{"xlink:href", svgImageAddress(pixels)}});
}

} // namespace views
