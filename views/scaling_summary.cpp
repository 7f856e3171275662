#include "views/scaling_summary.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/scaling_frame.h"

#include <cmath>

namespace views {

QString ScalingSummary::sentence() const
{
    const core::ScalingResults& results = scaling(frame());
    const Theme& theme = appearance().theme;
    const auto number = [&](double value, int decimals, const QColor& colour) {
        return colouredWords(numberText(value, decimals), colour);
    };
    const auto share = [&](double weight, const QColor& colour) {
        return colouredWords(percentText(weight, 1), colour);
    };
    const double deviation = std::sqrt(results.spread.variance);
    const double root = std::sqrt(static_cast<double>(results.inputs.width));
    return tr("At width %1 scores spread by ±%2, ÷ √d by ±%3. The largest of %4 weights: %5 on average, ÷ √d "
              "%6.")
        .arg(results.inputs.width)
        .arg(number(deviation, 2, theme.query), number(deviation / root, 2, theme.key))
        .arg(results.inputs.keys)
        .arg(share(results.here.raw.largest, theme.query), share(results.here.scaled.largest, theme.key));
}

} // namespace views
