#pragma once

#include "core/attention_mix.h"
#include "views/mix_layout.h"
#include "views/view.h"

#include <QVariantAnimation>

namespace views {

/// How the chosen query's output row is mixed: for each key weight × value and the sum so far.
class MixView : public View
{
    Q_OBJECT

public:
    explicit MixView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where everything lies when painted into the area.
    MixLayout layoutIn(const QRectF& area) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter; // in mix_paint.cpp

    static constexpr qreal kMixSmall = 0.85; // type of titles and positions, of the numbers'

    /// The layout and what it is for: the size of type in pixels before the look's zoom.
    struct Sized
    {
        MixLayout layout;
        Appearance look;
        qreal type = 0;
        MixWidths widths;
    };

    Sized sizedFor(const QRectF& area) const;
    std::optional<Sized> tried(const QRectF& area, const Appearance& look, qreal type, MixColumns columns,
                               int atLeast) const;
    /// What the numbers need at a size of type; tokens get no more than `widest`.
    MixWidths widths(const Appearance& look, qreal type, qreal widest, MixColumns columns) const;
    bool isMixing() const { return frame().selection.stage == core::Stage::Mix; }
    QString tooltip(int key) const;
    void choose(std::optional<core::Index> key);
    void hover(std::optional<int> key);

    core::MixTerms m_terms;
    int m_valueDecimals = 0; // the fewest that show every value as exactly as the frame's decimals do
    int m_first = 0;         // scroll position: the first key shown
    std::optional<int> m_hovered;
    std::optional<core::Stage> m_shownStage;
    QVariantAnimation m_motion; // 0 → 1 while term after term appears
};

} // namespace views
