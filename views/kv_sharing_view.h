#pragma once

#include "core/kv_sharing.h"
#include "views/view.h"

#include <optional>
#include <vector>

namespace views {

/// Where query heads, KV heads, the choices of how many KV heads there are, and the bars of bytes lie.
struct KvSharingLayout
{
    QRectF queries;
    QRectF keys;
    QRectF choices;
    QRectF bars;
    core::Index queryHeads = 1;
    core::Index kvHeads = 1;
    std::vector<core::Index> divisors; // a choice each

    QRectF queryHead(core::Index head) const;
    QRectF kvHead(core::Index head) const; // below the middle of its query heads
    QRectF choice(std::size_t place) const;
    core::Index group() const { return queryHeads / kvHeads; }

    /// The number of KV heads whose choice lies there.
    std::optional<core::Index> choiceAt(const QPointF& point) const;

    /// The choice nearest to a point, for a drag that leaves the row.
    core::Index nearestChoice(const QPointF& point) const;
};

KvSharingLayout layoutKvSharing(const QRectF& area, const core::CacheShape& shape, qreal zoom);

/// Query heads wired to the KV heads they share, a choice of how many, and what that makes of the bytes.
class KvSharingView : public View
{
    Q_OBJECT

public:
    explicit KvSharingView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    KvSharingLayout layoutIn(const QRectF& area) const;

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter; // in kv_sharing_paint.cpp

    void choose(core::Index kvHeads, Gesture gesture);

    std::optional<core::Index> m_hovered;
    bool m_dragging = false;
};

} // namespace views
