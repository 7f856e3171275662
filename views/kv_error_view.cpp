#include "views/kv_error_view.h"

#include "views/attention_frame.h"
#include "views/kv_memory_frame.h"

#include <algorithm>

namespace views {

namespace {

constexpr double kPercent = 100;

Line lineOf(const QString& name, const QColor& colour, const core::Matrix& errors, bool dashed)
{
    Line line{name, colour, {}, dashed};
    for (core::Index query = 0; query < errors.rows(); ++query)
        line.points.emplace_back(double(query), kPercent * errors(query, 0));
    return line;
}

} // namespace

KvErrorView::KvErrorView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("Error of each query"));
    setToolTip(tr("Weights: half the sum of all differences, the share that went to the wrong keys. "
                  "Output: length of the difference ÷ length of the exact output."));
}

void KvErrorView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_chart.paintTo(painter, area);
}

QString KvErrorView::heading() const
{
    const auto& setup = kvMemory(frame()).inputs.quantization;
    return tr("Error of each query (at %1 bits)").arg(setup.bits);
}

QSizeF KvErrorView::figureSize() const
{
    return {460, 300};
}

QSize KvErrorView::sizeHint() const
{
    return (QSizeF(340, 200) * appearance().zoom).toSize();
}

QSize KvErrorView::minimumSizeHint() const
{
    return (QSizeF(220, 130) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvErrorView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "quantization-errors");
}

void KvErrorView::refresh()
{
    const core::Quantization& q = kvMemory(frame()).quantization;
    const Theme& theme = appearance().theme;
    std::vector<Line> lines{lineOf(tr("weights, channel"), theme.key, q.perChannel.weightError, false),
                            lineOf(tr("weights, token"), theme.negative, q.perToken.weightError, false),
                            lineOf(tr("output, channel"), theme.key, q.perChannel.outputError, true),
                            lineOf(tr("output, token"), theme.negative, q.perToken.outputError, true)};
    const core::Quantization& coarsest = kvMemory(frame()).coarsest;
    double most = 0;
    for (const core::QuantizationError* error : {&coarsest.perChannel, &coarsest.perToken})
        most = std::max(
            {most, kPercent * error->weightError.maxCoeff(), kPercent * error->outputError.maxCoeff()});
    m_chart.setLines(std::move(lines));
    const double last = std::max<double>(1, double(q.head.q.rows() - 1));
    m_chart.setAxes({tr("query"), 0, last, AxisScale::Linear, {}, {}},
                    {tr("error, %"), 0, most > 0 ? 1.05 * most : 1, AxisScale::Linear, {}, {}});
    m_chart.setStyle(appearance());
    setAccessibleDescription(
        tr("On average outputs are off by %1 % with keys per channel and %2 % with keys per token")
            .arg(numberText(kPercent * q.perChannel.meanOutputError(), 1),
                 numberText(kPercent * q.perToken.meanOutputError(), 1)));
}

} // namespace views
