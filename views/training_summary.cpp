#include "views/training_summary.h"

#include "views/count_text.h"
#include "views/model_frame.h"
#include "views/token_text.h"
#include "views/training_frame.h"

namespace views {

QString TrainingSummary::sentence() const
{
    const core::TrainingResults& results = training(frame());
    const core::transformer::Recipe& recipe = results.inputs.run->recipe;
    const core::Index step = results.inputs.step();
    const core::RankedToken& first = results.model.next.front();
    const QString word = colouredWords(visibleToken(first.word), appearance().theme.value);
    const QString says = tr("To the text it says %1 (%2).").arg(word, shareText(first.probability));
    if (step == 0)
        return tr("Before training: the model's numbers are drawn at random.") + QLatin1Char(' ') + says;
    return tr("After %1 stories: %2 of the questions of two hops right, among %3 foods.")
               .arg(countText(step * recipe.stories), percentText(results.exam.right.back(), 0))
               .arg(core::transformer::wordsAt(recipe, step - 1)) +
           QLatin1Char(' ') + says;
}

} // namespace views
