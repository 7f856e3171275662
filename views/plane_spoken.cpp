#include "views/attention_frame.h"
#include "views/plane_view.h"
#include "views/plane_words.h"
#include "views/spoken_number.h"

namespace views {

namespace {

constexpr int kNumbersOfTip = 2; // across and up
constexpr qreal kTipReach = 8;   // around a tip

} // namespace

int PlaneView::spokenNumbers() const
{
    return kNumbersOfTip * static_cast<int>(m_scene.arrows.size());
}

/// The number of a tip across, then the one up; on a line the latter is 0 and stays so.
SpokenNumber PlaneView::spokenNumber(int index) const
{
    const PlaneArrow& arrow = m_scene.arrows.at(static_cast<std::size_t>(index / kNumbersOfTip));
    const core::PlaneDimensions& dimensions = m_scene.dimensions[arrow.tip.plot()];
    const bool isUp = index % kNumbersOfTip == 1;
    const auto dimension = isUp ? dimensions.up : std::optional(dimensions.across);
    const core::AttentionResults& results = attention(frame());
    SpokenNumber number;
    number.name = tr("%1, dimension %2")
                      .arg(tipName(results, arrow.tip), dimension ? QString::number(*dimension) : tr("none"));
    number.number = isUp ? arrow.at.y : arrow.at.x;
    number.value = numberText(number.number, frame().decimals());
    number.minimum = -kLargestSpoken;
    number.maximum = kLargestSpoken;
    number.chosen = arrow.tip == m_tip;
    number.settable = dimension && holdOf(results, arrow.tip) == PlaneHold::Free;
    const QPointF tip = mapIn(rect(), arrow.tip.plot()).at(arrow.at);
    number.place = QRectF(tip.x() - kTipReach, tip.y() - kTipReach, 2 * kTipReach, 2 * kTipReach);
    return number;
}

void PlaneView::setSpokenNumber(int index, double number)
{
    const PlaneArrow& arrow = m_scene.arrows.at(static_cast<std::size_t>(index / kNumbersOfTip));
    core::PlanePoint point = arrow.at;
    (index % kNumbersOfTip == 1 ? point.y : point.x) = number;
    if (!refuseHeld(arrow.tip))
        Q_EMIT edited(core::TopicEdit(movedTo(attention(frame()), m_scene, arrow.tip, point)), Gesture::Once);
}

} // namespace views
