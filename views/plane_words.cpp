#include "views/plane_words.h"

#include "views/attention_frame.h"
#include "views/chart_axis.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>

namespace views {

namespace {

using core::Index;

constexpr Index kMostTerms = 4; // of a sum that is written out

const std::string& tokenOf(const core::AttentionResults& results, Index row)
{
    return results.inputs.tokens[static_cast<std::size_t>(row)];
}

template <typename Text>
QString pointAs(const core::PlanePoint& point, const core::PlaneDimensions& dimensions, const Text& text)
{
    return dimensions.up ? QStringLiteral("(%1, %2)").arg(text(point.x), text(point.y)) : text(point.x);
}

QString letterOf(PlaneFamily family)
{
    return family == PlaneFamily::Query ? QStringLiteral("q")
           : family == PlaneFamily::Key ? QStringLiteral("k")
                                        : QStringLiteral("v");
}

} // namespace

QString tipName(const core::AttentionResults& results, const PlaneTip& tip)
{
    const QString row = QString::number(tip.row);
    const QString token = visibleToken(tokenOf(results, tip.row));
    switch (tip.family) {
    case PlaneFamily::Query:
        return QCoreApplication::translate("Plane", "Query %1 “%2”").arg(row, token);
    case PlaneFamily::Key:
        return QCoreApplication::translate("Plane", "Key %1 “%2”").arg(row, token);
    case PlaneFamily::Value:
        return QCoreApplication::translate("Plane", "Value %1 “%2”").arg(row, token);
    case PlaneFamily::Output:
        break;
    }
    return QCoreApplication::translate("Plane", "Output of query %1 “%2”").arg(row, token);
}

QString shortTipLabel(const PlaneTip& tip)
{
    return letterOf(tip.family) + QString::number(tip.row);
}

QString tipLabel(const core::AttentionResults& results, const PlaneArrow& arrow, const QFont& font,
                 qreal width)
{
    if (arrow.tip.family == PlaneFamily::Output)
        return QCoreApplication::translate("Plane", "output %1").arg(arrow.tip.row);
    QString token = visibleToken(tokenOf(results, arrow.tip.row));
    if (textWidth(font, token) > width)
        token = fittedToken(tokenOf(results, arrow.tip.row), QFontMetricsF(font), width);
    const QString name =
        QStringLiteral("%1%2 %3").arg(letterOf(arrow.tip.family), QString::number(arrow.tip.row), token);
    return arrow.isHidden ? QCoreApplication::translate("Plane", "%1, hidden").arg(name) : name;
}

QString pointText(const core::PlanePoint& point, const core::PlaneDimensions& dimensions, int decimals)
{
    return pointAs(point, dimensions, [&](double number) { return numberText(number, decimals); });
}

QString exactPointText(const core::PlanePoint& point, const core::PlaneDimensions& dimensions)
{
    return pointAs(point, dimensions, [](double number) { return exactNumberText(number); });
}

QString tickText(double value)
{
    QString text = ChartAxis().textOf(value);
    return text.startsWith(QLatin1Char('-')) ? text.replace(0, 1, QChar(0x2212)) : text;
}

QString dimensionsText(const core::PlaneDimensions& dimensions, Index width)
{
    if (!dimensions.up)
        return QCoreApplication::translate("Plane", "one dimension");
    return QCoreApplication::translate("Plane", "dimensions %1 and %2 of %3")
        .arg(dimensions.across)
        .arg(*dimensions.up)
        .arg(width);
}

QStringList shadowLines(const core::AttentionResults& results, const PlaneScene& scene,
                        std::optional<Index> key, int decimals)
{
    if (!scene.shadow || !key)
        return {QCoreApplication::translate("Plane", "Click a key to see its shadow on the query.")};
    const auto number = [&](double value) { return numberText(value, decimals); };
    const QString product = QStringLiteral("q%1 · k%2").arg(results.inputs.query).arg(*key);
    const core::KeyShadow& shadow = *scene.shadow;
    const QString lengths =
        QCoreApplication::translate("Plane", "%1 = %2 = |q| %3 × shadow %4")
            .arg(product, number(shadow.dot), number(shadow.length), number(shadow.shadow));
    const QString zero =
        QCoreApplication::translate("Plane", "The query is zero here: it has no direction, and %1 = %2")
            .arg(product, number(0));
    const bool isWide = scene.widths[0] > 2;
    QStringList lines{shadow.length == 0 ? zero
                      : isWide ? QCoreApplication::translate("Plane", "In this plane %1").arg(lengths)
                               : lengths};
    if (isWide)
        lines += QCoreApplication::translate("Plane", "part of %1 = %2 over all %3 dimensions")
                     .arg(product, number(results.trace.scores(results.inputs.query, *key)),
                          QString::number(scene.widths[0]));
    return lines;
}

OutputWords outputWords(const core::AttentionResults& results, const PlaneScene& scene, int decimals)
{
    const Index query = results.inputs.query;
    QStringList terms;
    for (const PlaneArrow& arrow : scene.arrows)
        if (arrow.tip.family == PlaneFamily::Value && !arrow.isHidden)
            terms += QStringLiteral("%1 · v%2")
                         .arg(numberText(results.trace.weights(query, arrow.tip.row), decimals))
                         .arg(arrow.tip.row);
    const PlaneArrow* output = scene.arrow({PlaneFamily::Output, query});
    OutputWords words;
    words.point = pointText(output->at, scene.dimensions[1], decimals);
    if (terms.size() <= kMostTerms)
        words.sum = terms.isEmpty() ? QCoreApplication::translate("Plane", "no visible key")
                                    : terms.join(QStringLiteral(" + "));
    return words;
}

QString holdText(PlaneHold hold)
{
    switch (hold) {
    case PlaneHold::IsOutput:
        return QCoreApplication::translate(
            "Plane", "The output follows from the weights and the values; move a value, a key or the query.");
    case PlaneHold::IsTimesZero:
        return QCoreApplication::translate(
            "Plane",
            "The Q multiplier is 0, so every query is 0; set it to another number to move the query.");
    case PlaneHold::Free:
        break;
    }
    return {};
}

} // namespace views
