#include "views/attention_frame.h"
#include "views/chart_axis.h"
#include "views/plane_view.h"
#include "views/plane_words.h"
#include "views/point_editor.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

// How a person moves the arrows of a plane.

namespace views {

namespace {

constexpr qreal kGrabReach = 10; // from a tip, where the mouse takes hold of it
constexpr qreal kStill = 0.5;    // a coordinate that the mouse moved by less stays exactly as it is
constexpr qreal kEditorSize = 4; // the box is as large as its numbers

qreal distance(const QPointF& a, const QPointF& b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

QPointF inside(const QRectF& area, const QPointF& point)
{
    return {std::clamp(point.x(), area.left(), area.right()),
            std::clamp(point.y(), area.top(), area.bottom())};
}

double stepFor(Qt::KeyboardModifiers modifiers)
{
    return modifiers & Qt::ControlModifier ? 1 : modifiers & Qt::ShiftModifier ? 0.01 : 0.1;
}

} // namespace

/// The nearest tip within reach; of tips at one place the chosen one.
std::optional<PlaneTip> PlaneView::tipAt(const QPointF& point) const
{
    const std::array maps{mapIn(rect(), 0), mapIn(rect(), 1)};
    const qreal reach = kGrabReach * lookIn(rect()).zoom;
    std::optional<PlaneTip> nearest;
    qreal least = reach;
    for (const PlaneArrow& arrow : m_scene.arrows) {
        const qreal far = distance(point, maps[arrow.tip.plot()].at(arrow.at));
        const qreal advantage = arrow.tip == m_tip ? reach / 3 : 0;
        if (far <= reach && far - advantage < least) {
            least = far - advantage;
            nearest = arrow.tip;
        }
    }
    return nearest;
}

/// The numbers at the mouse, as round as a unit of the picture lets them be.
core::PlanePoint PlaneView::draggedTo(const Held& held, const QPointF& point) const
{
    const PlaneMap map = mapIn(rect(), held.tip.plot());
    const QPointF moved = point - held.press;
    const core::PlanePoint to = map.numbersAt(inside(map.area, map.at(held.from) + moved));
    const double step = roundStep(1 / map.unit);
    const auto settled = [&](double from, double number, qreal by) {
        return std::abs(by) < kStill ? from : std::round(number / step) * step;
    };
    const bool hasUp = m_scene.dimensions[held.tip.plot()].up.has_value();
    return {settled(held.from.x, to.x, moved.x()),
            hasUp ? settled(held.from.y, to.y, moved.y()) : held.from.y};
}

void PlaneView::hover(const std::optional<PlaneTip>& tip)
{
    const bool isFree = tip && holdOf(attention(frame()), *tip) == PlaneHold::Free;
    setCursor(!tip ? Qt::ArrowCursor : isFree ? Qt::OpenHandCursor : Qt::ForbiddenCursor);
    if (tip == m_hovered)
        return;
    m_hovered = tip;
    update();
}

void PlaneView::choose(const PlaneTip& tip)
{
    m_tip = tip;
    describe();
    update();
    if (tip.family == PlaneFamily::Key || tip.family == PlaneFamily::Value)
        selectKey(tip.row);
}

void PlaneView::chooseNext(int step)
{
    if (!frame().results)
        return;
    const auto count = static_cast<int>(m_scene.arrows.size());
    const auto here = static_cast<int>(m_scene.indexOf(m_tip).value_or(0));
    choose(m_scene.arrows[static_cast<std::size_t>((here + step + count) % count)].tip);
}

void PlaneView::selectKey(std::optional<core::Index> key)
{
    core::Selection selection = frame().selection;
    selection.key = key;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void PlaneView::move(const PlaneTip& tip, const core::PlanePoint& point, Gesture gesture)
{
    if (m_scene.arrow(tip))
        Q_EMIT edited(core::TopicEdit(movedTo(attention(frame()), m_scene, tip, point)), gesture);
}

void PlaneView::drag(const Held& held, const core::PlanePoint& point, Gesture gesture)
{
    if (point == held.from)
        Q_EMIT edited(core::TopicEdit(held.home), gesture);
    else
        move(held.tip, point, gesture);
}

/// Says why the tip cannot be moved, where that is so.
bool PlaneView::refuseHeld(const PlaneTip& tip)
{
    const PlaneHold hold = holdOf(attention(frame()), tip);
    if (hold != PlaneHold::Free)
        Q_EMIT refused(holdText(hold));
    return hold != PlaneHold::Free;
}

void PlaneView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto tip = tipAt(event->position());
    if (!tip)
        return;
    const core::PlanePoint from = m_scene.arrow(*tip)->at;
    m_held = Held{*tip, event->position(), from, movedTo(attention(frame()), m_scene, *tip, from)};
    choose(*tip);
}

void PlaneView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    if (!m_held)
        return hover(tipAt(event->position()));
    const bool began = m_held->moves;
    m_held->moves = began || distance(event->position(), m_held->press) >= kLeastDrag;
    if (!m_held->moves)
        return;
    if (!began && refuseHeld(m_held->tip))
        return m_held.reset();
    setCursor(Qt::ClosedHandCursor);
    const Held held = *m_held; // the answer may end the drag
    drag(held, draggedTo(held, event->position()), Gesture::Dragging);
}

void PlaneView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_held)
        return;
    const Held held = *m_held;
    const core::PlanePoint point = draggedTo(held, event->position());
    m_held.reset();
    if (held.moves)
        drag(held, point, Gesture::Dropped);
    aim();
    hover(tipAt(event->position()));
}

void PlaneView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto tip = tipAt(event->position()))
        openEditor(*tip);
}

void PlaneView::leaveEvent(QEvent*)
{
    if (frame().results)
        hover(std::nullopt);
}

/// Back to where the drag began, which leaves no undo step.
void PlaneView::cancelDrag()
{
    const Held held = *m_held;
    m_held.reset();
    if (held.moves)
        drag(held, held.from, Gesture::Dropped);
    aim();
}

bool PlaneView::moveBy(const QKeyEvent& event)
{
    const int key = event.key();
    if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down)
        return false;
    if (refuseHeld(m_tip))
        return true;
    const double step = stepFor(event.modifiers());
    core::PlanePoint point = m_scene.arrow(m_tip)->at;
    if (m_scene.dimensions[m_tip.plot()].up)
        point.y += key == Qt::Key_Up ? step : key == Qt::Key_Down ? -step : 0;
    point.x += key == Qt::Key_Right ? step : key == Qt::Key_Left ? -step : 0;
    if (point != m_scene.arrow(m_tip)->at)
        move(m_tip, point, event.isAutoRepeat() ? Gesture::Dragging : Gesture::Once);
    return true;
}

void PlaneView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const int key = event->key();
    if (key == Qt::Key_Escape && m_held)
        return cancelDrag();
    if (key == Qt::Key_Escape && frame().selection.key)
        return selectKey(std::nullopt);
    if (key == Qt::Key_F2 || key == Qt::Key_Return || key == Qt::Key_Enter)
        return openEditor(m_tip);
    if (!moveBy(*event))
        View::keyPressEvent(event);
}

void PlaneView::openEditor(const PlaneTip& tip)
{
    if (m_held)
        m_held.reset();
    choose(tip);
    if (refuseHeld(tip))
        return;
    m_edited = tip;
    m_editor->openPoint(editorRoom(), m_scene.arrow(tip)->at, m_scene.dimensions[tip.plot()],
                        lookIn(rect()).font(13));
}

/// Of the tip before or after that can be moved; a value always can.
void PlaneView::openNeighbour(bool forwards)
{
    do
        chooseNext(forwards ? 1 : -1);
    while (holdOf(attention(frame()), m_tip) != PlaneHold::Free);
    openEditor(m_tip);
}

QRectF PlaneView::editorRoom() const
{
    const QPointF tip = mapIn(rect(), m_edited.plot()).at(m_scene.arrow(m_edited)->at);
    return {tip - QPointF(kEditorSize / 2, kEditorSize / 2), QSizeF(kEditorSize, kEditorSize)};
}

void PlaneView::focusInEvent(QFocusEvent* event)
{
    View::focusInEvent(event);
    update();
}

void PlaneView::focusOutEvent(QFocusEvent* event)
{
    View::focusOutEvent(event);
    update();
}

} // namespace views
