#include "views/attention_frame.h"
#include "views/contrast.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"
#include "views/kv_sharing_view.h"
#include "views/text_width.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace views {

/// One paint of the wiring.
struct KvSharingView::Painter
{
    const KvSharingView& view;
    QPainter& p;
    KvSharingLayout layout;
    qreal fit; // of type, to the height
    const Appearance& look = view.appearance();
    const core::KvMemoryResults& results = kvMemory(view.frame());

    QFont font(qreal pixels, QFont::Weight weight = QFont::Normal) const
    {
        return look.font(pixels * fit, weight);
    }

    void wires() const
    {
        QColor wire = look.theme.muted;
        wire.setAlphaF(layout.queryHeads > 64 ? 0.4F : 0.8F);
        p.setPen(QPen(wire, std::clamp(40.0 / static_cast<qreal>(layout.queryHeads), 0.6, 2.0) * look.zoom));
        for (core::Index head = 0; head < layout.queryHeads; ++head) {
            const QRectF from = layout.queryHead(head);
            const QRectF to = layout.kvHead(head / layout.group());
            p.drawLine(QPointF(from.center().x(), from.bottom()), QPointF(to.center().x(), to.top()));
        }
    }

    /// A head with its number, where that fits.
    void head(const QRectF& place, core::Index number, const QColor& colour) const
    {
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        const qreal round = place.width() * 0.25;
        p.drawRoundedRect(place, round, round);
        if (place.width() < 15 * look.zoom)
            return;
        p.setFont(look.font(std::min(13.0, place.width() / look.zoom * 0.5), QFont::DemiBold));
        p.setPen(look.theme.panel);
        p.drawText(place, Qt::AlignCenter, QString::number(number));
    }

    void heads() const
    {
        for (core::Index i = 0; i < layout.queryHeads; ++i)
            head(layout.queryHead(i), i, look.theme.query);
        for (core::Index i = 0; i < layout.kvHeads; ++i) {
            const QRectF place = layout.kvHead(i);
            head(place, i, look.theme.key);
            p.setPen(Qt::NoPen); // its values beside its keys
            p.setBrush(look.theme.value);
            p.drawRect(QRectF(place.left() + place.width() * 0.15, place.bottom() - place.height() * 0.14,
                              place.width() * 0.7, place.height() * 0.14));
        }
        const qreal height = 18 * look.zoom * fit;
        writeLine(
            p, QRectF(layout.queries.left(), layout.queries.top() - height, layout.queries.width(), height),
            font(12), look.theme.muted, tr("query heads: nothing of them is kept"));
        writeLine(p, QRectF(layout.keys.left(), layout.keys.bottom(), layout.keys.width(), height), font(12),
                  look.theme.muted, tr("KV heads: their keys and values are kept"));
    }

    void choices() const
    {
        for (std::size_t i = 0; i < layout.divisors.size(); ++i) {
            const core::Index number = layout.divisors[i];
            const QRectF place = layout.choice(i).adjusted(1.5, 1, -1.5, -1);
            const bool chosen = number == layout.kvHeads;
            const bool hovered = view.m_hovered == number;
            p.setPen(QPen(chosen ? look.theme.action : edge(look.theme), 1));
            p.setBrush(chosen ? look.theme.action : hovered ? look.theme.tint : look.theme.panel);
            p.drawRoundedRect(place, 6, 6);
            const QString name = number == 1                   ? tr("1 · MQA")
                                 : number == layout.queryHeads ? tr("%1 · MHA").arg(number)
                                                               : QString::number(number);
            const bool roomy = QFontMetricsF(font(12)).horizontalAdvance(name) < place.width() - 4;
            writeLine(p, place, font(12, chosen ? QFont::DemiBold : QFont::Normal),
                      chosen ? look.theme.onAction : look.theme.text, roomy ? name : QString::number(number),
                      Qt::AlignHCenter);
        }
    }

    /// Bytes a token, now and with a KV head for each query head, to one scale.
    void bars() const
    {
        const qreal row = layout.bars.height() / 2;
        const auto most = static_cast<double>(results.unsharedPerToken);
        const std::array lines{std::pair(tr("one each"), most),
                               std::pair(tr("now"), static_cast<double>(results.bytes.perToken))};
        const qreal words = std::min(100 * look.zoom * fit, layout.bars.width() * 0.25);
        const qreal room = layout.bars.width() - words;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto& [name, bytes] = lines[i];
            const QRectF line(layout.bars.left(), layout.bars.top() + static_cast<qreal>(i) * row,
                              layout.bars.width(), row);
            writeLine(p, QRectF(line.topLeft(), QSizeF(words, row)), font(12), look.theme.muted, name);
            const QRectF bar(line.left() + words, line.top() + row * 0.15, room * bytes / most, row * 0.7);
            p.setPen(Qt::NoPen);
            p.setBrush(i == 0 ? edge(look.theme) : look.theme.key);
            p.drawRoundedRect(bar, 3, 3);
            const QString mebibytes =
                tr("%1 MiB").arg(numberText(bytes / core::kMiB, view.frame().decimals()));
            const QString whole = tr("%1 B = %2 a token").arg(wholeText(bytes), mebibytes);
            const QFont strong = font(12, QFont::DemiBold);
            const qreal air = 10 * look.zoom;
            const qreal beside = line.right() - bar.right();
            const bool isRoomy = textWidth(strong, whole) + air < std::max(bar.width(), beside);
            const QString text = isRoomy ? whole : mebibytes;
            const bool inside = textWidth(strong, text) + air < bar.width();
            const QRectF place = inside ? bar.adjusted(6 * look.zoom, 0, 0, 0)
                                        : QRectF(bar.right() + 6 * look.zoom, bar.top(),
                                                 line.right() - bar.right() - 6 * look.zoom, bar.height());
            writeLine(p, place, strong, inside && i == 1 ? look.theme.panel : look.theme.text, text);
        }
    }
};

void KvSharingView::paintTo(QPainter& painter, const QRectF& area) const
{
    const qreal fit = std::clamp(area.height() / (240 * appearance().zoom), 0.3, 1.1);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const Painter paint{*this, painter, layoutIn(area), fit};
    paint.wires();
    paint.heads();
    paint.choices();
    paint.bars();
    painter.restore();
}

} // namespace views
