#include "views/attention_frame.h"

#include "views/model_frame.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <limits>

namespace views {

namespace {

QString withTypographicSigns(const std::string& text)
{
    QString result = QString::fromStdString(text);
    result.replace(QLatin1String("inf"), QStringLiteral("∞"));
    result.replace(QLatin1String("nan"), QStringLiteral("?"));
    return result.replace(QLatin1Char('-'), QChar(0x2212));
}

} // namespace

const core::AttentionResults& attention(const Frame& frame)
{
    if (hasModel(frame))
        return model(frame).head;
    return std::get<core::AttentionResults>(frame.results->open);
}

bool hasAttention(const Frame& frame)
{
    return std::holds_alternative<core::AttentionResults>(frame.results->open) || hasModel(frame);
}

QString numberText(double value, int decimals)
{
    return withTypographicSigns(core::fixedText(value, decimals));
}

QString shortNumberText(double value, int decimals)
{
    return withTypographicSigns(core::shortText(value, decimals));
}

QString exactNumberText(double value)
{
    return withTypographicSigns(core::exactText(value));
}

ColourScale colourScale(const core::AttentionResults& results, core::Stage stage,
                        const Appearance& appearance)
{
    const auto& weights = results.inputs.weights;
    if (stage >= core::Stage::Softmax)
        return ColourScale::sequential(appearance.palette, weights ? std::min(0.0, weights->minCoeff()) : 0,
                                       weights ? std::max(1.0, weights->maxCoeff()) : 1);
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = -minimum;
    for (const double score : core::stageMatrix(results, stage).reshaped())
        if (std::isfinite(score)) {
            minimum = std::min(minimum, score);
            maximum = std::max(maximum, score);
        }
    return minimum <= maximum ? ColourScale::diverging(appearance.theme, minimum, maximum)
                              : ColourScale::diverging(appearance.theme, 0, 0);
}

bool paintNotKnown(const Frame& frame, QPainter& painter, const QRectF& area, const Appearance& look)
{
    if (!attention(frame).inputs.weights)
        return false;
    painter.setFont(look.font(13));
    painter.setPen(look.theme.muted);
    painter.drawText(
        area, Qt::AlignCenter | Qt::TextWordWrap,
        QCoreApplication::translate("Stage", "Not known: only the finished weights were loaded."));
    return true;
}

QString stageTitle(core::Stage stage)
{
    constexpr std::array kTitles{QT_TRANSLATE_NOOP("Stage", "Score"), QT_TRANSLATE_NOOP("Stage", "Scale"),
                                 QT_TRANSLATE_NOOP("Stage", "Mask"), QT_TRANSLATE_NOOP("Stage", "Softmax"),
                                 QT_TRANSLATE_NOOP("Stage", "Mix")};
    return QCoreApplication::translate("Stage", kTitles[static_cast<std::size_t>(stage)]);
}

} // namespace views
