#pragma once

#include "views/derivation_layout.h"
#include "views/view.h"

namespace views {

/// Where the chosen cell's number comes from: a line per stage up to the current one, with the numbers put
/// in.
class DerivationView : public View
{
    Q_OBJECT

public:
    explicit DerivationView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where everything lies when painted into the area; what is too tall scrolls on the screen alone.
    DerivationLayout layoutIn(const QRectF& area) const;

    enum class Numbers { Rounded, Exact };

    /// The derivation as plain text, a line each; empty when no cell is chosen.
    QString text(Numbers numbers) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    int decimals() const;

    /// What decides which lines there are.
    struct Subject
    {
        core::Stage stage;
        core::Index query;
        core::Index key;

        bool operator==(const Subject&) const = default;
    };

    std::optional<Subject> subject() const;
    std::vector<core::DerivationLine> lines() const;
    void paintLine(QPainter& painter, const DerivationLayout::Line& line) const;
    void copy(Numbers numbers) const;
    bool scrollBy(qreal distance);
    bool deselect();

    std::optional<Subject> m_shown;
    std::optional<qreal> m_scroll; // once the person has scrolled
    std::optional<QPointF> m_hovered;
};

} // namespace views
