#include "views/attention_frame.h"
#include "views/contrast.h"
#include "views/kv_memory_frame.h"
#include "views/kv_paging_view.h"

#include <QPainter>

namespace views {

/// One paint of both maps.
struct KvPagingView::Painter
{
    const KvPagingView& view;
    QPainter& p;
    KvPagingLayout layout;
    qreal fit; // of type, to the height
    const Appearance& look = view.appearance();
    const core::KvMemoryResults& results = kvMemory(view.frame());
    const core::PagingSetup& setup = results.inputs.paging;

    QColor colourOf(core::Index sequence) const { return colourOfMany(sequence, look.theme); }

    void fill(const std::vector<QRectF>& run, const QBrush& brush) const
    {
        p.setPen(Qt::NoPen);
        p.setBrush(brush);
        for (const QRectF& part : run)
            p.drawRect(part.adjusted(0, 0.5, 0, -0.5));
    }

    void frameRun(const std::vector<QRectF>& run, const QColor& colour, qreal width) const
    {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(colour, width));
        for (const QRectF& part : run)
            p.drawRect(part.adjusted(width / 2, width / 2 + 0.5, -width / 2, -width / 2 - 0.5));
    }

    void label(const QRectF& place, const QString& text, const QColor& ground) const
    {
        const QFont font = look.font(std::min(12.0 * fit, place.height() / look.zoom * 0.8), QFont::DemiBold);
        if (QFontMetricsF(font).horizontalAdvance(text) > place.width() - 2 || font.pixelSize() < 6)
            return;
        writeLine(p, place, font, readableOn(ground), text, Qt::AlignHCenter);
    }

    /// What a sequence takes from `first` on: filled as far as it is in use, pale beyond.
    void taken(std::size_t map, core::Index first, core::Index tokens, core::Index used, const QColor& colour,
               const QString& name, bool isHovered) const
    {
        QColor pale = colour;
        pale.setAlphaF(0.25F);
        fill(layout.run(map, first, tokens), pale);
        fill(layout.run(map, first, used), colour);
        const auto whole = layout.run(map, first, tokens);
        frameRun(whole, isHovered ? look.theme.text : look.theme.panel, isHovered ? 2 * look.zoom : 1);
        const auto inUse = layout.run(map, first, used);
        if (!inUse.empty())
            label(inUse.front(), name, colour);
    }

    void title(std::size_t map, const QString& name, const core::MemoryUse& use) const
    {
        const auto held = results.paging.running.size() - use.waiting.size();
        QString text = tr("%1: %2 of %3 sequences, %4 % wasted")
                           .arg(name)
                           .arg(held)
                           .arg(results.paging.running.size())
                           .arg(numberText(use.waste(), 1));
        if (!use.waiting.empty()) {
            QStringList waiting;
            for (const core::Index sequence : use.waiting)
                waiting << QString::number(sequence);
            text += tr("; no room for %1").arg(waiting.join(QStringLiteral(", ")));
        }
        writeLine(p, layout.maps[map].title, look.font(13 * fit, QFont::DemiBold), look.theme.text, text);
    }

    void ground(std::size_t map) const { fill(layout.run(map, 0, layout.memory), look.theme.ground); }

    void pieces() const
    {
        title(0, tr("One piece each"), results.paging.contiguous);
        ground(0);
        for (const core::Reservation& piece : results.paging.reservations)
            taken(0, piece.first, setup.reserve, piece.tokens, colourOf(piece.sequence),
                  QString::number(piece.sequence), view.m_hovered == piece.sequence);
    }

    void blocks() const
    {
        title(1, tr("Blocks of %1").arg(setup.block), results.paging.paged);
        ground(1);
        core::Index first = 0;
        for (const core::MemoryBlock& block : results.paging.blocks) {
            const bool isShared = block.sequences.size() > 1;
            if (!block.sequences.empty()) {
                const core::Index sequence = block.sequences.front();
                const QString name =
                    isShared ? tr("%1 share").arg(block.sequences.size()) : QString::number(sequence);
                taken(1, first, setup.block, block.tokens, isShared ? look.theme.muted : colourOf(sequence),
                      name, !isShared && view.m_hovered == sequence);
            } else if (layout.maps[1].cells.width() / double(layout.perLine) * double(setup.block) > 4) {
                frameRun(layout.run(1, first, setup.block), edge(look.theme), 0.5);
            }
            first += setup.block;
        }
    }
};

void KvPagingView::paintTo(QPainter& painter, const QRectF& area) const
{
    const qreal fit = std::clamp(area.height() / (200 * appearance().zoom), 0.3, 1.0);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const Painter paint{*this, painter, layoutIn(area), fit};
    paint.pieces();
    paint.blocks();
    painter.restore();
}

} // namespace views
