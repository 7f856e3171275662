#include "views/cache_summary.h"

#include "views/cache_frame.h"

#include <QPainter>
#include <QTextDocument>

#include <cmath>

namespace views {

namespace {

/// Two outputs that differ by rounding alone are the same.
constexpr double kRounding = 1e-12;

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style='color:%1; font-weight:600'>%2</span>")
        .arg(colour.name(), text.toHtmlEscaped());
}

std::unique_ptr<QTextDocument> document(const QString& html, const Appearance& look, qreal width)
{
    auto result = std::make_unique<QTextDocument>();
    result->setDocumentMargin(0);
    result->setDefaultFont(look.font(14));
    result->setDefaultStyleSheet(QStringLiteral("body{color:%1}").arg(look.theme.text.name()));
    result->setHtml(QStringLiteral("<body>%1</body>").arg(html));
    result->setTextWidth(width);
    return result;
}

} // namespace

CacheSummary::CacheSummary(QWidget* parent) : View(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QString CacheSummary::sentence() const
{
    const core::KvCacheResults& results = kvCache(frame());
    const Theme& theme = appearance().theme;
    const QColor naive = laneColour(core::CacheVariant::Naive, theme);
    const QColor cached = laneColour(core::CacheVariant::Cached, theme);
    const core::Index old = results.step - 1;
    QString text =
        tr("Step %1, %2: %3 projects %4, %5 of them again; %6 projects 1 and takes %7 from the cache.")
            .arg(countText(results.step))
            .arg(coloured(QStringLiteral("“%1”").arg(cacheWord(results, old)), theme.query))
            .arg(coloured(laneTitle(core::CacheVariant::Naive), naive))
            .arg(countText(results.step))
            .arg(coloured(countText(old), naive))
            .arg(coloured(laneTitle(core::CacheVariant::Cached), cached))
            .arg(countText(results.kept.count() - 1));
    const double difference = core::stepDifference(results);
    text +=
        QLatin1Char(' ') + (difference <= kRounding
                                ? tr("Same output.")
                                : tr("The outputs differ by up to %1.")
                                      .arg(coloured(differenceText(difference, frame().decimals()), naive)));
    return text;
}

QString CacheSummary::plainText() const
{
    return document(sentence(), appearance(), -1)->toPlainText();
}

void CacheSummary::refresh()
{
    setFixedHeight(heightFor(width()));
    setAccessibleName(plainText());
}

void CacheSummary::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    setFixedHeight(heightFor(width()));
}

int CacheSummary::heightFor(int width) const
{
    return frame().results
               ? static_cast<int>(std::ceil(document(sentence(), appearance(), width)->size().height()))
               : 20;
}

QSize CacheSummary::sizeHint() const
{
    return {400, heightFor(qMax(200, width()))};
}

QSizeF CacheSummary::figureSize() const
{
    const qreal width = 760 * appearance().zoom;
    return {width, qreal(heightFor(qRound(width)))};
}

void CacheSummary::paintTo(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.translate(area.topLeft());
    document(sentence(), appearance(), area.width())->drawContents(&painter);
    painter.restore();
}

} // namespace views
