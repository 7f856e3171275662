#include "views/arrow_paint.h"
#include "views/attention_frame.h"
#include "views/plane_choices.h"
#include "views/plane_grid.h"
#include "views/plane_labels.h"
#include "views/plane_view.h"
#include "views/plane_words.h"
#include "views/text_width.h"

#include <QPainter>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kLabelType = 11.5;
constexpr qreal kWidestToken = 78;
constexpr std::size_t kMostNamed = 10; // arrows of a plane; where there are more, those in use have names

} // namespace

/// One paint of both planes.
struct PlaneView::Painter
{
    const PlaneView& view;
    QPainter& p;
    Appearance look;
    PlaneLayout layout;
    std::array<PlaneMap, 2> maps;
    const PlaneScene& scene = view.m_scene;
    const core::AttentionResults& results = attention(view.frame());
    QFont label = look.font(kLabelType, QFont::DemiBold);
    QFont small = look.font(kLabelType);
    QFont title = look.font(12, QFont::DemiBold);

    std::optional<core::Index> chosenKey() const { return view.frame().selection.key; }

    bool isChosen(const PlaneTip& tip) const
    {
        return (tip.family == PlaneFamily::Key || tip.family == PlaneFamily::Value) && tip.row == chosenKey();
    }

    QColor colourOf(const PlaneArrow& arrow) const
    {
        if (arrow.isHidden)
            return look.theme.muted;
        switch (arrow.tip.family) {
        case PlaneFamily::Query:
            return look.theme.query;
        case PlaneFamily::Key:
            return look.theme.key;
        case PlaneFamily::Value:
            return look.theme.value;
        case PlaneFamily::Output:
            break;
        }
        return look.theme.text;
    }

    QPointF tipOf(const PlaneArrow& arrow) const { return maps[arrow.tip.plot()].at(arrow.at); }

    void write(const QRectF& room, Qt::Alignment alignment, const QString& text) const
    {
        const QString fitted = QFontMetricsF(p.font()).elidedText(text, Qt::ElideRight, room.width() + 0.5);
        p.drawText(room, alignment | Qt::TextSingleLine, fitted);
    }

    void choices() const
    {
        if (layout.choices.isEmpty() || view.m_choices->isVisible())
            return;
        const core::PlaneDimensions& dimensions = scene.dimensions[scene.widerPlot()];
        p.setFont(small);
        p.setPen(look.theme.muted);
        write(layout.choices, Qt::AlignLeft | Qt::AlignVCenter,
              QStringLiteral("%1   %2").arg(acrossText(dimensions.across), upText(*dimensions.up)));
    }

    QString titleOf(std::size_t plot) const
    {
        const QString what = plot == 0 ? PlaneView::tr("Query %1 and the keys").arg(results.inputs.query)
                                       : PlaneView::tr("Values and output");
        if (scene.widths[plot] == 2)
            return what;
        return QStringLiteral("%1 (%2)").arg(what,
                                             dimensionsText(scene.dimensions[plot], scene.widths[plot]));
    }

    void grid(std::size_t plot) const
    {
        const bool hasTicks = layout.plots[plot].hasTicks;
        p.setFont(small);
        paintGrid(p, maps[plot], look,
                  hasTicks ? std::optional(view.measures(look).tickWidth) : std::nullopt);
    }

    void shaft(const PlaneArrow& arrow, qreal width) const
    {
        const ArrowKind kind = arrow.isHidden                            ? ArrowKind::Dotted
                               : arrow.tip.family == PlaneFamily::Output ? ArrowKind::Double
                                                                         : ArrowKind::Whole;
        paintArrow(p, maps[arrow.tip.plot()].origin, tipOf(arrow),
                   {kind, colourOf(arrow), look.theme.panel, width * look.zoom, look.zoom});
    }

    void arrows(std::size_t plot) const
    {
        const auto paintWhere = [&](auto isMeant, qreal width) {
            for (const PlaneArrow& arrow : scene.arrows)
                if (arrow.tip.plot() == plot && isMeant(arrow))
                    shaft(arrow, width);
        };
        const auto isPlain = [&](const PlaneArrow& arrow) {
            return arrow.tip.family == PlaneFamily::Key || arrow.tip.family == PlaneFamily::Value;
        };
        paintWhere([&](const PlaneArrow& a) { return isPlain(a) && a.isHidden && !isChosen(a.tip); }, 1.4);
        paintWhere([&](const PlaneArrow& a) { return isPlain(a) && !a.isHidden && !isChosen(a.tip); }, 1.8);
        paintWhere([&](const PlaneArrow& a) { return isChosen(a.tip); }, 3.2);
        paintWhere([&](const PlaneArrow& a) { return !isPlain(a); }, 2.6);
    }

    /// The way from 0 to the output, weight times value after weight times value.
    void parts() const
    {
        QPolygonF way{maps[1].origin};
        for (const core::PlanePoint& part : scene.parts)
            way << maps[1].at(part);
        p.setBrush(Qt::NoBrush);
        p.setPen(
            QPen(views::between(look.theme.panel, look.theme.text, 0.55), 1.2 * look.zoom, Qt::DashLine));
        p.drawPolyline(way);
        if (way.size() > 12)
            return;
        p.setPen(Qt::NoPen);
        p.setBrush(look.theme.muted);
        for (qsizetype i = 1; i + 1 < way.size(); ++i)
            p.drawEllipse(way[i], 2.2 * look.zoom, 2.2 * look.zoom);
    }

    /// The chosen key's perpendicular on the query, with its foot and right angle.
    void shadow() const
    {
        const PlaneArrow* key = chosenKey() ? scene.arrow({PlaneFamily::Key, *chosenKey()}) : nullptr;
        if (!scene.shadow || !key || scene.shadow->length == 0)
            return;
        const PlaneMap& map = maps[0];
        const QPointF foot = map.at(scene.shadow->foot);
        const QPointF tip = tipOf(*key);
        QColor band = look.theme.key;
        band.setAlphaF(0.35F);
        p.setPen(QPen(band, 7 * look.zoom, Qt::SolidLine, Qt::FlatCap));
        p.drawLine(map.origin, foot);
        p.setPen(QPen(look.theme.muted, 1.2 * look.zoom, Qt::DashLine));
        p.drawLine(map.at(scene.arrows.front().at), foot); // where the query is shorter than the shadow
        p.drawLine(tip, foot);
        rightAngle(foot, tip);
    }

    void rightAngle(const QPointF& foot, const QPointF& tip) const
    {
        const QPointF origin = maps[0].origin;
        const qreal size = 7 * look.zoom;
        const QPointF up = directionOf(foot, tip) * size;
        const QPointF query = tipOf(scene.arrows.front());
        const QPointF along = directionOf(origin, query) * (scene.shadow->shadow > 0 ? -size : size);
        if (up.isNull() || along.isNull() || QLineF(foot, tip).length() < 2 * size)
            return;
        p.setPen(QPen(look.theme.text, 1.2 * look.zoom));
        p.setBrush(Qt::NoBrush);
        p.drawPolyline(QPolygonF({foot + up, foot + up + along, foot + along}));
    }

    /// A ring around the tip that the keyboard moves and the one under the mouse.
    void rings(std::size_t plot) const
    {
        const auto ring = [&](const PlaneTip& tip, const QColor& colour) {
            const PlaneArrow* arrow = scene.arrow(tip);
            if (!arrow || tip.plot() != plot)
                return;
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(colour, 2 * look.zoom));
            p.drawEllipse(tipOf(*arrow), 9 * look.zoom, 9 * look.zoom);
        };
        if (view.m_hovered)
            ring(*view.m_hovered, look.theme.line);
        if (view.hasFocus())
            ring(view.m_tip, look.theme.action);
    }

    /// Labels that matter most come first and so find room.
    int rank(const PlaneArrow& arrow) const
    {
        if (arrow.tip.family == PlaneFamily::Query || arrow.tip.family == PlaneFamily::Output)
            return 0;
        if (isChosen(arrow.tip) || arrow.tip == view.m_hovered ||
            (view.hasFocus() && arrow.tip == view.m_tip))
            return 1;
        return arrow.isHidden ? 3 : 2;
    }

    /// What labels had better not cross: the axes, the arrows and the perpendicular.
    std::vector<QLineF> linesIn(std::size_t plot) const
    {
        const PlaneMap& map = maps[plot];
        const QPointF origin = map.origin;
        std::vector<QLineF> lines{{map.area.left(), origin.y(), map.area.right(), origin.y()},
                                  {origin.x(), map.area.top(), origin.x(), map.area.bottom()}};
        for (const PlaneArrow& arrow : scene.arrows)
            if (arrow.tip.plot() == plot)
                lines.emplace_back(origin, tipOf(arrow));
        if (const PlaneArrow* key = chosenKey() ? scene.arrow({PlaneFamily::Key, *chosenKey()}) : nullptr;
            key && scene.shadow && plot == 0)
            lines.emplace_back(tipOf(*key), map.at(scene.shadow->foot));
        return lines;
    }

    void labels(std::size_t plot) const
    {
        std::vector<const PlaneArrow*> arrows;
        for (const PlaneArrow& arrow : scene.arrows)
            if (arrow.tip.plot() == plot)
                arrows.push_back(&arrow);
        const bool isCrowded = arrows.size() > kMostNamed;
        if (isCrowded)
            std::erase_if(arrows, [&](const PlaneArrow* arrow) { return rank(*arrow) == 3; });
        std::ranges::stable_sort(arrows, {}, [&](const PlaneArrow* arrow) { return rank(*arrow); });
        const qreal height = QFontMetricsF(label).height();
        std::vector<LabelWish> wishes;
        QStringList texts;
        for (const PlaneArrow* arrow : arrows) {
            texts += isCrowded && rank(*arrow) > 1
                         ? shortTipLabel(arrow->tip)
                         : tipLabel(results, *arrow, label, kWidestToken * look.zoom);
            const QPointF tip = tipOf(*arrow);
            wishes.push_back(
                {tip, directionOf(maps[plot].origin, tip), {textWidth(label, texts.back()), height}});
        }
        const QRectF room = layout.plots[plot].area.adjusted(2, 2, -2, -2);
        const auto places = placeLabels(wishes, linesIn(plot), room, 8 * look.zoom);
        p.setFont(label);
        QColor ground = look.theme.panel;
        ground.setAlphaF(0.7F); // what a label has to cross stays behind it
        for (std::size_t i = 0; i < arrows.size(); ++i) {
            if (!places[i])
                continue;
            p.fillRect(places[i]->adjusted(-1, 1, 1, -1), ground);
            p.setPen(colourOf(*arrows[i]));
            p.drawText(*places[i], Qt::AlignCenter | Qt::TextSingleLine, texts[static_cast<qsizetype>(i)]);
        }
    }

    QStringList captionOf(std::size_t plot, qreal width) const
    {
        const int decimals = view.frame().decimals();
        if (plot == 0)
            return shadowLines(results, scene, chosenKey(), decimals);
        const OutputWords words = outputWords(results, scene, decimals);
        const QString name = PlaneView::tr("output %1 = ").arg(results.inputs.query);
        if (const QString all = name + words.sum + QStringLiteral(" = ") + words.point;
            !words.sum.isEmpty() && textWidth(small, all) <= width)
            return {all};
        if (!words.sum.isEmpty() && textWidth(small, name + words.sum) <= width)
            return {name + words.sum, QStringLiteral("= ") + words.point};
        return {name + PlaneView::tr("Σ weight × value = %1").arg(words.point)};
    }

    /// One line that is too long is broken before its last sign of equality.
    QStringList inTwoLines(const QStringList& lines, qreal width) const
    {
        const auto equals = lines.constLast().lastIndexOf(QStringLiteral(" = "));
        if (lines.size() > 1 || equals < 0 || textWidth(small, lines.constLast()) <= width)
            return lines;
        return {lines.constLast().left(equals), lines.constLast().mid(equals + 1)};
    }

    void words(std::size_t plot) const
    {
        const PlaneLayout::Plot& placed = layout.plots[plot];
        p.setFont(title);
        p.setPen(look.theme.text);
        if (!placed.title.isEmpty())
            write(placed.title, Qt::AlignLeft | Qt::AlignTop, titleOf(plot));
        if (placed.caption.isEmpty())
            return;
        p.setFont(small);
        QRectF line = placed.caption;
        line.setHeight(placed.caption.height() / 2);
        for (const QString& text : inTwoLines(captionOf(plot, line.width()), line.width())) {
            write(line, Qt::AlignLeft | Qt::AlignBottom, text);
            line.translate(0, line.height());
        }
    }

    void paint() const
    {
        choices();
        for (std::size_t plot = 0; plot < 2; ++plot) {
            if (layout.plots[plot].area.isEmpty())
                continue;
            words(plot);
            grid(plot);
            p.save();
            if (view.m_held) // the plane holds still, and so a foot may lie outside
                p.setClipRect(layout.plots[plot].area);
            plot == 0 ? shadow() : parts();
            arrows(plot);
            rings(plot);
            labels(plot);
            p.restore();
        }
    }
};

void PlaneView::paintTo(QPainter& painter, const QRectF& area) const
{
    if (paintNotKnown(frame(), painter, area, appearance()))
        return;
    if (area.isEmpty())
        return;
    Painter{*this, painter, lookIn(area), layoutIn(area), {mapIn(area, 0), mapIn(area, 1)}}.paint();
}

} // namespace views
