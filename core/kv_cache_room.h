#pragma once

#include "core/attention_inputs.h"
#include "core/cache_lanes.h"
#include "core/quantity.h"
#include "core/words.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Generating token by token, with and without a KV cache: what a person can change, and what follows.
namespace core {

inline constexpr Index kMaxCacheTokens = 4096;

/// Up to this step every step before it is run in both lanes; later ones run the naive lane for themselves
/// alone.
inline constexpr Index kCacheRunsCompared = 512;

/// What a stored number may take.
inline constexpr std::array<Index, 4> kStoredNumberBytes{1, 2, 4, 8};

/// What is said of limits beside their numbers.
inline constexpr const char* kStepNote = CORE_WORDS(" (the number of tokens)");
inline constexpr const char* kWindowNote = CORE_WORDS(" (the new row is one of them)");

inline constexpr std::string_view kRandomSource = "random";
inline constexpr std::string_view kOwnSource = "own"; // taken from an attention lesson
inline constexpr Index kRandomSourceTokens = 64;

/// The value axis of the charts.
enum class CacheAxis { Linear, Log };

inline constexpr std::array<std::string_view, 2> kCacheAxisNames{"linear", "log"};

struct NamedCacheTokens
{
    std::string name;
    CacheTokens tokens;

    bool operator==(const NamedCacheTokens&) const = default;
};

/// Everything a person can change. The sources come with the lesson; "random" is always there.
struct KvCacheInputs
{
    std::vector<NamedCacheTokens> sources;
    std::string source;
    std::optional<Index> tokens; // how many arrive; absent: as many as the source has
    std::optional<Index> step;   // counted from 1; absent: the last one
    CacheVariant variant = CacheVariant::Cached;
    CachePolicy policy;
    Index bytes = 2; // of a stored number: 1, 2, 4 or 8
    CacheAxis axis = CacheAxis::Linear;

    bool operator==(const KvCacheInputs&) const = default;
};

/// The chosen source's tokens; none of "random", which are as many as one wants.
const CacheTokens* givenTokens(const KvCacheInputs& inputs);

Index tokenCount(const KvCacheInputs& inputs);
Index stepOf(const KvCacheInputs& inputs);

struct SetCacheSource
{
    std::string source;
};
struct SetCacheTokens
{
    Index tokens;
};
struct SetCacheStep
{
    Index step;
};
struct SetCacheVariant
{
    CacheVariant variant;
};
struct SetCacheKeep
{
    CacheKeep keep;
};
struct SetCacheWindow
{
    Index rows;
};
struct SetCacheSinks
{
    Index rows;
};
struct SetCacheBytes
{
    Index bytes;
};
struct SetCacheAxis
{
    CacheAxis axis;
};

using KvCacheEdit = std::variant<SetCacheSource, SetCacheTokens, SetCacheStep, SetCacheVariant, SetCacheKeep,
                                 SetCacheWindow, SetCacheSinks, SetCacheBytes, SetCacheAxis>;

/// The inputs with the edit made. Fewer tokens than the step take the step along. Throws EditError.
KvCacheInputs apply(KvCacheInputs inputs, const KvCacheEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const KvCacheEdit& edit);

/// The tokens of an attention lesson, as the source "own".
KvCacheInputs takenFrom(KvCacheInputs inputs, const AttentionInputs& given);

/// `start`, with the tokens taken from an attention lesson: all other inputs of this room are controls.
KvCacheInputs withControlsOf(const KvCacheInputs& start, const KvCacheInputs& inputs);

/// One lane at the current step.
struct CacheLane
{
    std::shared_ptr<const CacheRows> rows; // [≥ step × …]; only the first `step` are to be read
    CacheAttention attention;
    Matrix outputs; // [steps run × d_v], of the steps from firstRun to the current one
};

/// Room for every row to come, so that a step appends one and copies none. Results of one run share it: each
/// reads the rows of its own steps alone, which never change.
struct CacheStore
{
    CacheRows rows; // [tokens × …]
    Index filled = 0;
    std::mutex appending;
};

/// What follows from the inputs.
struct KvCacheResults
{
    KvCacheInputs inputs;
    std::shared_ptr<const CacheTokens> tokens; // [tokenCount]
    Index step = 1;                            // the current one, counted from 1
    Eigen::RowVectorXd query;                  // [d_k], of the token that arrives at this step
    CacheLane naive;                           // all rows projected at this step
    CacheLane cached;                          // all but the last row projected before
    std::shared_ptr<CacheStore> store;         // of the cached lane's rows
    KeptRows kept;                             // of the cached lane; the naive one has all
    Index firstRun = 1;                        // the first step that was run in both lanes

    const CacheLane& lane(CacheVariant variant) const
    {
        return variant == CacheVariant::Naive ? naive : cached;
    }
};

/// The parts of one step's work, in the order in which they are done.
enum class CacheWork { ProjectOld, ProjectNew, Keep, Compare, Mix, ForgetQuery };

inline constexpr Index kCacheWorkParts = 6;

/// Runs both lanes up to the current step. What `before` already holds of the same source is not computed
/// again: cached rows, and outputs of earlier steps. The naive lane's rows of this step always are.
KvCacheResults evaluate(const KvCacheInputs& inputs, const KvCacheResults* before = nullptr);

/// More than about 10 ms of work.
bool takesLong(const KvCacheInputs& inputs, const KvCacheResults* before);

/// The largest difference between the two lanes' outputs: over all steps run, and at the current one.
double largestDifference(const KvCacheResults& results);
double stepDifference(const KvCacheResults& results);

CacheWidths shapeOf(const KvCacheResults& results);

/// Counts up to a step, or of one step, of this run.
CacheCounts countsAfter(const KvCacheResults& results, CacheVariant variant, Index step);
CacheCounts countsOfStep(const KvCacheResults& results, CacheVariant variant);

/// How many rows a part of the current step's work is about, in one lane; 0 where the lane does without it.
Index rowsOf(const KvCacheResults& results, CacheWork work, CacheVariant variant);

/// A result by its name; nothing when there is none of that name.
///   projections reads multiply-adds bytes    of the chosen variant, after the last step
///   step-output step-weights outputs         of the chosen variant; at the step, and of every step run
///   cache k v q                              what is kept: K beside V, each alone; the newest query
///   naive cached                             records so far; naive-step cached-step: of this step
///   naive-projections, …-reads, …-bytes      fields of the records so far; bytes-each: of a number
///   naive-output cached-output               of the step, in each lane
///   differences                              [steps run × 1], of the two outputs of each step
///   tokens count step query best kept dropped difference step-difference
std::optional<Quantity> namedValue(const KvCacheResults& results, std::string_view name);

/// Every name `namedValue` answers to.
std::vector<std::string> valueNames(const KvCacheResults& results);

/// The parts of a step's work, one of which can be chosen; see CacheWork.
Index selectable(const KvCacheResults& results);

/// The position that the cached lane's newest query weighs the most; the first of equals.
Index strongestRow(const KvCacheResults& results);

} // namespace core
