#include "views/cache_frame.h"

#include "core/number_text.h"
#include "views/attention_frame.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QCoreApplication>

#include <cmath>

namespace views {

const core::KvCacheResults& kvCache(const Frame& frame)
{
    return std::get<core::KvCacheResults>(frame.results->open);
}

core::Edit cacheEdit(const core::KvCacheEdit& edit)
{
    return core::TopicEdit(edit);
}

QString laneTitle(core::CacheVariant variant)
{
    return variant == core::CacheVariant::Naive ? QCoreApplication::translate("Cache", "Naive")
                                                : QCoreApplication::translate("Cache", "Cached");
}

QColor laneColour(core::CacheVariant variant, const Theme& theme)
{
    return variant == core::CacheVariant::Naive ? theme.negative : theme.action;
}

QString fittedVector(const Eigen::RowVectorXd& numbers, int decimals, const QFont& font, qreal width)
{
    QString text = QStringLiteral("(");
    for (core::Index i = 0; i < numbers.size(); ++i) {
        const bool isLast = i + 1 == numbers.size();
        const QString longer =
            text + numberText(numbers(i), decimals) + (isLast ? QStringLiteral(")") : QStringLiteral(", "));
        if (textWidth(font, isLast ? longer : longer + QStringLiteral("…)")) > width)
            return text + QStringLiteral("…)");
        text = longer;
    }
    return text;
}

QString differenceText(double difference, int decimals)
{
    if (difference == 0)
        return exactNumberText(0);
    if (difference >= std::pow(10, -decimals))
        return numberText(difference, decimals);
    QString text = QString::number(difference, 'e', 1); // always with a point
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString cacheWord(const core::KvCacheResults& results, core::Index position)
{
    return quotedToken(results.tokens->words[static_cast<std::size_t>(position)]);
}

} // namespace views
