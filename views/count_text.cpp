#include "views/count_text.h"

#include "core/number_text.h"
#include "views/attention_frame.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>

namespace views {

QString countText(std::int64_t count)
{
    return QString::fromStdString(core::groupedText(count));
}

QString wholeText(double number)
{
    constexpr auto kMost = std::numeric_limits<std::int64_t>::max();
    return countText(number < static_cast<double>(kMost) ? std::llround(number) : kMost);
}

QString amountText(double number, int decimals)
{
    if (number != 0 && std::abs(number) < std::pow(10, -decimals) / 2)
        return numberText(number, 2 - static_cast<int>(std::floor(std::log10(std::abs(number)))));
    QString text = numberText(number, decimals);
    if (text.contains(QLatin1Char('e')))
        return text;
    const auto point = text.indexOf(QLatin1Char('.'));
    for (auto at = (point < 0 ? text.size() : point) - 3; at > 0 && text[at - 1].isDigit(); at -= 3)
        text.insert(at, QLatin1Char(','));
    return text;
}

QString percentText(double share, int decimals)
{
    return QCoreApplication::translate("Percent", "%1 %").arg(numberText(100 * share, decimals));
}

QString bytesText(double bytes, int decimals)
{
    constexpr std::array kUnits{"B", "KiB", "MiB", "GiB"};
    constexpr double kStep = 1024;
    std::size_t unit = 0;
    if (bytes >= kStep)
        for (; unit + 1 < kUnits.size() && bytes >= kStep / 10; ++unit)
            bytes /= kStep;
    const QString number = unit == 0 ? wholeText(bytes) : amountText(bytes, decimals);
    return QStringLiteral("%1 %2").arg(number, QLatin1String(kUnits[unit]));
}

} // namespace views
