#include "views/generation_times.h"

#include "core/number_text.h"
#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/model_frame.h"

#include <QPainter>

#include <algorithm>

namespace views {

namespace {

/// "0.0412 ms": three digits, however fast the machine.
QString millisecondsText(double milliseconds)
{
    return GenerationTimes::tr("%1 ms").arg(exactNumberText(core::withDigits(milliseconds, 3)));
}

double meanOf(const std::vector<double>& numbers)
{
    double sum = 0;
    for (const double number : numbers)
        sum += number;
    return numbers.empty() ? 0 : sum / static_cast<double>(numbers.size());
}

std::vector<double> cachedTimes(const core::transformer::Generated& generated)
{
    std::vector<double> times;
    for (const auto& token : generated.tokens)
        times.push_back(token.cachedMilliseconds);
    return times;
}

/// Of the tokens that were measured without a cache.
std::vector<double> naiveTimes(const core::transformer::Generated& generated)
{
    std::vector<double> times;
    for (const auto& token : generated.tokens)
        if (token.naiveMilliseconds)
            times.push_back(*token.naiveMilliseconds);
    return times;
}

std::vector<QPointF> pointsOf(const std::vector<double>& times, std::size_t first)
{
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < times.size(); ++i)
        points.emplace_back(static_cast<double>(first + i), times[i]);
    return points;
}

} // namespace

GenerationTimes::GenerationTimes(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("Time of each written token, with a KV cache and without"));
}

QString GenerationTimes::heading() const
{
    return tr("Time of each written token");
}

QSizeF GenerationTimes::figureSize() const
{
    return {640, 320};
}

QSize GenerationTimes::sizeHint() const
{
    return (QSizeF(420, 260) * appearance().zoom).toSize();
}

QSize GenerationTimes::minimumSizeHint() const
{
    return (QSizeF(260, 150) * appearance().zoom).toSize();
}

/// A row for each token: its position, milliseconds with the cache, and without where that was measured.
std::optional<core::Quantity> GenerationTimes::numbers() const
{
    const core::ModelResults& results = model(frame());
    if (!results.generated)
        return std::nullopt;
    const auto cached = cachedTimes(*results.generated);
    const auto naive = naiveTimes(*results.generated);
    core::Matrix table(static_cast<core::Index>(naive.size()), 3);
    for (std::size_t i = 0; i < naive.size(); ++i)
        table.row(static_cast<core::Index>(i)) << static_cast<double>(results.tokens.size() + i), cached[i],
            naive[i];
    return table;
}

void GenerationTimes::refresh()
{
    const core::ModelResults& results = model(frame());
    setAccessibleDescription(generationSentence(results));
    if (!results.generated || results.generated->tokens.empty())
        return;
    const Theme& theme = appearance().theme;
    const std::size_t first = results.tokens.size();
    std::vector<Line> lines{
        {tr("with the cache: one token"), theme.action, pointsOf(cachedTimes(*results.generated), first)},
        {tr("without: the whole text again"), theme.query, pointsOf(naiveTimes(*results.generated), first),
         true}};
    double most = 0;
    for (const Line& line : lines)
        for (const QPointF& point : line.points)
            most = std::max(most, point.y());
    ChartAxis x;
    x.title = tr("position of the token");
    x.minimum = static_cast<double>(first);
    x.maximum = static_cast<double>(first + std::max<std::size_t>(results.generated->tokens.size(), 2) - 1);
    x.tickText = [](double tick) { return wholeText(tick); };
    ChartAxis y;
    y.title = tr("milliseconds");
    y.maximum = most * 1.05;
    m_chart.setLines(std::move(lines));
    m_chart.setAxes(x, y);
    m_chart.setStyle(appearance());
}

void GenerationTimes::paintTo(QPainter& painter, const QRectF& area) const
{
    const auto& generated = model(frame()).generated;
    if (generated && !generated->tokens.empty())
        return m_chart.paintTo(painter, area);
    painter.setFont(appearance().font(13));
    painter.setPen(appearance().theme.muted);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, generationSentence(model(frame())));
}

QString generationSentence(const core::ModelResults& results)
{
    if (!results.generated)
        return GenerationTimes::tr("Switch “Write on” on: the model goes on, and each token is timed.");
    const core::transformer::Generated& generated = *results.generated;
    if (generated.tokens.empty())
        return GenerationTimes::tr(
                   "The text fills the model's context of %1 tokens; there is no room to write.")
            .arg(countText(results.trace.config.context));
    QString text = GenerationTimes::tr("Reading %1 tokens took %2. Then each token took %3 with the cache.")
                       .arg(countText(static_cast<std::int64_t>(results.tokens.size())),
                            millisecondsText(generated.readingMilliseconds),
                            millisecondsText(meanOf(cachedTimes(generated))));
    const auto count = static_cast<std::int64_t>(generated.tokens.size());
    text += QLatin1Char(' ') + GenerationTimes::tr("Without it the whole text is read anew for each: %1.")
                                   .arg(millisecondsText(meanOf(naiveTimes(generated))));
    if (generated.compared < count)
        text += QLatin1Char(' ') + GenerationTimes::tr("That was measured for the first %1 only.")
                                       .arg(countText(generated.compared));
    if (count < results.inputs.generation.tokens)
        text += QLatin1Char(' ') + GenerationTimes::tr("The context of %1 tokens ended the writing after %2.")
                                       .arg(countText(results.trace.config.context), countText(count));
    text += QLatin1Char(' ');
    return text + (generated.alike == generated.compared
                       ? GenerationTimes::tr("Both ways chose the same tokens.")
                       : GenerationTimes::tr("Both ways chose the same %1 of %2 tokens.")
                             .arg(countText(generated.alike), countText(generated.compared)));
}

} // namespace views
