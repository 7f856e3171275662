#pragma once

#include "views/heads_layout.h"
#include "views/view.h"

#include "core/model_inputs.h"

namespace views {

/// The attention maps of all heads of a trained model: a click opens one, a click on the words under it
/// switches it off or on.
class HeadsView : public View
{
    Q_OBJECT

public:
    explicit HeadsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    HeadsLayout layoutIn(const QRectF& area) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter;

    Appearance lookIn(const QRectF& area) const;
    bool isOff(int layer, int head) const;
    QString captionText(int layer, int head, int decimals) const;
    void open(int layer, int head);
    void toggle(int layer, int head);

    std::optional<HeadsLayout::Place> m_hovered;
    QAction* m_sink;
};

} // namespace views
