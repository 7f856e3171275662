#include "views/kv_quantization_view.h"

#include "views/attention_frame.h"
#include "views/cell_paint.h"
#include "views/kv_memory_frame.h"
#include "views/text_width.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

/// The colours from the least to the most, their numbers at the ends.
void paintScale(QPainter& painter, const QRectF& room, const ColourScale& scale, const QFont& font,
                const QColor& text)
{
    constexpr int kShades = 32;
    const QString least = numberText(scale.minimum(), 1);
    const QString most = numberText(scale.maximum(), 1);
    const qreal gap = 4;
    const QRectF bar = room.adjusted(textWidth(font, least) + gap, room.height() * 0.25,
                                     -textWidth(font, most) - gap, -room.height() * 0.25);
    writeLine(painter, room, font, text, least);
    writeLine(painter, room, font, text, most, Qt::AlignRight);
    if (bar.width() > 0)
        paintCells(painter, bar, 1, kShades, [&](int, int shade) {
            return scale.colour(std::lerp(scale.minimum(), scale.maximum(), shade / (kShades - 1.0)));
        });
}

} // namespace

KvQuantizationLayout layoutKvQuantization(const QRectF& area, qreal zoom)
{
    KvQuantizationLayout layout;
    const qreal gap = std::min(16 * zoom, area.width() * 0.04);
    const qreal line = std::min(19 * zoom, area.height() * 0.12);
    const qreal width = (area.width() - 2 * gap) / 3;
    for (std::size_t i = 0; i < layout.maps.size(); ++i) {
        const qreal left = area.left() + static_cast<qreal>(i) * (width + gap);
        auto& map = layout.maps[i];
        map.title = QRectF(left, area.top(), width, line);
        map.cells = QRectF(left, area.top() + line, width, area.height() - 3 * line);
        map.words = QRectF(left, map.cells.bottom(), width, line);
        map.scale = QRectF(left, map.words.bottom(), width, line);
    }
    return layout;
}

KvQuantizationView::KvQuantizationView(QWidget* parent) : View(parent)
{
    setMouseTracking(true);
    setAccessibleName(tr("Keys, and what few bits lose of them"));
}

QString KvQuantizationView::heading() const
{
    const auto& setup = kvMemory(frame()).inputs.quantization;
    return tr("Keys in %1 bits, groups of %2 (a row is a token, a column a channel)")
        .arg(setup.bits)
        .arg(setup.group);
}

QSizeF KvQuantizationView::figureSize() const
{
    return {620, 330};
}

QSize KvQuantizationView::sizeHint() const
{
    return (QSizeF(520, 280) * appearance().zoom).toSize();
}

QSize KvQuantizationView::minimumSizeHint() const
{
    return (QSizeF(260, 150) * appearance().zoom).toSize();
}

std::optional<core::Quantity> KvQuantizationView::numbers() const
{
    return core::namedValue(kvMemory(frame()), "keys");
}

void KvQuantizationView::refresh()
{
    const core::Quantization& q = kvMemory(frame()).quantization;
    m_lostPerChannel = (q.perChannel.keys - q.head.k).cwiseAbs();
    m_lostPerToken = (q.perToken.keys - q.head.k).cwiseAbs();
    const core::Quantization& coarsest = kvMemory(frame()).coarsest;
    m_mostLost = std::max((coarsest.perChannel.keys - coarsest.head.k).cwiseAbs().maxCoeff(),
                          (coarsest.perToken.keys - coarsest.head.k).cwiseAbs().maxCoeff());
    setAccessibleDescription(
        tr("On average a key's number is off by %1 per channel and %2 per token")
            .arg(numberText(m_lostPerChannel.mean(), 3), numberText(m_lostPerToken.mean(), 3)));
}

bool KvQuantizationView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto& q = kvMemory(frame()).quantization;
    for (const auto& map : layoutKvQuantization(rect(), appearance().zoom).maps) {
        if (!map.cells.contains(help->pos()))
            continue;
        const QPointF at = help->pos() - map.cells.topLeft();
        const auto place = [](qreal share, core::Index count) {
            return std::min(static_cast<core::Index>(share * static_cast<qreal>(count)), count - 1);
        };
        const core::Index token = place(at.y() / map.cells.height(), q.head.k.rows());
        const core::Index channel = place(at.x() / map.cells.width(), q.head.k.cols());
        QToolTip::showText(
            help->globalPos(),
            tooltipText({tr("Token %1, channel %2: %3")
                             .arg(token)
                             .arg(channel)
                             .arg(exactNumberText(q.head.k(token, channel))),
                         tr("per channel: %1").arg(exactNumberText(q.perChannel.keys(token, channel))),
                         tr("per token: %1").arg(exactNumberText(q.perToken.keys(token, channel)))}),
            this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

void KvQuantizationView::paintTo(QPainter& painter, const QRectF& area) const
{
    const core::Quantization& q = kvMemory(frame()).quantization;
    const core::QuantizationSetup& setup = kvMemory(frame()).inputs.quantization;
    const Appearance& look = appearance();
    const qreal fit = std::clamp(area.height() / (150 * look.zoom), 0.3, 1.0);
    const double most = q.head.k.cwiseAbs().maxCoeff();
    const std::array matrices{&q.head.k, &m_lostPerChannel, &m_lostPerToken};
    const std::array titles{tr("Keys"), tr("Per channel"), tr("Per token")};
    const QString mean = tr("mean error %1");
    const std::array words{setup.outlier == 1 ? tr("no outlier")
                                              : tr("outlier: channel %1").arg(core::kOutlierChannel),
                           mean.arg(numberText(m_lostPerChannel.mean(), frame().decimals())),
                           mean.arg(numberText(m_lostPerToken.mean(), frame().decimals()))};
    const ColourScale keys = ColourScale::diverging(look.theme, -most, most);
    const ColourScale losses = ColourScale::sequential(look.palette, 0, m_mostLost);
    const KvQuantizationLayout layout = layoutKvQuantization(area, look.zoom);
    for (std::size_t i = 0; i < layout.maps.size(); ++i) {
        const auto& [title, cells, below, limits] = layout.maps[i];
        const core::Matrix& matrix = *matrices[i];
        const ColourScale& scale = i == 0 ? keys : losses;
        writeLine(painter, title, look.font(13 * fit, QFont::DemiBold), look.theme.text, titles[i]);
        paintCells(painter, cells, static_cast<int>(matrix.rows()), static_cast<int>(matrix.cols()),
                   [&](int row, int column) { return scale.colour(matrix(row, column)); });
        writeLine(painter, below, look.font(12 * fit), look.theme.muted, words[i]);
        paintScale(painter, limits, scale, look.font(11 * fit), look.theme.muted);
    }
}

} // namespace views
