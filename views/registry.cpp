#include "views/registry.h"

#include "views/attention_controls.h"
#include "views/bars_view.h"
#include "views/cache_chart_view.h"
#include "views/cache_controls.h"
#include "views/cache_history_view.h"
#include "views/cache_lanes_view.h"
#include "views/cache_outputs_view.h"
#include "views/cache_player.h"
#include "views/cache_summary.h"
#include "views/cache_work_view.h"
#include "views/choices_view.h"
#include "views/compare_view.h"
#include "views/derivation_view.h"
#include "views/generation_form.h"
#include "views/generation_times.h"
#include "views/guide_view.h"
#include "views/head_choice.h"
#include "views/heads_view.h"
#include "views/heatmap_view.h"
#include "views/inputs_view.h"
#include "views/kv_bytes_view.h"
#include "views/kv_error_view.h"
#include "views/kv_forms.h"
#include "views/kv_heads_view.h"
#include "views/kv_memory_summary.h"
#include "views/kv_paging_view.h"
#include "views/kv_quantization_view.h"
#include "views/kv_sharing_view.h"
#include "views/kv_walls_view.h"
#include "views/learning_view.h"
#include "views/lens_view.h"
#include "views/mix_view.h"
#include "views/model_controls.h"
#include "views/model_summary.h"
#include "views/next_tokens_view.h"
#include "views/other_text_form.h"
#include "views/patching_view.h"
#include "views/perplexity_controls.h"
#include "views/perplexity_curve_view.h"
#include "views/perplexity_states.h"
#include "views/perplexity_summary.h"
#include "views/plane_view.h"
#include "views/probabilities_view.h"
#include "views/reading_controls.h"
#include "views/reading_view.h"
#include "views/scaling_controls.h"
#include "views/scaling_curves_view.h"
#include "views/scaling_row_view.h"
#include "views/scaling_summary.h"
#include "views/score_histogram_view.h"
#include "views/stages_view.h"
#include "views/stream_view.h"
#include "views/summary_view.h"
#include "views/surprise_view.h"
#include "views/token_strip_view.h"
#include "views/tokens_form.h"
#include "views/training_controls.h"
#include "views/training_player.h"
#include "views/training_summary.h"

#include <QCoreApplication>

#include <array>

namespace views {

namespace {

template <typename Type>
View* make(QWidget* parent)
{
    return new Type(parent);
}

// One line a view.
constexpr std::array kEntries{
    ViewEntry{"controls", QT_TRANSLATE_NOOP("ViewEntry", "Controls"), Place::Controls,
              make<AttentionControls>},
    ViewEntry{"summary", QT_TRANSLATE_NOOP("ViewEntry", "The chosen row in words"), Place::Summary,
              make<SummaryView>},
    ViewEntry{"heatmap", QT_TRANSLATE_NOOP("ViewEntry", "Attention matrix"), Place::Subject,
              make<HeatmapView>},
    ViewEntry{"plane", QT_TRANSLATE_NOOP("ViewEntry", "The plane"), Place::Subject, make<PlaneView>},
    ViewEntry{"compare", QT_TRANSLATE_NOOP("ViewEntry", "Before and after"), Place::Subject,
              make<CompareView>},
    ViewEntry{"bars", QT_TRANSLATE_NOOP("ViewEntry", "Weights of the chosen query"), Place::Side,
              make<BarsView>},
    ViewEntry{"tokens-form", QT_TRANSLATE_NOOP("ViewEntry", "Tokens, vectors and mask"), Place::Side,
              make<TokensForm>},
    ViewEntry{"derivation", QT_TRANSLATE_NOOP("ViewEntry", "Where a number comes from"), Place::Side,
              make<DerivationView>},
    ViewEntry{"inputs", QT_TRANSLATE_NOOP("ViewEntry", "What goes in"), Place::Strip, make<InputsView>},
    ViewEntry{"mix", QT_TRANSLATE_NOOP("ViewEntry", "The values, mixed"), Place::Strip, make<MixView>},
    ViewEntry{"stages", QT_TRANSLATE_NOOP("ViewEntry", "Stages"), Place::Footer, make<StagesView>},
    ViewEntry{"cache-controls", QT_TRANSLATE_NOOP("ViewEntry", "Controls of the KV cache"), Place::Controls,
              make<CacheControls>},
    ViewEntry{"cache-summary", QT_TRANSLATE_NOOP("ViewEntry", "The step in words"), Place::Summary,
              make<CacheSummary>},
    ViewEntry{"cache-lanes", QT_TRANSLATE_NOOP("ViewEntry", "Naive and cached, side by side"), Place::Subject,
              make<CacheLanesView>},
    ViewEntry{"cache-history", QT_TRANSLATE_NOOP("ViewEntry", "All steps of both lanes"), Place::Subject,
              make<CacheHistoryView>},
    ViewEntry{"cache-chart", QT_TRANSLATE_NOOP("ViewEntry", "Counted from step to step"), Place::Subject,
              make<CacheChartView>},
    ViewEntry{"cache-work", QT_TRANSLATE_NOOP("ViewEntry", "What a step takes"), Place::Side,
              make<CacheWorkView>},
    ViewEntry{"cache-counters", QT_TRANSLATE_NOOP("ViewEntry", "What both lanes have cost"), Place::Side,
              make<CacheCountersView>},
    ViewEntry{"cache-outputs", QT_TRANSLATE_NOOP("ViewEntry", "The output of every step"), Place::Strip,
              make<CacheOutputsView>},
    ViewEntry{"cache-player", QT_TRANSLATE_NOOP("ViewEntry", "Token by token"), Place::Footer,
              make<CachePlayer>},
    ViewEntry{"kv-summary", QT_TRANSLATE_NOOP("ViewEntry", "The cache's memory in words"), Place::Summary,
              make<KvMemorySummary>},
    ViewEntry{"kv-bytes", QT_TRANSLATE_NOOP("ViewEntry", "Bytes of the cache"), Place::Subject,
              make<KvBytesView>},
    ViewEntry{"kv-calculator", QT_TRANSLATE_NOOP("ViewEntry", "Calculator"), Place::Side, make<KvCalculator>},
    ViewEntry{"kv-sharing", QT_TRANSLATE_NOOP("ViewEntry", "Heads that share"), Place::Subject,
              make<KvSharingView>},
    ViewEntry{"kv-sharing-form", QT_TRANSLATE_NOOP("ViewEntry", "Sharing: the numbers"), Place::Side,
              make<KvSharingForm>},
    ViewEntry{"kv-heads", QT_TRANSLATE_NOOP("ViewEntry", "Change of each head"), Place::Side,
              make<KvHeadsView>},
    ViewEntry{"kv-walls", QT_TRANSLATE_NOOP("ViewEntry", "Two walls"), Place::Subject, make<KvWallsView>},
    ViewEntry{"kv-time", QT_TRANSLATE_NOOP("ViewEntry", "Time of a token"), Place::Subject, make<KvTimeView>},
    ViewEntry{"kv-walls-form", QT_TRANSLATE_NOOP("ViewEntry", "Walls: the numbers"), Place::Side,
              make<KvWallsForm>},
    ViewEntry{"kv-paging", QT_TRANSLATE_NOOP("ViewEntry", "Map of the memory"), Place::Subject,
              make<KvPagingView>},
    ViewEntry{"kv-paging-form", QT_TRANSLATE_NOOP("ViewEntry", "Paging: the numbers"), Place::Side,
              make<KvPagingForm>},
    ViewEntry{"kv-quantization", QT_TRANSLATE_NOOP("ViewEntry", "Keys in few bits"), Place::Subject,
              make<KvQuantizationView>},
    ViewEntry{"kv-quantization-form", QT_TRANSLATE_NOOP("ViewEntry", "Few bits: the numbers"), Place::Side,
              make<KvQuantizationForm>},
    ViewEntry{"kv-error", QT_TRANSLATE_NOOP("ViewEntry", "Error of each query"), Place::Side,
              make<KvErrorView>},
    ViewEntry{"perplexity-controls", QT_TRANSLATE_NOOP("ViewEntry", "Sentence and presets"), Place::Controls,
              make<PerplexityControls>},
    ViewEntry{"perplexity-summary", QT_TRANSLATE_NOOP("ViewEntry", "Perplexity in words"), Place::Summary,
              make<PerplexitySummary>},
    ViewEntry{"probabilities", QT_TRANSLATE_NOOP("ViewEntry", "Probability of each token"), Place::Subject,
              make<ProbabilitiesView>},
    ViewEntry{"surprise", QT_TRANSLATE_NOOP("ViewEntry", "Share of the surprise"), Place::Subject,
              make<SurpriseView>},
    ViewEntry{"reading-passes", QT_TRANSLATE_NOOP("ViewEntry", "A long text read in windows"), Place::Subject,
              make<ReadingView>},
    ViewEntry{"choices", QT_TRANSLATE_NOOP("ViewEntry", "Perplexity as equal choices"), Place::Side,
              make<ChoicesView>},
    ViewEntry{"perplexity-curve", QT_TRANSLATE_NOOP("ViewEntry", "Perplexity against one probability"),
              Place::Side, make<PerplexityCurveView>},
    ViewEntry{"perplexity-states", QT_TRANSLATE_NOOP("ViewEntry", "Two states compared"), Place::Strip,
              make<PerplexityStates>},
    ViewEntry{"reading-controls", QT_TRANSLATE_NOOP("ViewEntry", "Window and stride"), Place::Footer,
              make<ReadingControls>},
    ViewEntry{"scaling-controls", QT_TRANSLATE_NOOP("ViewEntry", "Width, keys and dice"), Place::Controls,
              make<ScalingControls>},
    ViewEntry{"scaling-summary", QT_TRANSLATE_NOOP("ViewEntry", "The spread in words"), Place::Summary,
              make<ScalingSummary>},
    ViewEntry{"scaling-curves", QT_TRANSLATE_NOOP("ViewEntry", "Against the width"), Place::Subject,
              make<ScalingCurvesView>},
    ViewEntry{"score-histogram", QT_TRANSLATE_NOOP("ViewEntry", "How often scores come"), Place::Side,
              make<ScoreHistogramView>},
    ViewEntry{"scaling-row", QT_TRANSLATE_NOOP("ViewEntry", "One random row"), Place::Side,
              make<ScalingRowView>},
    ViewEntry{"model-controls", QT_TRANSLATE_NOOP("ViewEntry", "Text of the model"), Place::Controls,
              make<ModelControls>},
    ViewEntry{"model-summary", QT_TRANSLATE_NOOP("ViewEntry", "The answer in words"), Place::Summary,
              make<ModelSummary>},
    ViewEntry{"heads", QT_TRANSLATE_NOOP("ViewEntry", "All heads"), Place::Subject, make<HeadsView>},
    ViewEntry{"head-choice", QT_TRANSLATE_NOOP("ViewEntry", "The open head"), Place::Side, make<HeadChoice>},
    ViewEntry{"next-tokens", QT_TRANSLATE_NOOP("ViewEntry", "What comes next"), Place::Side,
              make<NextTokensView>},
    ViewEntry{"lens", QT_TRANSLATE_NOOP("ViewEntry", "After each layer"), Place::Side, make<LensView>},
    ViewEntry{"stream", QT_TRANSLATE_NOOP("ViewEntry", "The residual stream"), Place::Subject,
              make<StreamView>},
    ViewEntry{"generation-times", QT_TRANSLATE_NOOP("ViewEntry", "Time of each written token"),
              Place::Subject, make<GenerationTimes>},
    ViewEntry{"generation", QT_TRANSLATE_NOOP("ViewEntry", "The model writes on"), Place::Side,
              make<GenerationForm>},
    ViewEntry{"patching", QT_TRANSLATE_NOOP("ViewEntry", "Two texts: where they part"), Place::Subject,
              make<PatchingView>},
    ViewEntry{"other-text", QT_TRANSLATE_NOOP("ViewEntry", "The other text"), Place::Side,
              make<OtherTextForm>},
    ViewEntry{"token-strip", QT_TRANSLATE_NOOP("ViewEntry", "The text and what carries the answer"),
              Place::Strip, make<TokenStripView>},
    ViewEntry{"training-controls", QT_TRANSLATE_NOOP("ViewEntry", "Settings of the training"),
              Place::Controls, make<TrainingControls>},
    ViewEntry{"training-summary", QT_TRANSLATE_NOOP("ViewEntry", "The training in words"), Place::Summary,
              make<TrainingSummary>},
    ViewEntry{"learning", QT_TRANSLATE_NOOP("ViewEntry", "How it learns"), Place::Subject,
              make<LearningView>},
    ViewEntry{"training-player", QT_TRANSLATE_NOOP("ViewEntry", "Train, and look back"), Place::Footer,
              make<TrainingPlayer>},
    ViewEntry{"guide", QT_TRANSLATE_NOOP("ViewEntry", "Guide"), Place::Guide, make<GuideView>},
};

} // namespace

QString ViewEntry::translatedTitle() const
{
    return QCoreApplication::translate("ViewEntry", title);
}

std::span<const ViewEntry> viewEntries()
{
    return kEntries;
}

const ViewEntry* viewEntry(const QString& id)
{
    for (const ViewEntry& entry : kEntries)
        if (id == QLatin1String(entry.id))
            return &entry;
    return nullptr;
}

} // namespace views
