#include "views/stream_view.h"

#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/model_frame.h"
#include "views/room.h"
#include "views/spoken_number.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

using Kind = StreamRow::Kind;

constexpr Room kStreamRoom{{520, 280}, {1300, 700}};
constexpr qreal kStreamType = 12;
constexpr qreal kTallestRow = 26; // at zoom 1
constexpr qreal kLogitBars = 130; // width, at zoom 1
constexpr qreal kIndent = 14;     // of what a sublayer is made of

bool isPartOfAnother(const StreamRow& row)
{
    return row.kind == Kind::Head || row.kind == Kind::Neurons;
}

QString rowTitle(const StreamRow& row)
{
    switch (row.kind) {
    case Kind::Embedding:
        return StreamView::tr("embedding");
    case Kind::Attention:
        return StreamView::tr("+ attention %1").arg(row.layer);
    case Kind::Head:
        return StreamView::tr("head %1.%2 · W_O").arg(row.layer).arg(row.head);
    case Kind::FeedForward:
        return StreamView::tr("+ feed-forward %1").arg(row.layer);
    case Kind::Neurons:
        return StreamView::tr("its neurons");
    case Kind::Sum:
        return StreamView::tr("= the vector");
    }
    return {};
}

constexpr double kLeastScale = 1e-6;

/// Where the colours of what is added end, whichever layer is open: all but one number in fifty are within.
double scaleOf(const core::ModelResults& results)
{
    const core::Matrix parts = results.stream.parts.cwiseAbs();
    std::vector<double> sizes(parts.data(), parts.data() + parts.size());
    const auto last = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() * 49 / 50);
    std::ranges::nth_element(sizes, last);
    return std::max(kLeastScale, *last);
}

double scaleOfNeurons(const core::ModelResults& results)
{
    const core::Matrix& hidden = results.trace.hidden[static_cast<std::size_t>(results.inputs.open.layer)];
    return std::max(kLeastScale, hidden.row(results.query).cwiseAbs().maxCoeff());
}

double largestLogit(const core::ModelResults& results, const std::vector<StreamRow>& rows)
{
    double most = kLeastScale;
    for (const StreamRow& row : rows)
        most = std::max(most, std::abs(streamLogit(results, row).value_or(0)));
    return most;
}

} // namespace

/// One paint of the account.
struct StreamView::Painter
{
    const StreamView& view;
    QPainter& p;
    Appearance look;
    StreamLayout layout;
    const core::ModelResults& results = model(view.frame());
    double most = scaleOf(results);
    double mostLogit = largestLogit(results, view.m_rows);
    ColourScale scale = ColourScale::diverging(look.theme, -most, most);
    ColourScale neurons =
        ColourScale::diverging(look.theme, -scaleOfNeurons(results), scaleOfNeurons(results));

    QFont fontOf(const StreamRow& row) const
    {
        return look.font(kStreamType, isPartOfAnother(row) ? QFont::Normal : QFont::DemiBold);
    }

    bool isOpen(const StreamRow& row) const
    {
        return row.kind == Kind::Head && core::HeadPlace{row.layer, row.head} == results.inputs.open;
    }

    void name(int index, const QRectF& area) const
    {
        const StreamRow& row = view.m_rows[static_cast<std::size_t>(index)];
        const QRectF beside = layout.row(index);
        const qreal indent = isPartOfAnother(row) ? kIndent * look.zoom : 0;
        p.setFont(fontOf(row));
        p.setPen(isOpen(row) ? look.theme.action : isPartOfAnother(row) ? look.theme.muted : look.theme.text);
        const QRectF place(area.left() + indent, beside.top(),
                           beside.left() - area.left() - indent - 8 * look.zoom, beside.height());
        p.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                   QFontMetricsF(p.font()).elidedText(rowTitle(row), Qt::ElideRight, place.width()));
    }

    void cells(int index) const
    {
        const StreamRow& row = view.m_rows[static_cast<std::size_t>(index)];
        const core::Matrix numbers = streamNumbers(results, row);
        const qreal gap = isPartOfAnother(row) ? 2 * look.zoom : 1;
        const QRectF place = layout.row(index).adjusted(0, gap, 0, -gap);
        const ColourScale& own = row.kind == Kind::Neurons ? neurons : scale;
        const auto colour = [&](int, int column) { return own.colour(numbers(0, column)); };
        const auto columns = static_cast<int>(numbers.cols());
        columns > 128 ? paintCellsAsPicture(p, place, 1, columns, colour)
                      : paintCells(p, place, 1, columns, colour);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(isOpen(row) ? look.theme.action : look.theme.line, isOpen(row) ? 2 * look.zoom : 1));
        p.drawRect(place);
    }

    /// From the middle to the right what speaks for the token, to the left what speaks against it.
    void bar(int index) const
    {
        const StreamRow& row = view.m_rows[static_cast<std::size_t>(index)];
        const auto logit = streamLogit(results, row);
        if (!logit)
            return;
        const QRectF area = layout.bar(index).adjusted(12 * look.zoom, 3 * look.zoom, 0, -3 * look.zoom);
        const QString text = numberText(*logit, 2);
        p.setFont(fontOf(row));
        const qreal words = numberWidth(p.font(), numberText(-mostLogit, 2));
        const QRectF drawn = area.adjusted(words + 8 * look.zoom, 0, -2, 0);
        p.setPen(isPartOfAnother(row) ? look.theme.muted : look.theme.text);
        p.drawText(QRectF(area.left(), layout.bar(index).top(), words, layout.line),
                   Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, text);
        const qreal middle = drawn.center().x();
        const qreal length = drawn.width() / 2 * *logit / mostLogit;
        QColor colour = *logit < 0 ? look.theme.negative : look.theme.positive;
        if (isPartOfAnother(row))
            colour.setAlphaF(0.55F);
        p.fillRect(QRectF(std::min(middle, middle + length), drawn.top(), std::abs(length), drawn.height()),
                   colour);
        p.setPen(QPen(look.theme.line, 1));
        p.drawLine(QPointF(middle, layout.bar(index).top()), QPointF(middle, layout.bar(index).bottom()));
    }

    void headings(const QRectF& area) const
    {
        p.setFont(look.font(kStreamType - 1));
        p.setPen(look.theme.muted);
        const QRectF line(layout.cells.left(), area.top(), layout.cells.width(),
                          layout.cells.top() - area.top() - 2 * look.zoom);
        const QString left = StreamView::tr("%1 numbers, full colour from ±%2")
                                 .arg(results.stream.parts.cols())
                                 .arg(numberText(most, 2));
        const QFontMetricsF metrics(p.font());
        p.drawText(line, Qt::AlignLeft | Qt::AlignBottom,
                   metrics.elidedText(left, Qt::ElideRight, line.width()));
        const QRectF right(layout.bars.left() + 12 * look.zoom, line.top(),
                           layout.bars.width() - 12 * look.zoom, line.height());
        const QString logit = StreamView::tr("to the logit of “%1”").arg(quotedToken(results.says.word));
        p.drawText(right, Qt::AlignRight | Qt::AlignBottom,
                   metrics.elidedText(logit, Qt::ElideRight, right.width()));
    }

    void paint(const QRectF& area) const
    {
        if (layout.line <= 0 || layout.cells.width() <= 0)
            return;
        headings(area);
        for (int index = 0; index < layout.rows; ++index) {
            cells(index);
            if (layout.cells.left() > area.left())
                name(index, area);
            if (layout.bars.width() > 0)
                bar(index);
        }
        const auto columns = static_cast<int>(results.stream.parts.cols());
        if (!view.m_column || *view.m_column >= columns)
            return;
        const qreal width = layout.cells.width() / columns;
        paintFrame(p,
                   QRectF(layout.cells.left() + *view.m_column * width, layout.cells.top(), width,
                          layout.cells.height()),
                   QPen(look.theme.action, 1.5 * look.zoom), look.theme.panel);
    }
};

StreamView::StreamView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setShare(2);
    setAccessibleName(
        tr("What each part of the model adds to the position's vector: Up and Down open a head"));
}

QString StreamView::heading() const
{
    const core::ModelResults& results = model(frame());
    return tr("The residual stream at %1 “%2”: what each part adds")
        .arg(results.query)
        .arg(quotedToken(results.words[static_cast<std::size_t>(results.query)]));
}

QSizeF StreamView::figureSize() const
{
    return {860, 460};
}

QSize StreamView::sizeHint() const
{
    return (QSizeF(640, 360) * appearance().zoom).toSize();
}

QSize StreamView::minimumSizeHint() const
{
    return (QSizeF(320, 200) * appearance().zoom).toSize();
}

std::optional<core::Quantity> StreamView::numbers() const
{
    return core::namedValue(model(frame()), "stream");
}

Appearance StreamView::lookIn(const QRectF& area) const
{
    return lookFor(appearance(), area.size(), kStreamRoom);
}

StreamLayout StreamView::layoutIn(const QRectF& area) const
{
    const Appearance look = lookIn(area);
    qreal names = 0;
    for (const StreamRow& row : m_rows)
        names = std::max(names, textWidth(look.font(kStreamType, QFont::DemiBold), rowTitle(row)) +
                                    (isPartOfAnother(row) ? kIndent * look.zoom : 0));
    const qreal heading = QFontMetricsF(look.font(kStreamType - 1)).height() + 4 * look.zoom;
    return layoutStream(area.adjusted(0, 0, -2, -2), static_cast<int>(m_rows.size()), names + 10 * look.zoom,
                        kLogitBars * look.zoom, heading, kTallestRow * look.zoom);
}

void StreamView::refresh()
{
    const core::ModelResults& results = model(frame());
    m_rows = streamRows(results);
    setAccessibleDescription(tr("At position %1 the model says %2; layer %3 and its head %4 are open")
                                 .arg(results.query)
                                 .arg(spokenToken(results.says.word))
                                 .arg(results.inputs.open.layer)
                                 .arg(results.inputs.open.head));
}

int StreamView::spokenNumbers() const
{
    return static_cast<int>(
        std::ranges::count_if(m_rows, [](const StreamRow& row) { return row.kind != Kind::Neurons; }));
}

SpokenNumber StreamView::spokenNumber(int index) const
{
    const core::ModelResults& results = model(frame());
    std::size_t at = 0;
    for (int passed = 0; m_rows[at].kind == Kind::Neurons || passed++ < index;)
        ++at;
    const StreamRow& row = m_rows[at];
    SpokenNumber number;
    number.name = tr("%1, to the logit of %2").arg(rowTitle(row), spokenToken(results.says.word));
    number.number = streamLogit(results, row).value_or(0);
    number.value = numberText(number.number, frame().decimals());
    number.minimum = -kLargestSpoken;
    number.maximum = kLargestSpoken;
    number.place = layoutIn(rect()).bar(static_cast<int>(at));
    number.chosen = row.kind == Kind::Head && core::HeadPlace{row.layer, row.head} == results.inputs.open;
    return number;
}

void StreamView::paintTo(QPainter& painter, const QRectF& area) const
{
    Painter{*this, painter, lookIn(area), layoutIn(area)}.paint(area);
}

QStringList StreamView::tooltipLines(const StreamRow& row, std::optional<int> column) const
{
    const core::ModelResults& results = model(frame());
    const core::Matrix numbers = streamNumbers(results, row);
    QStringList lines{rowTitle(row)};
    if (column)
        lines += row.kind == Kind::Neurons
                     ? tr("neuron %1: %2").arg(*column).arg(exactNumberText(numbers(0, *column)))
                     : tr("number %1: %2").arg(*column).arg(exactNumberText(numbers(0, *column)));
    lines += tr("length %1").arg(numberText(numbers.norm(), frame().decimals()));
    if (const auto logit = streamLogit(results, row))
        lines +=
            tr("adds %1 to the logit of “%2”").arg(exactNumberText(*logit), quotedToken(results.says.word));
    return lines;
}

bool StreamView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const StreamLayout layout = layoutIn(rect());
    const auto row = layout.rowAt(help->pos());
    if (!row)
        return QToolTip::hideText(), true;
    const StreamRow& shown = m_rows[static_cast<std::size_t>(*row)];
    const auto columns = static_cast<int>(streamNumbers(model(frame()), shown).cols());
    QToolTip::showText(help->globalPos(),
                       tooltipText(tooltipLines(shown, layout.columnAt(help->pos(), columns))), this);
    return true;
}

void StreamView::open(const core::HeadPlace& place)
{
    if (place != model(frame()).inputs.open)
        Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::OpenHead{place})), Gesture::Once);
}

/// A head's row opens it, a sublayer's its layer.
void StreamView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto index = layoutIn(rect()).rowAt(event->position());
    if (!index)
        return;
    const StreamRow& row = m_rows[static_cast<std::size_t>(*index)];
    if (row.kind == Kind::Head)
        open({row.layer, row.head});
    else if (row.kind == Kind::Attention || row.kind == Kind::FeedForward)
        open({row.layer, model(frame()).inputs.open.head});
}

void StreamView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    const StreamLayout layout = layoutIn(rect());
    m_column = layout.columnAt(event->position(), static_cast<int>(model(frame()).stream.parts.cols()));
    setCursor(layout.rowAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void StreamView::leaveEvent(QEvent*)
{
    m_column.reset();
    update();
}

void StreamView::keyPressEvent(QKeyEvent* event)
{
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (!frame().results || by == 0)
        return View::keyPressEvent(event);
    const core::transformer::Config& config = model(frame()).trace.config;
    const core::HeadPlace now = model(frame()).inputs.open;
    const core::Index place = now.layer * config.heads + now.head + by;
    if (place >= 0 && place < config.layers * config.heads)
        open({place / config.heads, place % config.heads});
}

} // namespace views
