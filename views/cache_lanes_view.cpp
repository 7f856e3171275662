#include "views/cache_lanes_view.h"

#include "views/attention_frame.h"
#include "views/cache_frame.h"
#include "views/count_text.h"
#include "views/room.h"
#include "views/text_width.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kLaneLine = 32; // scene units at zoom 1
constexpr qreal kHighestLine = 46;
constexpr qreal kLanesApart = 24;
constexpr qreal kWidestCell = 44;

QString vectorText(const Eigen::RowVectorXd& numbers)
{
    constexpr core::Index kMostNamed = 6;
    QStringList words;
    for (core::Index i = 0; i < std::min(numbers.size(), kMostNamed); ++i)
        words << shortNumberText(numbers(i), core::kMaxDecimals);
    if (numbers.size() > kMostNamed)
        words << QStringLiteral("…");
    return QStringLiteral("(%1)").arg(words.join(QStringLiteral(", ")));
}

/// The words of the last tokens, which are the ones that are shown; not all of a very long text.
std::vector<std::string> shownWords(const core::KvCacheResults& results)
{
    constexpr core::Index kMost = 64;
    const auto& words = results.tokens->words;
    return {words.begin() + std::max<core::Index>(0, results.step - kMost), words.begin() + results.step};
}

/// Lines of a lane when all tokens have come: the title, heads, query and output, and so many rows.
qreal linesOf(const core::KvCacheResults& results)
{
    constexpr core::Index kMostRows = 12;
    return static_cast<qreal>(5 + std::min(kMostRows, results.tokens->count()));
}

} // namespace

CacheLanesView::CacheLanesView(QWidget* parent) : View(parent), m_motion(*this)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("One step without and with a cache"));
}

QString CacheLanesView::heading() const
{
    const core::KvCacheResults& results = kvCache(frame());
    return tr("Step %1: “%2” arrives").arg(countText(results.step)).arg(cacheWord(results, results.step - 1));
}

QSizeF CacheLanesView::figureSize() const
{
    return {640, 260};
}

std::optional<core::Quantity> CacheLanesView::numbers() const
{
    return core::namedValue(kvCache(frame()), "cache");
}

QSize CacheLanesView::sizeHint() const
{
    return (figureSize() * appearance().zoom).toSize();
}

QSize CacheLanesView::minimumSizeHint() const
{
    return (QSizeF(240, 170) * appearance().zoom).toSize();
}

void CacheLanesView::refresh()
{
    const core::KvCacheResults& results = kvCache(frame());
    const auto keys = results.cached.rows->keys.topRows(results.step);
    const auto values = results.cached.rows->values.topRows(results.step);
    m_minimum = std::min({keys.minCoeff(), values.minCoeff(), results.query.minCoeff()});
    m_maximum = std::max({keys.maxCoeff(), values.maxCoeff(), results.query.maxCoeff()});
    const core::CacheCounts naive = core::countsOfStep(results, core::CacheVariant::Naive);
    const core::CacheCounts cached = core::countsOfStep(results, core::CacheVariant::Cached);
    setAccessibleDescription(tr("Naive projects %1 tokens and reads %2 rows; cached projects %3 and reads %4")
                                 .arg(naive.projections)
                                 .arg(naive.reads)
                                 .arg(cached.projections)
                                 .arg(cached.reads));
    m_motion.follow();
}

/// The type grows with the room that all tokens leave, so that it holds still from step to step.
Appearance CacheLanesView::lookIn(const QRectF& area) const
{
    return lookFor(appearance(), area.size(),
                   {.comfortable = {400, 170}, .ample = {700, linesOf(kvCache(frame())) * kLaneLine}});
}

CacheLaneLayout CacheLanesView::layoutIn(const QRectF& area, core::CacheVariant variant) const
{
    const core::KvCacheResults& results = kvCache(frame());
    const Appearance look = lookIn(area);
    const qreal zoom = look.zoom;
    const QFont plain = look.font(kType);
    const qreal apart = std::min(kLanesApart * zoom, area.width() * 0.06);
    const qreal width = (area.width() - apart) / 2;
    const qreal left = variant == core::CacheVariant::Naive ? area.left() : area.right() - width;
    CacheLaneMeasures measures;
    measures.word = std::clamp(widestToken(shownWords(results), look.font(kType, QFont::DemiBold)) +
                                   numberWidth(plain, QString::number(results.step)) + 8 * zoom,
                               40 * zoom, 84 * zoom);
    measures.weight = std::max(numberWidth(plain, numberText(0.5, frame().decimals())),
                               textWidth(look.font(kType * 0.88), tr("weight"))) +
                      2;
    measures.bar = 36 * zoom;
    measures.note = std::max({textWidth(plain, tr("dropped")), textWidth(plain, tr("again"))}) + 2;
    measures.gap = 6 * zoom;
    measures.line = std::clamp(area.height() / linesOf(results), kLaneLine * zoom, kHighestLine * zoom);
    measures.widestCell = kWidestCell * zoom;
    measures.keyWidth = static_cast<int>(results.tokens->keyWidth());
    measures.valueWidth = static_cast<int>(results.tokens->valueWidth());
    measures.step = static_cast<int>(results.step);
    return layoutCacheLane({left, area.top(), width, area.height()}, measures);
}

bool CacheLanesView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const core::CacheVariant variant : core::kCacheVariants)
        if (const auto row = layoutIn(rect(), variant).rowAt(help->pos())) {
            QToolTip::showText(help->globalPos(), tooltip(variant, *row), this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

QString CacheLanesView::tooltip(core::CacheVariant variant, int row) const
{
    const core::KvCacheResults& results = kvCache(frame());
    const core::CacheLane& lane = results.lane(variant);
    const QString name =
        tr("%1, token %2 “%3”").arg(laneTitle(variant)).arg(row).arg(cacheWord(results, row));
    if (variant == core::CacheVariant::Cached && !results.kept.has(row))
        return tooltipText({tr("%1: no longer in the cache").arg(name)});
    return tooltipText({name, tr("key %1").arg(vectorText(lane.rows->keys.row(row))),
                        tr("value %1").arg(vectorText(lane.rows->values.row(row))),
                        tr("weight %1").arg(exactNumberText(lane.attention.weights(row))),
                        tr("A click, or Left and Right, chooses the lane")});
}

void CacheLanesView::choose(core::CacheVariant variant)
{
    if (variant != kvCache(frame()).inputs.variant)
        Q_EMIT edited(cacheEdit(core::SetCacheVariant{variant}), Gesture::Once);
}

void CacheLanesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    for (const core::CacheVariant variant : core::kCacheVariants)
        if (layoutIn(rect(), variant).area.contains(event->position()))
            choose(variant);
}

void CacheLanesView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const bool isNaive = kvCache(frame()).inputs.variant == core::CacheVariant::Naive;
    if (event->key() == Qt::Key_Left && !isNaive)
        choose(core::CacheVariant::Naive);
    else if (event->key() == Qt::Key_Right && isNaive)
        choose(core::CacheVariant::Cached);
    else
        View::keyPressEvent(event);
}

} // namespace views
