#pragma once

#include "core/matrix.h"

#include <variant>
#include <vector>

/// A device's cache memory shared by many sequences, laid out in two ways: each sequence gets one piece as
/// long as it could ever become, or as many small blocks as it needs.
namespace core {

/// A sequence comes, so many tokens long. Sequences are numbered from 1 in the order they come.
struct Arrival
{
    Index length;

    bool operator==(const Arrival&) const = default;
};

/// A sequence ends and gives its memory back.
struct Ending
{
    Index sequence;

    bool operator==(const Ending&) const = default;
};

using PagingEvent = std::variant<Arrival, Ending>;

struct PagingSetup
{
    Index memory = 1024; // tokens that it holds in all
    Index reserve = 256; // tokens kept free for each sequence when it needs one piece
    Index block = 16;    // tokens in a block
    Index prefix = 0;    // tokens at the start of every sequence that are the same for all
    bool share = false;  // blocks filled by the prefix alone are stored once
    std::vector<PagingEvent> events;

    bool operator==(const PagingSetup&) const = default;
};

/// A piece of memory that one sequence has for itself.
struct Reservation
{
    Index sequence = 0;
    Index first = 0;  // where it begins, in tokens
    Index tokens = 0; // of it in use
};

struct MemoryBlock
{
    std::vector<Index> sequences; // that use it; none when it is free
    Index part = 0;               // which block of its sequences it is, from 0
    Index tokens = 0;             // of it in use
    bool common = false;          // filled by the common prefix, and so shared
};

/// How full a way of laying out the memory is. Tokens.
struct MemoryUse
{
    Index taken = 0;            // of the memory, no longer free
    Index stored = 0;           // of those, with something in them
    std::vector<Index> waiting; // sequences there was no room for, in the order they came

    Index wasted() const { return taken - stored; }
    double waste() const; // percent of what is taken; 0 when nothing is
};

struct Paging
{
    std::vector<Reservation> reservations; // by rising place
    MemoryUse contiguous;
    std::vector<MemoryBlock> blocks; // the whole memory, memory ÷ block of them
    MemoryUse paged;
    std::vector<Index> running; // sequences that came and have not ended
};

/// Both layouts after all events. A sequence that finds no room waits; when one ends, those that wait are
/// tried again in their order. One piece goes to the lowest place that is long enough, blocks are the lowest
/// free ones. At most one block of a sequence is partly empty, so
///   wasted tokens < block × sequences.
/// Throws EditError for an ending of a sequence that is not running and for a length outside 1…reserve.
/// Source: Kwon et al. 2023, "PagedAttention", sections 3 and 4.
Paging layOut(const PagingSetup& setup);

/// How many sequences may come and end in all.
inline constexpr std::size_t kMostPagingEvents = 400;

/// The length that a sequence came with; 0 for one that never came.
Index lengthOf(const PagingSetup& setup, Index sequence);

} // namespace core
