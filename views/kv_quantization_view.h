#pragma once

#include "views/view.h"

#include <array>

namespace views {

/// Where the three pictures of the keys lie, side by side, a title above, words and a colour scale below
/// each.
struct KvQuantizationLayout
{
    struct Map
    {
        QRectF title;
        QRectF cells;
        QRectF words;
        QRectF scale;
    };

    std::array<Map, 3> maps; // the keys; what is lost per channel; what is lost per token
};

KvQuantizationLayout layoutKvQuantization(const QRectF& area, qreal zoom);

/// The keys of the small attention, and how far off they come back in few bits, kept both ways.
class KvQuantizationView : public View
{
    Q_OBJECT

public:
    explicit KvQuantizationView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    core::Matrix m_lostPerChannel; // |kept key − key|, [tokens × channels]
    core::Matrix m_lostPerToken;
    double m_mostLost = 1; // with the fewest bits: the same scale for all of them
};

} // namespace views
