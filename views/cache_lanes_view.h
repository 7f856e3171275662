#pragma once

#include "views/cache_lane_layout.h"
#include "views/cache_motion.h"
#include "views/view.h"

namespace views {

/// The two lanes side by side at one step: what is projected, what is read, the weights and the output.
class CacheLanesView : public View
{
    Q_OBJECT

public:
    explicit CacheLanesView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where a lane lies when the view is painted into the area.
    CacheLaneLayout layoutIn(const QRectF& area, core::CacheVariant variant) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter; // in cache_lanes_paint.cpp

    static constexpr qreal kType = 13;

    Appearance lookIn(const QRectF& area) const;
    QString tooltip(core::CacheVariant variant, int row) const;
    void choose(core::CacheVariant variant);

    CacheMotion m_motion;
    double m_minimum = 0; // of all numbers shown
    double m_maximum = 0;
};

} // namespace views
