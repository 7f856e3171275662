#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_bytes_view.h"
#include "views/kv_memory_frame.h"
#include "views/text_width.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace views {

namespace {

constexpr qreal kNameType = 0.68;  // of the size of the factor above it
constexpr qreal kSignWidth = 0.55; // of the same

} // namespace

/// One paint of the picture.
struct KvBytesView::Painter
{
    const KvBytesView& view;
    QPainter& p;
    QRectF area;
    const Appearance& look = view.appearance();
    const core::KvMemoryResults& results = kvMemory(view.frame());
    const core::CacheLoad& load = results.inputs.load;
    qreal fit = std::clamp(area.height() / (330 * look.zoom), 0.3, 1.25); // of type, to the height

    QFont font(qreal pixels, QFont::Weight weight = QFont::Normal) const
    {
        return look.font(pixels * fit, weight);
    }

    /// The factors side by side, each with what it counts below it.
    void factors(const QRectF& room) const
    {
        const QStringList numbers{QStringLiteral("2"), countText(load.shape.layers),
                                  countText(load.shape.kvHeads), countText(load.shape.headDim),
                                  exactNumberText(static_cast<double>(load.bits) / 8)};
        const QStringList names{tr("K and V"), tr("layers"), tr("KV heads"), tr("head dim."), tr("bytes")};
        const std::array colours{look.theme.text, look.theme.text, look.theme.key, look.theme.key,
                                 look.theme.text};
        const QFont large = fitted(room.width(), numbers, names);
        const QFont small = look.font(large.pixelSize() / look.zoom * kNameType);
        const qreal sign = large.pixelSize() * kSignWidth;
        qreal left = room.left();
        for (int i = 0; i < numbers.size(); ++i) {
            if (i > 0)
                writeLine(p, QRectF(left, room.top(), sign, room.height() * 0.6), small, look.theme.muted,
                          QStringLiteral("×"));
            left += i > 0 ? sign : 0;
            const qreal width = factorWidth(large, small, numbers[i], names[i]);
            writeLine(p, QRectF(left, room.top(), width, room.height() * 0.6), large,
                      colours[static_cast<std::size_t>(i)], numbers[i]);
            writeLine(p, QRectF(left, room.top() + room.height() * 0.6, width, room.height() * 0.4), small,
                      look.theme.muted, names[i]);
            left += width;
        }
    }

    static qreal factorWidth(const QFont& large, const QFont& small, const QString& number,
                             const QString& name)
    {
        return std::max(textWidth(large, number), textWidth(small, name)) + large.pixelSize() * 0.3;
    }

    /// The type made smaller, down to two thirds, where the text needs more than the width.
    static QFont fitted(QFont type, const QString& text, qreal width)
    {
        const qreal share = std::clamp(width / std::max(1.0, textWidth(type, text)), 0.67, 1.0);
        type.setPixelSize(std::max(1, static_cast<int>(type.pixelSize() * share)));
        return type;
    }

    /// The largest type that has room for all factors.
    QFont fitted(qreal width, const QStringList& numbers, const QStringList& names) const
    {
        for (qreal size = 18; size > 6; --size) {
            const QFont large = font(size, QFont::DemiBold);
            const QFont small = look.font(large.pixelSize() / look.zoom * kNameType);
            qreal needed = large.pixelSize() * kSignWidth * static_cast<qreal>(numbers.size() - 1);
            for (int i = 0; i < numbers.size(); ++i)
                needed += factorWidth(large, small, numbers[i], names[i]);
            if (needed <= width)
                return large;
        }
        return font(6, QFont::DemiBold);
    }

    void words(std::size_t line, const QRectF& room) const
    {
        const core::Bytes exact = view.bytes(line);
        const auto bytes = static_cast<double>(exact);
        const int decimals = view.frame().decimals();
        const qreal row = 20 * look.zoom * fit;
        QRectF at(room.left(), room.top(), room.width(), row);
        const auto write = [&](const QFont& type, const QColor& colour, const QString& text) {
            writeLine(p, at, fitted(type, text, at.width()), colour, text);
            at.translate(0, row);
        };
        write(font(12, QFont::DemiBold), look.theme.muted, nameOf(line));
        if (line == kToken) {
            factors(QRectF(at.topLeft(), QSizeF(at.width(), 2.2 * row)));
            at.translate(0, 2.2 * row);
        } else {
            write(font(14), look.theme.text, view.product(line));
        }
        write(font(16, QFont::DemiBold), look.theme.action, tr("= %1 B").arg(countText(exact)));
        write(font(14), look.theme.text,
              tr("= %1 MiB = %2 GiB")
                  .arg(amountText(bytes / core::kMiB, decimals), amountText(bytes / core::kGiB, decimals)));
        if (line == kToken)
            write(font(11), look.theme.muted, tr("MiB: 1024² bytes, GiB: 1024³ bytes"));
    }

    QColor kept(int part) const { return part == 0 ? look.theme.key : look.theme.value; }

    /// A column for each layer, a row for each KV head: keys on the left, values on the right.
    void token(const QRectF& room) const
    {
        const qreal caption = 16 * look.zoom * fit;
        const qreal gap = 10 * look.zoom;
        const QSizeF size((room.width() - gap) / 2, room.height() - caption);
        for (int part = 0; part < 2; ++part) {
            const QRectF cells(QPointF(room.left() + part * (size.width() + gap), room.top()), size);
            grid(cells, slicesOf(double(load.shape.layers), static_cast<int>(size.width() / 3)),
                 slicesOf(double(load.shape.kvHeads), static_cast<int>(size.height() / 3)), kept(part));
            const QString layers = tr("keys: layers →, heads ↓");
            const bool isRoomy = textWidth(font(11), layers) <= cells.width();
            const QString name = part == 1 ? tr("values") : isRoomy ? layers : tr("keys");
            writeLine(p, QRectF(cells.left(), cells.bottom(), cells.width(), caption), font(11),
                      look.theme.muted, name);
        }
    }

    void grid(const QRectF& cells, const Slices& columns, const Slices& rows, const QColor& colour) const
    {
        if (columns.count < 1 || rows.count < 1)
            return;
        const qreal width = cells.width() / columns.count;
        const qreal height = cells.height() / rows.count;
        const qreal seam = std::min({1.0, width / 4, height / 4});
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        for (int row = 0; row < rows.count; ++row)
            for (int column = 0; column < columns.count; ++column)
                p.drawRect(QRectF(cells.left() + column * width, cells.top() + row * height, width - seam,
                                  height - seam));
    }

    /// A slice for each token, or for as many as one slice must stand for.
    void strips(const QRectF& room, double rows) const
    {
        const qreal caption = 16 * look.zoom * fit;
        const QRectF cells(room.left(), room.top(), room.width(), room.height() - caption);
        const Slices columns = slicesOf(double(load.context), static_cast<int>(cells.width() / 3));
        const Slices lines = slicesOf(rows, static_cast<int>(cells.height() / 5));
        if (columns.count < 1 || lines.count < 1)
            return;
        const qreal height = std::min(cells.height() / lines.count, 44 * look.zoom);
        for (int line = 0; line < lines.count; ++line) {
            const QRectF strip(cells.left(), cells.top() + line * height, cells.width(), height - height / 5);
            const QSizeF half(strip.width(), strip.height() / 2);
            grid(QRectF(strip.topLeft(), half), columns, {1, 1}, kept(0));
            grid(QRectF(strip.left(), strip.top() + half.height(), half.width(), half.height()), columns,
                 {1, 1}, kept(1));
        }
        const QString slice = columns.each == 1 ? tr("a slice: 1 token")
                                                : tr("a slice: %1 tokens").arg(wholeText(columns.each));
        const QString strip =
            lines.each == 1 ? QString() : tr("; a strip: %1 sequences").arg(wholeText(lines.each));
        writeLine(p, QRectF(cells.left(), cells.top() + lines.count * height, cells.width(), caption),
                  fitted(font(11), slice + strip, cells.width()), look.theme.muted, slice + strip);
    }

    void paint() const
    {
        const KvBytesLayout layout = layoutKvBytes(area, look.zoom);
        for (std::size_t line = 0; line < layout.lines.size(); ++line) {
            const auto& [whole, left, right] = layout.lines[line];
            if (line > 0) {
                p.setPen(QPen(look.theme.line, 1));
                p.drawLine(whole.topLeft(), whole.topRight());
            }
            const qreal inset = 5 * look.zoom;
            words(line, left.adjusted(0, inset, 0, 0));
            if (right.isEmpty())
                continue;
            if (line == kToken)
                token(right.adjusted(0, inset, 0, 0));
            else
                strips(right.adjusted(0, inset, 0, 0), line == kSequence ? 1 : double(load.batch));
        }
    }
};

void KvBytesView::paintTo(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    Painter{*this, painter, area}.paint();
    painter.restore();
}

} // namespace views
