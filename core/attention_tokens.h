#pragma once

#include "core/attention_edits.h"

/// Changes of which tokens there are and how long their vectors are. Each throws EditError beyond the limits.
namespace core {

AttentionInputs withTokenAdded(AttentionInputs inputs, const AddToken& edit);
AttentionInputs withTokenRemoved(AttentionInputs inputs, const RemoveToken& edit);
AttentionInputs withTokenMoved(AttentionInputs inputs, const MoveToken& edit);
AttentionInputs withTokenCount(AttentionInputs inputs, const SetTokenCount& edit);
AttentionInputs withWidth(AttentionInputs inputs, const SetWidth& edit);
AttentionInputs givenAs(AttentionInputs inputs, const SetGivenAs& edit);
AttentionInputs ofSentence(AttentionInputs inputs, const StartSentence& edit);
AttentionInputs withTable(AttentionInputs inputs, const LoadTable& edit);

/// All vectors anew, from the inputs' seed.
AttentionInputs ofRandomNumbers(AttentionInputs inputs);

/// How long its queries and keys, its values, or its token vectors are; 0 where there are no token vectors.
Index widthOf(const AttentionInputs& inputs, Width of);

} // namespace core
