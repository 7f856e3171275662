#include "views/cache_lane_layout.h"

#include <algorithm>
#include <utility>

namespace views {

namespace {

constexpr qreal kFurniture = 5.5;    // title, heads, query and output, in lines
constexpr qreal kSmallestLine = 0.6; // of a line with room
constexpr qreal kShareOfNumbers = 0.35;

/// Columns from left to right; K and V share what the others leave, each number as wide as another.
void placeColumns(CacheLaneLayout& layout, const CacheLaneMeasures& measures)
{
    const qreal taken = layout.word.width + layout.weight.width + layout.note.width + 4 * measures.gap;
    const int numbers = std::max(1, measures.keyWidth + measures.valueWidth);
    const qreal cell =
        std::clamp((layout.area.width() - taken) / numbers, 0.0, std::max(0.0, measures.widestCell));
    layout.key.width = cell * measures.keyWidth;
    layout.value.width = cell * measures.valueWidth;
    qreal left = layout.area.left();
    for (CacheColumn* column : {&layout.word, &layout.key, &layout.value, &layout.weight, &layout.note}) {
        column->left = left;
        left += column->isShown() ? column->width + measures.gap : 0;
    }
}

/// Where numbers would get too little, the weight's bar goes first, then the note, the weight and the word.
void fitColumns(CacheLaneLayout& layout, const CacheLaneMeasures& measures)
{
    layout.word.width = measures.word;
    layout.weight.width = measures.weight + measures.bar;
    layout.note.width = measures.note;
    const std::pair<CacheColumn*, qreal> losses[] = {
        {&layout.weight, measures.weight}, {&layout.note, 0}, {&layout.weight, 0}, {&layout.word, 0}};
    for (const auto& [column, width] : losses) {
        const qreal taken = layout.word.width + layout.weight.width + layout.note.width + 4 * measures.gap;
        if (layout.area.width() - taken >= kShareOfNumbers * layout.area.width())
            break;
        column->width = width;
    }
    placeColumns(layout, measures);
}

} // namespace

std::optional<int> CacheLaneLayout::rowAt(const QPointF& point) const
{
    if (!area.contains(point) || line <= 0 || point.y() < row(first).top())
        return std::nullopt;
    const int place = static_cast<int>((point.y() - row(first).top()) / line);
    return place < shown() ? std::optional(first + place) : std::nullopt;
}

CacheLaneLayout layoutCacheLane(const QRectF& area, const CacheLaneMeasures& measures)
{
    CacheLaneLayout layout;
    layout.area = area;
    layout.step = measures.step;
    const qreal smallest = std::min(kSmallestLine * measures.line, area.height() / (kFurniture + 1));
    layout.line = std::clamp(area.height() / (measures.step + kFurniture), std::min(smallest, measures.line),
                             measures.line);
    const qreal lines = layout.line > 0 ? area.height() / layout.line - kFurniture + 1e-6 : 1;
    const int room = std::max(1, static_cast<int>(lines));
    if (measures.step > room)
        layout.first = measures.step - std::max(1, room - 1);
    fitColumns(layout, measures);
    return layout;
}

} // namespace views
