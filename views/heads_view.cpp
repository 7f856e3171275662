#include "views/heads_view.h"

#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/room.h"
#include "views/spoken_number.h"
#include "views/text_width.h"
#include "views/tooltip_text.h"

#include <QAction>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr Room kHeadsRoom{{420, 240}, {1100, 700}};
constexpr qreal kNames = 12;   // type
constexpr qreal kCaption = 11; // type
constexpr qreal kOffOpacity = 0.25;
constexpr double kNoticed = 0.0005; // of the answer's probability; the tooltip has every digit

core::HeadPlace placeOf(const HeadsLayout::Place& place)
{
    return {place.layer, place.head};
}

} // namespace

/// One paint of all maps.
struct HeadsView::Painter
{
    const HeadsView& view;
    QPainter& p;
    Appearance look;
    HeadsLayout layout;
    const core::ModelResults& results = model(view.frame());
    ColourScale scale = ColourScale::sequential(look.palette, 0, 1);

    void names() const
    {
        p.setFont(look.font(kNames, QFont::DemiBold));
        p.setPen(look.theme.muted);
        const qreal line = QFontMetricsF(p.font()).height();
        for (int layer = 0; layer < layout.layers; ++layer)
            p.drawText(layout.layerName(layer, 200 * look.zoom).adjusted(0, 0, -8 * look.zoom, 0),
                       Qt::AlignRight | Qt::AlignVCenter, HeadsView::tr("layer %1").arg(layer));
        const QString widest = HeadsView::tr("head %1").arg(layout.heads - 1);
        const bool areNamed = textWidth(p.font(), widest) <= layout.side;
        for (int head = 0; head < layout.heads; ++head)
            p.drawText(layout.headName(head, line), Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip,
                       areNamed ? HeadsView::tr("head %1").arg(head) : QString::number(head));
    }

    void map(int layer, int head) const
    {
        const auto& trace =
            results.trace.heads[static_cast<std::size_t>(layer)][static_cast<std::size_t>(head)];
        const QRectF area = layout.map(layer, head);
        const auto count = static_cast<int>(trace.weights.rows());
        core::Matrix others;
        if (results.inputs.sink == core::Sink::Hidden)
            others = core::withoutFirstKey(trace.weights);
        const core::Matrix& weights = others.size() > 0 ? others : trace.weights;
        if (view.isOff(layer, head))
            p.setOpacity(kOffOpacity);
        paintCellsAsPicture(p, area, count, count, [&](int row, int column) {
            return column > row ? look.theme.panel : scale.colour(weights(row, column));
        });
        p.setOpacity(1);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(look.theme.line, 1));
        p.drawRect(area);
        const qreal cell = area.height() / count;
        p.setPen(QPen(look.theme.query, 1.5 * look.zoom));
        p.drawLine(QPointF(area.left() - 4 * look.zoom,
                           area.top() + (static_cast<qreal>(results.query) + 0.5) * cell),
                   QPointF(area.left(), area.top() + (static_cast<qreal>(results.query) + 0.5) * cell));
    }

    void caption(int layer, int head) const
    {
        const bool isOff = view.isOff(layer, head);
        p.setFont(look.font(kCaption, isOff ? QFont::DemiBold : QFont::Normal));
        p.setPen(isOff ? look.theme.query : look.theme.muted);
        QString text = view.captionText(layer, head, 1);
        if (textWidth(p.font(), text) > layout.side)
            text = view.captionText(layer, head, 0);
        p.drawText(layout.captionOf(layer, head), Qt::AlignCenter,
                   QFontMetricsF(p.font()).elidedText(text, Qt::ElideRight, layout.side));
    }

    void paint() const
    {
        if (layout.side <= 0)
            return;
        names();
        for (int layer = 0; layer < layout.layers; ++layer)
            for (int head = 0; head < layout.heads; ++head) {
                map(layer, head);
                caption(layer, head);
            }
        const core::HeadPlace open = results.inputs.open;
        const QRectF chosen = layout.map(static_cast<int>(open.layer), static_cast<int>(open.head));
        paintFrame(p, chosen, QPen(look.theme.action, 2.5 * look.zoom), look.theme.panel);
        if (view.m_hovered)
            paintFrame(p, layout.map(view.m_hovered->layer, view.m_hovered->head),
                       QPen(look.theme.action, 1.5 * look.zoom), look.theme.panel);
    }
};

HeadsView::HeadsView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setShare(2);
    m_sink = addAction(tr("Leave out the first token's column"));
    m_sink->setCheckable(true);
    connect(m_sink, &QAction::triggered, this, [this](bool on) {
        const core::SetSink edit{on ? core::Sink::Hidden : core::Sink::Shown};
        Q_EMIT edited(core::TopicEdit(core::ModelEdit(edit)), Gesture::Once);
    });
    setAccessibleName(tr("Attention maps of all heads: arrows open one, Enter switches it off or on"));
}

QString HeadsView::heading() const
{
    if (model(frame()).inputs.sink == core::Sink::Hidden)
        return tr("All heads, without the first token: each row's other weights share its part");
    return tr("All heads: click a map, or the number under it");
}

QSizeF HeadsView::figureSize() const
{
    return {900, 430};
}

QSize HeadsView::sizeHint() const
{
    return (QSizeF(640, 320) * appearance().zoom).toSize();
}

QSize HeadsView::minimumSizeHint() const
{
    return (QSizeF(320, 180) * appearance().zoom).toSize();
}

/// All maps, a row for each layer, head and query.
std::optional<core::Quantity> HeadsView::numbers() const
{
    return core::namedValue(model(frame()), "maps");
}

Appearance HeadsView::lookIn(const QRectF& area) const
{
    return lookFor(appearance(), area.size(), kHeadsRoom);
}

HeadsLayout HeadsView::layoutIn(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    const core::transformer::Config& config = model(frame()).trace.config;
    const QFont font = look.font(kNames, QFont::DemiBold);
    const QSizeF names(textWidth(font, tr("layer %1").arg(config.layers - 1)) + 12 * look.zoom,
                       QFontMetricsF(font).height() + 3 * look.zoom);
    const qreal caption = QFontMetricsF(look.font(kCaption)).height() + 2 * look.zoom;
    return layoutHeads(area.adjusted(2, 2, -2, -2), static_cast<int>(config.layers),
                       static_cast<int>(config.heads), names, caption, 6 * look.zoom);
}

bool HeadsView::isOff(int layer, int head) const
{
    const auto& off = model(frame()).inputs.off;
    return std::ranges::find(off, core::HeadPlace{layer, head}) != off.end();
}

QString HeadsView::captionText(int layer, int head, int decimals) const
{
    if (isOff(layer, head))
        return tr("off");
    for (const auto& effect : model(frame()).effects)
        if (effect.place == core::HeadPlace{layer, head})
            return std::abs(effect.drop) < kNoticed ? percentText(0, 0)
                   : effect.drop > 0                ? tr("−%1").arg(percentText(effect.drop, decimals))
                                                    : tr("+%1").arg(percentText(-effect.drop, decimals));
    return tr("on");
}

void HeadsView::refresh()
{
    const core::ModelResults& results = model(frame());
    m_sink->setChecked(results.inputs.sink == core::Sink::Hidden);
    setAccessibleDescription(tr("Layer %1, head %2 is open; %3 heads are off")
                                 .arg(results.inputs.open.layer)
                                 .arg(results.inputs.open.head)
                                 .arg(results.inputs.off.size()));
}

int HeadsView::spokenNumbers() const
{
    return static_cast<int>(model(frame()).effects.size());
}

SpokenNumber HeadsView::spokenNumber(int index) const
{
    const core::ModelResults& results = model(frame());
    const auto& effect = results.effects[static_cast<std::size_t>(index)];
    SpokenNumber number;
    number.name = tr("Layer %1, head %2: probability of the answer without it")
                      .arg(effect.place.layer)
                      .arg(effect.place.head);
    number.number = effect.without;
    number.value = shareText(effect.without);
    number.maximum = 1;
    number.place =
        layoutIn(rect()).map(static_cast<int>(effect.place.layer), static_cast<int>(effect.place.head));
    number.chosen = effect.place == results.inputs.open;
    return number;
}

void HeadsView::paintTo(QPainter& painter, const QRectF& area) const
{
    Painter{*this, painter, lookIn(area), layoutIn(area)}.paint();
}

void HeadsView::open(int layer, int head)
{
    const core::HeadPlace place{layer, head};
    if (place != model(frame()).inputs.open)
        Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::OpenHead{place})), Gesture::Once);
}

void HeadsView::toggle(int layer, int head)
{
    const core::HeadState state = isOff(layer, head) ? core::HeadState::On : core::HeadState::Off;
    Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::SwitchHead{{layer, head}, state})), Gesture::Once);
}

bool HeadsView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = layoutIn(rect()).placeAt(help->pos());
    if (!place)
        return QToolTip::hideText(), true;
    const core::ModelResults& results = model(frame());
    QStringList lines{tr("Layer %1, head %2").arg(place->layer).arg(place->head)};
    for (const auto& effect : results.effects)
        if (effect.place == placeOf(*place))
            lines += tr("Without it “%1” has %2 instead of %3")
                         .arg(QString::fromStdString(results.answer.word), shareText(effect.without),
                              shareText(results.answer.probability));
    lines += place->isCaption ? tr("Click to switch it off or on") : tr("Click to open it");
    QToolTip::showText(help->globalPos(), tooltipText(lines), this);
    return true;
}

void HeadsView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto place = layoutIn(rect()).placeAt(event->position());
    if (!place)
        return;
    place->isCaption ? toggle(place->layer, place->head) : open(place->layer, place->head);
}

void HeadsView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    m_hovered = layoutIn(rect()).placeAt(event->position());
    setCursor(m_hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void HeadsView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

void HeadsView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const core::transformer::Config& config = model(frame()).trace.config;
    const core::HeadPlace now = model(frame()).inputs.open;
    const auto go = [&](core::Index layer, core::Index head) {
        open(static_cast<int>(std::clamp<core::Index>(layer, 0, config.layers - 1)),
             static_cast<int>(std::clamp<core::Index>(head, 0, config.heads - 1)));
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(now.layer, now.head - 1);
    case Qt::Key_Right:
        return go(now.layer, now.head + 1);
    case Qt::Key_Up:
        return go(now.layer - 1, now.head);
    case Qt::Key_Down:
        return go(now.layer + 1, now.head);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return toggle(static_cast<int>(now.layer), static_cast<int>(now.head));
    default:
        View::keyPressEvent(event);
    }
}

} // namespace views
