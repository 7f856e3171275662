#include "views/kv_bytes_view.h"

#include "views/attention_frame.h"
#include "views/kv_memory_frame.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr std::size_t kToken = 0;
constexpr std::size_t kSequence = 1;

} // namespace

std::optional<std::size_t> KvBytesLayout::lineAt(const QPointF& point) const
{
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (lines[line].whole.contains(point))
            return line;
    return std::nullopt;
}

KvBytesLayout layoutKvBytes(const QRectF& area, qreal zoom)
{
    const qreal gap = 10 * zoom;
    const bool hasPictures = area.width() >= 420 * zoom;
    const qreal words = hasPictures ? std::max(270 * zoom, area.width() * 0.52) : area.width();
    const qreal first = area.height() * 0.42; // the token's product takes more room
    KvBytesLayout layout;
    qreal top = area.top();
    for (std::size_t i = 0; i < layout.lines.size(); ++i) {
        const qreal height = i == 0 ? first : (area.height() - first) / 2;
        auto& line = layout.lines[i];
        line.whole = QRectF(area.left(), top, area.width(), height);
        line.words = QRectF(area.left(), top, words - gap, height - gap / 2);
        if (hasPictures)
            line.picture = QRectF(area.left() + words, top, area.width() - words, height - gap);
        top += height;
    }
    return layout;
}

Slices slicesOf(double things, int room)
{
    if (room < 1)
        return {};
    const double each = std::max(1.0, std::ceil(things / room));
    return {each, static_cast<int>(std::ceil(things / each))};
}

KvBytesView::KvBytesView(QWidget* parent) : View(parent) {}

QString KvBytesView::heading() const
{
    return tr("What the cache holds");
}

QSizeF KvBytesView::figureSize() const
{
    return {620, 360};
}

QSize KvBytesView::sizeHint() const
{
    return (QSizeF(560, 340) * appearance().zoom).toSize();
}

QSize KvBytesView::minimumSizeHint() const
{
    return (QSizeF(280, 220) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvBytesView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "kv-bytes");
}

QString KvBytesView::product(std::size_t line) const
{
    const core::CacheLoad& load = kvMemory(frame()).inputs.load;
    const auto count = [](core::Index number) { return countText(static_cast<double>(number)); };
    if (line == kToken)
        return tr("2 × %1 × %2 × %3 × %4 B")
            .arg(count(load.shape.layers), count(load.shape.kvHeads), count(load.shape.headDim),
                 exactNumberText(static_cast<double>(load.bits) / 8));
    return line == kSequence
               ? tr("× %1 tokens").arg(count(load.context))
               : (load.batch == 1 ? tr("× 1 sequence") : tr("× %1 sequences").arg(count(load.batch)));
}

double KvBytesView::bytes(std::size_t line) const
{
    const core::CacheBytes& bytes = kvMemory(frame()).bytes;
    return static_cast<double>(line == kToken      ? bytes.perToken
                               : line == kSequence ? bytes.perSequence
                                                   : bytes.total);
}

QString KvBytesView::nameOf(std::size_t line)
{
    return line == kToken ? tr("One token") : line == kSequence ? tr("One sequence") : tr("All sequences");
}

void KvBytesView::refresh()
{
    QStringList spoken;
    for (std::size_t line = 0; line < 3; ++line)
        spoken
            << tr("%1: %2 = %3").arg(nameOf(line), product(line), bytesText(bytes(line), frame().decimals()));
    setAccessibleName(tr("Bytes of the cache"));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

bool KvBytesView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto line = layoutKvBytes(rect(), appearance().zoom).lineAt(help->pos());
    if (!line) {
        QToolTip::hideText();
        return true;
    }
    const double number = bytes(*line);
    QToolTip::showText(help->globalPos(),
                       tooltipText({nameOf(*line), tr("%1 bytes").arg(countText(number)),
                                    tr("%1 MiB of 1024² bytes").arg(exactNumberText(number / core::kMiB)),
                                    tr("%1 GiB of 1024³ bytes").arg(exactNumberText(number / core::kGiB))}),
                       this);
    return true;
}

<<<<<<< HEAD
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
        const auto count = [](core::Index number) { return countText(static_cast<double>(number)); };
        const QStringList numbers{QStringLiteral("2"), count(load.shape.layers), count(load.shape.kvHeads),
                                  count(load.shape.headDim),
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
        const double bytes = bytesOf(results, line);
        const int decimals = view.frame().decimals();
        const qreal row = 20 * look.zoom * fit;
        QRectF at(room.left(), room.top(), room.width(), row);
        const auto write = [&](const QFont& type, const QColor& colour, const QString& text) {
            writeLine(p, at, type, colour, text);
            at.translate(0, row);
        };
        write(font(12, QFont::DemiBold), look.theme.muted, nameOf(line));
        if (line == kToken) {
            factors(QRectF(at.topLeft(), QSizeF(at.width(), 2.2 * row)));
            at.translate(0, 2.2 * row);
        } else {
            write(font(14), look.theme.text, view.product(line));
        }
        write(font(16, QFont::DemiBold), look.theme.action, tr("= %1 B").arg(countText(bytes)));
        write(font(14), look.theme.text,
              tr("= %1 MiB = %2 GiB")
                  .arg(numberText(bytes / core::kMiB, decimals), numberText(bytes / core::kGiB, decimals)));
        if (line == kToken)
            write(font(11), look.theme.muted, tr("1 MiB = 1024² bytes, 1 GiB = 1024³ bytes"));
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
                                                : tr("a slice: %1 tokens").arg(countText(columns.each));
        const QString strip =
            lines.each == 1 ? QString() : tr("; a strip: %1 sequences").arg(countText(lines.each));
        writeLine(p, QRectF(cells.left(), cells.top() + lines.count * height, cells.width(), caption),
                  font(11), look.theme.muted, slice + strip);
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

=======
>>>>>>> room-kv-memory
} // namespace views
