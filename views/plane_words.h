#pragma once

#include "views/plane_scene.h"

#include <QFont>
#include <QString>
#include <QStringList>

namespace views {

/// "Key 0 “Mia”": in a sentence.
QString tipName(const core::AttentionResults& results, const PlaneTip& tip);

/// "k3": for a key or a value among many.
QString shortTipLabel(const PlaneTip& tip);

/// "k0 Mia": at the arrow. The token is shortened to the width.
QString tipLabel(const core::AttentionResults& results, const PlaneArrow& arrow, const QFont& font,
                 qreal width);

/// "(1.00, 1.50)", or "1.00" on a line.
QString pointText(const core::PlanePoint& point, const core::PlaneDimensions& dimensions, int decimals);
QString exactPointText(const core::PlanePoint& point, const core::PlaneDimensions& dimensions);

/// A number along an axis.
QString tickText(double value);

/// "dimensions 0 and 1 of 4".
QString dimensionsText(const core::PlaneDimensions& dimensions, core::Index width);

/// The dot product of the query with the chosen key as length × shadow; what to do where no key is chosen.
QStringList shadowLines(const core::AttentionResults& results, const PlaneScene& scene,
                        std::optional<core::Index> key, int decimals);

/// The output as a sum of weights times values, in full and in short.
struct OutputWords
{
    QString sum;   // "0.140 · v0 + 0.284 · v1"; empty where it is long
    QString point; // "(1.43, 0.86)"
};

OutputWords outputWords(const core::AttentionResults& results, const PlaneScene& scene, int decimals);

/// Why the tip cannot be moved.
QString holdText(PlaneHold hold);

} // namespace views
