#pragma once

#include "views/view.h"

namespace views {

/// What happened to a token's K and V at a step.
enum class CacheCell { Nothing, Projected, Again, Read, Dropped };

/// Every step as a row, every token as a column, for both lanes: what was projected, projected again, read
/// from the cache or dropped. The areas are the counters.
class CacheHistoryView : public View
{
    Q_OBJECT

public:
    explicit CacheHistoryView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where a lane's map lies: as many rows as columns.
    QRectF mapIn(const QRectF& area, core::CacheVariant variant) const;

    /// The cell of a step (counted from 1) and a token.
    CacheCell cellOf(core::CacheVariant variant, core::Index step, core::Index token) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Painter; // in the .cpp

    void paintLegend(QPainter& painter, const QRectF& room) const;
    QString cellText(CacheCell cell) const;
    std::optional<core::Index> stepAt(const QPointF& point) const;
};

} // namespace views
