#include "core/mask.h"
#include "tests/catch.h"

using core::Index;
using core::Mask;

TEST_CASE("a causal mask shows a query itself and what came before", "[mask]")
{
    const Mask mask = Mask::causal(4);
    CHECK(mask.queries() == 4);
    CHECK(mask.keys() == 4);
    for (Index query = 0; query < 4; ++query)
        for (Index key = 0; key < 4; ++key)
            CHECK(mask.isVisible(query, key) == (key <= query));
}

TEST_CASE("no mask shows every key to every query", "[mask]")
{
    const Mask mask = Mask::none(2, 3);
    CHECK(mask.queries() == 2);
    CHECK(mask.keys() == 3);
    for (Index query = 0; query < 2; ++query)
        for (Index key = 0; key < 3; ++key)
            CHECK(mask.isVisible(query, key));
}

TEST_CASE("a drawn mask shows what was drawn", "[mask]")
{
    const Mask mask = Mask::drawn({{true, false, true}, {false, false, false}}, 3);
    CHECK(mask.queries() == 2);
    CHECK(mask.keys() == 3);
    CHECK(mask.isVisible(0, 0));
    CHECK_FALSE(mask.isVisible(0, 1));
    CHECK(mask.isVisible(0, 2));
    CHECK_FALSE(mask.isVisible(1, 2));
}

TEST_CASE("a drawn mask without rows still knows its keys", "[mask]")
{
    const Mask mask = Mask::drawn({}, 5);
    CHECK(mask.queries() == 0);
    CHECK(mask.keys() == 5);
}

TEST_CASE("a ragged drawn mask is refused", "[mask][error]")
{
    CHECK_THROWS_WITH(Mask::drawn({{true, false}, {true}}, 2), "a mask row has 1 entries, not 2");
}

TEST_CASE("no key is visible from the visible end on", "[mask][law]")
{
    const std::vector<Mask> masks{
        Mask::causal(5), Mask::none(5, 5),
        Mask::drawn(std::vector(5, std::vector{true, false, true, true, false}), 5)};
    for (const Mask& mask : masks)
        for (Index query = 0; query < 5; ++query)
            for (Index key = 0; key < 5; ++key) {
                if (key >= mask.visibleEnd(query))
                    CHECK_FALSE(mask.isVisible(query, key));
                else if (mask.isPrefix())
                    CHECK(mask.isVisible(query, key));
            }
}
