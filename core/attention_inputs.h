#pragma once

#include "core/mask.h"
#include "core/matrix.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// One attention head on a few tokens: everything a person can change.
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

/// Which keys a query may see: all; those up to its own position; the last `window` of those; those that were
/// drawn by hand.
enum class MaskKind { None, Causal, Window, Drawn };

inline constexpr std::array<std::string_view, 4> kMaskNames{"none", "causal", "window", "drawn"};

using VisibleTable = std::vector<std::vector<bool>>; // [query][key]

/// Where there are projections, an absent q, k or v is computed from them and a present one was typed over;
/// without projections all three are present. Finished weights stand for all of these: nothing is known then
/// of what they were made of, and the functions below give vectors of one 0.
struct AttentionInputs
{
    std::vector<std::string> tokens;
    std::optional<Projections> projections;
    std::optional<Matrix> q;       // [tokens × d_k], before the multiplier
    std::optional<Matrix> k;       // [tokens × d_k]
    std::optional<Matrix> v;       // [tokens × d_v]
    std::optional<Matrix> weights; // [tokens × tokens], finished; rows need not sum to 1
    MaskKind mask = MaskKind::Causal;
    Index window = 2;   // keys a query sees under MaskKind::Window, its own among them
    VisibleTable drawn; // of MaskKind::Drawn, and kept while another mask is chosen; empty: never drawn
    bool scale = true;
    double qMultiplier = 1;
    Index query = 0;                               // the chosen position, counted from 0
    Index seed = 1;                                // of the vectors that new tokens get
    std::shared_ptr<const AttentionInputs> pinned; // state A, to compare with; none: nothing is pinned

    Index count() const { return static_cast<Index>(tokens.size()); }
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

/// The numbers of a table; Q before the multiplier. Throws EditError when these inputs have no such table.
Matrix tableOf(const AttentionInputs& inputs, AttentionTable table);

/// Queries before the multiplier, keys and values: typed over, or X times their projection.
Matrix queriesBeforeMultiplier(const AttentionInputs& inputs);
Matrix keysOf(const AttentionInputs& inputs);
Matrix valuesOf(const AttentionInputs& inputs);

/// Which keys each query may see.
Mask maskOf(const AttentionInputs& inputs);

/// The same as a table.
VisibleTable visibleTable(const AttentionInputs& inputs);

} // namespace core
