#include "views/heatmap_view.h"

#include "views/attention_frame.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kStageMilliseconds = 450;

} // namespace

HeatmapView::HeatmapView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Attention matrix: rows are queries, columns are keys"));
    m_motion.setDuration(kStageMilliseconds);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

QString HeatmapView::heading() const
{
    if (frame().results && attention(frame()).inputs.weights && stage() < core::Stage::Softmax)
        return tr("Not known: only the finished weights were loaded");
    switch (stage()) {
    case core::Stage::Score:
        return tr("Scores: each query · each key");
    case core::Stage::Scale:
        return frame().results && !attention(frame()).inputs.scale ? tr("Scores, not scaled: ÷ √d_k is off")
                                                                   : tr("Scaled scores: ÷ √d_k");
    case core::Stage::Mask:
        return maskHeading();
    case core::Stage::Softmax:
        return tr("Attention weights (after softmax)");
    case core::Stage::Mix:
        break;
    }
    return tr("Attention weights that mix the values");
}

QString HeatmapView::maskHeading() const
{
    switch (frame().results ? attention(frame()).inputs.mask : core::MaskKind::Causal) {
    case core::MaskKind::None:
        return tr("Masked scores: nothing hidden");
    case core::MaskKind::Causal:
        return tr("Masked scores: the future hidden");
    case core::MaskKind::Window:
        return tr("Masked scores: only the nearest keys stay");
    case core::MaskKind::Drawn:
        break;
    }
    return tr("Draw the mask: click or drag over cells");
}

/// Where the mask is drawn by hand, the mask stage is where it is drawn.
bool HeatmapView::drawsMask() const
{
    return stage() == core::Stage::Mask && attention(frame()).inputs.mask == core::MaskKind::Drawn;
}

void HeatmapView::draw(const HeatmapLayout::Place& place, Gesture gesture)
{
    const core::SetVisible change{place.row, *place.column, m_drawsVisible};
    Q_EMIT edited(core::TopicEdit(core::AttentionEdit(change)), gesture);
}

void HeatmapView::beginDrawing(const HeatmapLayout::Place& place)
{
    m_drawsVisible = !core::maskOf(attention(frame()).inputs).isVisible(place.row, *place.column);
    m_drawn = place;
    draw(place, Gesture::Dragging);
}

QSizeF HeatmapView::figureSize() const
{
    return {480, 440};
}

std::optional<core::Quantity> HeatmapView::numbers() const
{
    return core::stageMatrix(attention(frame()), stage());
}

QSize HeatmapView::sizeHint() const
{
    return (figureSize() * appearance().zoom).toSize();
}

QSize HeatmapView::minimumSizeHint() const
{
    return (QSizeF(230, 210) * appearance().zoom).toSize();
}

void HeatmapView::refresh()
{
    m_legends.clear();
    for (const core::Stage each : {core::Stage::Score, core::Stage::Scale, core::Stage::Softmax})
        m_legends.push_back(heatmapLegend(attention(frame()), each, frame().decimals(), appearance()));
    const core::Stage before = m_shownStage.value_or(stage());
    m_shownStage = stage();
    if (before == stage())
        return;
    m_previousStage = before;
    m_motion.stop();
    if (appearance().motion && isVisible())
        m_motion.start();
}

bool HeatmapView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = layoutIn(rect()).placeAt(help->pos());
    if (place)
        QToolTip::showText(help->globalPos(), tooltip(*place), this);
    else
        QToolTip::hideText();
    return true;
}

QString HeatmapView::tooltip(const HeatmapLayout::Place& place) const
{
    const auto& results = attention(frame());
    const auto token = [&](int position) {
        return visibleToken(results.inputs.tokens[static_cast<std::size_t>(position)]);
    };
    const QString query = tr("Query %1 “%2”").arg(place.row).arg(token(place.row));
    if (!place.column)
        return tooltipText({tr("%1: click to choose this row").arg(query)});
    const QString key = tr("key %1 “%2”").arg(*place.column).arg(token(*place.column));
    const double value = core::stageMatrix(results, stage())(place.row, *place.column);
    const bool hidden =
        stage() >= core::Stage::Mask && !core::maskOf(results.inputs).isVisible(place.row, *place.column);
    const QString number = exactNumberText(value);
    return tooltipText({hidden ? tr("%1, %2: hidden by the mask, %3").arg(query, key, number)
                               : tr("%1, %2: %3").arg(query, key, number)});
}

void HeatmapView::choose(core::Index query, std::optional<core::Index> key, Gesture gesture)
{
    if (query != attention(frame()).inputs.query)
        Q_EMIT edited(core::TopicEdit(core::AttentionEdit(core::SetQuery{query})), gesture);
    core::Selection selection = frame().selection;
    selection.key = key;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void HeatmapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto place = layoutIn(rect()).placeAt(event->position());
    if (place && place->column && drawsMask())
        beginDrawing(*place);
    else if (place)
        choose(place->row, place->column ? std::optional<core::Index>(*place->column) : std::nullopt,
               Gesture::Once);
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    m_hovered = layoutIn(rect()).placeAt(event->position());
    if (m_drawn && m_hovered && m_hovered->column && *m_hovered != *m_drawn) {
        m_drawn = m_hovered;
        draw(*m_drawn, Gesture::Dragging);
    }
    setCursor(!m_hovered ? Qt::ArrowCursor : drawsMask() ? Qt::CrossCursor : Qt::PointingHandCursor);
    update();
}

/// All cells of one drag are one undo step.
void HeatmapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_drawn)
        return;
    const HeatmapLayout::Place last = *m_drawn;
    m_drawn.reset();
    if (drawsMask())
        draw(last, Gesture::Dropped);
}

void HeatmapView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

void HeatmapView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (frame().results && isEnter && drawsMask() && frame().selection.key)
        drawChosen();
    else if (!frame().results || !moveBy(*event))
        View::keyPressEvent(event);
}

void HeatmapView::drawChosen()
{
    const auto& inputs = attention(frame()).inputs;
    const HeatmapLayout::Place chosen{static_cast<int>(inputs.query),
                                      static_cast<int>(*frame().selection.key)};
    m_drawsVisible = !core::maskOf(inputs).isVisible(chosen.row, *chosen.column);
    draw(chosen, Gesture::Once);
}

bool HeatmapView::moveBy(const QKeyEvent& event)
{
    const auto& inputs = attention(frame()).inputs;
    const auto last = static_cast<core::Index>(inputs.tokens.size()) - 1;
    const bool toCorner = event.modifiers() & Qt::ControlModifier;
    core::Index query = inputs.query;
    std::optional<core::Index> key = frame().selection.key;
    switch (event.key()) {
    case Qt::Key_Up:
        query = std::max<core::Index>(0, query - 1);
        break;
    case Qt::Key_Down:
        query = std::min(last, query + 1);
        break;
    case Qt::Key_Left:
        key = std::max<core::Index>(0, key.value_or(1) - 1);
        break;
    case Qt::Key_Right:
        key = std::min(last, key.value_or(-1) + 1);
        break;
    case Qt::Key_Home:
        key = 0;
        query = toCorner ? 0 : query;
        break;
    case Qt::Key_End:
        key = last;
        query = toCorner ? last : query;
        break;
    case Qt::Key_Escape:
        if (!key)
            return false;
        key.reset();
        break;
    default:
        return false;
    }
    choose(query, key, event.isAutoRepeat() ? Gesture::Dragging : Gesture::Once);
    return true;
}

} // namespace views
