#pragma once

#include "views/chart.h"

namespace views {

/// The chosen query's weights as bars from 0 to 1, at every stage.
class BarsView : public View
{
    Q_OBJECT

public:
    explicit BarsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override { return static_cast<int>(m_chart.bars().size()); }
    SpokenNumber spokenNumber(int key) const override { return m_chart.spokenBar(key, rect()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const BarChart& chart() const { return m_chart; }

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString tooltip(int key) const;
    void choose(std::optional<core::Index> key);
    void hover(std::optional<int> key);

    BarChart m_chart;
    std::optional<int> m_hovered;
};

} // namespace views
