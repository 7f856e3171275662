#pragma once

#include "core/attention_edits.h"
#include "core/language_model.h"
#include "core/transformer/ablation.h"
#include "core/transformer/generation.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A trained model that reads a text: what a person can change, and the changes.
namespace core {

using transformer::Cut;
using transformer::HeadPlace;

inline constexpr Index kMostModelTokens = 128; // of a text, for its maps to be seen
inline constexpr Index kMostGenerated = 1000;
inline constexpr double kMaxTemperature = 5;

/// Whether the model writes the text on, with a KV cache and without, and each token is timed.
enum class Writing { Off, On };

/// How the text goes on when the model writes.
struct Generation : transformer::Sampling
{
    Writing writing = Writing::Off;

    bool operator==(const Generation&) const = default;
};

/// Whether the maps show how much every query weighs the first token, which many heads rest on, or share a
/// row's weight out anew without it.
enum class Sink { Shown, Hidden };

inline constexpr std::array<std::string_view, 2> kSinkNames{"shown", "hidden"};

struct ModelInputs
{
    LanguageModelPtr model; // never null
    std::string text;
    HeadPlace open;             // the head whose attention is looked into
    std::optional<Index> query; // the position looked from; none: the last
    std::vector<HeadPlace> off; // in the order of layers and heads, each once
    std::vector<Cut> cuts;      // edges no query sees, each once; its other keys share their weight
    Sink sink = Sink::Shown;
    std::string other; // a second text of as many tokens, to compare with; empty: none
    Generation generation;

    bool operator==(const ModelInputs&) const = default;
};

/// Another model reads (see withModel).
struct SetLanguageModel
{
    LanguageModelPtr model;
};
struct SetModelText
{
    std::string text;
};
/// One token of the text becomes another word.
struct SetModelWord
{
    Index position;
    std::string word;
};
/// Each of two words becomes the other, wherever they stand.
struct SwapModelWords
{
    std::string word;
    std::string other;
};
/// The likeliest next token joins the text.
struct AppendNext
{
};
struct OpenHead
{
    HeadPlace place;
};
enum class HeadState { On, Off };
struct SwitchHead
{
    HeadPlace place;
    HeadState state;
};
/// Exactly these heads are off.
struct SetHeadsOff
{
    std::vector<HeadPlace> off;
};
enum class EdgeState { Cut, Whole };
struct SwitchEdge
{
    Cut edge;
    EdgeState state;
};
/// Exactly these edges are cut.
struct SetCuts
{
    std::vector<Cut> cuts;
};
/// All heads on and all edges whole.
struct Mend
{
};
struct SetModelQuery
{
    Index query;
};
struct SetSink
{
    Sink sink;
};
struct SetOtherText
{
    std::string text;
};
struct SetGeneration
{
    Generation generation;
};

using ModelEdit = std::variant<SetLanguageModel, SetModelText, SetModelWord, SwapModelWords, AppendNext,
                               OpenHead, SwitchHead, SetHeadsOff, SwitchEdge, SetCuts, Mend, SetModelQuery,
                               SetSink, SetOtherText, SetGeneration>;

/// Another model reads the text, or its own first words where it cannot; its first head is open, all are on.
ModelInputs withModel(ModelInputs inputs, const LanguageModelPtr& model);

/// "1.3": layer and head as `--set` takes them; "1.3:27>3": an edge of it from a query to a key.
std::string headText(const HeadPlace& place);
std::string edgeText(const Cut& edge);

/// What is switched off and cut, as the engine takes it.
transformer::Ablation<float> ablationOf(const ModelInputs& inputs);

/// The inputs with the edit made. Throws EditError when the edit does not fit them.
ModelInputs apply(ModelInputs inputs, const ModelEdit& edit);

/// What the panels of one attention head offer: the query can be chosen, and the present text be kept to
/// compare with; numbers are the model's own. Throws EditError.
ModelInputs apply(ModelInputs inputs, const AttentionEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const ModelEdit& edit);

/// `inputs` with query, open head, heads off, cuts, sink, second text and generation as in `start`; model and
/// text stay.
ModelInputs withControlsOf(const ModelInputs& start, ModelInputs inputs);

} // namespace core
