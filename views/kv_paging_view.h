#pragma once

#include "core/kv_memory_room.h"
#include "views/view.h"

#include <array>
#include <optional>
#include <vector>

namespace views {

/// Where the two maps of the same memory lie: token after token, line after line, the same place in both.
struct KvPagingLayout
{
    struct Map
    {
        QRectF title;
        QRectF cells;
    };

    std::array<Map, 2> maps; // one piece each; blocks
    core::Index memory = 1;  // tokens
    core::Index perLine = 1; // tokens in a line

    core::Index lines() const { return (memory + perLine - 1) / perLine; }

    /// A run of tokens as one rectangle for each line it touches.
    std::vector<QRectF> run(std::size_t map, core::Index first, core::Index tokens) const;

    /// The map and the token in it that lie there.
    std::optional<std::pair<std::size_t, core::Index>> tokenAt(const QPointF& point) const;
};

KvPagingLayout layoutKvPaging(const QRectF& area, core::Index memory, qreal zoom);

/// The memory of the caches twice: with one piece reserved for each sequence, and with blocks.
class KvPagingView : public View
{
    Q_OBJECT

public:
    explicit KvPagingView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    KvPagingLayout layoutIn(const QRectF& area) const;

    /// The sequences that have the token's place: none, one, or all that share a block.
    std::vector<core::Index> sequencesAt(std::size_t map, core::Index token) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter; // in kv_paging_paint.cpp

    std::vector<core::Index> sequencesAt(const QPointF& point) const;
    QString tooltip(core::Index sequence) const;
    void change(const core::KvMemoryEdit& edit);

    std::optional<core::Index> m_hovered; // a sequence
};

} // namespace views
