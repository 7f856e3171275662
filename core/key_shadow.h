#pragma once

#include "core/matrix.h"

#include <array>
#include <optional>

/// Vectors in a plane of two of their dimensions.
namespace core {

struct PlanePoint
{
    double x = 0;
    double y = 0;

    bool operator==(const PlanePoint&) const = default;
};

/// The dimensions a plane shows; vectors of one number have none upwards.
struct PlaneDimensions
{
    Index across = 0;
    std::optional<Index> up;

    bool operator==(const PlaneDimensions&) const = default;
};

/// The chosen dimensions; for one that the vectors do not have, or that is chosen twice, the first other one.
PlaneDimensions planeDimensions(const std::array<Index, 2>& chosen, Index width);

/// The vector's numbers in those dimensions; 0 upwards where there is none.
PlanePoint inPlane(const Eigen::RowVectorXd& vector, const PlaneDimensions& dimensions);

/// The shadow a key casts on a query, straight down on the query's line, in one plane.
///   dot = q · k = length × shadow     foot = q ÷ length × shadow
/// A query of zeros has no line: length, shadow and foot are 0.
struct KeyShadow
{
    double length = 0; // |q|
    double shadow = 0; // negative where it falls on the far side of 0
    double dot = 0;
    PlanePoint foot;
};

KeyShadow keyShadow(const PlanePoint& query, const PlanePoint& key);

} // namespace core
