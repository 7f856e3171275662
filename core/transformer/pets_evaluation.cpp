#include "core/transformer/pets_evaluation.h"

#include "core/transformer/answer_meter.h"
#include "core/transformer/forward.h"

#include <stdexcept>

namespace core::transformer::pets {

namespace {

constexpr Index kStoriesAtOnce = 16;

/// Of the logits after each sequence's last token.
void count(const Batch& batch, const Rows<float>& logits, const std::vector<int>& answers, Scores& scores)
{
    for (Index i = 0; i < batch.sequences(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        Index likeliest = 0;
        logits.row(batch.starts[at] + batch.length(i) - 1).maxCoeff(&likeliest);
        Score& score = scores[at % scores.size()];
        ++score.asked;
        score.right += likeliest == answers[at] ? 1 : 0;
    }
}

} // namespace

Scores evaluate(const Weights& weights, const StoryKind& kind, Index stories, std::uint64_t seed)
{
    if (weights.config().vocabulary != vocabulary().size())
        throw std::invalid_argument("the model has " + std::to_string(weights.config().vocabulary) +
                                    " tokens, the task pets " + std::to_string(vocabulary().size()));
    Scores scores{};
    Activations<float> run;
    for (Index story = 0; story < stories;) {
        Batch batch;
        std::vector<int> answers;
        for (const Index end = std::min(story + kStoriesAtOnce, stories); story < end; ++story) {
            Draws draws(seed, static_cast<std::uint64_t>(story));
            const Story told = drawStory(kind, draws);
            for (const Question question : kQuestions) {
                auto text = tokens(told);
                const auto asked = tokens(question, told.triples.front());
                text.insert(text.end(), asked.begin(), asked.end());
                batch.add(text);
                answers.push_back(answer(question, told.triples.front()));
            }
        }
        forward(weights, batch, run);
        count(batch, run.logits, answers, scores);
    }
    return scores;
}

double probability(const Weights& weights, const std::vector<int>& text, int answer)
{
    return AnswerMeter(weights, text, answer).without({});
}

} // namespace core::transformer::pets
