#include "core/key_shadow.h"
#include "tests/catch.h"
#include "tests/near.h"

#include <cmath>

using core::keyShadow;
using core::planeDimensions;
using core::PlaneDimensions;
using core::PlanePoint;

TEST_CASE("a key's shadow times the query's length is their dot product", "[plane]")
{
    const core::KeyShadow shadow = keyShadow({3, 4}, {2, 1});
    CHECK(shadow.length == 5);
    CHECK(shadow.dot == 10);
    CHECK(std::abs(shadow.shadow - 2) < 1e-12);
    CHECK(std::abs(shadow.foot.x - 1.2) < 1e-12);
    CHECK(std::abs(shadow.foot.y - 1.6) < 1e-12);
}

TEST_CASE("the line from a key to the foot of its shadow is upright on the query", "[plane][law]")
{
    for (const PlanePoint q : {PlanePoint{1, 1.5}, {-2, 0.3}, {0, -7}, {1e-200, 1e-200}})
        for (const PlanePoint k : {PlanePoint{1, 0}, {-0.5, 1}, {0, 0}, {3, -4}}) {
            const core::KeyShadow shadow = keyShadow(q, k);
            const double away = (k.x - shadow.foot.x) * q.x + (k.y - shadow.foot.y) * q.y;
            CHECK(std::abs(away) <= 1e-12 * shadow.length * (1 + std::hypot(k.x, k.y)));
        }
}

TEST_CASE("a key behind the query's start has a negative shadow", "[plane]")
{
    CHECK(keyShadow({2, 0}, {-3, 1}).shadow == -3);
    CHECK(keyShadow({2, 0}, {0, 1}).shadow == 0);
}

TEST_CASE("a query of zeros casts no shadow", "[plane]")
{
    const core::KeyShadow shadow = keyShadow({0, 0}, {3, 4});
    CHECK(shadow.length == 0);
    CHECK(shadow.shadow == 0);
    CHECK(shadow.dot == 0);
    CHECK(shadow.foot == PlanePoint{0, 0});
}

TEST_CASE("the dimensions of a plane stay within the vectors' width and apart", "[plane]")
{
    CHECK(planeDimensions({0, 1}, 2) == PlaneDimensions{0, 1});
    CHECK(planeDimensions({5, 2}, 8) == PlaneDimensions{5, 2});
    CHECK(planeDimensions({5, 2}, 3) == PlaneDimensions{0, 2});
    CHECK(planeDimensions({2, 5}, 3) == PlaneDimensions{2, 0});
    CHECK(planeDimensions({3, 2}, 2) == PlaneDimensions{0, 1});
    CHECK(planeDimensions({0, 0}, 3) == PlaneDimensions{0, 1});
    CHECK(planeDimensions({2, 2}, 3) == PlaneDimensions{2, 0});
    CHECK(planeDimensions({-1, 1}, 3) == PlaneDimensions{0, 1});
    CHECK(planeDimensions({3, 1}, 1) == PlaneDimensions{0, std::nullopt});
}

TEST_CASE("a vector of one number lies on the line across", "[plane]")
{
    const Eigen::RowVectorXd one = Eigen::RowVectorXd::Constant(1, 2.5);
    CHECK(core::inPlane(one, planeDimensions({0, 1}, 1)) == PlanePoint{2.5, 0});
    const Eigen::RowVectorXd three = Eigen::RowVector3d(1, 2, 3);
    CHECK(core::inPlane(three, planeDimensions({2, 0}, 3)) == PlanePoint{3, 1});
}
