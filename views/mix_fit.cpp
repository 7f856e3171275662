#include "views/attention_frame.h"
#include "views/key_choice.h"
#include "views/mix_view.h"
#include "views/room.h"
#include "views/text_width.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr qreal kWidestTokenShare = 0.2; // of the table's width

/// The width of the widest number between the values' limits and 0. Weights are at most 1 in all, so every
/// product and every sum lies between them, whichever query is chosen: columns stay where they are.
qreal widestNumber(const core::Matrix& values, int decimals, const QFont& font)
{
    double minimum = 0;
    double maximum = 0;
    for (const double number : values.reshaped())
        if (std::isfinite(number)) {
            minimum = std::min(minimum, number);
            maximum = std::max(maximum, number);
        }
    return std::max(numberWidth(font, numberText(minimum, decimals)),
                    numberWidth(font, numberText(maximum, decimals)));
}

} // namespace

MixWidths MixView::widths(const Appearance& look, qreal type, qreal widest, MixColumns columns) const
{
    const auto& results = attention(frame());
    const QFont strong = look.font(type, QFont::DemiBold);
    const QFont small = look.font(type * kMixSmall);
    const qreal token =
        std::max(textWidth(strong, QStringLiteral("mm")), widestToken(results.inputs.tokens, strong));
    const int decimals = frame().decimals();
    VectorWidths parts;
    parts.bracket = textWidth(strong, QStringLiteral("("));
    parts.comma = textWidth(strong, QStringLiteral(", "));
    parts.ellipsis = textWidth(strong, QStringLiteral("…"));
    MixWidths all;
    all.token = std::min(token, widest) + 5 * look.zoom +
                textWidth(small, QString(QString::number(numberOfKeys(frame())).size(), QLatin1Char('0')));
    all.weight = std::max(numberWidth(strong, numberText(0, decimals)), textWidth(small, tr("weight")));
    all.value = all.product = all.sum = parts;
    all.value.sign = all.product.sign = textWidth(strong, QStringLiteral("× "));
    all.value.number = widestNumber(results.v, m_valueDecimals, strong);
    all.product.number = all.sum.number = widestNumber(results.v, decimals, strong);
    const auto setTitle = [&](VectorWidths& vector, const QString& title) {
        vector.title = vector.sign + vector.bracket + textWidth(small, title) + 1;
    };
    setTitle(all.value, tr("value"));
    setTitle(all.product, columns == MixColumns::All ? tr("product") : tr("weight × value"));
    setTitle(all.sum, tr("sum so far"));
    all.gap = 8 * look.zoom;
    all.line = QFontMetricsF(strong).height() * 1.1;
    return all;
}

/// The table in that type and with those columns; nothing when too little of each vector fits.
std::optional<MixView::Sized> MixView::tried(const QRectF& area, const Appearance& look, qreal type,
                                             MixColumns columns, int atLeast) const
{
    const QRectF inner = area.adjusted(4, 0, -4, -1);
    const auto key = frame().selection.key;
    Sized sized{{}, look, type, widths(look, type, kWidestTokenShare * inner.width(), columns)};
    auto layout = layoutMixColumns(inner, sized.widths, columns,
                                   static_cast<int>(attention(frame()).v.cols()), atLeast);
    if (!layout)
        return std::nullopt;
    sized.layout = *layout;
    layoutMixRows(sized.layout, sized.widths.line, static_cast<int>(numberOfKeys(frame())), m_first,
                  key ? std::optional(static_cast<int>(*key)) : std::nullopt);
    return sized;
}

/// The largest type that shows all there is; else the most columns, and then the largest type, that show
/// enough of each vector.
MixView::Sized MixView::sizedFor(const QRectF& area) const
{
    constexpr Room kRoom{{0.1, 0.1}, {600, 190}};
    constexpr qreal kLargest = 16;
    constexpr qreal kSmallestWhole = 9;
    const int components = static_cast<int>(attention(frame()).v.cols());
    const Appearance look = lookFor(appearance(), area.size(), kRoom);
    for (qreal type = kLargest; type >= kSmallestWhole; --type)
        if (auto sized = tried(area, look, type, MixColumns::All, components);
            sized && sized->layout.more() == 0)
            return *sized;
    const int enough = components <= 3 ? components : 2;
    for (const auto columns : {MixColumns::All, MixColumns::WithoutValues, MixColumns::ProductsAlone})
        for (const qreal type : {13.0, 12.0, 11.0})
            if (auto sized = tried(area, appearance(), type, columns, enough))
                return *sized;
    return *tried(area, appearance(), 10, MixColumns::ProductsAlone, 0);
}

MixLayout MixView::layoutIn(const QRectF& area) const
{
    return sizedFor(area).layout;
}

} // namespace views
