#include "views/perplexity_summary.h"

#include "views/perplexity_frame.h"

#include <algorithm>

namespace views {

namespace {

QString small(const QString& text, const Appearance& look)
{
    return QStringLiteral(" <span style='color:%1; font-size:%2px'>%3</span>")
        .arg(look.theme.muted.name())
        .arg(qRound(12 * look.zoom))
        .arg(text.toHtmlEscaped());
}

} // namespace

QString PerplexitySummary::sentence() const
{
    const auto& now = perplexity(frame()).now;
    const int decimals = frame().decimals();
    const QString number = colouredWords(perplexityText(now.perplexity, decimals), appearance().theme.action);
    return tr("Perplexity %1: %2. %3").arg(number, meaning(), blame()) +
           small(tr("Mean surprise (cross-entropy) %1 bits = %2 nats; geometric mean p %3.")
                     .arg(perplexityText(now.bits, decimals), perplexityText(now.nats, decimals),
                          probabilityText(now.geometricMean, decimals)),
                 appearance());
}

QString PerplexitySummary::meaning() const
{
    const auto& now = perplexity(frame()).now;
    if (now.impossible > 0)
        return tr("no number of choices is unsure enough");
    if (now.perplexity == 1)
        return tr("no doubt at all, as if there were 1 token to choose from");
    return tr("as unsure as choosing among %1 equally likely tokens")
        .arg(perplexityText(now.perplexity, std::min(frame().decimals(), 1)));
}

QString PerplexitySummary::blame() const
{
    const auto& results = perplexity(frame());
    const QString name = colouredWords(tokenName(results, results.worst), appearance().theme.query);
    if (results.now.impossible > 0)
        return tr("Token %1 has probability 0, and −log 0 is ∞.").arg(name);
    if (results.now.perplexity == 1)
        return tr("Every token was certain.");
    return tr("Token %1 makes %2 of the surprise.")
        .arg(name, percentText(results.share[static_cast<std::size_t>(results.worst)], 1));
}

} // namespace views
