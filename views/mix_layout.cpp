#include "views/mix_layout.h"

#include <algorithm>
#include <array>

namespace views {

qreal VectorWidths::width(int shown, int components) const
{
    const qreal rest = shown < components ? ellipsis + (shown > 0 ? comma : 0) : 0;
    return std::max(title, sign + 2 * bracket + shown * number + std::max(0, shown - 1) * comma + rest);
}

QRectF MixLayout::titles() const
{
    return {area.left(), area.top(), area.width(), hasTitles ? line : 0};
}

QRectF MixLayout::row(int key) const
{
    return {area.left(), titles().bottom() + (key - first) * line, area.width(), line};
}

QRectF MixLayout::moreLine() const
{
    return {area.left(), titles().bottom() + shown * line, area.width(), more() > 0 ? line : 0};
}

QRectF MixLayout::sumLine() const
{
    return {area.left(), moreLine().bottom(), area.width(), hasSumLine ? line : 0};
}

QRectF MixLayout::outputLine() const
{
    return {area.left(), sumLine().bottom(), area.width(), line};
}

std::optional<int> MixLayout::keyAt(const QPointF& point) const
{
    if (line <= 0 || !area.contains(point) || point.y() < titles().bottom())
        return std::nullopt;
    const int place = static_cast<int>((point.y() - titles().bottom()) / line);
    return place < shown ? std::optional(first + place) : std::nullopt;
}

namespace {

/// One column after the other, apart as far as the area allows but not torn apart.
void place(MixLayout& layout, const MixWidths& widths, qreal spare, int columnsShown)
{
    const qreal stretch = std::max<qreal>(0, std::min(1.6 * widths.gap, spare / (columnsShown - 1)));
    qreal left = layout.area.left();
    for (MixColumn* column : {&layout.token, &layout.weight, &layout.value, &layout.product, &layout.sum}) {
        column->left = left;
        if (column->isShown())
            left += column->width + widths.gap + stretch;
    }
}

} // namespace

std::optional<MixLayout> layoutMixColumns(const QRectF& area, const MixWidths& widths, MixColumns columns,
                                          int components, int atLeast)
{
    MixLayout layout;
    layout.area = area;
    const bool values = columns == MixColumns::All;
    const bool sums = columns != MixColumns::ProductsAlone;
    const int columnsShown = 3 + (values ? 1 : 0) + (sums ? 1 : 0);
    for (layout.components = components; layout.components >= atLeast; --layout.components) {
        layout.token.width = widths.token;
        layout.weight.width = widths.weight;
        layout.value.width = values ? widths.value.width(layout.components, components) : 0;
        layout.product.width = widths.product.width(layout.components, components);
        layout.sum.width = sums ? widths.sum.width(layout.components, components) : 0;
        const qreal spare = area.width() - widths.token - widths.weight - layout.value.width -
                            layout.product.width - layout.sum.width - (columnsShown - 1) * widths.gap;
        if (spare < 0 && layout.components > 0)
            continue;
        place(layout, widths, spare, columnsShown);
        return layout;
    }
    return std::nullopt;
}

void layoutMixRows(MixLayout& layout, qreal leastLine, int keys, int first, std::optional<int> chosen)
{
    constexpr qreal kAiriest = 1.35; // of the least line
    const int lines = std::max(1, static_cast<int>(layout.area.height() / leastLine));
    const auto room = [&](int others) { return std::max(1, lines - others); };
    layout.keys = keys;
    layout.hasTitles = lines >= 5;
    const int others = layout.hasTitles ? 2 : 1; // lines: titles, output
    layout.shown = keys <= room(others) ? keys : std::min(keys, room(others + 1));
    int linesUsed = others + layout.shown + (layout.more() > 0 ? 1 : 0);
    layout.hasSumLine = chosen && !layout.sum.isShown() && linesUsed < lines;
    linesUsed += layout.hasSumLine ? 1 : 0;
    layout.line = std::clamp(layout.area.height() / linesUsed, std::min(leastLine, layout.area.height()),
                             kAiriest * leastLine);
    const int wanted = chosen.value_or(first);
    layout.first = std::clamp(first, std::min(wanted - layout.shown + 1, wanted), wanted);
    layout.first = std::clamp(layout.first, 0, std::max(0, keys - layout.shown));
}

} // namespace views
