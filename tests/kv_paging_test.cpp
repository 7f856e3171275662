#include "core/errors.h"
#include "core/kv_paging.h"
#include "tests/near.h"

#include <algorithm>
#include <map>
#include <random>

using core::Arrival;
using core::EditError;
using core::Ending;
using core::Index;
using core::layOut;
using core::PagingEvent;
using core::PagingSetup;
using tests::contains;
using tests::isNear;

namespace {

PagingSetup setup(Index memory, Index reserve, Index block, std::vector<PagingEvent> events)
{
    PagingSetup result;
    result.memory = memory;
    result.reserve = reserve;
    result.block = block;
    result.events = std::move(events);
    return result;
}

std::vector<Index> usersOf(const core::Paging& paging, std::size_t block)
{
    return paging.blocks.at(block).sequences;
}

/// Sequences that come and end at random.
PagingSetup busy(std::mt19937& random, Index block, bool share)
{
    PagingSetup result = setup(512, 64, block, {});
    result.prefix = 40;
    result.share = share;
    Index arrived = 0;
    std::vector<Index> running;
    for (int i = 0; i < 60; ++i)
        if (running.empty() || random() % 3 != 0) {
            result.events.emplace_back(Arrival{static_cast<Index>(random() % 64) + 1});
            running.push_back(++arrived);
        } else {
            const auto at = running.begin() + static_cast<Index>(random() % running.size());
            result.events.emplace_back(Ending{*at});
            running.erase(at);
        }
    return result;
}

} // namespace

TEST_CASE("one piece wastes the reserve, blocks only the end of the last one", "[kv-paging][hand]")
{
    const auto paging = layOut(setup(128, 64, 16, {Arrival{20}, Arrival{33}}));
    CHECK(paging.contiguous.taken == 128);
    CHECK(paging.contiguous.stored == 53);
    CHECK(isNear(paging.contiguous.waste(), 58.59375, 1e-12));
    CHECK(paging.paged.taken == 80); // 2 and 3 blocks
    CHECK(paging.paged.stored == 53);
    CHECK(isNear(paging.paged.waste(), 33.75, 1e-12));
    CHECK(usersOf(paging, 0) == std::vector<Index>{1});
    CHECK(usersOf(paging, 4) == std::vector<Index>{2});
    CHECK(paging.blocks[4].tokens == 1);
    CHECK(usersOf(paging, 5).empty());
}

TEST_CASE("freed blocks are used again, wherever they lie", "[kv-paging][hand]")
{
    const auto paging =
        layOut(setup(96, 96, 16, {Arrival{16}, Arrival{16}, Arrival{16}, Ending{2}, Arrival{40}}));
    CHECK(usersOf(paging, 0) == std::vector<Index>{1});
    CHECK(usersOf(paging, 1) == std::vector<Index>{4});
    CHECK(usersOf(paging, 2) == std::vector<Index>{3});
    CHECK(usersOf(paging, 3) == std::vector<Index>{4});
    CHECK(usersOf(paging, 4) == std::vector<Index>{4});
    CHECK(paging.running == std::vector<Index>{1, 3, 4});
}

TEST_CASE("a freed piece goes to the next sequence that needs one", "[kv-paging][hand]")
{
    const auto paging =
        layOut(setup(96, 32, 16, {Arrival{8}, Arrival{8}, Arrival{8}, Ending{2}, Arrival{5}}));
    REQUIRE(paging.reservations.size() == 3);
    CHECK(paging.reservations[1].sequence == 4);
    CHECK(paging.reservations[1].first == 32);
}

TEST_CASE("a sequence without room waits until one ends", "[kv-paging][hand]")
{
    PagingSetup full = setup(64, 64, 16, {Arrival{10}, Arrival{10}, Arrival{20}});
    CHECK(layOut(full).contiguous.waiting == std::vector<Index>{2, 3});
    CHECK(layOut(full).paged.waiting.empty());
    full.events.emplace_back(Ending{1});
    CHECK(layOut(full).contiguous.waiting == std::vector<Index>{3});
    CHECK(layOut(full).reservations.front().sequence == 2);
}

TEST_CASE("one that waits can leave, and no one overtakes it", "[kv-paging]")
{
    PagingSetup full = setup(64, 64, 16, {Arrival{40}, Arrival{40}, Arrival{5}});
    CHECK(layOut(full).paged.waiting == std::vector<Index>{2, 3}); // one free block would do for 3
    full.events.emplace_back(Ending{2});
    CHECK(layOut(full).paged.waiting.empty());
}

TEST_CASE("a shared prefix is stored once", "[kv-paging][hand]")
{
    PagingSetup three = setup(256, 64, 16, {Arrival{40}, Arrival{50}, Arrival{36}});
    three.prefix = 36; // two full blocks, and 4 tokens that each keeps for itself
    CHECK(layOut(three).paged.taken == 16 * (3 + 4 + 3));
    three.share = true;
    const auto paging = layOut(three);
    CHECK(paging.paged.taken == 16 * (3 + 2 + 1));
    CHECK(usersOf(paging, 0) == std::vector<Index>{1, 2, 3});
    CHECK(usersOf(paging, 1) == std::vector<Index>{1, 2, 3});
    CHECK(usersOf(paging, 2) == std::vector<Index>{1});
    CHECK(layOut(three).contiguous.taken == 3 * 64); // one piece cannot share
}

TEST_CASE("a shared block stays until the last of its sequences ends", "[kv-paging][hand]")
{
    PagingSetup two = setup(256, 64, 16, {Arrival{40}, Arrival{40}, Ending{1}});
    two.prefix = 32;
    two.share = true;
    CHECK(layOut(two).paged.taken == 48);
    CHECK(usersOf(layOut(two), 0) == std::vector<Index>{2});
    two.events.emplace_back(Ending{2});
    CHECK(layOut(two).paged.taken == 0);
    CHECK(layOut(two).paged.waste() == 0); // nothing taken, nothing wasted
}

TEST_CASE("a sequence shorter than the prefix shares what it has of it", "[kv-paging]")
{
    PagingSetup two = setup(256, 64, 16, {Arrival{20}, Arrival{60}, Ending{1}, Arrival{60}});
    two.prefix = 48;
    two.share = true;
    const auto paging = layOut(two);
    CHECK(paging.paged.taken == 16 * (4 + 1)); // three shared, one end each
}

TEST_CASE("blocks waste less than one block a sequence", "[kv-paging][law]")
{
    std::mt19937 random(7);
    for (const Index block : {1, 3, 16, 64})
        for (int i = 0; i < 20; ++i) {
            const auto paging = layOut(busy(random, block, i % 2 == 0));
            const auto held = static_cast<Index>(paging.running.size() - paging.paged.waiting.size());
            CHECK(paging.paged.wasted() <= (block - 1) * held);
        }
}

TEST_CASE("what is taken and stored is what the map shows", "[kv-paging][twin]")
{
    std::mt19937 random(3);
    for (int i = 0; i < 40; ++i) {
        const PagingSetup now = busy(random, 8, i % 2 == 0);
        const auto paging = layOut(now);
        Index taken = 0, stored = 0;
        std::map<Index, Index> held; // tokens of each sequence, shared ones for each
        for (const auto& block : paging.blocks) {
            taken += block.sequences.empty() ? 0 : now.block;
            stored += block.tokens;
            for (const Index sequence : block.sequences)
                held[sequence] += block.tokens;
        }
        CHECK(paging.paged.taken == taken);
        CHECK(paging.paged.stored == stored);
        for (const auto& [sequence, tokens] : held)
            CHECK(tokens == core::lengthOf(now, sequence));
        Index end = 0, pieces = 0;
        for (const auto& piece : paging.reservations) {
            CHECK(piece.first >= end); // no two overlap
            end = piece.first + now.reserve;
            pieces += piece.tokens;
        }
        CHECK(paging.contiguous.stored == pieces);
        CHECK(paging.contiguous.taken == now.reserve * static_cast<Index>(paging.reservations.size()));
        CHECK(end <= now.memory);
        CHECK(held.size() + paging.paged.waiting.size() == paging.running.size());
        CHECK(paging.reservations.size() + paging.contiguous.waiting.size() == paging.running.size());
    }
}

TEST_CASE("memory that is no whole number of blocks leaves the rest unused", "[kv-paging]")
{
    CHECK(layOut(setup(100, 64, 16, {})).blocks.size() == 6);
}

TEST_CASE("sequences that cannot be are refused with a sentence", "[kv-paging][error]")
{
    CHECK_THROWS_AS(layOut(setup(128, 64, 16, {Arrival{65}})), EditError);
    CHECK_THROWS_WITH(layOut(setup(128, 64, 16, {Arrival{65}})),
                      contains("1 to 64 tokens") && contains("not 65"));
    CHECK_THROWS_WITH(layOut(setup(128, 64, 16, {Arrival{0}})), contains("not 0"));
    CHECK_THROWS_WITH(layOut(setup(128, 64, 16, {Ending{1}})), contains("sequence 1 is not there"));
    CHECK_THROWS_WITH(layOut(setup(128, 64, 16, {Arrival{4}, Ending{1}, Ending{1}})), contains("sequence 1"));
}
