#include "views/cache_motion.h"

#include "views/cache_frame.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kMilliseconds = 1000;

} // namespace

CacheMotion::CacheMotion(View& view) : m_view(view)
{
    m_motion.setDuration(kMilliseconds);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(static_cast<double>(core::kCacheWorkParts));
    QObject::connect(&m_motion, &QVariantAnimation::valueChanged, &view, [&view] { view.update(); });
    QObject::connect(&m_motion, &QVariantAnimation::finished, &view, [&view] { view.update(); });
}

void CacheMotion::follow()
{
    const core::Index step = kvCache(m_view.frame()).step;
    if (m_shownStep == step)
        return;
    const bool isNext = m_shownStep == step - 1;
    const bool isCalm = !m_sinceStep.isValid() || m_sinceStep.elapsed() > kMilliseconds;
    m_shownStep = step;
    m_sinceStep.restart();
    m_motion.stop();
    if (isNext && isCalm && m_view.appearance().motion && m_view.isVisible())
        m_motion.start();
}

std::optional<core::Index> CacheMotion::current() const
{
    if (!isRunning())
        return std::nullopt;
    const double value = m_motion.currentValue().toDouble();
    return std::min(static_cast<core::Index>(value), core::kCacheWorkParts - 1);
}

double CacheMotion::done(core::Index part) const
{
    if (!isRunning())
        return 1;
    return std::clamp(m_motion.currentValue().toDouble() - static_cast<double>(part), 0.0, 1.0);
}

} // namespace views
