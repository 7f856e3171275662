#pragma once

#include "views/svg_definitions.h"
#include "views/svg_device.h"

#include <QPaintEngine>
#include <QXmlStreamWriter>
#include <initializer_list>
#include <utility>
#include <vector>

namespace views {

/// The painting behind SvgDevice.
class SvgEngine : public QPaintEngine
{
public:
    SvgEngine(QIODevice& out, SvgDevice::Page page);

    bool begin(QPaintDevice* device) override;
    bool end() override;
    Type type() const override { return User; }

    void updateState(const QPaintEngineState& changed) override;

    void drawRects(const QRectF* rects, int count) override;
    void drawLines(const QLineF* lines, int count) override;
    void drawEllipse(const QRectF& rect) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawTextItem(const QPointF& baseline, const QTextItem& item) override;
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override;
    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags flags) override;
    // the integer forms of the base class call those above
    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPolygon;
    using QPaintEngine::drawRects;

private:
    enum class Filling { Inside, None };
    using Attributes = std::initializer_list<std::pair<const char*, QString>>;

    void writeShape(const char* element, Attributes attributes, Filling filling = Filling::Inside);
    void writeAttributes(Attributes attributes);
    void writeColor(const char* name, const QString& paint, const QBrush& brush);
    void writePen(const QPen& pen, const QString& paint);
    QString paintOf(const QBrush& brush);
    /// Opens the groups for the present clip and transform; false when the clip hides everything.
    bool enterGroups();
    void enterClipGroup(bool clipped);
    void leaveTransformGroup();
    void leaveClipGroup();
    void readClip();

    SvgDevice::Page m_page;
    QXmlStreamWriter m_xml;
    SvgDefinitions m_definitions{m_xml};
    bool m_isClipStale = false;
    QPainterPath m_clip;   // in the page's coordinates
    QString m_clipAddress; // its address in the document, once it is written
    QString m_openClip;    // of the group that is open
    QTransform m_openTransform;
};

} // namespace views
