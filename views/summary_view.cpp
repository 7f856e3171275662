#include "views/summary_view.h"

#include "views/attention_frame.h"
#include "views/token_text.h"

#include <algorithm>

namespace views {

namespace {

QString hiddenWords(core::MaskKind mask, core::Index hidden)
{
    if (mask != core::MaskKind::Causal)
        return hidden == 1 ? SummaryView::tr("1 position is hidden.")
                           : SummaryView::tr("%1 positions are hidden.").arg(hidden);
    return hidden == 1 ? SummaryView::tr("1 later position is hidden.")
                       : SummaryView::tr("%1 later positions are hidden.").arg(hidden);
}

} // namespace

QString SummaryView::sentence() const
{
    const auto& results = attention(frame());
    const Theme& theme = appearance().theme;
    const auto row = core::summarize(results, results.inputs.query);
    const auto& tokens = results.inputs.tokens;
    const auto token = [&](core::Index i) { return quotedToken(tokens[static_cast<std::size_t>(i)]); };
    const auto key = [&](core::Index i) { // equal tokens are told apart by their position
        const bool isOnlyOne = std::ranges::count(tokens, tokens[static_cast<std::size_t>(i)]) == 1;
        return colouredWords(isOnlyOne ? token(i) : tr("%1 “%2”").arg(i).arg(token(i)), theme.key);
    };
    const QString query = colouredWords(tr("%1 “%2”").arg(row.query).arg(token(row.query)), theme.query);
    if (row.strongest.empty())
        return tr("Position %1 sees no key, so its weights and its output are zero.").arg(query);
    if (row.weight == 0) // of finished weights
        return tr("Position %1 gives no key any weight, so its output is zero.").arg(query);
    constexpr std::size_t kMostNamed = 4;
    QStringList keys;
    for (std::size_t i = 0; i < std::min(row.strongest.size(), kMostNamed); ++i)
        keys << key(row.strongest[i]);
    if (row.strongest.size() > kMostNamed)
        keys << tr("%n more", nullptr, static_cast<int>(row.strongest.size() - kMostNamed));
    const QString share = numberText(100 * row.weight, 1);
    const bool isOnlyKey = static_cast<core::Index>(tokens.size()) - row.hidden == 1;
    QString text =
        isOnlyKey ? tr("Position %1 attends to %2 alone (%3 %): it sees no other key.")
                        .arg(query, keys.front(), share)
        : row.strongest.size() == 1
            ? tr("Position %1 attends most to %2 (%3 %).").arg(query, keys.front(), share)
            : tr("Position %1 attends equally to %2 (%3 % each).")
                  .arg(query, keys.size() == 2 ? keys.join(tr(" and ")) : keys.join(tr(", ")), share);
    if (row.hidden > 0)
        text += QLatin1Char(' ') + hiddenWords(results.inputs.mask, row.hidden);
    return text + QStringLiteral(" <span style='color:%1; font-size:%2px'>%3</span>")
                      .arg(theme.muted.name())
                      .arg(qRound(12 * appearance().zoom))
                      .arg(results.inputs.weights ? tr("Finished weights, as they were loaded.")
                                                  : tr("Each row sums to 1."));
}

} // namespace views
