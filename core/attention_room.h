#pragma once

#include "core/attention.h"
#include "core/attention_edits.h"
#include "core/quantity.h"
#include "core/stage.h"

/// One attention head on a few tokens: what follows from what a person can change.
namespace core {

/// `inputs` with query, Q multiplier, mask and scaling as in `start`; numbers and tokens stay.
AttentionInputs withControlsOf(const AttentionInputs& start, AttentionInputs inputs);

/// What follows from the inputs.
struct AttentionResults
{
    AttentionInputs inputs;
    Matrix q; // [tokens × d_k], multiplied by the Q multiplier: the queries that are compared
    Matrix k; // [tokens × d_k]
    Matrix v; // [tokens × d_v]
    AttentionTrace trace;
    std::shared_ptr<const AttentionResults> pinned; // of state A; none: nothing is pinned
};

/// Results before may lend those of state A.
AttentionResults evaluate(const AttentionInputs& inputs, const AttentionResults* before = nullptr);

/// The matrix a stage works on: scores, scaled, masked, weights; the weights again while they mix.
const Matrix& stageMatrix(const AttentionResults& results, Stage stage);

/// What changed since state A: the stage's matrix in the present state less that in A. A cell that the mask
/// hides in both has not changed; of masked scores one hidden since is −∞ and one shown since ∞. Nothing
/// where there is no A, or its tokens are more or fewer.
std::optional<Matrix> sincePinned(const AttentionResults& results, Stage stage);

/// A result by its name: tokens x wq wk wv q k v scores scaled masked weights output, and for the chosen row
/// query, best (the key it attends to most), hidden (how many keys it may not see); difference, of the
/// weights, since state A; nothing when this lesson has none of that name.
std::optional<Quantity> namedValue(const AttentionResults& results, std::string_view name);

/// Every name `namedValue` answers to.
std::vector<std::string> valueNames(const AttentionResults& results);

/// Keys of a row, one of which can be chosen.
Index selectable(const AttentionResults& results);

/// One row of the weights in a few words' worth of numbers.
struct RowSummary
{
    Index query = 0;
    std::vector<Index> strongest; // the keys that share the largest weight; empty when no key is visible
    double weight = 0;            // of each of them
    Index hidden = 0;             // keys the mask hides
};

RowSummary summarize(const AttentionResults& results, Index query);

} // namespace core
