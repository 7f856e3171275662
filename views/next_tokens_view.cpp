#include "views/next_tokens_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QToolTip>

namespace views {

NextTokensView::NextTokensView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("Probabilities of the next token, the likeliest first"));
}

void NextTokensView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_chart.paintTo(painter, area);
}

QString NextTokensView::heading() const
{
    return tr("What comes next");
}

QSizeF NextTokensView::figureSize() const
{
    return {460, 240};
}

QSize NextTokensView::sizeHint() const
{
    return (QSizeF(320, 190) * appearance().zoom).toSize();
}

QSize NextTokensView::minimumSizeHint() const
{
    return (QSizeF(200, 120) * appearance().zoom).toSize();
}

std::optional<core::Quantity> NextTokensView::numbers() const
{
    return core::namedValue(model(frame()), "next");
}

void NextTokensView::refresh()
{
    const core::ModelResults& results = model(frame());
    std::vector<Bar> bars;
    QStringList spoken;
    for (const core::RankedToken& token : results.next) {
        bars.push_back({visibleToken(token.word),
                        {},
                        token.probability,
                        shareText(token.probability),
                        false,
                        token.word == results.answer.word});
        spoken += tr("%1: %2").arg(bars.back().label, bars.back().valueText);
    }
    m_chart.setBars(std::move(bars));
    m_chart.setRange(0, 1, {percentText(0, 0), percentText(0.5, 0), percentText(1, 0)});
    m_chart.setStyle(appearance(), appearance().theme.value);
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

bool NextTokensView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto place = m_chart.layoutIn(rect()).barAt(help->pos())) {
        const core::RankedToken& token = model(frame()).next[static_cast<std::size_t>(*place)];
        QToolTip::showText(help->globalPos(),
                           tooltipText({tr("Place %1: “%2”, probability %3")
                                            .arg(*place + 1)
                                            .arg(quotedToken(token.word), exactNumberText(token.probability)),
                                        tr("Softmax of the logits at the last position")}),
                           this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

} // namespace views
