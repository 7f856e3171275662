#pragma once

#include "core/model_room.h"
#include "views/line_chart.h"
#include "views/view.h"

namespace views {

/// What each token that a trained model wrote took, with a KV cache and without: time against position.
class GenerationTimes : public View
{
    Q_OBJECT

public:
    explicit GenerationTimes(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;

private:
    LineChart m_chart;
};

/// What the writing took and whether both ways wrote the same, in words.
QString generationSentence(const core::ModelResults& results);

} // namespace views
