#include "views/stream_layout.h"

#include <algorithm>

namespace views {

namespace {

using Kind = StreamRow::Kind;

std::size_t sublayerOf(const StreamRow& row)
{
    if (row.kind == Kind::Embedding)
        return 0;
    return static_cast<std::size_t>(2 * row.layer + (row.kind == Kind::Attention ? 1 : 2));
}

} // namespace

std::vector<StreamRow> streamRows(const core::ModelResults& results)
{
    const core::transformer::Config& config = results.trace.config;
    std::vector<StreamRow> rows{{Kind::Embedding, 0, 0}};
    for (core::Index layer = 0; layer < config.layers; ++layer) {
        const bool isOpen = layer == results.inputs.open.layer;
        for (core::Index head = 0; isOpen && head < config.heads; ++head)
            rows.push_back({Kind::Head, layer, head});
        rows.push_back({Kind::Attention, layer, 0});
        if (isOpen)
            rows.push_back({Kind::Neurons, layer, 0});
        rows.push_back({Kind::FeedForward, layer, 0});
    }
    rows.push_back({Kind::Sum, 0, 0});
    return rows;
}

core::Matrix streamNumbers(const core::ModelResults& results, const StreamRow& row)
{
    const auto layer = static_cast<std::size_t>(row.layer);
    if (row.kind == Kind::Head)
        return results.stream.heads[layer].row(row.head);
    if (row.kind == Kind::Neurons)
        return results.trace.hidden[layer].row(results.query);
    if (row.kind == Kind::Sum)
        return results.trace.residuals.back().row(results.query);
    return results.stream.parts.row(static_cast<core::Index>(sublayerOf(row)));
}

std::optional<double> streamLogit(const core::ModelResults& results, const StreamRow& row)
{
    if (row.kind == Kind::Neurons)
        return std::nullopt;
    if (row.kind == Kind::Head)
        return results.stream
            .headLogits[static_cast<std::size_t>(row.layer)][static_cast<std::size_t>(row.head)];
    return row.kind == Kind::Sum ? results.stream.logit() : results.stream.logits[sublayerOf(row)];
}

std::optional<int> StreamLayout::rowAt(const QPointF& point) const
{
    if (line <= 0 || point.y() < cells.top() || point.y() >= cells.top() + rows * line)
        return std::nullopt;
    return static_cast<int>((point.y() - cells.top()) / line);
}

std::optional<int> StreamLayout::columnAt(const QPointF& point, int columns) const
{
    if (!cells.contains(point))
        return std::nullopt;
    return std::min(columns - 1, static_cast<int>((point.x() - cells.left()) / cells.width() * columns));
}

StreamLayout layoutStream(const QRectF& area, int rows, qreal names, qreal bars, qreal heading, qreal tallest)
{
    constexpr qreal kLeastShare = 1.0 / 3;
    if (area.width() - names - bars < kLeastShare * area.width())
        bars = 0;
    if (area.width() - names < kLeastShare * area.width())
        names = 0;
    StreamLayout layout;
    layout.rows = rows;
    layout.line = std::clamp((area.height() - heading) / rows, 0.0, tallest);
    const qreal height = layout.line * rows;
    const qreal width = std::max(0.0, area.width() - names - bars);
    layout.cells = QRectF(area.left() + names, area.top() + heading, width, height);
    layout.bars = QRectF(layout.cells.right(), layout.cells.top(), bars, height);
    return layout;
}

} // namespace views
