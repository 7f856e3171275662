#pragma once

#include "core/attention_inputs.h"

#include <variant>

/// The changes a person can make to an attention lesson.
namespace core {

inline constexpr Index kMaxOwnTokens = 64;
inline constexpr Index kMaxSeed = 1'000'000;
inline constexpr Index kMaxWidth = 64; // of queries, keys, values and token vectors

struct SetQuery
{
    Index query;
};
struct SetQMultiplier
{
    double value;
};

/// Drawn takes what is visible now where nothing was drawn before.
struct SetMask
{
    MaskKind mask;
};

/// The sliding window, this many keys wide.
struct SetWindow
{
    Index keys;
};

/// One cell of the mask by hand: the mask is a drawn one from here on, the rest as it was.
struct SetVisible
{
    Index query;
    Index key;
    bool visible;
};
struct SetScale
{
    bool on;
};

/// A number of X or a W computes Q, K and V anew, also where they were typed over.
struct SetCell
{
    AttentionTable table;
    Index row;
    Index column;
    double value;
};

/// A block of numbers, from that cell to the right and down; as SetCell.
struct SetNumbers
{
    AttentionTable table;
    Index row;
    Index column;
    Matrix values;
};
struct SetToken
{
    Index position;
    std::string token;
};

/// Comes to stand at that position, which may be the end; its vectors follow from the seed and the word.
struct AddToken
{
    Index position;
    std::string token;
};
struct RemoveToken
{
    Index position;
};
struct MoveToken
{
    Index from;
    Index to;
};

/// Tokens more or fewer at the end.
struct SetTokenCount
{
    Index count;
};

enum class Width { Key, Value, Model };

inline constexpr std::array<std::string_view, 3> kWidthNames{"width", "value-width", "model-width"};

/// More numbers in each vector, which are 0, or fewer.
struct SetWidth
{
    Width of;
    Index width;
};

enum class GivenAs { Directly, Projected };

/// Q, K and V given directly, or as X times a projection each. Nothing that follows from them changes: X is
/// then one-hot, and W_Q, W_K and W_V are Q, K and V.
struct SetGivenAs
{
    GivenAs given;
};

/// Words as tokens, with the mask, the widths and the controls as they are; equal words have equal vectors.
struct StartSentence
{
    std::string sentence;
};

/// Of the vectors that new tokens get; those there are stay.
struct SetSeed
{
    Index seed;
};

/// All vectors new, which follow from the seed and the place.
struct StartRandom
{
    Index seed;
};

enum class LoadedTable { Weights, Q, K, V };

/// A table from a file. There are as many tokens then as it has rows, and vectors as long as it has columns;
/// of Q and K the other follows with zeros or shorter. `tokens` may be empty: then those there are stay, as
/// far as they go.
struct LoadTable
{
    LoadedTable as;
    Matrix numbers;
    std::vector<std::string> tokens;
};

/// State A, to compare the present one with; none: nothing to compare with.
struct SetPinned
{
    std::shared_ptr<const AttentionInputs> state;
};

using AttentionEdit =
    std::variant<SetQuery, SetQMultiplier, SetMask, SetWindow, SetVisible, SetScale, SetCell, SetNumbers,
                 SetToken, AddToken, RemoveToken, MoveToken, SetTokenCount, SetWidth, SetGivenAs,
                 StartSentence, SetSeed, StartRandom, LoadTable, SetPinned>;

/// Throws EditError: `place`, such as "q[9,0]", names no number of the table, and which there are; or no
/// token.
[[noreturn]] void refuseCell(const AttentionInputs& inputs, AttentionTable table, std::string_view place);
[[noreturn]] void refuseToken(const AttentionInputs& inputs, std::string_view place);

/// The inputs with the edit made. Of finished weights only tokens and the chosen query can change, until one
/// starts from something else. Throws EditError when the edit does not fit them.
AttentionInputs apply(AttentionInputs inputs, const AttentionEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const AttentionEdit& edit);

/// Those of Q, K and V that were typed over in `before` and are computed again in `after`.
std::vector<std::string> computedAgain(const AttentionInputs& before, const AttentionInputs& after);

} // namespace core
