#pragma once

#include <QIODevice>
#include <QPaintDevice>
#include <QSizeF>
#include <QString>
#include <memory>

namespace views {

class SvgEngine;

/// Writes what is painted on it as an SVG document: rectangles as <rect>, text as <text>, images as PNG.
/// One painter, once; the document is complete when the painter ends. Units are 1/96 inch.
///
/// Composition modes other than SourceOver and perspective are not supported; conical gradients become
/// images.
class SvgDevice : public QPaintDevice
{
public:
    struct Page
    {
        QSizeF size; // 1/96 inch
        QString title;
        QString description;
    };

    SvgDevice(QIODevice& out, Page page);
    ~SvgDevice() override;

    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSizeF m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace views
