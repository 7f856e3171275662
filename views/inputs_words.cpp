#include "views/inputs_words.h"

#include "views/attention_frame.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace views {

namespace {

using core::AttentionTable;

/// "2.00", as the control shows it; more digits where it has them.
QString multiplierText(double multiplier)
{
    constexpr int kDecimals = 2;
    const bool isShort = std::abs(std::round(multiplier * 100) - multiplier * 100) < 1e-9;
    return isShort ? numberText(multiplier, kDecimals) : exactNumberText(multiplier);
}

bool isGiven(const core::AttentionInputs& inputs, AttentionTable table)
{
    switch (table) {
    case AttentionTable::Q:
        return inputs.q.has_value();
    case AttentionTable::K:
        return inputs.k.has_value();
    case AttentionTable::V:
        return inputs.v.has_value();
    default:
        return true;
    }
}

QString multiplied(const core::AttentionInputs& inputs, AttentionTable table, const QString& what)
{
    if (table != AttentionTable::Q || inputs.qMultiplier == 1)
        return what;
    return QStringLiteral("%1 · %2").arg(multiplierText(inputs.qMultiplier), what);
}

} // namespace

std::vector<AttentionTable> inputTables(const core::AttentionResults& results)
{
    using enum AttentionTable;
    if (results.inputs.projections)
        return {X, WQ, WK, WV, Q, K, V};
    return {Q, K, V};
}

const core::Matrix& inputMatrix(const core::AttentionResults& results, AttentionTable table)
{
    switch (table) {
    case AttentionTable::X:
        return results.inputs.projections->x;
    case AttentionTable::WQ:
        return results.inputs.projections->wq;
    case AttentionTable::WK:
        return results.inputs.projections->wk;
    case AttentionTable::WV:
        return results.inputs.projections->wv;
    case AttentionTable::Q:
        return results.q;
    case AttentionTable::K:
        return results.k;
    case AttentionTable::V:
        break;
    }
    return results.v;
}

QString tableName(AttentionTable table)
{
    constexpr std::array kNames{"X", "W_Q", "W_K", "W_V", "Q", "K", "V"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(table)]);
}

QString tableTitle(const core::AttentionResults& results, AttentionTable table)
{
    const core::AttentionInputs& inputs = results.inputs;
    QString name = tableName(table);
    const QString shape = QString::fromStdString(core::shapeText(inputMatrix(results, table)));
    if (table == AttentionTable::X)
        return QStringLiteral("%1 (%2)").arg(name, shape);
    if (table < AttentionTable::Q)
        return name;
    if (!inputs.projections)
        return multiplied(inputs, table, QStringLiteral("%1 (%2)").arg(name, shape));
    if (isGiven(inputs, table))
        return multiplied(inputs, table,
                          QCoreApplication::translate("Inputs", "%1 (changed by hand)").arg(name));
    return QStringLiteral("%1 = %2").arg(name, multiplied(inputs, table, QStringLiteral("X·W_%1").arg(name)));
}

QColor tableColour(const Theme& theme, AttentionTable table)
{
    switch (table) {
    case AttentionTable::Q:
        return theme.query;
    case AttentionTable::K:
        return theme.key;
    case AttentionTable::V:
        return theme.value;
    default:
        return theme.text;
    }
}

} // namespace views
