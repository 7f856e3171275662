#include "views/next_tokens_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/room.h"
#include "views/spoken_number.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace views {

namespace {

constexpr Room kNextRoom{{240, 130}, {700, 420}};
constexpr qreal kNextType = 12;
constexpr qreal kTallestLine = 26; // at zoom 1

} // namespace

NextTokensView::NextTokensView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("Probabilities of the next token, the likeliest first"));
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

/// All of them, as low as they must be.
QRectF NextTokensView::lineIn(const QRectF& area, std::size_t place) const
{
    const auto count = static_cast<qreal>(model(frame()).next.size());
    const qreal height = std::min(area.height() / count, kTallestLine * appearance().zoom);
    return {area.left(), area.top() + static_cast<qreal>(place) * height, area.width(), height};
}

void NextTokensView::paintTo(QPainter& painter, const QRectF& area) const
{
    const core::ModelResults& results = model(frame());
    const Appearance look = lookFor(appearance(), area.size(), kNextRoom);
    const QFont font = look.font(kNextType);
    std::vector<std::string> words;
    for (const core::RankedToken& token : results.next)
        words.push_back(token.word);
    const qreal gap = 8 * look.zoom;
    const qreal names = std::min(widestToken(words, font), area.width() / 3);
    const qreal shares = textWidth(font, percentText(1, 1));
    const qreal width = std::max(0.0, area.width() - names - shares - 2 * gap);
    for (std::size_t place = 0; place < results.next.size(); ++place) {
        const core::RankedToken& token = results.next[place];
        const QRectF line = lineIn(area, place);
        painter.setFont(
            look.font(kNextType, token.word == results.answer.word ? QFont::DemiBold : QFont::Normal));
        painter.setPen(look.theme.text);
        painter.drawText(QRectF(line.left(), line.top(), names, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                         fittedToken(token.word, QFontMetricsF(painter.font()), names));
        const QRectF room(line.left() + names + gap, line.top() + 1, width, line.height() - 2);
        painter.fillRect(room, look.theme.ground);
        painter.fillRect(QRectF(room.left(), room.top(), room.width() * token.probability, room.height()),
                         look.theme.value);
        painter.setPen(look.theme.muted);
        painter.drawText(QRectF(room.right() + gap, line.top(), shares, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, shareText(token.probability));
    }
}

void NextTokensView::refresh()
{
    QStringList spoken;
    for (const core::RankedToken& token : model(frame()).next)
        spoken += tr("%1: %2").arg(spokenToken(token.word), shareText(token.probability));
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

int NextTokensView::spokenNumbers() const
{
    return static_cast<int>(model(frame()).next.size());
}

SpokenNumber NextTokensView::spokenNumber(int place) const
{
    const core::RankedToken& token = model(frame()).next[static_cast<std::size_t>(place)];
    SpokenNumber number;
    number.name = spokenToken(token.word);
    number.number = token.probability;
    number.value = shareText(token.probability);
    number.place = lineIn(rect(), static_cast<std::size_t>(place));
    number.chosen = token.word == model(frame()).answer.word;
    return number;
}

bool NextTokensView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto& next = model(frame()).next;
    for (std::size_t place = 0; place < next.size(); ++place) {
        if (!lineIn(rect(), place).contains(help->pos()))
            continue;
        const QStringList lines{
            tr("Place %1: “%2”, probability %3")
                .arg(place + 1)
                .arg(quotedToken(next[place].word), exactNumberText(next[place].probability)),
            tr("Softmax of the logits at the last position")};
        QToolTip::showText(help->globalPos(), tooltipText(lines), this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

} // namespace views
