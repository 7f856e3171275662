#include "views/count_text.h"

#include "core/number_text.h"
#include "views/attention_frame.h"

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

QString bytesText(double bytes, int decimals)
{
    constexpr std::array kUnits{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    constexpr double kStep = 1024;
    std::size_t unit = 0;
    if (bytes >= kStep)
        for (; unit + 1 < kUnits.size() && bytes >= kStep / 10; ++unit)
            bytes /= kStep;
    const QString number = unit == 0 ? wholeText(bytes) : numberText(bytes, decimals);
    return QStringLiteral("%1 %2").arg(number, QLatin1String(kUnits[unit]));
}

} // namespace views
