#include "views/derivation_layout.h"

#include "views/room.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>

namespace views {

namespace {

constexpr qreal kLargestTermType = 14;
constexpr qreal kSmallestTermType = 11;
constexpr qreal kHandleRoom = 8; // right of the lines, where they scroll
constexpr qreal kNarrow = 15;    // times the type's size: labels go above their lines

QString label(core::Stage stage)
{
    constexpr std::array kLabels{QT_TRANSLATE_NOOP("Stage", "score"), QT_TRANSLATE_NOOP("Stage", "scale"),
                                 QT_TRANSLATE_NOOP("Stage", "mask"), QT_TRANSLATE_NOOP("Stage", "softmax"),
                                 QT_TRANSLATE_NOOP("Stage", "mix")};
    return QCoreApplication::translate("Stage", kLabels[static_cast<std::size_t>(stage)]);
}

qreal widestLabel(const QFontMetricsF& metrics)
{
    qreal widest = 0;
    for (const core::Stage stage : core::kStages)
        widest = std::max(widest, metrics.horizontalAdvance(label(stage)));
    return widest;
}

/// Lines from the top of the area down, in type of that size.
DerivationLayout setIn(const QRectF& area, const std::vector<core::DerivationLine>& lines, int decimals,
                       const Appearance& look, qreal type)
{
    const PiecesStyle style{look.font(type), look.font(type, QFont::Bold), look.font(type * 0.75), decimals};
    DerivationLayout layout;
    layout.area = area;
    layout.labelFont = look.font(type - 1);
    const QFontMetricsF labels(layout.labelFont);
    const bool isNarrow = area.width() < kNarrow * type * look.zoom;
    const qreal indent = isNarrow ? 0 : widestLabel(labels) + type * look.zoom;
    const qreal gap = type * look.zoom * 0.55;
    qreal y = area.top();
    for (const core::DerivationLine& line : lines) {
        const bool goesOn = !layout.lines.empty() && layout.lines.back().stage == line.stage;
        y += layout.lines.empty() ? 0 : goesOn ? gap * 0.4 : gap;
        DerivationLayout::Line set{line.stage,
                                   goesOn ? QString() : label(line.stage),
                                   {},
                                   layoutPieces(translated(line.pieces), style, area.width() - indent)};
        const qreal labelTop = isNarrow ? y : y + set.text.firstBaseline - labels.ascent();
        set.labelBox = {area.left(), labelTop, isNarrow ? area.width() : indent, labels.height()};
        y += isNarrow && !goesOn ? labels.height() : 0;
        set.text.moveBy({area.left() + indent, y});
        y += set.text.size.height();
        layout.lines.push_back(std::move(set));
    }
    layout.height = y - area.top();
    return layout;
}

qreal topOfLastStage(const DerivationLayout& layout)
{
    for (const DerivationLayout::Line& line : layout.lines)
        if (line.stage == layout.lines.back().stage)
            return std::min(line.labelBox.top(), line.text.runs.front().box.top()) - layout.area.top();
    return 0;
}

/// In the largest type, down to the smallest, in which all lines fit; nothing when none does.
std::optional<DerivationLayout> fitted(const std::vector<core::DerivationLine>& lines, int decimals,
                                       const QRectF& area, const Appearance& look, qreal smallest)
{
    constexpr Room kRoom{{0.1, 0.1}, {560, 300}};
    const qreal largest = std::floor(kLargestTermType * scaleFor(area.size(), look.zoom, kRoom));
    for (qreal type = largest; type >= smallest; --type)
        if (auto layout = setIn(area, lines, decimals, look, type);
            layout.height <= area.height() && layout.width() <= area.width() + 0.5)
            return layout;
    return std::nullopt;
}

} // namespace

const PieceRun* DerivationLayout::runAt(const QPointF& point) const
{
    if (!area.contains(point))
        return nullptr;
    for (const Line& line : lines)
        if (const PieceRun* run = line.text.runAt(point))
            return run;
    return nullptr;
}

QRectF DerivationLayout::handle() const
{
    if (scrollMax <= 0)
        return {};
    const qreal length = std::max(area.height() * area.height() / height, std::min(16.0, area.height()));
    return {area.right() - 4, area.top() + (area.height() - length) * scrolled / scrollMax, 4, length};
}

qreal DerivationLayout::width() const
{
    qreal width = 0;
    for (const Line& line : lines)
        for (const PieceRun& run : line.text.runs)
            width = std::max(width, run.box.right() - area.left());
    return width;
}

DerivationLayout layoutDerivation(const std::vector<core::DerivationLine>& lines, int decimals,
                                  const QRectF& area, const Appearance& look, std::optional<qreal> scroll)
{
    if (auto layout = fitted(lines, decimals, area, look, kSmallestTermType))
        return *std::move(layout);
    DerivationLayout layout =
        setIn(area.adjusted(0, 0, -kHandleRoom, 0), lines, decimals, look, kSmallestTermType);
    layout.area = area;
    layout.scrollMax = std::max<qreal>(0, layout.height - area.height());
    layout.scrolled = std::clamp<qreal>(scroll.value_or(topOfLastStage(layout)), 0, layout.scrollMax);
    for (DerivationLayout::Line& line : layout.lines) {
        line.labelBox.translate(0, -layout.scrolled);
        line.text.moveBy({0, -layout.scrolled});
    }
    return layout;
}

DerivationLayout layoutDerivationFigure(std::vector<core::DerivationLine> lines, int decimals,
                                        const QRectF& area, const Appearance& look)
{
    constexpr qreal kSmallestInFigure = 6;
    while (lines.size() > 1) {
        if (auto layout = fitted(lines, decimals, area, look, kSmallestInFigure))
            return *std::move(layout);
        lines.erase(lines.begin());
    }
    return fitted(lines, decimals, area, look, 1).value_or(setIn(area, lines, decimals, look, 1));
}

} // namespace views
