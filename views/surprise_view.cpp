#include "views/surprise_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace views {

SurpriseView::SurpriseView(QWidget* parent) : TokenBarsView(parent)
{
    setAccessibleName(tr("Share of the total surprise of each token: Left and Right choose a token"));
}

QString SurpriseView::heading() const
{
    const auto& results = perplexity(frame());
    if (results.now.impossible > 0)
        return tr("Share of the surprise: the token that was held impossible takes all of it");
    const double total = results.now.bits * static_cast<double>(results.now.tokens);
    return tr("Share of the surprise, −log₂ p, of %1 bits in all")
        .arg(perplexityText(total, frame().decimals()));
}

std::optional<core::Quantity> SurpriseView::numbers() const
{
    const auto& share = perplexity(frame()).share;
    return core::Matrix(
        Eigen::Map<const Eigen::RowVectorXd>(share.data(), static_cast<core::Index>(share.size())));
}

TokenBarsView::Shown SurpriseView::shown(std::size_t token) const
{
    const auto& results = perplexity(frame());
    if (std::isinf(results.surprise[token]))
        return {results.share[token], QStringLiteral("∞")};
    return {results.share[token], percentText(results.share[token], 1)};
}

QStringList SurpriseView::tooltipLines(int token) const
{
    const auto& results = perplexity(frame());
    const auto i = static_cast<std::size_t>(token);
    const double p = results.inputs.sentence.p[i];
    return {tr("Token %1: surprise −log₂ %2 = %3 bits")
                .arg(tokenName(results, token), exactNumberText(p), exactNumberText(results.surprise[i])),
            tr("= %1 nats, with the natural logarithm")
                .arg(numberText(p > 0 ? -std::log(p) : results.surprise[i], frame().decimals())),
            tr("%1 of the total").arg(percentText(results.share[i], 1)), tr("Left and Right choose a token")};
}

QColor SurpriseView::colour() const
{
    return appearance().theme.query;
}

/// Up to the first of a few round limits that holds the largest share, so that many tokens show too.
void SurpriseView::setScale(BarChart& chart)
{
    constexpr std::array kLimits{0.02, 0.1, 0.2, 0.5, 1.0};
    const auto& share = perplexity(frame()).share;
    const double largest = std::min(1.0, *std::ranges::max_element(share));
    const double limit = *std::ranges::find_if(kLimits, [&](double each) { return each >= largest; });
    chart.setRange(0, limit, {percentText(0, 0), percentText(limit / 2, 0), percentText(limit, 0)});
}

} // namespace views
