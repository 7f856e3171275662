#include "views/svg_device.h"

#include "views/figure.h"
#include "views/svg_engine.h"

#include <QtMath>

namespace views {

SvgDevice::SvgDevice(QIODevice& out, Page page)
    : m_size(page.size), m_engine(std::make_unique<SvgEngine>(out, std::move(page)))
{
}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const
{
    return m_engine.get();
}

int SvgDevice::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return qCeil(m_size.width());
    case PdmHeight:
        return qCeil(m_size.height());
    case PdmWidthMM:
        return qRound(m_size.width() * kMillimetresPerUnit);
    case PdmHeightMM:
        return qRound(m_size.height() * kMillimetresPerUnit);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return static_cast<int>(kUnitsPerInch);
    case PdmNumColors:
        return 0;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return qRound(devicePixelRatioFScale());
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace views
