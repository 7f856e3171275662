#include "views/heatmap_words.h"

#include "views/attention_frame.h"
#include "views/heatmap_view.h"
#include "views/token_text.h"

#include <algorithm>
#include <limits>

namespace views {

namespace {

const std::string& token(const core::AttentionResults& results, core::Index position)
{
    return results.inputs.tokens[static_cast<std::size_t>(position)];
}

QString spoken(const core::AttentionResults& results, core::Index position)
{
    const QString name = spokenToken(token(results, position));
    const bool isAlone = std::ranges::count(results.inputs.tokens, token(results, position)) == 1;
    return isAlone ? name : HeatmapView::tr("%1 at position %2").arg(name, QString::number(position));
}

bool seesNothing(const core::AttentionResults& results, core::Index query)
{
    return (results.trace.masked.row(query).array() == -std::numeric_limits<double>::infinity()).all();
}

QString sentence(core::Stage stage)
{
    switch (stage) {
    case core::Stage::Score:
        return HeatmapView::tr("score of query %1 with key %2: %3");
    case core::Stage::Scale:
        return HeatmapView::tr("scaled score of query %1 with key %2: %3");
    case core::Stage::Mask:
        return HeatmapView::tr("masked score of query %1 with key %2: %3");
    case core::Stage::Softmax:
    case core::Stage::Mix:
        break;
    }
    return HeatmapView::tr("%1 attends %3 percent to %2");
}

} // namespace

QString spokenCell(const Frame& frame, core::Index query, core::Index key)
{
    const auto& results = attention(frame);
    const core::Stage stage = frame.selection.stage;
    const bool masks = stage >= core::Stage::Mask;
    if (masks && seesNothing(results, query))
        return HeatmapView::tr("query %1 has no visible key").arg(spoken(results, query));
    if (masks && !core::maskOf(results.inputs).isVisible(query, key))
        return HeatmapView::tr("key %2 is hidden by the mask from query %1")
            .arg(spoken(results, query), spoken(results, key));
    const bool isWeight = stage >= core::Stage::Softmax;
    const double value = core::stageMatrix(results, stage)(query, key);
    const QString number = isWeight ? numberText(100 * value, std::max(0, frame.decimals() - 2))
                                    : numberText(value, frame.decimals());
    return sentence(stage).arg(spoken(results, query), spoken(results, key), number);
}

QString spokenQuery(const Frame& frame, core::Index query)
{
    const auto& results = attention(frame);
    const QString name = HeatmapView::tr("query %1, %2").arg(query).arg(spokenToken(token(results, query)));
    const bool isBlind = frame.selection.stage >= core::Stage::Mask && seesNothing(results, query);
    return isBlind ? HeatmapView::tr("%1: no visible key").arg(name) : name;
}

QString spokenKey(const Frame& frame, core::Index key)
{
    return HeatmapView::tr("key %1, %2").arg(key).arg(spokenToken(token(attention(frame), key)));
}

} // namespace views
