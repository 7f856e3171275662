#include "views/plane_view.h"

#include "views/attention_frame.h"
#include "views/plane_choices.h"
#include "views/plane_words.h"
#include "views/point_editor.h"
#include "views/room.h"
#include "views/text_width.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace views {

namespace {

constexpr int kPlaneMilliseconds = 350;
constexpr Room kPlaneRoom{{420, 240}, {1100, 620}};
constexpr std::size_t kMostDescribed = 24; // tips that a screen reader is told of

std::string nameOf(PlaneFamily family)
{
    switch (family) {
    case PlaneFamily::Query:
        return "q";
    case PlaneFamily::Key:
        return "k";
    case PlaneFamily::Value:
        return "v";
    case PlaneFamily::Output:
        break;
    }
    return "output";
}

} // namespace

PlaneView::PlaneView(QWidget* parent)
    : View(parent), m_choices(new PlaneChoices(this)), m_editor(new PointEditor(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Queries and keys in one plane, values and the output in another: comma and full "
                         "stop choose a tip, the arrow keys move it, Enter types its numbers"));
    m_choices->hide();
    connect(m_choices, &PlaneChoices::chosen, this, [this](const std::array<core::Index, 2>& dimensions) {
        core::Selection selection = frame().selection;
        selection.plane = dimensions;
        Q_EMIT selected(selection);
    });
    connect(m_editor, &PointEditor::enteredPoint, this,
            [this](const core::PlanePoint& point) { move(m_edited, point, Gesture::Once); });
    connect(m_editor, &CellEditor::left, this, &PlaneView::openNeighbour);
    m_motion.setDuration(kPlaneMilliseconds);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_motion, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& share) { moveBounds(share.toDouble()); });
    makeActions();
}

void PlaneView::makeActions()
{
    const auto add = [this](const QString& text, const QString& keys, int step) {
        auto* action = new QAction(text, this);
        action->setShortcut(QKeySequence(keys));
        action->setShortcutContext(Qt::WidgetShortcut); // elsewhere the signs are not its own
        connect(action, &QAction::triggered, this, [this, step] {
            setFocus();
            chooseNext(step);
        });
        addAction(action);
    };
    add(tr("&Previous Arrow in the Plane"), tr(","), -1);
    add(tr("&Next Arrow in the Plane"), tr("."), 1);
}

QString PlaneView::heading() const
{
    return tr("The plane (drag a tip)");
}

QSizeF PlaneView::figureSize() const
{
    return {640, 360};
}

QSize PlaneView::sizeHint() const
{
    return (figureSize() * appearance().zoom).toSize();
}

QSize PlaneView::minimumSizeHint() const
{
    return (QSizeF(230, 210) * appearance().zoom).toSize();
}

/// The tips, named as what is printed is: "q[2,0]", "k[0,1]", "output[2,0]".
std::optional<core::Quantity> PlaneView::numbers() const
{
    core::Record tips;
    for (const PlaneArrow& arrow : m_scene.arrows) {
        const core::PlaneDimensions& dimensions = m_scene.dimensions[arrow.tip.plot()];
        const std::string row = nameOf(arrow.tip.family) + "[" + std::to_string(arrow.tip.row) + ",";
        tips.push_back({row + std::to_string(dimensions.across) + "]", arrow.at.x});
        if (dimensions.up)
            tips.push_back({row + std::to_string(*dimensions.up) + "]", arrow.at.y});
    }
    return tips;
}

Appearance PlaneView::lookIn(const QRectF& area) const
{
    return lookFor(appearance(), area.size(), kPlaneRoom);
}

PlaneMeasures PlaneView::measures(const Appearance& look) const
{
    constexpr qreal kLeastPlot = 60;
    const QFont small = look.font(11.5);
    const qreal line = QFontMetricsF(small).height();
    PlaneMeasures measures;
    measures.choices = m_scene.isWide() ? 30 * appearance().zoom : 0; // the boxes keep their size
    measures.title = line * 1.35;
    measures.caption = line * 2.3;
    measures.tickHeight = line + 2 * look.zoom;
    for (const PlaneBounds& bounds : m_to)
        for (const double number : {bounds.left, bounds.bottom, bounds.right, bounds.top, -stepOf(bounds)})
            measures.tickWidth =
                std::max(measures.tickWidth, numberWidth(small, tickText(number)) + 8 * look.zoom);
    measures.gap = 16 * look.zoom;
    measures.leastPlot = kLeastPlot * look.zoom;
    return measures;
}

PlaneLayout PlaneView::layoutIn(const QRectF& area) const
{
    return layoutPlane(area, measures(lookIn(area)));
}

PlaneMap PlaneView::mapIn(const QRectF& area, std::size_t plot) const
{
    return planeMap(layoutIn(area).plots[plot].area, m_bounds[plot]);
}

void PlaneView::refresh()
{
    const bool isNew = m_lesson != frame().results->session.lesson;
    if (isNew) { // what was begun in one lesson must not reach another
        m_lesson = frame().results->session.lesson;
        m_held.reset();
        m_hovered.reset();
        m_editor->shut();
    }
    m_scene = planeScene(attention(frame()), frame().selection.plane, frame().selection.key);
    keepTip();
    if (isNew)
        m_motion.stop();
    if (!m_held)
        aim();
    if (isNew)
        moveBounds(1);
    placeChoices();
    describe();
    if (m_editor->isOpen())
        m_scene.arrow(m_edited) ? m_editor->follow(editorRoom(), lookIn(rect()).font(13)) : m_editor->shut();
}

/// The tip stays one of those there are, and goes with the chosen key and query.
void PlaneView::keepTip()
{
    const core::Index query = attention(frame()).inputs.query;
    const auto key = frame().selection.key;
    const bool hasNewKey = key && key != m_key;
    m_key = key;
    if (m_tip.family == PlaneFamily::Query || m_tip.family == PlaneFamily::Output)
        m_tip.row = query;
    else if (hasNewKey)
        m_tip.row = *key;
    if (!m_scene.arrow(m_tip))
        m_tip = {PlaneFamily::Query, query};
    if (m_hovered && !m_scene.arrow(*m_hovered))
        m_hovered.reset();
    if (m_held && !m_scene.arrow(m_held->tip))
        m_held.reset();
}

/// Lets the planes come to hold their arrows, at once where nobody sees it.
void PlaneView::aim()
{
    const std::array<PlaneBounds, 2> aim{boundsOf(pointsOf(m_scene, 0)), boundsOf(pointsOf(m_scene, 1))};
    if (aim == m_to)
        return;
    m_motion.stop();
    m_from = m_bounds;
    m_to = aim;
    if (appearance().motion && isVisible())
        m_motion.start();
    else
        moveBounds(1);
}

void PlaneView::moveBounds(double share)
{
    for (std::size_t plot = 0; plot < 2; ++plot)
        m_bounds[plot] = share < 1 ? between(m_from[plot], m_to[plot], share) : m_to[plot];
    update();
}

void PlaneView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    if (!frame().results)
        return;
    placeChoices();
    if (m_editor->isOpen())
        m_editor->follow(editorRoom(), lookIn(rect()).font(13));
}

void PlaneView::placeChoices()
{
    const QRectF room = layoutIn(rect()).choices;
    m_choices->setVisible(!room.isEmpty());
    if (room.isEmpty())
        return;
    m_choices->setGeometry(room.toAlignedRect());
    const std::size_t plot = m_scene.widerPlot();
    m_choices->showDimensions(m_scene.dimensions[plot], m_scene.widths[plot]);
}

void PlaneView::describe()
{
    const auto& results = attention(frame());
    const auto told = [&](const PlaneArrow& arrow) {
        const QString numbers = pointText(arrow.at, m_scene.dimensions[arrow.tip.plot()], frame().decimals());
        const QString text = tr("%1: %2").arg(tipName(results, arrow.tip), numbers);
        return arrow.isHidden ? tr("%1, hidden by the mask").arg(text) : text;
    };
    QStringList sentences{tr("Chosen: %1").arg(told(*m_scene.arrow(m_tip)))};
    sentences += shadowLines(results, m_scene, frame().selection.key, frame().decimals());
    for (std::size_t i = 0; i < std::min(kMostDescribed, m_scene.arrows.size()); ++i)
        sentences += told(m_scene.arrows[i]);
    if (m_scene.arrows.size() > kMostDescribed)
        sentences += tr("and %1 more").arg(m_scene.arrows.size() - kMostDescribed);
    setAccessibleDescription(sentences.join(QStringLiteral("; ")));
}

QString PlaneView::tooltip(const PlaneTip& tip) const
{
    const auto& results = attention(frame());
    const PlaneArrow& arrow = *m_scene.arrow(tip);
    const core::PlaneDimensions& dimensions = m_scene.dimensions[tip.plot()];
    QStringList lines{
        QStringLiteral("%1: %2").arg(tipName(results, tip), exactPointText(arrow.at, dimensions))};
    if (m_scene.widths[tip.plot()] > 2)
        lines += dimensionsText(dimensions, m_scene.widths[tip.plot()]);
    if (arrow.isHidden)
        lines += tr("hidden from query %1 by the mask").arg(results.inputs.query);
    const PlaneHold hold = holdOf(results, tip);
    lines += hold == PlaneHold::Free ? tr("Drag the tip, or the arrow keys; double-click to type (Enter)")
                                     : holdText(hold);
    return tooltipText(lines);
}

bool PlaneView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto tip = tipAt(help->pos());
    if (tip && !m_held)
        QToolTip::showText(help->globalPos(), tooltip(*tip), this);
    else
        QToolTip::hideText();
    return true;
}

} // namespace views
