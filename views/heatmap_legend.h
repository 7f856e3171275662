#pragma once

#include "core/attention_room.h"
#include "views/view.h"

class QPainter;

namespace views {

/// The colours of a stage's matrix and the numbers beside them: its limits, and between them 0 or the middle.
struct HeatmapLegend
{
    ColourScale scale;
    QString largest;
    QString middle; // empty where all numbers are equal
    QString smallest;
    double middleValue = 0;

    /// What it takes beside the cells, its distance from them included.
    qreal width(const Appearance& look) const;

    /// Where the middle's number is written: beside its colour, but clear of the limits.
    qreal middleY(const QRectF& bar, qreal line) const;

    void paintTo(QPainter& painter, const QRectF& area, const Appearance& look) const;
};

HeatmapLegend heatmapLegend(const ColourScale& scale, core::Stage stage, int decimals);
HeatmapLegend heatmapLegend(const core::AttentionResults& results, core::Stage stage, int decimals,
                            const Appearance& look);

} // namespace views
