#include "views/model_summary.h"

#include "views/model_frame.h"
#include "views/token_text.h"

namespace views {

QString ModelSummary::sentence() const
{
    const core::ModelResults& results = model(frame());
    const core::RankedToken& first = results.next.front();
    const auto word = [&](const core::RankedToken& token) {
        return colouredWords(visibleToken(token.word), appearance().theme.value);
    };
    const QString now = tr("The model goes on with %1 (%2).").arg(word(first), shareText(first.probability));
    if (results.inputs.off.empty())
        return now;
    QStringList off;
    for (const core::HeadPlace& place : results.inputs.off)
        off += QString::fromStdString(core::headText(place));
    const QString without = results.inputs.off.size() == 1 ? tr("Without head %1 (layer.head):")
                                                           : tr("Without the heads %1 (layer.head):");
    return QStringLiteral("%1 %2 %3")
        .arg(without.arg(off.join(QStringLiteral(", "))), now,
             tr("With all heads on it is %1, which has %2 here.")
                 .arg(word(results.answer), shareText(results.answer.probability)));
}

} // namespace views
