#include "views/perplexity_frame.h"

#include "core/probability_step.h"
#include "views/attention_frame.h"
#include "views/token_text.h"

#include <QCoreApplication>

#include <cmath>

namespace views {

const core::PerplexityResults& perplexity(const Frame& frame)
{
    return std::get<core::PerplexityResults>(frame.results->open);
}

std::optional<int> chosenToken(const Frame& frame)
{
    const auto key = frame.selection.key;
    if (!key || *key >= perplexity(frame).now.tokens)
        return std::nullopt;
    return static_cast<int>(*key);
}

QString tokenName(const core::PerplexityResults& results, core::Index token)
{
    return QCoreApplication::translate("Token", "%1 “%2”")
        .arg(token)
        .arg(quotedToken(results.inputs.sentence.tokens[static_cast<std::size_t>(token)]));
}

QString probabilityText(double p, int decimals)
{
    constexpr double kTiny = 0.001;
    if (p > 0 && p < kTiny)
        return exactNumberText(core::withDigits(p, std::max(2, decimals)));
    return shortNumberText(p, decimals);
}

QString perplexityText(double value, int decimals)
{
    return value == std::floor(value) && value < 1e9 ? exactNumberText(value) : numberText(value, decimals);
}

QString powerOfTenText(int exponent)
{
    constexpr int kWrittenOut = 3;
    if (std::abs(exponent) <= kWrittenOut)
        return exactNumberText(core::withDigits(std::pow(10, exponent), 1));
    static const QString kRaised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = exponent < 0 ? QStringLiteral("10⁻") : QStringLiteral("10");
    for (const char digit : std::to_string(std::abs(exponent)))
        text += kRaised.at(digit - '0');
    return text;
}

} // namespace views
