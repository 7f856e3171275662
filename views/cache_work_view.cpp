#include "views/cache_work_view.h"

#include "views/cache_frame.h"
#include "views/count_text.h"
#include "views/key_choice.h"
#include "views/room.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kLargestWorkType = 13;
constexpr qreal kSmallestWorkType = 9;
constexpr Room kWorkRoom{.comfortable = {170, 120}, .ample = {420, 300}};

struct Words
{
    const char* title;
    const char* reason;
};

/// In the order of core::CacheWork.
constexpr std::array kWords{
    Words{QT_TRANSLATE_NOOP("views::CacheWorkView", "Project the old tokens' K and V again?"),
          QT_TRANSLATE_NOOP("views::CacheWorkView",
                            "An old token's K and V never change: they follow from that token alone")},
    Words{QT_TRANSLATE_NOOP("views::CacheWorkView", "Project the new token's Q, K and V?"),
          QT_TRANSLATE_NOOP("views::CacheWorkView", "They exist nowhere yet")},
    Words{QT_TRANSLATE_NOOP("views::CacheWorkView", "Keep K and V for later steps?"),
          QT_TRANSLATE_NOOP("views::CacheWorkView", "Later queries will need this token's key and value")},
    Words{QT_TRANSLATE_NOOP("views::CacheWorkView", "Compare the new query with every key?"),
          QT_TRANSLATE_NOOP("views::CacheWorkView", "The query is new, so each of its scores is new")},
    Words{QT_TRANSLATE_NOOP("views::CacheWorkView", "Mix every value by its weight?"),
          QT_TRANSLATE_NOOP("views::CacheWorkView",
                            "New weights mean a new mixture: every value is read again")},
    Words{QT_TRANSLATE_NOOP("views::CacheWorkView", "Keep the query?"),
          QT_TRANSLATE_NOOP("views::CacheWorkView",
                            "It asked its one question; no later token compares with it")},
};
static_assert(kWords.size() == core::kCacheWorkParts);

qreal wrappedHeight(const QFont& font, const QString& text, qreal width)
{
    return QFontMetricsF(font)
        .boundingRect(QRectF(0, 0, std::max(1.0, width), 1e4), Qt::TextWordWrap, text)
        .height();
}

} // namespace

QRectF CacheWorkLayout::laneOf(const QRectF& line, int which) const
{
    return {line.left() + work + gap + which * (lane + gap), line.top(), lane, line.height()};
}

std::optional<int> CacheWorkLayout::lineAt(const QPointF& point) const
{
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].contains(point))
            return static_cast<int>(i);
    return std::nullopt;
}

CacheWorkView::CacheWorkView(QWidget* parent) : View(parent), m_motion(*this)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("What one step takes, without and with a cache"));
}

QString CacheWorkView::heading() const
{
    return tr("What this step takes");
}

QSizeF CacheWorkView::figureSize() const
{
    return {360, 280};
}

std::optional<core::Quantity> CacheWorkView::numbers() const
{
    core::Matrix counts(core::kCacheWorkParts, 2);
    for (core::Index part = 0; part < core::kCacheWorkParts; ++part)
        for (const auto variant : core::kCacheVariants)
            counts(part, static_cast<core::Index>(variant)) =
                static_cast<double>(rowsOf(kvCache(frame()), static_cast<core::CacheWork>(part), variant));
    return counts;
}

QSize CacheWorkView::sizeHint() const
{
    return (QSizeF(300, 240) * appearance().zoom).toSize();
}

QSize CacheWorkView::minimumSizeHint() const
{
    return (QSizeF(170, 232) * appearance().zoom).toSize();
}

QString CacheWorkView::answer(core::CacheWork work, core::CacheVariant variant) const
{
    const core::KvCacheResults& results = kvCache(frame());
    const core::Index rows = rowsOf(results, work, variant);
    const QString count = countText(rows);
    const bool isNaive = variant == core::CacheVariant::Naive;
    switch (work) {
    case core::CacheWork::ProjectOld:
        if (results.step == 1)
            return tr("none yet");
        return isNaive ? tr("yes, %1").arg(count) : tr("no, read");
    case core::CacheWork::ProjectNew:
        return tr("yes");
    case core::CacheWork::Keep:
        return isNaive ? tr("no") : tr("yes");
    case core::CacheWork::Compare:
    case core::CacheWork::Mix:
        return tr("yes, %1").arg(count);
    case core::CacheWork::ForgetQuery:
        break;
    }
    return tr("no");
}

CacheWorkLayout CacheWorkView::layoutWith(const QRectF& area, qreal type) const
{
    const qreal zoom = appearance().zoom;
    const QFont words = appearance().font(type);
    const QFont strong = appearance().font(type, QFont::DemiBold);
    const QString most = countText(std::max<core::Index>(100, kvCache(frame()).tokens->count()));
    CacheWorkLayout layout;
    layout.area = area;
    layout.type = type;
    layout.gap = 8 * zoom;
    layout.lane = std::max(QFontMetricsF(strong).horizontalAdvance(tr("yes, %1").arg(most)),
                           QFontMetricsF(strong).horizontalAdvance(tr("none yet"))) +
                  2;
    layout.work = std::max(area.width() * 0.3, area.width() - 2 * layout.lane - 3 * layout.gap);
    qreal top = area.top();
    const auto next = [&](qreal height) {
        const QRectF line(area.left(), top, area.width(), height);
        top += height;
        return line;
    };
    layout.heads = next(QFontMetricsF(words).height() + 6 * zoom);
    for (const Words& each : kWords)
        layout.lines.push_back(
            next(wrappedHeight(words, tr(each.title), layout.work - layout.gap) + 9 * zoom));
    top += 4 * zoom;
    layout.note = next(wrappedHeight(words, tr("A model does this in each of its layers."), area.width()));
    return layout;
}

CacheWorkLayout CacheWorkView::layoutIn(const QRectF& area) const
{
    qreal type = std::floor(kLargestWorkType * scaleFor(area.size(), appearance().zoom, kWorkRoom));
    while (type > kSmallestWorkType && layoutWith(area, type).note.bottom() > area.bottom())
        type -= 1;
    return layoutWith(area, type);
}

void CacheWorkView::paintLine(QPainter& painter, const CacheWorkLayout& layout, int line) const
{
    const Theme& theme = appearance().theme;
    const QRectF room = layout.lines[static_cast<std::size_t>(line)];
    const auto work = static_cast<core::CacheWork>(line);
    const bool isLit = m_motion.isRunning() ? m_motion.current() == line : frame().selection.key == line;
    const bool isAhead = m_motion.isRunning() && m_motion.done(line) == 0;
    if (isLit) {
        painter.fillRect(room, theme.tint);
        painter.fillRect(QRectF(room.left(), room.top(), 3 * appearance().zoom, room.height()), theme.action);
    }
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(room.topLeft(), room.topRight());
    painter.setFont(appearance().font(layout.type));
    painter.setPen(theme.text);
    painter.drawText(layout.workOf(room), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     tr(kWords[static_cast<std::size_t>(line)].title));
    painter.setFont(appearance().font(layout.type, QFont::DemiBold));
    for (const auto variant : core::kCacheVariants) {
        const bool isDone = rowsOf(kvCache(frame()), work, variant) > 0;
        painter.setPen(isAhead ? theme.line : isDone ? laneColour(variant, theme) : theme.muted);
        painter.drawText(layout.laneOf(room, static_cast<int>(variant)), Qt::AlignLeft | Qt::AlignVCenter,
                         answer(work, variant));
    }
}

void CacheWorkView::paintTo(QPainter& painter, const QRectF& area) const
{
    const CacheWorkLayout layout = layoutIn(area);
    const Theme& theme = appearance().theme;
    painter.setFont(appearance().font(layout.type, QFont::DemiBold));
    for (const auto variant : core::kCacheVariants) {
        painter.setPen(laneColour(variant, theme));
        painter.drawText(layout.laneOf(layout.heads, static_cast<int>(variant)),
                         Qt::AlignLeft | Qt::AlignVCenter, laneTitle(variant));
    }
    for (int line = 0; line < static_cast<int>(layout.lines.size()); ++line)
        if (line == 0 || layout.lines[static_cast<std::size_t>(line)].bottom() <= area.bottom())
            paintLine(painter, layout, line);
    if (layout.note.bottom() > area.bottom() + 1)
        return;
    painter.setFont(appearance().font(layout.type));
    painter.setPen(theme.muted);
    painter.drawText(layout.note, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     tr("A model does this in each of its layers."));
}

void CacheWorkView::refresh()
{
    QStringList spoken;
    for (core::Index part = 0; part < core::kCacheWorkParts; ++part) {
        const auto work = static_cast<core::CacheWork>(part);
        spoken += tr("%1 naive: %2, cached: %3")
                      .arg(tr(kWords[static_cast<std::size_t>(part)].title),
                           answer(work, core::CacheVariant::Naive), answer(work, core::CacheVariant::Cached));
    }
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    m_motion.follow();
}

bool CacheWorkView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto line = layoutIn(rect()).lineAt(help->pos()))
        QToolTip::showText(
            help->globalPos(),
            tooltipText({tr(kWords[static_cast<std::size_t>(*line)].reason),
                         tr("Click, or Up and Down, to see it in the lanes; Escape: all of it")}),
            this);
    else
        QToolTip::hideText();
    return true;
}

void CacheWorkView::choose(std::optional<core::Index> part)
{
    core::Selection selection = frame().selection;
    selection.key = part;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void CacheWorkView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto line = layoutIn(rect()).lineAt(event->position());
    const bool again = line && frame().selection.key == *line;
    choose(line && !again ? std::optional<core::Index>(*line) : std::nullopt);
}

void CacheWorkView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const KeyChoice choice =
        chooseByKeyboard(frame().selection.key, core::kCacheWorkParts, event->key(), Qt::Vertical);
    if (!choice.handled)
        return View::keyPressEvent(event);
    choose(choice.key);
}

} // namespace views
