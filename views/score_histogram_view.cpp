#include "views/score_histogram_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/scaling_frame.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr core::Index kBins = 81; // an odd number: one lies around 0
constexpr double kDeviations = 3.5;

/// Where the axis ends, as far out as the wider of the two histograms needs.
double limitOf(const core::ScalingResults& results)
{
    return kDeviations * std::sqrt(static_cast<double>(results.inputs.width));
}

} // namespace

ScoreHistogramView::ScoreHistogramView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("How often random scores of a size come, before and after dividing"));
}

QString ScoreHistogramView::heading() const
{
    return tr("%1 random scores q·k of width %2")
        .arg(countText(core::kScoresDrawn))
        .arg(scaling(frame()).inputs.width);
}

QSizeF ScoreHistogramView::figureSize() const
{
    return {520, 300};
}

QSize ScoreHistogramView::sizeHint() const
{
    return (QSizeF(360, 220) * appearance().zoom).toSize();
}

QSize ScoreHistogramView::minimumSizeHint() const
{
    return (QSizeF(220, 130) * appearance().zoom).toSize();
}

/// A row for each bin: its middle, the share of the scores in it before dividing, and after.
core::Matrix ScoreHistogramView::table() const
{
    const core::ScalingResults& results = scaling(frame());
    const double limit = limitOf(results);
    const double root = std::sqrt(static_cast<double>(results.inputs.width));
    const auto raw = core::histogram(results.scores, 1, limit, kBins);
    const auto scaled = core::histogram(results.scores, root, limit, kBins);
    core::Matrix bins(kBins, 3);
    for (core::Index bin = 0; bin < kBins; ++bin) {
        const double middle = limit * ((2.0 * static_cast<double>(bin) + 1) / kBins - 1);
        bins.row(bin) << middle, raw[static_cast<std::size_t>(bin)], scaled[static_cast<std::size_t>(bin)];
    }
    return bins;
}

std::optional<core::Quantity> ScoreHistogramView::numbers() const
{
    return table();
}

void ScoreHistogramView::refresh()
{
    const core::ScalingResults& results = scaling(frame());
    const core::Matrix bins = table();
    const Theme& theme = appearance().theme;
    Line raw{tr("q·k"), theme.query, {}, true};
    Line scaled{tr("q·k ÷ √d"), theme.key, {}};
    for (core::Index bin = 0; bin < bins.rows(); ++bin) {
        raw.points.emplace_back(bins(bin, 0), bins(bin, 1));
        scaled.points.emplace_back(bins(bin, 0), bins(bin, 2));
    }
    const double limit = limitOf(results);
    ChartAxis x;
    x.title = tr("score");
    x.minimum = -limit;
    x.maximum = limit;
    ChartAxis y;
    y.title = tr("share of all");
    y.maximum = bins.rightCols(2).maxCoeff() * 1.05;
    y.tickText = [](double tick) { return percentText(tick, tick < 0.1 && tick > 0 ? 1 : 0); };
    m_chart.setLines({raw, scaled});
    m_chart.setAxes(x, y);
    m_chart.setStyle(appearance());
    setAccessibleDescription(
        tr("Standard deviation %1 before dividing, %2 after")
            .arg(numberText(std::sqrt(results.spread.variance), 2),
                 numberText(std::sqrt(results.spread.variance / static_cast<double>(results.inputs.width)),
                            2)));
}

void ScoreHistogramView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_chart.paintTo(painter, area);
}

} // namespace views
