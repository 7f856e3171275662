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
        missing += ModelSummary::tr("Without head %1").arg(heads.first());
    else if (!heads.isEmpty())
        missing += ModelSummary::tr("Without heads %1").arg(heads.join(QStringLiteral(", ")));
    if (inputs.cuts.size() == 1)
        missing += ModelSummary::tr("with 1 edge cut");
    else if (!inputs.cuts.empty())
        missing += ModelSummary::tr("with %1 edges cut").arg(inputs.cuts.size());
    QString words = missing.join(QStringLiteral(", "));
    return words.isEmpty() ? words : words.front().toUpper() + words.mid(1) + QLatin1Char(':');
}

/// Of a file its name.
QString modelName(const core::LanguageModel& model)
{
    if (&model == core::shippedModel().get())
        return ModelSummary::tr("The model");
    const QString path = QString::fromStdString(model.name).section(QLatin1Char(';'), 0, 0);
    return ModelSummary::tr("The model %1").arg(path.section(QLatin1Char('/'), -1));
}

} // namespace

QString ModelSummary::sentence() const
{
    const core::ModelResults& results = model(frame());
    const core::RankedToken& first = results.next.front();
    const auto word = [&](const core::RankedToken& token) {
        return colouredWords(visibleToken(token.word), appearance().theme.value);
    };
    QString now =
        tr("%1 goes on with %2 (%3).")
            .arg(modelName(*results.inputs.model).toHtmlEscaped(), word(first), shareText(first.probability));
    const QString without = missingWords(results.inputs);
    if (without.isEmpty())
        return now;
    return tr("%1 %2 (%3); with everything on %4, which has %5 here.")
        .arg(without, word(first), shareText(first.probability), word(results.answer),
             shareText(results.answer.probability));
}

} // namespace views
