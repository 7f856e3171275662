#include "views/registry.h"

#include "views/attention_controls.h"
#include "views/bars_view.h"
#include "views/derivation_view.h"
#include "views/guide_view.h"
#include "views/heatmap_view.h"
#include "views/inputs_view.h"
#include "views/mix_view.h"
#include "views/stages_view.h"
#include "views/summary_view.h"

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
    ViewEntry{"bars", QT_TRANSLATE_NOOP("ViewEntry", "Weights of the chosen query"), Place::Side,
              make<BarsView>},
    ViewEntry{"derivation", QT_TRANSLATE_NOOP("ViewEntry", "Where a number comes from"), Place::Side,
              make<DerivationView>},
    ViewEntry{"inputs", QT_TRANSLATE_NOOP("ViewEntry", "What goes in"), Place::Strip, make<InputsView>},
    ViewEntry{"mix", QT_TRANSLATE_NOOP("ViewEntry", "The values, mixed"), Place::Strip, make<MixView>},
    ViewEntry{"stages", QT_TRANSLATE_NOOP("ViewEntry", "Stages"), Place::Footer, make<StagesView>},
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
