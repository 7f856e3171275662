#include "views/model_summary.h"

#include "views/model_frame.h"
#include "views/token_text.h"

namespace views {

namespace {

/// "Without head 1.3 (layer.head), with 2 edges cut:"; empty where nothing is missing.
QString missingWords(const core::ModelInputs& inputs)
{
    QStringList heads;
    for (const core::HeadPlace& place : inputs.off)
        heads += QString::fromStdString(core::headText(place));
    QStringList missing;
    if (heads.size() == 1)
        missing += ModelSummary::tr("Without head %1 (layer.head)").arg(heads.first());
    else if (!heads.isEmpty())
        missing +=
            ModelSummary::tr("Without the heads %1 (layer.head)").arg(heads.join(QStringLiteral(", ")));
    if (inputs.cuts.size() == 1)
        missing += ModelSummary::tr("with 1 edge cut");
    else if (!inputs.cuts.empty())
        missing += ModelSummary::tr("with %1 edges cut").arg(inputs.cuts.size());
    QString words = missing.join(QStringLiteral(", "));
    return words.isEmpty() ? words : words.front().toUpper() + words.mid(1) + QLatin1Char(':');
}

} // namespace

QString ModelSummary::sentence() const
{
    const core::ModelResults& results = model(frame());
    const core::RankedToken& first = results.next.front();
    const auto word = [&](const core::RankedToken& token) {
        return colouredWords(visibleToken(token.word), appearance().theme.value);
    };
    const QString now = tr("The model goes on with %1 (%2).").arg(word(first), shareText(first.probability));
    const QString without = missingWords(results.inputs);
    if (without.isEmpty())
        return now;
    return QStringLiteral("%1 %2 %3")
        .arg(without, now,
             tr("With everything on it is %1, which has %2 here.")
                 .arg(word(results.answer), shareText(results.answer.probability)));
}

} // namespace views
