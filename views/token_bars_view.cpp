#include "views/token_bars_view.h"

#include "views/key_choice.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace views {

namespace {

constexpr int kMostSpoken = 40; // tokens read out, and the chosen one; a longer list nobody hears to its end

} // namespace

TokenBarsView::TokenBarsView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void TokenBarsView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_chart.paintTo(painter, area);
}

QSizeF TokenBarsView::figureSize() const
{
    return {520, 260};
}

QSize TokenBarsView::sizeHint() const
{
    return (QSizeF(420, 210) * appearance().zoom).toSize();
}

QSize TokenBarsView::minimumSizeHint() const
{
    return (QSizeF(200, 110) * appearance().zoom).toSize();
}

void TokenBarsView::refresh()
{
    const auto& results = perplexity(frame());
    const auto chosen = chosenToken(frame());
    std::vector<Bar> bars;
    QStringList spoken;
    for (std::size_t token = 0; token < results.inputs.sentence.tokens.size(); ++token) {
        const Shown number = shown(token);
        const auto position = static_cast<int>(token);
        bars.push_back({visibleToken(results.inputs.sentence.tokens[token]), QString::number(position),
                        number.value, number.text, false, chosen == position});
        if (chosen == position || position < kMostSpoken)
            spoken += tr("%1: %2").arg(tokenName(results, position), number.text);
    }
    setScale(m_chart);
    m_chart.setBars(std::move(bars));
    m_chart.setStyle(appearance(), colour());
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

bool TokenBarsView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto token = tokenAt(help->pos()))
        QToolTip::showText(help->globalPos(), tooltipText(tooltipLines(*token)), this);
    else
        QToolTip::hideText();
    return true;
}

std::optional<int> TokenBarsView::tokenAt(const QPointF& point) const
{
    return frame().results ? m_chart.layoutIn(rect()).barAt(point) : std::nullopt;
}

void TokenBarsView::choose(int token)
{
    core::Selection selection = frame().selection;
    selection.key = token;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void TokenBarsView::hover(std::optional<int> token)
{
    if (token == m_hovered)
        return;
    m_hovered = token;
    m_chart.setHovered(token);
    update();
}

void TokenBarsView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto token = tokenAt(event->position()))
        choose(*token);
}

void TokenBarsView::mouseMoveEvent(QMouseEvent* event)
{
    hover(tokenAt(event->position()));
    setCursor(m_hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TokenBarsView::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void TokenBarsView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results || event->key() == Qt::Key_Escape)
        return View::keyPressEvent(event);
    const KeyChoice choice =
        chooseByKeyboard(chosenToken(frame()), perplexity(frame()).now.tokens, event->key(), Qt::Horizontal);
    if (!choice.handled || !choice.key)
        return View::keyPressEvent(event);
    choose(static_cast<int>(*choice.key));
}

} // namespace views
