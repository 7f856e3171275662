#pragma once

#include "views/chart.h"

namespace views {

/// How much sharing changes the output of each head of the small attention.
class KvHeadsView : public View
{
    Q_OBJECT

public:
    explicit KvHeadsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override { return static_cast<int>(m_chart.bars().size()); }
    SpokenNumber spokenNumber(int head) const override;
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
