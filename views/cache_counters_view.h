#pragma once

#include "views/view.h"

namespace views {

/// The four things that are counted, in the order in which they are shown.
enum class CacheCounter { Projections, Reads, MultiplyAdds, Bytes };

inline constexpr std::array kCacheCounters{CacheCounter::Projections, CacheCounter::Reads,
                                           CacheCounter::MultiplyAdds, CacheCounter::Bytes};

QString counterTitle(CacheCounter counter);
std::int64_t counted(const core::CacheCounts& counts, CacheCounter counter);
QString counterText(const core::CacheCounts& counts, CacheCounter counter);

/// Where a counter's block lies: its title and a bar for each lane.
struct CacheCountersLayout
{
    QRectF area;
    qreal block = 0; // heights
    qreal line = 0;
    qreal label = 0; // widths left and right of the bars
    qreal number = 0;

    QRectF blockOf(int counter) const
    {
        return {area.left(), area.top() + counter * block, area.width(), block};
    }
    QRectF titleOf(int counter) const;
    QRectF laneOf(int counter, int lane) const;
    QRectF barOf(int counter, int lane, double share) const;
};

/// What both lanes have cost up to the current step, as numbers and bars.
class CacheCountersView : public View
{
    Q_OBJECT

public:
    explicit CacheCountersView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    CacheCountersLayout layoutIn(const QRectF& area) const;

    /// What the two lanes' counts say to each other: "2.5 times as many".
    QString comparison(CacheCounter counter) const;

protected:
    void refresh() override;

private:
    core::CacheCounts counts(core::CacheVariant variant) const;
};

} // namespace views
