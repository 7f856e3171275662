#include "views/choices_view.h"

#include "views/attention_frame.h"
#include "views/perplexity_frame.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kMostSlots = 400;
constexpr qreal kWidestSlot = 54;

} // namespace

ChoicesView::ChoicesView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("Perplexity as a number of equal choices"));
}

QString ChoicesView::heading() const
{
    return tr("As a choice among");
}

QSizeF ChoicesView::figureSize() const
{
    return {300, 220};
}

std::optional<core::Quantity> ChoicesView::numbers() const
{
    return core::Record{{"choices", perplexity(frame()).now.perplexity}};
}

QSize ChoicesView::sizeHint() const
{
    return (QSizeF(240, 170) * appearance().zoom).toSize();
}

QSize ChoicesView::minimumSizeHint() const
{
    return (QSizeF(170, 90) * appearance().zoom).toSize();
}

void ChoicesView::refresh()
{
    setAccessibleDescription(sentence());
}

int ChoicesView::drawnSlots() const
{
    const double choices = perplexity(frame()).now.perplexity;
    return std::isinf(choices) ? 0 : static_cast<int>(std::min<double>(kMostSlots, std::ceil(choices)));
}

QString ChoicesView::sentence() const
{
    const auto& now = perplexity(frame()).now;
    if (now.impossible > 0)
        return tr("∞ tokens: one that came was held impossible");
    if (now.perplexity == 1)
        return tr("1 token: no choice at all");
    const QString number = perplexityText(now.perplexity, frame().decimals());
    if (now.perplexity > kMostSlots)
        return tr("%1 equally likely tokens; %2 are drawn").arg(number).arg(kMostSlots);
    return tr("%1 equally likely tokens").arg(number);
}

void ChoicesView::paintTo(QPainter& painter, const QRectF& area) const
{
    const QFont font = appearance().font(14, QFont::DemiBold);
    const QFontMetricsF words(font);
    QRectF room = area;
    if (area.height() > 2.5 * words.height()) { // else the slots alone
        const QRectF needed = words.boundingRect(area, Qt::TextWordWrap, sentence());
        painter.setFont(font);
        painter.setPen(appearance().theme.text);
        painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, sentence());
        room.setTop(area.top() + needed.height() + 8 * appearance().zoom);
    }
    if (room.isEmpty())
        return;
    drawnSlots() > 0 ? paintSlots(painter, room) : paintInfinity(painter, room);
}

void ChoicesView::paintSlots(QPainter& painter, const QRectF& area) const
{
    const double choices = perplexity(frame()).now.perplexity;
    const ChoicesLayout layout = layoutChoices(area, drawnSlots(), kWidestSlot * appearance().zoom);
    const qreal round = layout.side / 8;
    for (int i = 0; i < layout.slotCount; ++i) {
        const QRectF slot = layout.slot(i);
        const qreal share = std::clamp(choices - i, 0.0, 1.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(appearance().theme.tint);
        painter.drawRoundedRect(slot, round, round);
        painter.setBrush(appearance().theme.action);
        if (share == 1)
            painter.drawRoundedRect(slot, round, round);
        else // a part of a choice: as much of the slot
            painter.drawRect(QRectF(slot.left(), slot.top(), slot.width() * share, slot.height()));
    }
}

void ChoicesView::paintInfinity(QPainter& painter, const QRectF& area) const
{
    painter.setFont(fontOf(std::clamp(area.height() * 0.6, 1.0, 90 * appearance().zoom), QFont::DemiBold));
    painter.setPen(appearance().theme.query);
    painter.drawText(area, Qt::AlignHCenter | Qt::AlignTop, QStringLiteral("∞"));
}

} // namespace views
