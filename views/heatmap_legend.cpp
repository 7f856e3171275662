#include "views/heatmap_legend.h"

#include "views/attention_frame.h"
#include "views/text_width.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kLegendGap = 20; // to the cells
constexpr qreal kBar = 13;
constexpr qreal kTextGap = 6;
constexpr qreal kLegendType = 11;

} // namespace

qreal HeatmapLegend::width(const Appearance& look) const
{
    const QFont font = look.font(kLegendType);
    const qreal text =
        std::max({numberWidth(font, largest), numberWidth(font, middle), numberWidth(font, smallest)});
    return (kLegendGap + kBar + kTextGap) * look.zoom + text + 1;
}

qreal HeatmapLegend::middleY(const QRectF& bar, qreal line) const
{
    const double share = (middleValue - scale.minimum()) / (scale.maximum() - scale.minimum());
    return std::clamp(bar.bottom() - share * bar.height(), bar.top() + line, bar.bottom() - line);
}

void HeatmapLegend::paintTo(QPainter& painter, const QRectF& area, const Appearance& look) const
{
    const QRectF bar(area.left() + kLegendGap * look.zoom, area.top(), kBar * look.zoom, area.height());
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    const double span = scale.maximum() - scale.minimum();
    for (int stop = 0; stop <= 32; ++stop)
        gradient.setColorAt(stop / 32.0, scale.colour(scale.minimum() + span * stop / 32.0));
    painter.fillRect(bar, gradient);
    painter.setFont(look.font(kLegendType));
    painter.setPen(look.theme.muted);
    const qreal line = QFontMetricsF(painter.font()).height();
    const qreal left = bar.right() + kTextGap * look.zoom;
    const auto label = [&](const QString& text, qreal y) {
        painter.drawText(QRectF(left, y - line, area.right() - left, 2 * line),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text);
    };
    label(largest, bar.top() + line / 3);
    label(smallest, bar.bottom() - line / 3);
    if (middle.isEmpty() || bar.height() < 3.5 * line)
        return;
    label(middle, middleY(bar, 1.2 * line));
    const qreal y = bar.bottom() - (middleValue - scale.minimum()) / span * bar.height();
    painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + kTextGap / 2 * look.zoom, y));
}

HeatmapLegend heatmapLegend(const core::AttentionResults& results, core::Stage stage, int decimals,
                            const Appearance& look)
{
    return heatmapLegend(colourScale(results, stage, look), stage, decimals);
}

HeatmapLegend heatmapLegend(const ColourScale& scale, core::Stage stage, int decimals)
{
    HeatmapLegend legend{scale, {}, {}, {}};
    const double minimum = legend.scale.minimum();
    const double maximum = legend.scale.maximum();
    const bool weights = stage >= core::Stage::Softmax;
    const auto text = [&](double value) {
        return weights ? exactNumberText(value) : numberText(value, decimals);
    };
    const bool spansZero = minimum < 0 && maximum > 0;
    legend.middleValue = spansZero ? 0 : minimum / 2 + maximum / 2;
    legend.largest = text(maximum);
    legend.smallest = text(minimum);
    if (minimum < maximum)
        legend.middle = spansZero ? exactNumberText(0) : text(legend.middleValue);
    return legend;
}

} // namespace views
