#pragma once

#include <QRectF>

#include <optional>

namespace views {

/// Where everything of a text read in passes lies: a column for each token, a row for each pass.
struct ReadingLayout
{
    QRectF area;
    QRectF grid;
    int tokens = 0;
    int passes = 0;

    qreal column() const { return tokens > 0 ? grid.width() / tokens : 0; }
    qreal row() const { return passes > 0 ? grid.height() / passes : 0; }

    /// The cells of one pass from a token to before another.
    QRectF cells(int pass, int from, int to) const;

    /// Over the grid: what the token is; under it: its probability.
    QRectF head(int token) const;
    QRectF foot(int token) const;

    std::optional<int> tokenAt(const QPointF& point) const;
};

/// Room for `labels` left of the grid, `head` over and `foot` under it; rows are no higher than `tallest`.
ReadingLayout layoutReading(const QRectF& area, int tokens, int passes, const QSizeF& headAndLabels,
                            qreal foot, qreal tallest);

} // namespace views
