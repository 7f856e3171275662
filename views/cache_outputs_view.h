#pragma once

#include "views/view.h"

namespace views {

/// Where the table of outputs lies: the last steps that fit, the current one at the bottom.
struct CacheOutputsLayout
{
    QRectF area;
    qreal line = 0;
    qreal word = 0; // widths of the columns
    qreal vector = 0;
    qreal gap = 0;
    int first = 0; // of the steps run, counted from 0
    int count = 0; // rows shown

    QRectF result() const { return {area.left(), area.top(), area.width(), line}; }
    QRectF heads() const { return {area.left(), area.top() + line, area.width(), line}; }
    QRectF row(int place) const { return {area.left(), area.top() + (2 + place) * line, area.width(), line}; }
    QRectF wordOf(const QRectF& row) const { return {row.left(), row.top(), word, line}; }
    QRectF vectorOf(const QRectF& row, int lane) const
    {
        return {row.left() + word + gap + lane * (vector + gap), row.top(), vector, line};
    }
    QRectF differenceOf(const QRectF& row) const
    {
        const qreal left = row.left() + word + 3 * gap + 2 * vector;
        return {left, row.top(), std::max<qreal>(0, row.right() - left), line};
    }
    std::optional<int> stepAt(const QPointF& point) const; // counted from 0, among the steps run
};

/// The output of every step in both lanes, and by how much they differ.
class CacheOutputsView : public View
{
    Q_OBJECT

public:
    explicit CacheOutputsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    CacheOutputsLayout layoutIn(const QRectF& area) const;

    /// What the table adds up to, in words.
    QString sentence() const;

protected:
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintRow(QPainter& painter, const CacheOutputsLayout& layout, int place) const;
};

} // namespace views
