#pragma once

#include "core/transformer/ablation.h"

#include <algorithm>
#include <limits>
#include <span>

/// One query's row of attention, worked on in lanes of 16 keys: what a whole prompt and one more token share.
namespace core::transformer {

inline constexpr Index kLanes = 16;

constexpr Index paddedToLanes(Index n)
{
    return (n + kLanes - 1) / kLanes * kLanes;
}

template <typename Scalar>
using Lanes = Eigen::Array<Scalar, kLanes, 1>;

template <typename Scalar>
Eigen::Map<Lanes<Scalar>> lanes(Scalar* numbers)
{
    return Eigen::Map<Lanes<Scalar>>(numbers);
}

template <typename Scalar>
Eigen::Map<const Lanes<Scalar>> lanes(const Scalar* numbers)
{
    return Eigen::Map<const Lanes<Scalar>>(numbers);
}

constexpr Index kChunk = 8; // of a head's width

template <typename Scalar>
using Chunk = Eigen::Array<Scalar, kChunk, 1>;

/// products[j] = row · columns(:, j), for whole lanes of keys up to the query.
template <typename Scalar>
void timesColumns(const Scalar* row, Index dHead, const Scalar* columns, Index padded, Index lanesEnd,
                  Scalar* products)
{
    for (Index j = 0; j < lanesEnd; j += kLanes) {
        Lanes<Scalar> sum = row[0] * lanes(columns + j);
        for (Index d = 1; d < dHead; ++d)
            sum += row[d] * lanes(columns + d * padded + j);
        lanes(products + j) = sum;
    }
}

/// sum += Σ factors[j] · rows(j, :) over the first `count` rows.
template <typename Scalar>
void addRows(const Scalar* factors, Index count, const Scalar* rows, Index stride, Index dHead, Scalar* sum)
{
    Index d = 0;
    for (; d + kChunk <= dHead; d += kChunk) {
        Chunk<Scalar> even = Chunk<Scalar>::Zero();
        Chunk<Scalar> odd = Chunk<Scalar>::Zero();
        Index j = 0;
        for (; j + 1 < count; j += 2) {
            even += factors[j] * Eigen::Map<const Chunk<Scalar>>(rows + j * stride + d);
            odd += factors[j + 1] * Eigen::Map<const Chunk<Scalar>>(rows + (j + 1) * stride + d);
        }
        if (j < count)
            even += factors[j] * Eigen::Map<const Chunk<Scalar>>(rows + j * stride + d);
        Eigen::Map<Chunk<Scalar>>(sum + d) += even + odd;
    }
    for (; d < dHead; ++d)
        for (Index j = 0; j < count; ++j)
            sum[d] += factors[j] * rows[j * stride + d];
}

/// Scores become weights in place; what lies beyond `count` becomes 0.
template <typename Scalar>
void softmax(Scalar* row, Index count, Index lanesEnd)
{
    constexpr Scalar kHidden = -std::numeric_limits<Scalar>::infinity();
    std::fill(row + count, row + lanesEnd, kHidden);
    Lanes<Scalar> most = lanes(row);
    for (Index j = kLanes; j < lanesEnd; j += kLanes)
        most = most.max(lanes(row + j));
    Scalar largest = most[0];
    for (Index lane = 1; lane < kLanes; ++lane)
        largest = std::max(largest, most[lane]);
    if (largest == kHidden && !Eigen::Map<Row<Scalar>>(row, count).hasNaN()) {
        std::fill(row, row + lanesEnd, Scalar{0});
        return;
    }
    Lanes<Scalar> sums = Lanes<Scalar>::Zero();
    for (Index j = 0; j < lanesEnd; j += kLanes) {
        lanes(row + j) = (lanes(row + j) - largest).exp();
        if (j + kLanes > count)
            std::fill(row + count, row + lanesEnd, Scalar{0});
        sums += lanes(row + j);
    }
    const Scalar share = 1 / sums.sum();
    for (Index j = 0; j < lanesEnd; j += kLanes)
        lanes(row + j) *= share;
}

/// sum += Σ factors[j] · rows(j, :) where some keys are hidden: a NaN in their values must not spread.
template <typename Scalar>
void addVisibleRows(const Scalar* factors, Index count, const Scalar* rows, Index stride, Index dHead,
                    Scalar* sum)
{
    for (Index j = 0; j < count; ++j)
        for (Index d = 0; factors[j] != 0 && d < dHead; ++d)
            sum[d] += factors[j] * rows[j * stride + d];
}

/// Hides the keys whose cut renormalises the row; exp(−∞) must come out as exactly 0 afterwards.
template <typename Scalar>
void hide(std::span<const Cut> cuts, Index query, Scalar* scores)
{
    for (const Cut& cut : cuts)
        if (cut.query == query && cut.row == CutRow::Renormalised)
            scores[cut.key] = -std::numeric_limits<Scalar>::infinity();
}

/// The weight of each key cut from the query becomes 0.
template <typename Scalar>
void zero(std::span<const Cut> cuts, Index query, Scalar* weights)
{
    for (const Cut& cut : cuts)
        if (cut.query == query)
            weights[cut.key] = 0;
}

} // namespace core::transformer
