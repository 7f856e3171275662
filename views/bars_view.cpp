#include "views/bars_view.h"

#include "views/attention_frame.h"
#include "views/key_choice.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace views {

BarsView::BarsView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Weights of the chosen query: a bar for each key"));
}

void BarsView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_chart.paintTo(painter, area);
}

QString BarsView::heading() const
{
    const auto& inputs = attention(frame()).inputs;
    return tr("Weights of query %1 “%2”")
        .arg(inputs.query)
        .arg(quotedToken(inputs.tokens[static_cast<std::size_t>(inputs.query)]));
}

QSizeF BarsView::figureSize() const
{
    return {360, 260};
}

std::optional<core::Quantity> BarsView::numbers() const
{
    const auto& results = attention(frame());
    return core::Matrix(results.trace.weights.row(results.inputs.query));
}

QSize BarsView::sizeHint() const
{
    return (QSizeF(300, 200) * appearance().zoom).toSize();
}

QSize BarsView::minimumSizeHint() const
{
    return (QSizeF(180, 110) * appearance().zoom).toSize();
}

void BarsView::refresh()
{
    const auto& results = attention(frame());
    const core::Index query = results.inputs.query;
    const core::Mask mask = core::maskOf(results.inputs);
    const ColourScale scale =
        colourScale(results, core::Stage::Softmax, appearance()); // 0…1, but of loaded ones
    const auto tick = [](double value) { return shortNumberText(value, 3); };
    m_chart.setRange(
        scale.minimum(), scale.maximum(),
        {tick(scale.minimum()), tick((scale.minimum() + scale.maximum()) / 2), tick(scale.maximum())});
    std::vector<Bar> bars;
    QStringList spoken;
    for (core::Index key = 0; key < results.trace.weights.cols(); ++key) {
        const double weight = results.trace.weights(query, key);
        const bool hidden = !mask.isVisible(query, key);
        bars.push_back({visibleToken(results.inputs.tokens[static_cast<std::size_t>(key)]),
                        QString::number(key), weight, numberText(weight, frame().decimals()), hidden,
                        frame().selection.key == key});
        spoken +=
            tr("%1 %2: %3").arg(key).arg(bars.back().label, hidden ? tr("hidden") : bars.back().valueText);
    }
    m_chart.setBars(std::move(bars));
    m_chart.setStyle(appearance(), appearance().theme.key);
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

bool BarsView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto key = m_chart.layoutIn(rect()).barAt(help->pos()))
        QToolTip::showText(help->globalPos(), tooltip(*key), this);
    else
        QToolTip::hideText();
    return true;
}

QString BarsView::tooltip(int key) const
{
    const Bar& bar = m_chart.bars()[static_cast<std::size_t>(key)];
    const QString name = tr("Key %1 “%2”").arg(key).arg(bar.label);
    if (bar.hidden)
        return tooltipText({tr("%1: hidden by the mask, weight 0").arg(name)});
    return tooltipText(
        {tr("%1: weight %2").arg(name, exactNumberText(bar.value)), tr("Left and Right choose a key")});
}

void BarsView::choose(std::optional<core::Index> key)
{
    core::Selection selection = frame().selection;
    selection.key = key;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void BarsView::hover(std::optional<int> key)
{
    if (key == m_hovered)
        return;
    m_hovered = key;
    m_chart.setHovered(key);
    setCursor(key ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void BarsView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto key = m_chart.layoutIn(rect()).barAt(event->position()))
        choose(*key);
}

void BarsView::mouseMoveEvent(QMouseEvent* event)
{
    if (frame().results)
        hover(m_chart.layoutIn(rect()).barAt(event->position()));
}

void BarsView::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void BarsView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const KeyChoice choice =
        chooseByKeyboard(frame().selection.key, numberOfKeys(frame()), event->key(), Qt::Horizontal);
    if (!choice.handled)
        return View::keyPressEvent(event);
    choose(choice.key);
}

} // namespace views
