#pragma once

#include "views/cache_motion.h"
#include "views/view.h"

namespace views {

/// Where the lines of the table lie: what is done, and the answer of each lane.
struct CacheWorkLayout
{
    QRectF area;
    qreal type = 0; // pixels before the zoom
    qreal work = 0; // widths of the columns
    qreal lane = 0;
    qreal gap = 0;
    QRectF heads;
    std::vector<QRectF> lines;
    QRectF note;

    QRectF workOf(const QRectF& line) const
    {
        return {line.left() + gap, line.top(), work - gap, line.height()};
    }
    QRectF laneOf(const QRectF& line, int lane) const;
    std::optional<int> lineAt(const QPointF& point) const;
};

/// What one step takes, part by part, in both lanes; the part that is happening lights up. A chosen part
/// stays lit, here and in the lanes.
class CacheWorkView : public View
{
    Q_OBJECT

public:
    explicit CacheWorkView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    CacheWorkLayout layoutIn(const QRectF& area) const;

    /// A lane's answer to a part of the work: "yes, 3 again".
    QString answer(core::CacheWork work, core::CacheVariant variant) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    CacheWorkLayout layoutWith(const QRectF& area, qreal type) const;
    void paintLine(QPainter& painter, const CacheWorkLayout& layout, int line) const;
    void choose(std::optional<core::Index> part);

    CacheMotion m_motion;
};

} // namespace views
