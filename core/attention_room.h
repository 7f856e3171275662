#pragma once

#include "core/attention.h"
#include "core/quantity.h"
#include "core/stage.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// One attention head on a few tokens: what a person can change, the changes, and what follows from them.
namespace core {

inline constexpr double kMaxQMultiplier = 10;

/// Token vectors and the matrices that make queries, keys and values of them.
struct Projections
{
    Matrix x;  // [tokens × d_model]
    Matrix wq; // [d_model × d_k]
    Matrix wk; // [d_model × d_k]
    Matrix wv; // [d_model × d_v]

    bool operator==(const Projections& other) const;
};

enum class MaskKind { None, Causal };

/// Everything a person can change. Where there are projections, an absent q, k or v is computed from them and
/// a present one was typed over; without projections all three are present.
struct AttentionInputs
{
    std::vector<std::string> tokens;
    std::optional<Projections> projections;
    std::optional<Matrix> q; // [tokens × d_k], before the multiplier
    std::optional<Matrix> k; // [tokens × d_k]
    std::optional<Matrix> v; // [tokens × d_v]
    MaskKind mask = MaskKind::Causal;
    bool scale = true;
    double qMultiplier = 1;
    Index query = 0; // the chosen position, counted from 0

    bool operator==(const AttentionInputs& other) const;
};

enum class AttentionTable { X, WQ, WK, WV, Q, K, V };

inline constexpr std::array<std::string_view, 7> kAttentionTableNames{"x", "wq", "wk", "wv", "q", "k", "v"};

constexpr std::string_view name(AttentionTable table)
{
    return kAttentionTableNames[static_cast<std::size_t>(table)];
}

/// "q[1,0]": the name of a number, as `--set` takes it.
std::string cellName(AttentionTable table, Index row, Index column);

struct SetQuery
{
    Index query;
};
struct SetQMultiplier
{
    double value;
};
struct SetMask
{
    MaskKind mask;
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
struct SetToken
{
    Index position;
    std::string token;
};

using AttentionEdit = std::variant<SetQuery, SetQMultiplier, SetMask, SetScale, SetCell, SetToken>;

/// Throws EditError: `place`, such as "q[9,0]", names no number of the table, and which there are; or no
/// token.
[[noreturn]] void refuseCell(const AttentionInputs& inputs, AttentionTable table, std::string_view place);
[[noreturn]] void refuseToken(const AttentionInputs& inputs, std::string_view place);

/// The inputs with the edit made. Throws EditError when the edit does not fit them.
AttentionInputs apply(AttentionInputs inputs, const AttentionEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const AttentionEdit& edit);

/// Those of Q, K and V that were typed over in `before` and are computed again in `after`.
std::vector<std::string> computedAgain(const AttentionInputs& before, const AttentionInputs& after);

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
};

AttentionResults evaluate(const AttentionInputs& inputs);

/// Queries before the multiplier, keys and values: typed over, or X times their projection.
Matrix queriesBeforeMultiplier(const AttentionInputs& inputs);
Matrix keysOf(const AttentionInputs& inputs);
Matrix valuesOf(const AttentionInputs& inputs);

/// Which keys each query may see.
Mask maskOf(const AttentionInputs& inputs);

/// The matrix a stage works on: scores, scaled, masked, weights; the weights again while they mix.
const Matrix& stageMatrix(const AttentionResults& results, Stage stage);

/// A result by its name: tokens x wq wk wv q k v scores scaled masked weights output, and for the chosen row
/// query, best (the key it attends to most) and hidden (how many keys it may not see); nothing when this
/// lesson has none of that name.
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
