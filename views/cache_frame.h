#pragma once

#include "core/kv_cache_room.h"
#include "views/view.h"

namespace views {

/// The KV cache room's results in a frame of one of its lessons.
const core::KvCacheResults& kvCache(const Frame& frame);

/// Two ways of computing the same double may lie that far apart.
inline constexpr double kSameDouble = 1e-12;

/// An edit of the room as a view emits it.
core::Edit cacheEdit(const core::KvCacheEdit& edit);

/// "Naive", "Cached".
QString laneTitle(core::CacheVariant variant);

/// The colour of a lane's counts, in bars, lines and maps.
QColor laneColour(core::CacheVariant variant, const Theme& theme);

/// "(0.613, 0.622, …)": as many numbers as fit the width; at least "(…)".
QString fittedVector(const Eigen::RowVectorXd& numbers, int decimals, const QFont& font, qreal width);

/// The largest difference of two outputs in words: "0", "2.2e−16", "0.153".
QString differenceText(double difference, int decimals);

/// The word of a token as it can be seen.
QString cacheWord(const core::KvCacheResults& results, core::Index position);

} // namespace views
