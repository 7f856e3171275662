#pragma once

#include "views/chart.h"
#include "views/perplexity_frame.h"

namespace views {

/// Bars, one for each token of the sentence, of which one can be chosen: by a click, Left, Right, Home, End.
class TokenBarsView : public View
{
    Q_OBJECT

public:
    explicit TokenBarsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QSizeF figureSize() const override;
    int spokenNumbers() const override { return static_cast<int>(m_chart.bars().size()); }
    SpokenNumber spokenNumber(int token) const override { return m_chart.spokenBar(token, rect()); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    const BarChart& chart() const { return m_chart; }

protected:
    /// The number of a token as a bar shows it, in the chart's own scale, and as text.
    struct Shown
    {
        double value;
        QString text;
    };

    virtual Shown shown(std::size_t token) const = 0;
    virtual QStringList tooltipLines(int token) const = 0;
    virtual QColor colour() const = 0;

    /// Sets the limits and ticks of the chart.
    virtual void setScale(BarChart& chart) = 0;

    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

    void choose(int token);
    void hover(std::optional<int> token);
    std::optional<int> tokenAt(const QPointF& point) const;

private:
    BarChart m_chart;
    std::optional<int> m_hovered;
};

} // namespace views
