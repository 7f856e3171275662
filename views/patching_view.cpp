#include "views/patching_view.h"

#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/room.h"
#include "views/spoken_number.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr Room kPatchingRoom{{480, 230}, {1300, 620}};
constexpr qreal kPatchingType = 12;
constexpr qreal kTallestPair = 56;  // at zoom 1
constexpr qreal kWordsAbove = 52;   // height of words read upwards, at zoom 1
constexpr qreal kPercentRoom = 30;  // width a cell needs for its number, at zoom 1
constexpr double kNotWorth = 0.005; // of a probability to be written

QString sublayerName(int sublayer)
{
    if (sublayer == 0)
        return PatchingView::tr("embedding");
    return sublayer % 2 == 1 ? PatchingView::tr("attention %1").arg((sublayer - 1) / 2)
                             : PatchingView::tr("feed-forward %1").arg((sublayer - 1) / 2);
}

const core::OtherReading* otherOf(const Frame& frame)
{
    const auto& other = model(frame).other;
    return other ? &*other : nullptr;
}

} // namespace

/// One paint of the table.
struct PatchingView::Painter
{
    const PatchingView& view;
    QPainter& p;
    Appearance look;
    QRectF cells;
    const core::ModelResults& results = model(view.frame());
    const core::OtherReading& other = *results.other;
    ColourScale scale = ColourScale::sequential(look.palette, 0, 1);
    int rows = static_cast<int>(other.patched.rows());
    int columns = static_cast<int>(other.patched.cols());

    QRectF cell(int row, int column) const
    {
        const qreal width = cells.width() / columns;
        const qreal height = cells.height() / rows;
        return {cells.left() + column * width, cells.top() + row * height, width, height};
    }

    void names(const QRectF& area) const
    {
        p.setFont(look.font(kPatchingType));
        p.setPen(look.theme.muted);
        for (int row = 0; row < rows; ++row) {
            const QRectF beside = cell(row, 0);
            p.drawText(QRectF(area.left(), beside.top(), cells.left() - area.left() - 8 * look.zoom,
                              beside.height()),
                       Qt::AlignRight | Qt::AlignVCenter, sublayerName(row));
        }
    }

    /// Read upwards: the first text's word, and the second's where it is another.
    void word(int column, const QRectF& area) const
    {
        const auto at = static_cast<std::size_t>(column);
        const bool differs = results.words[at] != other.words[at];
        const QRectF below = cell(0, column);
        const qreal height = cells.top() - area.top() - 3 * look.zoom;
        const QFont font = look.font(kPatchingType, differs ? QFont::DemiBold : QFont::Normal);
        QString text = visibleToken(results.words[at]);
        if (differs)
            text += QStringLiteral(" → ") + visibleToken(other.words[at]);
        p.save();
        p.translate(below.center().x(), cells.top() - 3 * look.zoom);
        p.rotate(-90);
        p.setFont(font);
        p.setPen(differs ? look.theme.query : look.theme.text);
        p.drawText(QRectF(0, -below.width() / 2, height, below.width()),
                   Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                   QFontMetricsF(font).elidedText(text, Qt::ElideRight, height));
        p.restore();
    }

    void number(int row, int column) const
    {
        const QRectF place = cell(row, column);
        const double share = other.patched(row, column);
        if (place.width() < kPercentRoom * look.zoom || share < kNotWorth)
            return;
        p.setFont(look.font(kPatchingType - 1));
        p.setPen(readableOn(scale.colour(share)));
        p.drawText(place, Qt::AlignCenter, percentText(share, 0));
    }

    void paint(const QRectF& area) const
    {
        names(area);
        paintCells(p, cells, rows, columns,
                   [&](int row, int column) { return scale.colour(other.patched(row, column)); });
        for (int column = 0; column < columns; ++column) {
            word(column, area);
            for (int row = 0; row < rows; ++row)
                number(row, column);
        }
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(look.theme.line, 1));
        p.drawRect(cells);
    }
};

PatchingView::PatchingView(QWidget* parent) : View(parent)
{
    setMouseTracking(true);
    setShare(1);
    setAccessibleName(tr("What each place of the other text's run brings of its answer"));
}

QString PatchingView::heading() const
{
    const core::OtherReading* other = otherOf(frame());
    if (!other)
        return tr("Two texts: where they part");
    return tr("Probability of “%1” with one place from the other text's run")
        .arg(quotedToken(other->answer.word));
}

QSizeF PatchingView::figureSize() const
{
    return {900, 300};
}

QSize PatchingView::sizeHint() const
{
    return (QSizeF(560, 270) * appearance().zoom).toSize();
}

QSize PatchingView::minimumSizeHint() const
{
    return (QSizeF(320, 180) * appearance().zoom).toSize();
}

std::optional<core::Quantity> PatchingView::numbers() const
{
    return core::namedValue(model(frame()), "patched");
}

Appearance PatchingView::lookIn(const QRectF& area) const
{
    return lookFor(appearance(), area.size(), kPatchingRoom);
}

void PatchingView::refresh()
{
    const core::OtherReading* other = otherOf(frame());
    setAccessibleDescription(other ? tr("The other text goes on with %1, which has %2 after this text")
                                         .arg(spokenToken(other->answer.word), shareText(other->here))
                                   : tr("There is no other text yet"));
}

QRectF PatchingView::cellsIn(const QRectF& area) const
{
    const core::OtherReading* other = otherOf(frame());
    if (!other)
        return {};
    const Appearance look = lookIn(area);
    const auto rows = static_cast<int>(other->patched.rows());
    qreal names = 0;
    for (int row = 0; row < rows; ++row)
        names = std::max(names, textWidth(look.font(kPatchingType), sublayerName(row)));
    QRectF cells = area.adjusted(names + 12 * look.zoom, kWordsAbove * 1.6 * look.zoom, -2, -2);
    cells.setHeight(std::clamp(cells.height(), 0.0, rows * kTallestPair * look.zoom));
    return cells;
}

std::optional<PatchingView::Place> PatchingView::placeAt(const QPointF& point, const QRectF& area) const
{
    const QRectF cells = cellsIn(area);
    if (cells.isEmpty() || !cells.contains(point))
        return std::nullopt;
    const core::Matrix& patched = otherOf(frame())->patched;
    const auto part = [](qreal at, qreal from, qreal length, core::Index count) {
        return std::clamp(static_cast<int>((at - from) / length * static_cast<qreal>(count)), 0,
                          static_cast<int>(count) - 1);
    };
    return Place{part(point.y(), cells.top(), cells.height(), patched.rows()),
                 part(point.x(), cells.left(), cells.width(), patched.cols())};
}

int PatchingView::spokenNumbers() const
{
    const core::OtherReading* other = otherOf(frame());
    return other ? static_cast<int>(other->patched.size()) : 0;
}

SpokenNumber PatchingView::spokenNumber(int index) const
{
    const core::OtherReading& other = *otherOf(frame());
    const auto columns = static_cast<int>(other.patched.cols());
    const Place place{index / columns, index % columns};
    const QRectF cells = cellsIn(rect());
    SpokenNumber number;
    number.name = tr("%1, position %2").arg(sublayerName(place.sublayer)).arg(place.position);
    number.number = other.patched(place.sublayer, place.position);
    number.value = shareText(number.number);
    number.place = {cells.left() + place.position * cells.width() / columns,
                    cells.top() + place.sublayer * cells.height() / static_cast<qreal>(other.patched.rows()),
                    cells.width() / columns, cells.height() / static_cast<qreal>(other.patched.rows())};
    return number;
}

void PatchingView::paintTo(QPainter& painter, const QRectF& area) const
{
    if (otherOf(frame())) {
        const QRectF cells = cellsIn(area);
        if (!cells.isEmpty())
            Painter{*this, painter, lookIn(area), cells}.paint(area);
        return;
    }
    painter.setFont(appearance().font(13));
    painter.setPen(appearance().theme.muted);
    painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                     tr("Write a second text of as many words beside."));
}

bool PatchingView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos(), rect());
    if (!place)
        return QToolTip::hideText(), true;
    const core::OtherReading& other = *otherOf(frame());
    const QStringList lines{
        tr("After %1, at position %2 “%3”")
            .arg(sublayerName(place->sublayer))
            .arg(place->position)
            .arg(quotedToken(model(frame()).words[static_cast<std::size_t>(place->position)])),
        tr("“%1” has %2 with that vector from the other run; without it %3, there %4")
            .arg(quotedToken(other.answer.word), shareText(other.patched(place->sublayer, place->position)),
                 shareText(other.here), shareText(other.answer.probability))};
    QToolTip::showText(help->globalPos(), tooltipText(lines), this);
    return true;
}

void PatchingView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto place = placeAt(event->position(), rect());
    if (place && place->position != model(frame()).query)
        Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::SetModelQuery{place->position})), Gesture::Once);
}

} // namespace views
