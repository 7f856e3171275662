#pragma once

#include "core/attention_edits.h"
#include "core/language_model.h"
#include "core/transformer/ablation.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A trained model that reads a text: what a person can change, and the changes.
namespace core {

using transformer::HeadPlace;

inline constexpr Index kMostModelTokens = 128; // of a text, for its maps to be seen
inline constexpr Index kMostGenerated = 1000;
inline constexpr double kMaxTemperature = 5;

/// How the text goes on when the model writes.
struct Generation
{
    Index tokens = 20;
    Index seed = 1;
    double temperature = 0; // 0: always the likeliest token

    bool operator==(const Generation&) const = default;
};

struct ModelInputs
{
    LanguageModelPtr model; // never null
    std::string text;
    HeadPlace open;             // the head whose attention is looked into
    std::optional<Index> query; // the position looked from; none: the last
    std::vector<HeadPlace> off; // in the order of layers and heads, each once
    Generation generation;

    bool operator==(const ModelInputs&) const = default;
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
struct SetModelQuery
{
    Index query;
};
struct SetGeneration
{
    Generation generation;
};

using ModelEdit = std::variant<SetModelText, SetModelWord, AppendNext, OpenHead, SwitchHead, SetHeadsOff,
                               SetModelQuery, SetGeneration>;

/// Another model reads the text, or its own first words where it cannot; its first head is open, all are on.
ModelInputs withModel(ModelInputs inputs, const LanguageModelPtr& model);

/// "1.3": layer and head as `--set` takes them.
std::string headText(const HeadPlace& place);

/// The inputs with the edit made. Throws EditError when the edit does not fit them.
ModelInputs apply(ModelInputs inputs, const ModelEdit& edit);

/// What the panels of one attention head offer: the query can be chosen; numbers are the model's own. Throws
/// EditError.
ModelInputs apply(ModelInputs inputs, const AttentionEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const ModelEdit& edit);

/// `inputs` with query, open head, heads off and generation as in `start`; model and text stay.
ModelInputs withControlsOf(const ModelInputs& start, ModelInputs inputs);

} // namespace core
