#pragma once

#include "core/model_room.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace views {

/// One line of the residual stream's account.
struct StreamRow
{
    enum class Kind { Embedding, Attention, Head, FeedForward, Neurons, Sum };

    Kind kind = Kind::Embedding;
    core::Index layer = 0;
    core::Index head = 0;

    bool operator==(const StreamRow&) const = default;
};

/// Embedding, each layer's sublayers with the open layer's heads and neurons among them, and their sum.
std::vector<StreamRow> streamRows(const core::ModelResults& results);

/// The numbers of a row: dModel of them, or dFf of the neurons'.
core::Matrix streamNumbers(const core::ModelResults& results, const StreamRow& row);

/// What the row adds to the logit; none for neurons.
std::optional<double> streamLogit(const core::ModelResults& results, const StreamRow& row);

/// Where the rows lie: names left of the cells, the bars of the logit right of them.
struct StreamLayout
{
    QRectF cells; // of all rows
    QRectF bars;
    qreal line = 0; // height of a row
    int rows = 0;

    QRectF row(int index) const { return {cells.left(), cells.top() + index * line, cells.width(), line}; }
    QRectF bar(int index) const { return {bars.left(), bars.top() + index * line, bars.width(), line}; }
    std::optional<int> rowAt(const QPointF& point) const; // also on its name or bar
    std::optional<int> columnAt(const QPointF& point, int columns) const;
};

/// Rows as tall as fit, up to `tallest`, beside names and bars of those widths and under a heading. Bars,
/// then names give way where they would leave the cells less than a third.
StreamLayout layoutStream(const QRectF& area, int rows, qreal names, qreal bars, qreal heading,
                          qreal tallest);

} // namespace views
