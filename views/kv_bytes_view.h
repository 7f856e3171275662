#pragma once

#include "views/view.h"

#include <array>
#include <optional>

namespace views {

/// Where the three lines of the picture lie: a token, a sequence, all sequences. In each, words on the left
/// and a picture on the right, or words alone where it is narrow.
struct KvBytesLayout
{
    struct Line
    {
        QRectF whole;
        QRectF words;
        QRectF picture; // empty where there is no room
    };

    std::array<Line, 3> lines;

    std::optional<std::size_t> lineAt(const QPointF& point) const;
};

KvBytesLayout layoutKvBytes(const QRectF& area, qreal zoom);

/// How many things a picture of at most `room` slices shows as one slice, and how many slices that makes.
struct Slices
{
    double each = 1;
    int count = 0;
};

Slices slicesOf(double things, int room);

/// The cache of one token, of one sequence and of all: the product written out, and what it counts.
class KvBytesView : public View
{
    Q_OBJECT

public:
    explicit KvBytesView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// "2 × 46 layers × … = 753,664 B", as far as it is the line's.
    QString product(std::size_t line) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    struct Painter; // in kv_bytes_paint.cpp

    static constexpr std::size_t kToken = 0; // lines
    static constexpr std::size_t kSequence = 1;

    core::Bytes bytes(std::size_t line) const;
    static QString nameOf(std::size_t line);
};

} // namespace views
