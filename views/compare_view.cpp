#include "views/compare_view.h"

#include "views/attention_frame.h"
#include "views/matrix_paint.h"
#include "views/spoken_number.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QAction>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <limits>

namespace views {

namespace {

constexpr qreal kType = 13;
constexpr qreal kGap = 14; // between the panels, at zoom 1

/// The largest finite number away from 0.
double reach(const core::Matrix& numbers)
{
    double largest = 0;
    for (const double number : numbers.reshaped())
        if (std::isfinite(number))
            largest = std::max(largest, std::abs(number));
    return largest;
}

HeatmapLegend differenceLegend(const core::Matrix& change, int decimals, const Appearance& look)
{
    const double limit = reach(change);
    return {ColourScale::diverging(look.theme, -limit, limit), numberText(limit, decimals),
            limit > 0 ? exactNumberText(0) : QString(), numberText(-limit, decimals)};
}

bool hides(const CompareView::Panel& panel, core::Stage stage, int row, int column)
{
    return stage >= core::Stage::Mask && !core::maskOf(panel.results->inputs).isVisible(row, column);
}

} // namespace

CompareView::CompareView(QWidget* parent) : View(parent), m_pin(new QPushButton(this))
{
    setMouseTracking(true);
    setShare(2);
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
    return (QSizeF(360, 190) * appearance().zoom).toSize();
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
    if (reach(*m_change) == 0)
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

/// Of A and B together, so that equal numbers have equal colours.
HeatmapLegend CompareView::commonLegend() const
{
    const core::AttentionResults& results = attention(frame());
    const core::Stage stage = frame().selection.stage;
    HeatmapLegend legend = heatmapLegend(results, stage, frame().decimals(), appearance());
    if (stage >= core::Stage::Softmax || !results.pinned)
        return legend;
    core::AttentionResults both = results; // whose limits are those of A and B
    core::Matrix& numbers = stage == core::Stage::Score   ? both.trace.scores
                            : stage == core::Stage::Scale ? both.trace.scaled
                                                          : both.trace.masked;
    const core::Matrix& pinned = core::stageMatrix(*results.pinned, stage);
    core::Matrix joined(1, numbers.size() + pinned.size());
    joined << numbers.reshaped<Eigen::RowMajor>().transpose(), pinned.reshaped<Eigen::RowMajor>().transpose();
    numbers = joined;
    return heatmapLegend(both, stage, frame().decimals(), appearance());
}

QRectF CompareView::room(const QRectF& area) const
{
    const qreal line =
        QFontMetricsF(appearance().font(kType)).height() + 20 * appearance().zoom; // of the button
    return area.adjusted(2, line, -2, -2);
}

std::vector<CompareView::Panel> CompareView::panelsIn(const QRectF& area) const
{
    const core::AttentionResults& results = attention(frame());
    const core::Stage stage = frame().selection.stage;
    const HeatmapLegend common = commonLegend();
    std::vector<Panel> panels;
    if (results.pinned)
        panels.push_back({tr("A: pinned"),
                          core::stageMatrix(*results.pinned, stage),
                          results.pinned.get(),
                          common,
                          {},
                          {}});
    panels.push_back({tr("B: now"), core::stageMatrix(results, stage), &results, common, {}, {}});
    if (m_change)
        panels.push_back({tr("B − A"),
                          *m_change,
                          &results,
                          differenceLegend(*m_change, frame().decimals(), appearance()),
                          {},
                          {}});
    const qreal gap = kGap * appearance().zoom;
    const QRectF whole = room(area);
    const qreal width =
        (whole.width() - gap * static_cast<qreal>(panels.size() - 1)) / static_cast<qreal>(panels.size());
    const qreal title = QFontMetricsF(appearance().font(kType, QFont::DemiBold)).height();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        QRectF own(whole.left() + static_cast<qreal>(i) * (width + gap), whole.top(), width, whole.height());
        own.setTop(own.top() + title + 4 * appearance().zoom);
        HeatmapMargins margins = matrixMargins(panels[i].results->inputs.tokens, appearance(), width);
        for (const Panel& each : panels) // so that all have cells of one size
            margins.legend = std::max(margins.legend, each.legend.width(appearance()));
        const auto count = static_cast<int>(panels[i].numbers.rows());
        panels[i].layout = layoutHeatmap(own, count, count, margins);
        if (panels[i].layout.cells.width() < 40 * appearance().zoom) // the words go first
            panels[i].layout = layoutHeatmap(own, count, count, {.largestCell = margins.largestCell});
        const qreal words = panels[i].layout.margins.columnLabels;
        panels[i].titleRoom = QRectF(
            own.left(), std::max(whole.top(), panels[i].layout.cells.top() - words - title), width, title);
    }
    return panels;
}

void CompareView::paint(const Panel& panel, QPainter& painter) const
{
    if (panel.layout.cellSize() <= 0)
        return;
    const Appearance& look = appearance();
    const core::Stage stage = frame().selection.stage;
    const core::Mask mask = core::maskOf(panel.results->inputs);
    const auto hidden = [&](int row, int column) {
        return stage >= core::Stage::Mask && !mask.isVisible(row, column);
    };
    const auto colour = [&](int row, int column) {
        const double value = panel.numbers(row, column);
        if (hidden(row, column))
            return look.theme.panel;
        return std::isfinite(value) ? panel.legend.scale.colour(value) : look.theme.muted;
    };
    const MatrixPaint paint{painter,
                            panel.layout,
                            look,
                            panel.numbers,
                            frame().decimals(),
                            panel.results->inputs.tokens,
                            panel.results->inputs.query,
                            colour,
                            hidden};
    paint.cells();
    if (!paint.isPicture())
        paint.hatchHidden(1);
    paint.writeNumbers(MatrixPaint::InHidden::Nothing);
    paint.sayWhichRowsSeeNothing();
    if (panel.layout.margins.legend > 0) {
        paint.labels();
        panel.legend.paintTo(painter, panel.layout.legend, look);
    }
    paint.frameRow();
    painter.setFont(look.font(kType, QFont::DemiBold));
    painter.setPen(look.theme.text);
    painter.drawText(panel.titleRoom, Qt::AlignHCenter | Qt::AlignVCenter, panel.title);
}

void CompareView::paintTo(QPainter& painter, const QRectF& area) const
{
    for (const Panel& panel : panelsIn(area))
        paint(panel, painter);
    painter.setFont(appearance().font(kType));
    painter.setPen(appearance().theme.muted);
    const QRectF line(area.left() + 2, area.top(), area.width() - 4, room(area).top() - area.top());
    const QFontMetricsF metrics(painter.font());
    painter.drawText(
        line, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(sentence(), Qt::ElideRight, line.width() - (isVisible() ? m_pin->width() : 0)));
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

void CompareView::placeButton()
{
    m_pin->setFont(appearance().font(kType));
    m_pin->adjustSize();
    m_pin->setFixedHeight(qRound(room(rect()).top()) - 2);
    m_pin->move(width() - m_pin->width() - 2, 0);
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
    const QString number = hides(*panel, frame().selection.stage, place.row, *place.column)
                               ? tr("hidden by the mask")
                               : exactNumberText(panel->numbers(place.row, *place.column));
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
