#include "views/attention_frame.h"
#include "views/cache_frame.h"
#include "views/cache_lanes_view.h"
#include "views/cell_paint.h"
#include "views/contrast.h"
#include "views/count_text.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QPainter>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kFaintWork = 0.3; // of what another chosen part of the work leaves

enum class LanePart { Query, Key, Value, Weight, Output };

/// Whether that part of the work touches this part of the picture.
bool touches(core::CacheWork work, core::CacheVariant variant, LanePart part, bool isNew)
{
    const bool isRow = part == LanePart::Key || part == LanePart::Value;
    switch (work) {
    case core::CacheWork::ProjectOld:
        return isRow && !isNew && variant == core::CacheVariant::Naive;
    case core::CacheWork::ProjectNew:
        return part == LanePart::Query || (isRow && isNew);
    case core::CacheWork::Keep:
        return isRow && isNew && variant == core::CacheVariant::Cached;
    case core::CacheWork::Compare:
        return part == LanePart::Query || part == LanePart::Key || part == LanePart::Weight;
    case core::CacheWork::Mix:
        return part == LanePart::Weight || part == LanePart::Value || part == LanePart::Output;
    case core::CacheWork::ForgetQuery:
        break;
    }
    return part == LanePart::Query;
}

core::Index partOf(core::CacheWork work)
{
    return static_cast<core::Index>(work);
}

} // namespace

/// One paint of one lane.
struct CacheLanesView::Painter
{
    const CacheLanesView& view;
    QPainter& p;
    core::CacheVariant variant;
    CacheLaneLayout layout;
    Appearance look;
    const core::KvCacheResults& results = kvCache(view.frame());
    const core::CacheLane& lane = results.lane(variant);
    const Theme& theme = look.theme;
    qreal type = std::min(kType, layout.line / look.zoom * 0.58);
    QFont plain = look.font(type);
    QFont strong = look.font(type, QFont::DemiBold);
    QFont small = look.font(type * 0.88);
    ColourScale scale = ColourScale::diverging(theme, view.m_minimum, view.m_maximum);
    bool isNaive = variant == core::CacheVariant::Naive;

    bool isNew(int row) const { return row + 1 == results.step; }
    bool isKept(int row) const { return isNaive || results.kept.has(row); }

    /// 0…1: how much of the part of a row is there; less while it comes or another part is chosen.
    double strength(LanePart part, int row) const
    {
        const auto chosen = view.frame().selection.key;
        const bool isDim =
            chosen && !touches(static_cast<core::CacheWork>(*chosen), variant, part, isNew(row));
        return (isDim ? kFaintWork : 1) * done(part, row);
    }

    double done(LanePart part, int row) const
    {
        using enum core::CacheWork;
        const CacheMotion& motion = view.m_motion;
        if (part == LanePart::Weight)
            return motion.done(partOf(Compare));
        if (part == LanePart::Output)
            return motion.done(partOf(Mix));
        if (part == LanePart::Query || isNew(row))
            return motion.done(partOf(ProjectNew));
        if (!isNaive)
            return 1;
        const double rows = std::max(1, layout.shown() - 1); // one old row after the other
        return std::clamp(motion.done(partOf(ProjectOld)) * rows - (row - layout.first), 0.0, 1.0);
    }

    QColor faded(const QColor& colour, double share) const { return between(theme.panel, colour, share); }

    void write(const QRectF& room, Qt::Alignment alignment, const QString& text) const
    {
        p.drawText(room, alignment | Qt::AlignVCenter | Qt::TextSingleLine,
                   QFontMetricsF(p.font()).elidedText(text, Qt::ElideRight, room.width() + 0.5));
    }

    void title() const
    {
        const bool isChosen = results.inputs.variant == variant;
        const QColor colour = laneColour(variant, theme);
        const QRectF room = layout.title();
        p.setFont(look.font(type * 1.15, QFont::DemiBold));
        p.setPen(colour);
        const QString name = laneTitle(variant);
        const qreal width = QFontMetricsF(p.font()).horizontalAdvance(name);
        write(room, Qt::AlignLeft, name);
        if (isChosen)
            p.fillRect(QRectF(room.left(), room.bottom() - room.height() * 0.14, width, 2 * look.zoom),
                       colour);
        p.setFont(plain);
        p.setPen(theme.muted);
        write(room.adjusted(width + 10 * look.zoom, 0, 0, 0), Qt::AlignLeft,
              isNaive ? tr("projects all %1").arg(countText(results.step))
                      : tr("projects 1, reads %1").arg(countText(results.kept.count() - 1)));
    }

    void heads() const
    {
        p.setFont(strong);
        p.setPen(theme.key);
        write(layout.key.in(layout.heads()), Qt::AlignHCenter, tr("K"));
        p.setPen(theme.value);
        write(layout.value.in(layout.heads()), Qt::AlignHCenter, tr("V"));
        if (!layout.weight.isShown())
            return;
        p.setFont(small);
        p.setPen(theme.muted);
        write(layout.weight.in(layout.heads()), Qt::AlignLeft, tr("weight"));
    }

    /// The type of the numbers in cells of that width, down to six tenths of the usual.
    QFont fitted(const Eigen::RowVectorXd& numbers, qreal width) const
    {
        qreal widest = 0;
        for (const double number : numbers)
            widest = std::max(widest, textWidth(plain, shortNumberText(number, view.frame().decimals())));
        return look.font(type * std::clamp((width - 2) / std::max(1.0, widest), 0.6, 1.0));
    }

    /// A vector as coloured cells, with numbers where they fit.
    void cells(const QRectF& room, const Eigen::RowVectorXd& numbers, double share, const QColor& frame) const
    {
        if (room.width() <= 0 || numbers.size() == 0)
            return;
        const qreal width = room.width() / static_cast<qreal>(numbers.size());
        const QRectF inner = room.adjusted(0, 1.5, 0, -1.5);
        const QFont font = fitted(numbers, width);
        p.setFont(font);
        for (core::Index i = 0; i < numbers.size(); ++i) {
            const bool isLast = i + 1 == numbers.size();
            const QRectF cell(inner.left() + static_cast<qreal>(i) * width, inner.top(), width,
                              inner.height());
            const QColor ground = faded(scale.colour(numbers(i)), share);
            p.fillRect(cell.adjusted(0, 0, isLast ? 0 : 0.5, 0), ground);
            const QString text = shortNumberText(numbers(i), view.frame().decimals());
            if (textWidth(font, text) + 1 > width || share < 0.05)
                continue;
            p.setPen(between(ground, readableOn(ground), share));
            p.drawText(cell, Qt::AlignCenter, text);
        }
        if (frame.isValid()) {
            paintFrame(p, inner, QPen(faded(frame, share), 1.5 * look.zoom), theme.panel);
        }
    }

    void label(const QRectF& line, const QString& word, const QColor& colour) const
    {
        p.setFont(strong);
        p.setPen(colour);
        write(layout.word.in(line), Qt::AlignLeft, word);
    }

    void query() const
    {
        const QRectF line = layout.query();
        const int row = static_cast<int>(results.step) - 1;
        const double share = strength(LanePart::Query, row);
        if (layout.word.isShown())
            label(line, tr("q asks"), faded(theme.query, std::max(kFaintWork, share)));
        cells(layout.key.in(line), results.query, share, theme.query);
    }

    void dropped(const QRectF& line) const
    {
        p.setPen(QPen(edge(theme), 1, Qt::DashLine));
        p.setBrush(Qt::NoBrush);
        for (const CacheColumn& column : {layout.key, layout.value})
            if (column.isShown())
                p.drawRect(column.in(line).adjusted(0, 3, 0, -3));
    }

    void word(const QRectF& line, int row) const
    {
        if (!layout.word.isShown())
            return;
        const QString position = QString::number(row);
        const QRectF room = layout.word.in(line);
        p.setFont(small);
        p.setPen(theme.muted);
        write(room, Qt::AlignRight, position);
        p.setFont(strong);
        p.setPen(!isKept(row) ? theme.muted : isNew(row) ? theme.query : theme.text);
        const qreal width = room.width() - textWidth(small, position) - 5 * look.zoom;
        p.drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            fittedToken(results.tokens->words[static_cast<std::size_t>(row)], QFontMetricsF(strong), width));
    }

    void weight(const QRectF& line, int row) const
    {
        if (!layout.weight.isShown())
            return;
        const double share = strength(LanePart::Weight, row);
        const double weight = lane.attention.weights(row);
        const QString text = numberText(weight, view.frame().decimals());
        const QRectF room = layout.weight.in(line);
        const qreal number = numberWidth(plain, text) + 6 * look.zoom;
        const qreal bar = std::max(0.0, room.width() - number);
        p.fillRect(QRectF(room.left(), room.top() + room.height() * 0.3,
                          bar * weight * done(LanePart::Weight, row), room.height() * 0.4),
                   faded(theme.key, share));
        p.setFont(plain);
        p.setPen(faded(theme.text, share));
        write(room, Qt::AlignRight, text);
    }

    QString noteText(int row) const
    {
        if (!isKept(row))
            return tr("dropped");
        if (isNew(row))
            return isNaive ? tr("new") : tr("added");
        return isNaive ? tr("again") : tr("read");
    }

    void note(const QRectF& line, int row) const
    {
        if (!layout.note.isShown())
            return;
        const bool isWaste = isNaive && !isNew(row);
        p.setFont(small);
        p.setPen(faded(isWaste      ? theme.negative
                       : isNew(row) ? theme.text
                                    : theme.muted,
                       done(LanePart::Key, row)));
        write(layout.note.in(line), Qt::AlignLeft, noteText(row));
    }

    /// Rows that were computed in this step are framed in the lane's colour.
    void row(int row) const
    {
        const QRectF line = layout.row(row);
        word(line, row);
        note(line, row);
        if (!isKept(row))
            return dropped(line);
        const QColor frame = isNaive || isNew(row) ? laneColour(variant, theme) : QColor();
        cells(layout.key.in(line), lane.rows->keys.row(row), strength(LanePart::Key, row), frame);
        cells(layout.value.in(line), lane.rows->values.row(row), strength(LanePart::Value, row), frame);
        weight(line, row);
    }

    void more() const
    {
        if (layout.first == 0)
            return;
        core::Index kept = 0;
        for (int row = 0; row < layout.first; ++row)
            kept += isKept(row) ? 1 : 0;
        const QString count = countText(layout.first);
        QString text = tr("⋮ %1 earlier tokens, all projected again").arg(count);
        if (!isNaive)
            text = kept == layout.first
                       ? tr("⋮ %1 earlier tokens, read from the cache").arg(count)
                       : tr("⋮ %1 earlier tokens, %2 of them in the cache").arg(count, countText(kept));
        p.setFont(small);
        p.setPen(isNaive ? theme.negative : theme.muted);
        write(layout.more(), Qt::AlignLeft, text);
    }

    void output() const
    {
        const QRectF line = layout.output();
        const int row = static_cast<int>(results.step) - 1;
        const double share = strength(LanePart::Output, row);
        const QRectF room(layout.area.left(), line.top(),
                          layout.value.left - layout.area.left() - 8 * look.zoom, line.height());
        p.setFont(strong);
        p.setPen(theme.text);
        write(room, Qt::AlignRight, tr("output"));
        cells(layout.value.in(line), lane.attention.output, share, theme.value);
        const QRectF numbers = layout.outputNumbers();
        p.setFont(plain);
        p.setPen(faded(theme.text, share));
        p.drawText(numbers, Qt::AlignRight | Qt::AlignVCenter,
                   fittedVector(lane.attention.output, view.frame().decimals(), plain, numbers.width()));
    }

    void paint() const
    {
        title();
        heads();
        query();
        more();
        for (int each = layout.first; each < layout.step; ++each)
            row(each);
        output();
    }
};

void CacheLanesView::paintTo(QPainter& painter, const QRectF& area) const
{
    for (const auto variant : core::kCacheVariants)
        Painter{*this, painter, variant, layoutIn(area, variant), lookIn(area)}.paint();
}

} // namespace views
