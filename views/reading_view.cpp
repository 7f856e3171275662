#include "views/reading_view.h"

#include "views/attention_frame.h"
#include "views/contrast.h"
#include "views/perplexity_frame.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kTallestRow = 54; // scene units

} // namespace

ReadingView::ReadingView(QWidget* parent) : View(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Passes over the text and the tokens each of them sees"));
}

QString ReadingView::heading() const
{
    const auto& inputs = perplexity(frame()).inputs;
    return tr("Read in windows of %1, %2 apart").arg(inputs.window).arg(inputs.stride);
}

QSizeF ReadingView::figureSize() const
{
    return {560, 260};
}

std::optional<core::Quantity> ReadingView::numbers() const
{
    const auto& p = perplexity(frame()).reading.p;
    return core::Matrix(Eigen::Map<const Eigen::RowVectorXd>(p.data(), static_cast<core::Index>(p.size())));
}

QSize ReadingView::sizeHint() const
{
    return (QSizeF(420, 200) * appearance().zoom).toSize();
}

QSize ReadingView::minimumSizeHint() const
{
    return (QSizeF(220, 130) * appearance().zoom).toSize();
}

QString ReadingView::sentence() const
{
    const auto& results = perplexity(frame());
    const int decimals = frame().decimals();
    return tr("Perplexity %1; with everything in view %2. Passes: %3, tokens read: %4.")
        .arg(perplexityText(results.reading.found.perplexity, decimals),
             perplexityText(results.now.perplexity, decimals))
        .arg(results.reading.passes.size())
        .arg(results.reading.tokensRead);
}

void ReadingView::refresh()
{
    setAccessibleDescription(sentence());
}

/// One paint of the passes.
struct ReadingView::Painter
{
    const ReadingView& view;
    QPainter& p;
    ReadingLayout layout;
    QRectF area;
    const core::PerplexityResults& results = perplexity(view.frame());
    const Appearance& look = view.appearance();
    QFont font = look.font(12);
    QFont small = look.font(11);

    /// 1 where every token fits; else 2, 3, …
    int stride(qreal needed) const
    {
        return std::max(1, static_cast<int>(std::ceil(needed / layout.column())));
    }

    void heads() const
    {
        p.setFont(font);
        p.setPen(look.theme.text);
        const QFontMetricsF metrics(font);
        const qreal gap = 3 * look.zoom;
        const qreal widest = widestToken(results.inputs.sentence.tokens, font);
        const int each = stride(std::min(widest, 30 * look.zoom) + gap);
        for (int token = 0; token < layout.tokens; token += each) {
            QRectF room = layout.head(token);
            room.setWidth(std::min(each * layout.column() - gap, area.right() - room.left()));
            p.drawText(room, each == 1 ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter,
                       fittedToken(results.inputs.sentence.tokens[static_cast<std::size_t>(token)], metrics,
                                   room.width()));
        }
    }

    void feet() const
    {
        p.setFont(small);
        p.setPen(look.theme.muted);
        qreal widest = 0;
        for (const double each : results.reading.p)
            widest = std::max(widest, textWidth(small, probabilityText(each, view.frame().decimals())));
        if (widest + 3 > layout.column())
            return;
        const QRectF first = layout.foot(0);
        p.drawText(QRectF(area.left(), first.top(), first.left() - area.left(), first.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, tr("p then"));
        for (int token = 0; token < layout.tokens; ++token)
            p.drawText(
                layout.foot(token), Qt::AlignCenter,
                probabilityText(results.reading.p[static_cast<std::size_t>(token)], view.frame().decimals()));
    }

    void box(QRectF cells, const QColor& colour, const QPen& frame = Qt::NoPen) const
    {
        const qreal margin = std::min(1.5 * look.zoom, layout.row() / 8);
        p.setPen(frame);
        p.setBrush(colour);
        p.drawRect(cells.adjusted(0, margin, 0, -margin));
    }

    /// A word in the middle of its cells, on a ground that hides the lines between them.
    void word(const QRectF& cells, const QString& text, const QColor& ground, const QColor& colour) const
    {
        if (textWidth(small, text) + 6 > cells.width() || QFontMetricsF(small).height() > cells.height())
            return;
        QRectF behind(0, 0, textWidth(small, text) + 6, QFontMetricsF(small).height());
        behind.moveCenter(cells.center());
        p.setPen(Qt::NoPen);
        p.setBrush(ground);
        p.drawRect(behind);
        p.setFont(small);
        p.setPen(colour);
        p.drawText(cells, Qt::AlignCenter, text);
    }

    void pass(int row) const
    {
        const core::ReadingPass& pass = results.reading.passes[static_cast<std::size_t>(row)];
        const auto begin = static_cast<int>(pass.begin);
        const auto scored = static_cast<int>(pass.firstScored);
        const auto end = static_cast<int>(pass.end);
        const QRectF context = layout.cells(row, begin, scored);
        const QRectF counted = layout.cells(row, scored, end);
        box(layout.cells(row, 0, layout.tokens), look.theme.ground);
        if (!context.isEmpty())
            box(context, look.theme.line, edge(look.theme));
        box(counted, look.theme.key);
        lines(row);
        word(context, tr("context"), look.theme.line, look.theme.text);
        word(counted, tr("scored"), look.theme.key, look.theme.panel);
        if (layout.row() < QFontMetricsF(small).height() || layout.grid.left() == area.left())
            return;
        p.setFont(small);
        p.setPen(look.theme.muted);
        p.drawText(QRectF(area.left(), context.top(), layout.grid.left() - area.left(), layout.row()),
                   Qt::AlignLeft | Qt::AlignVCenter, tr("pass %1").arg(row + 1));
    }

    void lines(int row) const
    {
        if (layout.column() < 8)
            return;
        p.setPen(QPen(look.theme.panel, 1));
        for (int token = 1; token < layout.tokens; ++token) {
            const QRectF cell = layout.cells(row, token, token + 1);
            p.drawLine(cell.topLeft(), cell.bottomLeft());
        }
    }

    void summary() const
    {
        p.setFont(font);
        p.setPen(look.theme.text);
        const QRectF room(area.left(), layout.area.bottom(), area.width(),
                          area.bottom() - layout.area.bottom());
        p.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, view.sentence());
    }

    void paint() const
    {
        for (int row = 0; row < layout.passes; ++row)
            pass(row);
        if (layout.grid.top() == layout.area.top()) // no room for words
            return;
        heads();
        feet();
        summary();
    }
};

ReadingLayout ReadingView::layoutIn(const QRectF& area) const
{
    const auto& results = perplexity(frame());
    const QFont font = appearance().font(12);
    const qreal line = QFontMetricsF(font).height();
    const bool wraps = textWidth(font, sentence()) > area.width();
    const qreal summary = (wraps ? 2 : 1) * line + 4 * appearance().zoom;
    const QFont small = appearance().font(11);
    const qreal labels = textWidth(small, tr("pass %1").arg(results.reading.passes.size())) + 8;
    const auto tokens = static_cast<int>(results.now.tokens);
    const auto passes = static_cast<int>(results.reading.passes.size());
    const qreal tallest = kTallestRow * appearance().zoom;
    const ReadingLayout layout = layoutReading(area.adjusted(0, 0, 0, -summary), tokens, passes,
                                               {labels, line + 4}, line + 2, tallest);
    const bool hasRoom = layout.grid.height() >= line && layout.grid.width() >= 2 * labels;
    return hasRoom ? layout : layoutReading(area, tokens, passes, {0, 0}, 0, tallest);
}

void ReadingView::paintTo(QPainter& painter, const QRectF& area) const
{
    const ReadingLayout layout = layoutIn(area);
    if (!layout.grid.isEmpty())
        Painter{*this, painter, layout, area}.paint();
}

bool ReadingView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto token = layoutIn(rect()).tokenAt(help->pos()))
        QToolTip::showText(help->globalPos(), tooltip(*token), this);
    else
        QToolTip::hideText();
    return true;
}

QString ReadingView::tooltip(int token) const
{
    const auto& results = perplexity(frame());
    const auto i = static_cast<std::size_t>(token);
    const auto pass = std::ranges::find_if(results.reading.passes,
                                           [&](const core::ReadingPass& each) { return token < each.end; });
    const auto context = token - pass->begin;
    return tooltipText({tr("Token %1: sees %2 of the %3 tokens before")
                            .arg(tokenName(results, token))
                            .arg(context)
                            .arg(token),
                        tr("p = %1 × (%2 + 1) ÷ (%3 + 1) = %4")
                            .arg(exactNumberText(results.inputs.sentence.p[i]))
                            .arg(context)
                            .arg(token)
                            .arg(probabilityText(results.reading.p[i], frame().decimals()))});
}

} // namespace views
