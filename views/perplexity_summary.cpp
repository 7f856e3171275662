#include "views/perplexity_summary.h"

#include "views/count_text.h"
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
    if (readsInWindows())
        return windows(number);
    const QString bits = now.bits == 1 ? tr("1 bit") : tr("%1 bits").arg(perplexityText(now.bits, decimals));
    const QString nats = now.nats == 1 ? tr("1 nat") : tr("%1 nats").arg(perplexityText(now.nats, decimals));
    return tr("Perplexity %1: %2. %3").arg(number, meaning(), blame()) +
           small(tr("Mean surprise (cross-entropy) %1 = %2; geometric mean p %3.")
                     .arg(bits, nats, probabilityText(now.geometricMean, decimals)),
                 appearance());
}

/// On the page where the sentence is read through a window.
bool PerplexitySummary::readsInWindows() const
{
    return frame().lesson && isShown(frame(), "reading-passes");
}

QString PerplexitySummary::windows(const QString& whole) const
{
    const auto& results = perplexity(frame());
    const double found = results.reading.found.perplexity;
    return tr("With all that came before in view, perplexity is %1. Read in windows of %2 tokens, %3 apart, "
              "it is "
              "%4.")
        .arg(whole)
        .arg(results.inputs.window)
        .arg(results.inputs.stride)
        .arg(colouredWords(perplexityText(found, frame().decimals()), appearance().theme.action));
}

QString PerplexitySummary::meaning() const
{
    const auto& now = perplexity(frame()).now;
    if (now.impossible > 0)
        return tr("no number of choices is unsure enough");
    if (now.perplexity == 1)
        return tr("no doubt at all, as if there were 1 token to choose from");
    return tr("as unsure as choosing among %1 equally likely tokens")
        .arg(perplexityText(now.perplexity, frame().decimals()));
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
