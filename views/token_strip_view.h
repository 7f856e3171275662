#pragma once

#include "core/model_inputs.h"
#include "views/token_strip_layout.h"
#include "views/view.h"

namespace views {

/// The text a model reads: arcs are edges of its heads, which a click cuts or mends; under each word stands
/// how much it surprised. A click on a word asks from it, two open the words that could stand there.
class TokenStripView : public View
{
    Q_OBJECT

public:
    explicit TokenStripView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    struct Arc
    {
        enum class Kind { Carrying, OfOpenHead, Cut } kind = Kind::Carrying;
        core::Cut edge;
        double size = 0; // 0…1: how much the answer loses without it, or its weight
    };
    /// Those painted later last.
    const std::vector<Arc>& arcs() const { return m_arcs; }

    TokenStripLayout layoutIn(const QRectF& area) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    struct Painter;

    std::optional<std::size_t> arcAt(const QPointF& point) const;
    QString arcText(const Arc& arc) const;
    void edit(const core::ModelEdit& change);
    void ask(std::size_t position);
    void offerWords(std::size_t position, const QPoint& globalPosition);

    std::vector<Arc> m_arcs;
    std::optional<std::size_t> m_hovered; // of the arcs
};

} // namespace views
