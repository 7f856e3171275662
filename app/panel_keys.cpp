#include "app/panel_keys.h"

#include <QCoreApplication>

#include <array>

namespace app {

namespace {

// One line a key, by view.
constexpr std::array kPanelKeys{
    PanelKey{"heatmap", QT_TRANSLATE_NOOP("PanelKey", "Next cell"), "Left; Right"},
    PanelKey{"heatmap", QT_TRANSLATE_NOOP("PanelKey", "Query above or below"), "Up; Down"},
    PanelKey{"heatmap", QT_TRANSLATE_NOOP("PanelKey", "First or last key of the row"), "Home; End"},
    PanelKey{"heatmap", QT_TRANSLATE_NOOP("PanelKey", "First or last cell of all"), "Ctrl+Home; Ctrl+End"},
    PanelKey{"heatmap", QT_TRANSLATE_NOOP("PanelKey", "Leave the cell"), "Esc"},
    PanelKey{"bars", QT_TRANSLATE_NOOP("PanelKey", "Next key"), "Left; Right"},
    PanelKey{"bars", QT_TRANSLATE_NOOP("PanelKey", "First or last key"), "Home; End"},
    PanelKey{"derivation", QT_TRANSLATE_NOOP("PanelKey", "Copy the calculation"), "Ctrl+C"},
    PanelKey{"inputs", QT_TRANSLATE_NOOP("PanelKey", "Change the chosen query's first number"), "F2; Return"},
    PanelKey{"inputs", QT_TRANSLATE_NOOP("PanelKey", "Query above or below"), "Up; Down"},
    PanelKey{"mix", QT_TRANSLATE_NOOP("PanelKey", "Value above or below"), "Up; Down"},
    PanelKey{"mix", QT_TRANSLATE_NOOP("PanelKey", "First or last value"), "Home; End"},
    PanelKey{"plane", QT_TRANSLATE_NOOP("PanelKey", "Move the chosen arrow's tip across"), "Left; Right"},
    PanelKey{"plane", QT_TRANSLATE_NOOP("PanelKey", "Move the chosen arrow's tip up or down"), "Up; Down"},
    PanelKey{"plane", QT_TRANSLATE_NOOP("PanelKey", "Type the chosen arrow's numbers"), "F2; Return"},
    PanelKey{"cache-lanes", QT_TRANSLATE_NOOP("PanelKey", "Naive or cached lane"), "Left; Right"},
    PanelKey{"cache-chart", QT_TRANSLATE_NOOP("PanelKey", "Linear or logarithmic axis"), "L"},
    PanelKey{"kv-sharing", QT_TRANSLATE_NOOP("PanelKey", "Fewer or more key and value heads"), "Left; Right"},
    PanelKey{"kv-walls", QT_TRANSLATE_NOOP("PanelKey", "Less or more context or batch"), "Left; Right"},
    PanelKey{"kv-time", QT_TRANSLATE_NOOP("PanelKey", "Less or more context or batch"), "Left; Right"},
    PanelKey{"kv-paging", QT_TRANSLATE_NOOP("PanelKey", "Another sequence"), "Ins; +"},
    PanelKey{"kv-paging", QT_TRANSLATE_NOOP("PanelKey", "End the first sequence"), "Del"},
    PanelKey{"probabilities", QT_TRANSLATE_NOOP("PanelKey", "Next token"), "Left; Right"},
    PanelKey{"probabilities", QT_TRANSLATE_NOOP("PanelKey", "First or last token"), "Home; End"},
    PanelKey{"probabilities", QT_TRANSLATE_NOOP("PanelKey", "Raise or lower the probability"), "Up; Down"},
    PanelKey{"probabilities", QT_TRANSLATE_NOOP("PanelKey", "The same, ten steps at once"),
             "Shift+Up; Shift+Down"},
    PanelKey{"probabilities", QT_TRANSLATE_NOOP("PanelKey", "Type the probability"), "F2; Return"},
    PanelKey{"surprise", QT_TRANSLATE_NOOP("PanelKey", "Next token"), "Left; Right"},
    PanelKey{"surprise", QT_TRANSLATE_NOOP("PanelKey", "First or last token"), "Home; End"},
    PanelKey{"perplexity-curve", QT_TRANSLATE_NOOP("PanelKey", "Lower or raise the probability"),
             "Left; Right"},
    PanelKey{"guide", QT_TRANSLATE_NOOP("PanelKey", "Scroll"), "Up; Down"},
    PanelKey{"guide", QT_TRANSLATE_NOOP("PanelKey", "First or last line"), "Home; End"},
};

} // namespace

QString PanelKey::translatedTitle() const
{
    return QCoreApplication::translate("PanelKey", title);
}

QList<QKeySequence> PanelKey::keySequences() const
{
    return QKeySequence::listFromString(QLatin1String(keys), QKeySequence::PortableText);
}

std::span<const PanelKey> panelKeys()
{
    return kPanelKeys;
}

} // namespace app
