#include "views/compare_view.h"

#include "views/attention_frame.h"
#include "views/spoken_number.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QAction>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace views {

namespace {

/// The largest finite number away from 0.
double reach(const core::Matrix& numbers)
{
    double largest = 0;
    for (const double number : numbers.reshaped())
        if (std::isfinite(number))
            largest = std::max(largest, std::abs(number));
    return largest;
}

} // namespace

CompareView::CompareView(QWidget* parent) : View(parent), m_pin(new QPushButton(this))
{
    setMouseTracking(true);
    setShare(3);
    setAccessibleName(tr("State A, the present state B, and B less A"));
    connect(m_pin, &QPushButton::clicked, this, [this] { pin(true); });
    auto* pinAction = new QAction(tr("&Pin the Present State as A"), this);
    connect(pinAction, &QAction::triggered, this, [this] { pin(true); });
    auto* unpinAction = new QAction(tr("&Unpin State A"), this);
    connect(unpinAction, &QAction::triggered, this, [this] { pin(false); });
    addActions({pinAction, unpinAction});
}

QString CompareView::heading() const
{
    return tr("Before and after: %1").arg(frame().results ? stageTitle(frame().selection.stage) : QString());
}

QSizeF CompareView::figureSize() const
{
    return {900, 340};
}

QSize CompareView::sizeHint() const
{
    return (figureSize() * appearance().zoom).toSize();
}

QSize CompareView::minimumSizeHint() const
{
    return (QSizeF(420, 210) * appearance().zoom).toSize();
}

std::optional<core::Quantity> CompareView::numbers() const
{
    if (m_change)
        return *m_change;
    return core::stageMatrix(attention(frame()), frame().selection.stage);
}

QString CompareView::sentence() const
{
    const core::AttentionResults& results = attention(frame());
    if (!results.pinned)
        return tr("Nothing is pinned yet. Pin the present state as A, then change anything.");
    if (!m_change)
        return tr("A has %1 tokens and B %2: they cannot be subtracted. Pin again to compare.")
            .arg(results.pinned->inputs.count())
            .arg(results.inputs.count());
    if (m_largestChange == 0)
        return tr("A and B are the same at this stage.");
    core::Index row = 0, column = 0;
    m_change->array().isFinite().select(m_change->array().abs(), 0).maxCoeff(&row, &column);
    return tr("Changed the most: query %1, key %2, by %3.")
        .arg(row)
        .arg(column)
        .arg(numberText((*m_change)(row, column), frame().decimals()));
}

/// What changed in the chosen row, key by key.
int CompareView::spokenNumbers() const
{
    return m_change ? static_cast<int>(m_change->cols()) : 0;
}

SpokenNumber CompareView::spokenNumber(int index) const
{
    const core::AttentionResults& results = attention(frame());
    const core::Index query = results.inputs.query;
    const auto token = [&](core::Index position) {
        return spokenToken(results.inputs.tokens[static_cast<std::size_t>(position)]);
    };
    SpokenNumber number;
    number.number = m_change.value()(query, index);
    number.value = numberText(number.number, frame().decimals());
    number.name = tr("Change since A: query %1, %2, key %3, %4")
                      .arg(QString::number(query), token(query), QString::number(index), token(index));
    number.minimum = -std::numeric_limits<double>::infinity();
    number.maximum = std::numeric_limits<double>::infinity();
    number.chosen = frame().selection.key == index;
    const auto panels = panelsIn(rect());
    number.place = panels.back().layout.cell(static_cast<int>(query), index);
    return number;
}

void CompareView::pin(bool on)
{
    const auto state =
        on ? std::make_shared<const core::AttentionInputs>(attention(frame()).inputs) : nullptr;
    Q_EMIT edited(core::TopicEdit(core::AttentionEdit(core::SetPinned{state})), Gesture::Once);
}

void CompareView::refresh()
{
    m_change = core::sincePinned(attention(frame()), frame().selection.stage);
    m_largestChange = m_change ? reach(*m_change) : 0;
    const bool isPinned = attention(frame()).pinned != nullptr;
    m_pin->setText(isPinned ? tr("Pin again as A") : tr("Pin as A"));
    m_pin->setToolTip(tr("Keep the present state as A, to compare with what follows"));
    actions().at(1)->setEnabled(isPinned);
    setAccessibleDescription(sentence());
    placeButton();
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    placeButton();
}

std::optional<std::pair<const CompareView::Panel*, HeatmapLayout::Place>>
CompareView::placeAt(const std::vector<Panel>& panels, const QPointF& point) const
{
    for (const Panel& panel : panels)
        if (const auto place = panel.layout.placeAt(point))
            return std::pair(&panel, *place);
    return std::nullopt;
}

bool CompareView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto panels = panelsIn(rect());
    const auto found = placeAt(panels, help->pos());
    if (!found || !found->second.column)
        return QToolTip::hideText(), true;
    const auto& [panel, place] = *found;
    const QString number = panel->mask.isVisible(place.row, *place.column)
                               ? exactNumberText(panel->numbers(place.row, *place.column))
                               : tr("hidden by the mask");
    QToolTip::showText(
        help->globalPos(),
        tooltipText(
            {tr("%1, query %2, key %3: %4").arg(panel->title).arg(place.row).arg(*place.column).arg(number)}),
        this);
    return true;
}

/// Chooses query and key of the present state.
void CompareView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto panels = panelsIn(rect());
    const auto found = placeAt(panels, event->position());
    const core::AttentionInputs& inputs = attention(frame()).inputs;
    if (!found || found->second.row >= inputs.count() || found->second.column.value_or(0) >= inputs.count())
        return;
    if (found->second.row != inputs.query)
        Q_EMIT edited(core::TopicEdit(core::AttentionEdit(core::SetQuery{found->second.row})), Gesture::Once);
    core::Selection selection = frame().selection;
    selection.key = found->second.column ? std::optional<core::Index>(*found->second.column) : std::nullopt;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

} // namespace views
