#pragma once

#include "core/matrix.h"

#include <array>
#include <cstdint>
#include <string_view>

/// Which rows of the KV cache stay, and what the two ways of generating cost by then.
namespace core {

/// What stays in the cache: everything, the last rows, or the first and the last ones.
enum class CacheKeep { All, Window, Sinks };

inline constexpr std::array<std::string_view, 3> kCacheKeepNames{"all", "window", "sinks"};

struct CachePolicy
{
    CacheKeep keep = CacheKeep::All;
    Index window = 2; // the last rows, the new one among them; read by Window and Sinks
    Index sinks = 1;  // the first rows; read by Sinks

    bool operator==(const CachePolicy&) const = default;
};

/// The positions that are in the cache at one step: those before `first` and those from `recent` on.
struct KeptRows
{
    Index step = 0; // positions 0…step−1 have arrived
    Index first = 0;
    Index recent = 0; // ≥ first

    Index count() const { return first + step - recent; }
    bool has(Index position) const { return position < first || position >= recent; }

    bool operator==(const KeptRows&) const = default;
};

/// What is kept at a step, after its new row was appended.
KeptRows keptAt(const CachePolicy& policy, Index step);

enum class CacheVariant { Naive, Cached };

inline constexpr std::array kCacheVariants{CacheVariant::Naive, CacheVariant::Cached};

inline constexpr std::array<std::string_view, 2> kCacheVariantNames{"naive", "cached"};

/// What generating costs, counted up to and including one step.
struct CacheCounts
{
    std::int64_t projections = 0;  // tokens whose K and V were computed
    std::int64_t reads = 0;        // K and V rows that attention read
    std::int64_t multiplyAdds = 0; // of projections, scores and mixing
    std::int64_t bytes = 0;        // of K and V that are kept for the next step

    bool operator==(const CacheCounts&) const = default;
};

/// Widths of the projections, and the bytes of a stored number.
struct CacheWidths
{
    Index modelWidth = 0;
    Index keyWidth = 0;
    Index valueWidth = 0;
    Index bytes = 2;
};

/// The counts after a step, from closed forms. With r(i) the rows read at step i (i of them for the naive
/// way, the kept ones for the cached way):
///   projections    naive Σ i = t(t+1)/2, cached t
///   reads          Σ r(i)
///   multiply-adds  projections × d_model (d_k + d_v)  +  t × d_model d_k  +  reads × (d_k + d_v)
///   bytes          cached r(t) × (d_k + d_v) × bytes; naive keeps nothing
/// The naive way is the least wasteful one: it computes only the newest query and its attention.
CacheCounts countsAfter(CacheVariant variant, const CacheWidths& shape, const CachePolicy& policy,
                        Index step);

/// What the step alone adds: its projections, reads and multiply-adds, and the bytes kept after it.
CacheCounts countsOfStep(CacheVariant variant, const CacheWidths& shape, const CachePolicy& policy,
                         Index step);

} // namespace core
