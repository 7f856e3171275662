#include "core/kv_paging.h"

#include "core/errors.h"
#include "core/kv_bytes.h"

#include <algorithm>

namespace core {

namespace {

struct Sequence
{
    Index number;
    Index length;
};

/// One piece each, as long as the reserve.
class ContiguousMemory
{
public:
    ContiguousMemory(const PagingSetup& setup, Paging& paging) : m_setup(setup), m_paging(paging) {}

    bool place(const Sequence& sequence)
    {
        auto& pieces = m_paging.reservations;
        Index first = 0;
        auto next = pieces.begin();
        while (next != pieces.end() && next->first < first + m_setup.reserve)
            first = (next++)->first + m_setup.reserve;
        if (first + m_setup.reserve > m_setup.memory)
            return false;
        pieces.insert(next, {sequence.number, first, sequence.length});
        m_paging.contiguous.taken += m_setup.reserve;
        m_paging.contiguous.stored += sequence.length;
        return true;
    }

    void free(Index number)
    {
        auto& pieces = m_paging.reservations;
        const auto found = std::ranges::find(pieces, number, &Reservation::sequence);
        m_paging.contiguous.taken -= m_setup.reserve;
        m_paging.contiguous.stored -= found->tokens;
        pieces.erase(found);
    }

    MemoryUse& use() { return m_paging.contiguous; }

private:
    const PagingSetup& m_setup;
    Paging& m_paging;
};

/// Blocks wherever they are free. A shared block lies in the memory once, for all sequences that have come
/// as far as to fill it.
class PagedMemory
{
public:
    PagedMemory(const PagingSetup& setup, Paging& paging) : m_setup(setup), m_paging(paging)
    {
        paging.blocks.resize(static_cast<std::size_t>(setup.memory / setup.block));
    }

    bool place(const Sequence& sequence)
    {
        const Index common = m_setup.share ? std::min(m_setup.prefix, sequence.length) / m_setup.block : 0;
        const Index known = std::min(common, sharedBlocks()); // already in the memory
        const Index needed = (sequence.length + m_setup.block - 1) / m_setup.block - known;
        if (needed > std::ranges::count_if(m_paging.blocks, isFree))
            return false;
        for (MemoryBlock& block : m_paging.blocks)
            if (block.common && block.part < known)
                block.sequences.push_back(sequence.number);
        for (Index part = known; part < known + needed; ++part) {
            const Index tokens = std::min(m_setup.block, sequence.length - part * m_setup.block);
            take({{sequence.number}, part, tokens, part < common});
        }
        return true;
    }

    void free(Index number)
    {
        for (MemoryBlock& block : m_paging.blocks)
            if (std::erase(block.sequences, number) > 0 && block.sequences.empty()) {
                use().taken -= m_setup.block;
                use().stored -= block.tokens;
                block = {};
            }
    }

    MemoryUse& use() { return m_paging.paged; }

private:
    static bool isFree(const MemoryBlock& block) { return block.sequences.empty(); }

    /// The first ones of the prefix: whoever uses one of them uses all before it.
    Index sharedBlocks() const { return std::ranges::count_if(m_paging.blocks, &MemoryBlock::common); }

    void take(MemoryBlock taken)
    {
        use().taken += m_setup.block;
        use().stored += taken.tokens;
        *std::ranges::find_if(m_paging.blocks, isFree) = std::move(taken);
    }

    const PagingSetup& m_setup;
    Paging& m_paging;
};

template <typename Memory>
class Queue
{
public:
    explicit Queue(Memory memory) : m_memory(std::move(memory)) {}

    void arrive(const Sequence& sequence)
    {
        m_waiting.push_back(sequence);
        admit();
    }

    void end(Index number)
    {
        if (std::erase_if(m_waiting, [&](const Sequence& s) { return s.number == number; }) == 0)
            m_memory.free(number);
        admit();
    }

private:
    /// The first that waits goes first: a short one never overtakes a long one.
    void admit()
    {
        while (!m_waiting.empty() && m_memory.place(m_waiting.front()))
            m_waiting.erase(m_waiting.begin());
        m_memory.use().waiting.clear();
        for (const Sequence& sequence : m_waiting)
            m_memory.use().waiting.push_back(sequence.number);
    }

    Memory m_memory;
    std::vector<Sequence> m_waiting;
};

void checkLength(const PagingSetup& setup, Index length)
{
    if (length < 1 || length > setup.reserve)
        throw EditError(
            CORE_WORDS("a sequence must have 1 to %1 tokens, as many as are reserved for each, not %2"),
            groupedText(setup.reserve), groupedText(length));
}

} // namespace

double MemoryUse::waste() const
{
    return taken > 0 ? 100.0 * static_cast<double>(wasted()) / static_cast<double>(taken) : 0;
}

Paging layOut(const PagingSetup& setup)
{
    Paging paging;
    Queue contiguous{ContiguousMemory(setup, paging)};
    Queue paged{PagedMemory(setup, paging)};
    Index arrived = 0;
    for (const PagingEvent& event : setup.events) {
        if (const auto* arrival = std::get_if<Arrival>(&event)) {
            checkLength(setup, arrival->length);
            const Sequence sequence{++arrived, arrival->length};
            paging.running.push_back(sequence.number);
            contiguous.arrive(sequence);
            paged.arrive(sequence);
            continue;
        }
        const Index number = std::get<Ending>(event).sequence;
        if (std::erase(paging.running, number) == 0)
            throw EditError(CORE_WORDS("sequence %1 is not there to end"), groupedText(number));
        contiguous.end(number);
        paged.end(number);
    }
    return paging;
}

Index lengthOf(const PagingSetup& setup, Index sequence)
{
    Index arrived = 0;
    for (const PagingEvent& event : setup.events)
        if (const auto* arrival = std::get_if<Arrival>(&event); arrival && ++arrived == sequence)
            return arrival->length;
    return 0;
}

} // namespace core
