#pragma once

#include "core/kv_bytes.h"

#include <vector>

/// Two walls of memory: the weights, shared by all sequences, and the cache, one for each of them.
namespace core {

/// What the model and the device are, besides the cache's shape.
struct WallsSetup
{
    double parameters = 27;  // thousand millions of weights
    Index weightBits = 16;   // of each weight, one of kElementBits
    double memory = 80;      // GiB of the device
    double bandwidth = 2000; // GB/s: thousand million bytes a second

    bool operator==(const WallsSetup&) const = default;
};

/// What a decoding step has to hold and to read. Bytes and seconds.
///   step = (weights + cache of all sequences) ÷ bandwidth       reads each of them once
///   a token's share = weights ÷ batch ÷ bandwidth + cache of one sequence ÷ bandwidth
/// So a larger batch makes the first part smaller, never the second. A lower bound: it counts reading alone.
struct Walls
{
    double weights = 0;  // bytes
    double sequence = 0; // bytes of the cache of one sequence
    double cache = 0;    // bytes of all sequences
    double device = 0;   // bytes
    double crossing = 0; // tokens of context from which on the caches are at least as large as the weights
    double largestBatch = 0; // sequences that fit beside the weights; 0 when none does
    double stepTime = 0;     // seconds for one token of every sequence
    double weightTime = 0;   // seconds of it for the weights, a sequence's share
    double cacheTime = 0;    // seconds of it for one sequence's cache

    double tokenTime() const { return weightTime + cacheTime; }
    bool fits() const { return weights + cache <= device; }
};

Walls walls(const CacheLoad& load, const WallsSetup& setup);

/// What grows along the axis of the walls' charts.
enum class WallsAxis { Context, Batch };

/// The walls at evenly spaced places of an axis: from no context, or from one sequence, to an end.
struct WallsCurve
{
    std::vector<double> places; // tokens of context, or sequences
    std::vector<Walls> walls;   // at each of them
};

/// Where the axis ends: round, and a little beyond the current place, the crossing and the largest batch that
/// fits, unless those lie more than a hundred times further off.
double axisEnd(const CacheLoad& load, const WallsSetup& setup, WallsAxis axis);

WallsCurve wallsCurve(const CacheLoad& load, const WallsSetup& setup, WallsAxis axis, double end);

} // namespace core
