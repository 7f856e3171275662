#pragma once

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

#include <vector>

/// What a widget writes, and where: a paint device that keeps every text instead of drawing it.
namespace tests {

struct WrittenText
{
    QString text;
    QRectF ink;  // its letters, in the device's coordinates
    QRectF clip; // what of them would be seen
};

class TextRecord : public QPaintDevice
{
public:
    explicit TextRecord(const QSize& size) : m_size(size), m_engine(*this) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }

    std::vector<WrittenText> texts;

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDepth:
            return 32;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        explicit Engine(TextRecord& record) : QPaintEngine(AllFeatures), m_record(record) {}

        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        Type type() const override { return User; }

        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            if (item.text().trimmed().isEmpty())
                return;
            const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(at);
            const QTransform toDevice = painter()->deviceTransform();
            QRectF clip(QPointF(), m_record.m_size);
            if (painter()->hasClipping())
                clip &= toDevice.mapRect(painter()->clipBoundingRect());
            m_record.texts.push_back({item.text(), toDevice.mapRect(ink), clip});
        }

    private:
        TextRecord& m_record;
    };

    QSize m_size;
    mutable Engine m_engine;
};

/// What the widget itself writes, without its children.
inline std::vector<WrittenText> textsOf(QWidget& widget)
{
    TextRecord record(widget.size());
    widget.render(&record, {}, {}, QWidget::RenderFlags());
    return record.texts;
}

} // namespace tests
