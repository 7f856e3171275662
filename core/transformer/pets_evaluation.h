#pragma once

#include "core/transformer/pets_story.h"
#include "core/transformer/weights.h"

namespace core::transformer::pets {

struct Score
{
    Index asked = 0;
    Index right = 0;

    double share() const { return asked == 0 ? 0 : static_cast<double>(right) / static_cast<double>(asked); }
};

/// For each kind of question, in the order of kQuestions.
using Scores = std::array<Score, kQuestions.size()>;

/// Asks about the first owner of so many drawn stories, each question by itself after its story; right is an
/// answer whose logit is the largest of the whole vocabulary's. Throws std::invalid_argument when the model
/// has another vocabulary than the task.
Scores evaluate(const Weights& weights, const StoryKind& kind, Index stories, std::uint64_t seed);

/// p(answer) as the next token after the text's tokens.
double probability(const Weights& weights, const std::vector<int>& text, int answer);

} // namespace core::transformer::pets
