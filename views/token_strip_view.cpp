#include "views/token_strip_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/room.h"
#include "views/spoken_number.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr Room kStripRoom{{640, 130}, {1500, 320}};
constexpr qreal kWordType = 13;
constexpr qreal kTokenType = 11;
constexpr double kLeastShown = 0.1; // weight of an edge of the open head
constexpr double kMostBits = 8;     // as high as the bars are
constexpr std::size_t kWordsInAColumn = 12;

QColor arcColour(const TokenStripView::Arc& arc, const Theme& theme)
{
    switch (arc.kind) {
    case TokenStripView::Arc::Kind::Carrying: {
        const std::array colours{theme.key, theme.value, theme.action, theme.positive};
        return colours[static_cast<std::size_t>(arc.edge.place.layer) % colours.size()];
    }
    case TokenStripView::Arc::Kind::Cut:
        return theme.query;
    case TokenStripView::Arc::Kind::OfOpenHead:
        return theme.muted;
    }
    return theme.text;
}

} // namespace

/// One paint of the strip.
struct TokenStripView::Painter
{
    const TokenStripView& view;
    QPainter& p;
    Appearance look;
    TokenStripLayout layout;
    const core::ModelResults& results = model(view.frame());

    void arcs() const
    {
        p.setBrush(Qt::NoBrush);
        for (std::size_t i = 0; i < view.m_arcs.size(); ++i)
            arc(view.m_arcs[i], view.m_hovered == i);
        labels();
    }

    void arc(const Arc& arc, bool hovered) const
    {
        const bool thin = arc.kind == Arc::Kind::OfOpenHead;
        QPen pen(arcColour(arc, look.theme), (thin ? 1.0 : 1.5 + 3.5 * arc.size) * look.zoom,
                 arc.kind == Arc::Kind::Cut ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap);
        if (hovered)
            pen.setWidthF(pen.widthF() + 1.5 * look.zoom);
        p.setPen(pen);
        p.setOpacity(thin && !hovered ? 0.55 : 1);
        p.drawPath(
            layout.arc(static_cast<std::size_t>(arc.edge.query), static_cast<std::size_t>(arc.edge.key)));
        p.setOpacity(1);
    }

    /// What each arc costs, where it does not cover what was written before.
    void labels() const
    {
        const QFont font = look.font(kTokenType, QFont::DemiBold);
        const QFontMetricsF metrics(font);
        std::vector<QRectF> taken;
        p.setFont(font);
        for (const Arc& arc : view.m_arcs) {
            if (arc.kind == Arc::Kind::OfOpenHead)
                continue;
            const QString text = view.arcText(arc);
            QRectF place(0, 0, textWidth(font, text) + 6 * look.zoom, metrics.height());
            place.moveCenter(layout.apex(static_cast<std::size_t>(arc.edge.query),
                                         static_cast<std::size_t>(arc.edge.key)));
            place.moveLeft(std::clamp(place.left(), layout.arcs.left(),
                                      std::max(layout.arcs.left(), layout.arcs.right() - place.width())));
            place.moveTop(std::max(place.top(), layout.arcs.top()));
            const auto meets = [&](const QRectF& other) { return other.intersects(place); };
            if (place.bottom() > layout.arcs.bottom() || std::ranges::any_of(taken, meets))
                continue;
            taken.push_back(place);
            p.fillRect(place, look.theme.panel);
            p.setPen(arcColour(arc, look.theme));
            p.drawText(place, Qt::AlignCenter, text);
        }
    }

    void word(std::size_t i) const
    {
        const QRectF& place = layout.tokens[i];
        const bool isChosen = static_cast<core::Index>(i) == results.query;
        const QFont font = look.font(layout.type / look.zoom, isChosen ? QFont::DemiBold : QFont::Normal);
        if (isChosen) {
            p.setPen(QPen(look.theme.query, 1.5 * look.zoom));
            p.setBrush(Qt::NoBrush);
            p.drawRoundedRect(place.adjusted(1, 1, -1, -1), 4 * look.zoom, 4 * look.zoom);
        }
        p.setFont(font);
        p.setPen(isChosen ? look.theme.query : look.theme.text);
        if (layout.isUpright)
            return p.drawText(place, Qt::AlignCenter | Qt::TextDontClip,
                              fittedToken(results.words[i], QFontMetricsF(font), place.width()));
        p.save();
        p.translate(place.center());
        p.rotate(-90);
        const QRectF turned(-place.height() / 2 + 3 * look.zoom, -place.width() / 2,
                            place.height() - 6 * look.zoom, place.width());
        p.drawText(turned, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                   fittedToken(results.words[i], QFontMetricsF(font), turned.width()));
        p.restore();
    }

    /// How much each word surprised, in bits; the first one followed nothing.
    void bar(std::size_t i) const
    {
        if (i == 0 || layout.bars.height() < 6 * look.zoom)
            return;
        const QRectF& column = layout.tokens[i];
        const double bits = results.surprise[i];
        const QFont font = look.font(kTokenType);
        const qreal line = QFontMetricsF(font).height();
        const qreal room =
            layout.bars.height() - (layout.bars.height() < 2 * line ? 0 : line); // for the number
        const qreal height = room * std::min(1.0, bits / kMostBits);
        const qreal width = std::min(column.width() * 0.6, 18 * look.zoom);
        p.fillRect(QRectF(column.center().x() - width / 2, layout.bars.top(), width, std::max(1.0, height)),
                   look.theme.negative);
        const QString text = numberText(bits, 1);
        if (textWidth(font, text) > column.width() || layout.bars.height() < 2 * line)
            return;
        p.setFont(font);
        p.setPen(look.theme.muted);
        const qreal top = layout.bars.top() + height;
        p.drawText(QRectF(column.left(), top, column.width(), line), Qt::AlignCenter, text);
    }

    void paint() const
    {
        arcs();
        for (std::size_t i = 0; i < results.words.size(); ++i) {
            word(i);
            bar(i);
        }
    }
};

TokenStripView::TokenStripView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("The text: Left and Right choose the word that asks, Enter offers others for it"));
}

QString TokenStripView::heading() const
{
    return tr("The text: click an arc to cut it, a word to ask from it, twice to put another there");
}

QSizeF TokenStripView::figureSize() const
{
    return {900, 190};
}

QSize TokenStripView::sizeHint() const
{
    return (QSizeF(640, 170) * appearance().zoom).toSize();
}

QSize TokenStripView::minimumSizeHint() const
{
    return (QSizeF(320, 110) * appearance().zoom).toSize();
}

std::optional<core::Quantity> TokenStripView::numbers() const
{
    return core::namedValue(model(frame()), "surprise");
}

TokenStripLayout TokenStripView::layoutIn(const QRectF& area) const
{
    const Appearance look = lookFor(appearance(), area.size(), kStripRoom);
    const QFont font = look.font(kWordType);
    std::vector<qreal> widths;
    for (const std::string& word : model(frame()).words)
        widths.push_back(textWidth(font, visibleToken(word)));
    return layoutTokenStrip(area.adjusted(2, 2, -2, -2), widths, kWordType * look.zoom, look.zoom);
}

/// What the open head reads from the chosen position, then what carries the answer, then what is cut.
void TokenStripView::refresh()
{
    const core::ModelResults& results = model(frame());
    m_arcs.clear();
    m_hovered.reset();
    const core::Matrix& weights = core::transformer::headOf(results.trace, results.inputs.open).weights;
    for (core::Index key = 0; key <= results.query; ++key)
        if (weights(results.query, key) >= kLeastShown)
            m_arcs.push_back({Arc::Kind::OfOpenHead,
                              {results.inputs.open, results.query, key},
                              weights(results.query, key)});
    for (const core::transformer::Hop& hop : results.hops) {
        const core::Cut edge{hop.place, hop.query, hop.key};
        std::erase_if(m_arcs, [&](const Arc& arc) { return arc.edge == edge; });
        m_arcs.push_back({Arc::Kind::Carrying, edge, std::clamp(hop.drop, 0.0, 1.0)});
    }
    for (const core::Cut& edge : results.inputs.cuts)
        m_arcs.push_back({Arc::Kind::Cut, edge, 0});
    setAccessibleDescription(tr("%1 is asked from; %2 edges carry the answer, %3 are cut")
                                 .arg(spokenToken(results.words[static_cast<std::size_t>(results.query)]))
                                 .arg(results.hops.size())
                                 .arg(results.inputs.cuts.size()));
}

QString TokenStripView::arcText(const Arc& arc) const
{
    const QString head = QString::fromStdString(core::headText(arc.edge.place));
    switch (arc.kind) {
    case Arc::Kind::Carrying:
        return tr("%1: −%2").arg(head, percentText(arc.size, 0));
    case Arc::Kind::Cut:
        return tr("%1 cut").arg(head);
    case Arc::Kind::OfOpenHead:
        return tr("%1: weight %2").arg(head, numberText(arc.size, frame().decimals()));
    }
    return {};
}

int TokenStripView::spokenNumbers() const
{
    return static_cast<int>(model(frame()).words.size());
}

SpokenNumber TokenStripView::spokenNumber(int index) const
{
    const core::ModelResults& results = model(frame());
    const auto at = static_cast<std::size_t>(index);
    SpokenNumber number;
    number.name = tr("Surprise of %1, token %2").arg(spokenToken(results.words[at])).arg(index);
    number.number = results.surprise[at];
    number.value = tr("%1 bits").arg(numberText(results.surprise[at], frame().decimals()));
    number.maximum = kLargestSpoken;
    number.place = layoutIn(rect()).tokens[at];
    number.chosen = index == results.query;
    return number;
}

void TokenStripView::paintTo(QPainter& painter, const QRectF& area) const
{
    Painter{*this, painter, lookFor(appearance(), area.size(), kStripRoom), layoutIn(area)}.paint();
}

/// Those painted last are found first.
std::optional<std::size_t> TokenStripView::arcAt(const QPointF& point) const
{
    const TokenStripLayout layout = layoutIn(rect());
    if (!layout.arcs.contains(point))
        return std::nullopt;
    for (std::size_t i = m_arcs.size(); i-- > 0;)
        if (isNear(layout.arc(static_cast<std::size_t>(m_arcs[i].edge.query),
                              static_cast<std::size_t>(m_arcs[i].edge.key)),
                   point, appearance().zoom))
            return i;
    return std::nullopt;
}

void TokenStripView::edit(const core::ModelEdit& change)
{
    Q_EMIT edited(core::TopicEdit(change), Gesture::Once);
}

void TokenStripView::ask(std::size_t position)
{
    if (static_cast<core::Index>(position) != model(frame()).query)
        edit(core::SetModelQuery{static_cast<core::Index>(position)});
}

/// A menu of the words that can stand there; each takes the place of this one wherever it stands, and the
/// other way round.
void TokenStripView::offerWords(std::size_t position, const QPoint& globalPosition)
{
    const core::ModelResults& results = model(frame());
    const std::string now = results.words[position];
    const auto words = core::wordsLike(*results.inputs.model, results.tokens[position]);
    if (words.empty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* here = new QMenu(tr("Only here"), menu);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == now)
            continue;
        const QString text = visibleToken(word).replace(QLatin1Char('&'), QStringLiteral("&&"));
        menu->addAction(text, this, [this, now, word] { edit(core::SwapModelWords{now, word}); });
        here->addAction(text, this, [this, position, word] {
            edit(core::SetModelWord{static_cast<core::Index>(position), word});
        });
        if (words.size() > 2 * kWordsInAColumn && i % kWordsInAColumn == kWordsInAColumn - 1)
            menu->addSeparator();
    }
    menu->addSeparator();
    menu->addMenu(here);
    menu->popup(globalPosition);
}

bool TokenStripView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const core::ModelResults& results = model(frame());
    const auto word = [&](core::Index at) {
        return QStringLiteral("%1 “%2”").arg(at).arg(
            quotedToken(results.words[static_cast<std::size_t>(at)]));
    };
    QStringList lines;
    if (const auto found = arcAt(help->pos())) {
        const Arc& arc = m_arcs[*found];
        lines << tr("Layer %1, head %2: %3 reads %4")
                     .arg(arc.edge.place.layer)
                     .arg(arc.edge.place.head)
                     .arg(word(arc.edge.query), word(arc.edge.key))
              << (arc.kind == Arc::Kind::Carrying
                      ? tr("Without this edge the answer loses %1").arg(percentText(arc.size, 1))
                  : arc.kind == Arc::Kind::Cut ? tr("It is cut; its row shares the weight out anew")
                                               : arcText(arc))
              << (arc.kind == Arc::Kind::Cut ? tr("Click to mend it") : tr("Click to cut it"));
    } else if (const auto token = layoutIn(rect()).tokenAt(help->pos())) {
        const auto at = static_cast<core::Index>(*token);
        lines << word(at)
              << (at == 0 ? tr("The first token follows nothing")
                          : tr("Surprise: %1 bits").arg(numberText(results.surprise[*token], 3)));
    }
    lines.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), tooltipText(lines), this);
    return true;
}

void TokenStripView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto found = arcAt(event->position())) {
        const Arc arc = m_arcs[*found];
        const bool isCut = arc.kind == Arc::Kind::Cut;
        return edit(core::SwitchEdge{arc.edge, isCut ? core::EdgeState::Whole : core::EdgeState::Cut});
    }
    if (const auto token = layoutIn(rect()).tokenAt(event->position()))
        ask(*token);
}

void TokenStripView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto token = layoutIn(rect()).tokenAt(event->position()))
        offerWords(*token, event->globalPosition().toPoint());
}

void TokenStripView::contextMenuEvent(QContextMenuEvent* event)
{
    const auto token = frame().results ? layoutIn(rect()).tokenAt(event->pos()) : std::nullopt;
    if (!token)
        return View::contextMenuEvent(event);
    offerWords(*token, event->globalPos());
}

void TokenStripView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    m_hovered = arcAt(event->position());
    const bool isHand = m_hovered || layoutIn(rect()).tokenAt(event->position());
    setCursor(isHand ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void TokenStripView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

void TokenStripView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const core::ModelResults& results = model(frame());
    const auto last = static_cast<core::Index>(results.words.size()) - 1;
    const auto go = [&](core::Index to) {
        ask(static_cast<std::size_t>(std::clamp<core::Index>(to, 0, last)));
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(results.query - 1);
    case Qt::Key_Right:
        return go(results.query + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(last);
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const auto at = static_cast<std::size_t>(results.query);
        return offerWords(at, mapToGlobal(layoutIn(rect()).tokens[at].center().toPoint()));
    }
    default:
        View::keyPressEvent(event);
    }
}

} // namespace views
