#include "views/lens_view.h"

#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/room.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr Room kLensRoom{{250, 110}, {700, 330}};
constexpr qreal kLensType = 13;
constexpr qreal kLeastCell = 92; // wide: a word of usual length and its percent

QString rowName(std::size_t row)
{
    return row == 0 ? LensView::tr("embedding") : LensView::tr("layer %1").arg(row - 1);
}

} // namespace

LensView::LensView(QWidget* parent) : View(parent)
{
    setAccessibleName(tr("What the model would say if it stopped after each layer"));
}

QString LensView::heading() const
{
    const core::ModelResults& results = model(frame());
    return tr("After each layer, at %1 “%2”")
        .arg(results.query)
        .arg(quotedToken(results.words[static_cast<std::size_t>(results.query)]));
}

QSizeF LensView::figureSize() const
{
    return {360, 150};
}

QSize LensView::sizeHint() const
{
    return (QSizeF(300, 120) * appearance().zoom).toSize();
}

QSize LensView::minimumSizeHint() const
{
    return (QSizeF(200, 90) * appearance().zoom).toSize();
}

/// The likeliest token's probability after the embedding and each layer.
std::optional<core::Quantity> LensView::numbers() const
{
    core::Ranking ranking;
    for (const auto& row : model(frame()).afterLayer)
        ranking.places.push_back({row.front().word, row.front().probability});
    return ranking;
}

void LensView::refresh()
{
    QStringList spoken;
    const auto& rows = model(frame()).afterLayer;
    for (std::size_t row = 0; row < rows.size(); ++row)
        spoken += tr("%1: %2, %3")
                      .arg(rowName(row), visibleToken(rows[row].front().word),
                           shareText(rows[row].front().probability));
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
}

void LensView::paintTo(QPainter& painter, const QRectF& area) const
{
    const Appearance look = lookFor(appearance(), area.size(), kLensRoom);
    const auto& rows = model(frame()).afterLayer;
    const QFont font = look.font(kLensType);
    const qreal height = std::min(area.height() / static_cast<qreal>(rows.size()), 34 * look.zoom);
    qreal names = 0;
    for (std::size_t row = 0; row < rows.size(); ++row)
        names = std::max(names, textWidth(font, rowName(row)));
    names += 12 * look.zoom;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const QRectF line(area.left(), area.top() + static_cast<qreal>(row) * height, area.width(), height);
        painter.setFont(font);
        painter.setPen(look.theme.muted);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, rowName(row));
        const auto places = static_cast<qreal>(rows[row].size());
        const qreal shown =
            std::clamp(std::floor((line.width() - names) / (kLeastCell * look.zoom)), 1.0, places);
        const qreal width = (line.width() - names) / shown;
        for (std::size_t i = 0; i < static_cast<std::size_t>(shown); ++i) {
            const core::RankedToken& token = rows[row][i];
            const QRectF cell(line.left() + names + static_cast<qreal>(i) * width, line.top() + 2,
                              width - 6 * look.zoom, line.height() - 4);
            QColor share = look.theme.value;
            share.setAlphaF(0.25F);
            painter.fillRect(QRectF(cell.left(), cell.top(), cell.width() * token.probability, cell.height()),
                             share);
            painter.setFont(look.font(kLensType, i == 0 ? QFont::DemiBold : QFont::Normal));
            painter.setPen(look.theme.text);
            const QString text =
                QStringLiteral("%1 %2").arg(visibleToken(token.word), percentText(token.probability, 0));
            painter.drawText(
                cell.adjusted(4 * look.zoom, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, cell.width() - 4 * look.zoom));
        }
    }
}

} // namespace views
