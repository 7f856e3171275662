#include "views/cache_summary.h"

#include "views/cache_frame.h"
#include "views/count_text.h"

namespace views {

QString CacheSummary::sentence() const
{
    const core::KvCacheResults& results = kvCache(frame());
    const Theme& theme = appearance().theme;
    const QColor naive = laneColour(core::CacheVariant::Naive, theme);
    const QColor cached = laneColour(core::CacheVariant::Cached, theme);
    const core::Index old = results.step - 1;
    QString text =
        tr("Step %1, %2: %3 projects %4, %5 of them again; %6 projects 1 and takes %7 from the cache.")
            .arg(countText(results.step))
            .arg(colouredWords(QStringLiteral("“%1”").arg(cacheWord(results, old)), theme.query))
            .arg(colouredWords(laneTitle(core::CacheVariant::Naive), naive))
            .arg(countText(results.step))
            .arg(colouredWords(countText(old), naive))
            .arg(colouredWords(laneTitle(core::CacheVariant::Cached), cached))
            .arg(countText(results.kept.count() - 1));
    const double difference = core::stepDifference(results);
    text += QLatin1Char(' ') +
            (difference <= kSameDouble
                 ? tr("Same output.")
                 : tr("The outputs of this step differ by up to %1.")
                       .arg(colouredWords(differenceText(difference, frame().decimals()), naive)));
    return text;
}

} // namespace views
