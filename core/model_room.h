#pragma once

#include "core/attention_room.h"
#include "core/model_inputs.h"
#include "core/quantity.h"
#include "core/transformer/hops.h"
#include "core/transformer/residual_stream.h"
#include "core/transformer/trace.h"

/// A trained model that reads a text: what follows from what a person can change.
namespace core {

/// A token the model may say next.
struct RankedToken
{
    std::string word;
    double probability = 0;
};

/// The second text, read as the first one is.
struct OtherReading
{
    std::vector<std::string> words;
    transformer::Trace trace;
    RankedToken answer; // its likeliest next token, and that token's probability after it
    double here = 0;    // that token's probability after the first text
    Matrix patched;     // and when a place of the first run is taken from the second: patchingEffects
};

struct ModelResults
{
    ModelInputs inputs;
    std::vector<int> tokens;
    std::vector<std::string> words; // as many
    Index query = 0;                // the position looked from
    transformer::Trace trace;       // of the run without the heads that are off

    RankedToken says;                   // the likeliest token after the query
    transformer::ResidualStream stream; // at the query, and what each part adds to that token's logit

    AttentionResults head; // the open head, computed again in double from the q, k and v that it used

    /// The likeliest next tokens after the text, the first ten.
    std::vector<RankedToken> next;
    /// What the model would say at the query if it stopped after that layer: for the embedding and each layer
    /// the likeliest three.
    std::vector<std::vector<RankedToken>> afterLayer;
    /// The likeliest next token with nothing off or cut, and its probability in this run.
    RankedToken answer;
    /// The answer's probability without each head in turn, the most missed head first; measured where that is
    /// quickly done (isQuicklyMeasured), else empty.
    std::vector<transformer::HeadEffect> effects;
    /// The edges that carry the answer, the largest drop first, in the most missed heads; measured with them.
    std::vector<transformer::Hop> hops;
    std::optional<OtherReading> other; // where there is a second text
    std::vector<double> surprise;      // bits of each token given those before; the first is 0
    double perplexity = 1;             // of all tokens but the first; 1 for a text of one

    std::optional<transformer::Generated> generated; // where the model writes on; its times are measured
};

/// The inputs were checked when they were made. Results before may lend what only depends on text and heads.
ModelResults evaluate(const ModelInputs& inputs, const ModelResults* before = nullptr);

/// The same, measured also where that takes long.
std::vector<transformer::HeadEffect> headEffects(const ModelResults& results);

/// Whether `evaluate` has to run the model so often that the window leaves it to a worker.
bool takesLong(const ModelInputs& inputs, const ModelResults* before);

/// The text written on as `inputs.generation` says, up to the context's end.
std::string generatedText(const ModelResults& results);

/// A result by its name: tokens, ids, next, next-words, next-share (of the first), logits (of the next
/// token), surprise (bits), perplexity, answer (its probability), hops (by how much the answer's probability
/// falls without each head), edges (and without each edge that carries it), maps (every head's weights:
/// layer, head, query, then the row), generate; other (the second text's answer: its probability there and
/// here), patched, difference (of the open head's weights: the second text's less these); at the query:
/// stream (what each sublayer adds to the vector, a row each), says (the likeliest token), logit (its logit),
/// attribution (what each sublayer adds to it), head-parts and head-attribution (the same of each head of the
/// open layer), neurons (of that layer's feed-forward network); and what AttentionResults has of the open
/// head: q k v scores scaled masked weights output, query, best, hidden.
std::optional<Quantity> namedValue(const ModelResults& results, std::string_view name);
std::vector<std::string> valueNames(const ModelResults& results);

/// Weights without the first key, which many heads rest on: each row's others share its part, as much as each
/// had; a row that gave it everything stays.
Matrix withoutFirstKey(const Matrix& weights);

/// Keys of the open head's row.
Index selectable(const ModelResults& results);

/// Numbers of the attention lessons' kind that another lesson takes over: the open head's q, k and v.
AttentionInputs takenFrom(const AttentionInputs& own, const ModelInputs& model);

} // namespace core
