#pragma once

#include "views/chart.h"

namespace views {

/// The likeliest next tokens of a trained model, as bars.
class NextTokensView : public View
{
    Q_OBJECT

public:
    explicit NextTokensView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override { return static_cast<int>(m_chart.bars().size()); }
    SpokenNumber spokenNumber(int place) const override { return m_chart.spokenBar(place, rect()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const BarChart& chart() const { return m_chart; }

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    BarChart m_chart;
};

} // namespace views
