#include "core/transformer/head_attention.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core::transformer {

namespace {

/// columns(d, j) = rows(j, d), padded with zeros.
template <typename Scalar>
void transpose(const Scalar* rows, Index stride, Index tokens, Index dHead,
               Eigen::Array<Scalar, Eigen::Dynamic, 1>& columns)
{
    const Index padded = paddedToLanes(tokens);
    columns.setZero(dHead * padded);
    for (Index j = 0; j < tokens; ++j)
        for (Index d = 0; d < dHead; ++d)
            columns[d * padded + j] = rows[j * stride + d];
}

template <typename Scalar>
void keepScores(const Scalar* row, Index count, Index padded, Scalar* scores)
{
    std::copy(row, row + count, scores);
    std::fill(scores + count, scores + padded, -std::numeric_limits<Scalar>::infinity());
}

/// dScores, [tokens × padded]: whole lanes up to each query.
template <typename Scalar>
void scoreSlopes(const HeadRows<const Scalar>& head, const Scalar* weights, const HeadRows<Scalar>& slopes,
                 HeadScratch<Scalar>& scratch)
{
    const Index padded = paddedToLanes(head.tokens);
    const Scalar scale = 1 / std::sqrt(static_cast<Scalar>(head.dHead));
    transpose(head.v, head.stride, head.tokens, head.dHead, scratch.columns);
    scratch.slopes.resize(head.tokens * padded);
    for (Index i = 0; i < head.tokens; ++i) {
        const Scalar* slope = slopes.output + i * slopes.outputStride;
        const Scalar* output = head.output + i * head.outputStride;
        Scalar mean = 0; // Σ weights ∘ their slopes
        for (Index d = 0; d < head.dHead; ++d)
            mean += slope[d] * output[d];
        Scalar* row = scratch.slopes.data() + i * padded;
        const Index end = paddedToLanes(i + 1);
        timesColumns(slope, head.dHead, scratch.columns.data(), padded, end, row);
        for (Index j = 0; j < end; j += kLanes)
            lanes(row + j) = lanes(weights + i * padded + j) * (lanes(row + j) - mean) * scale;
    }
}

/// sums(j, d) += Σ over queries i ≥ j of factors(i, j) · rows(i, d), for eight or fewer columns.
template <typename Scalar, Index Width>
void addTransposed(const Scalar* factors, Index tokens, const Scalar* rows, Index rowStride, Scalar* sums,
                   Index sumStride)
{
    const Index padded = paddedToLanes(tokens);
    for (Index j = 0; j < tokens; j += kLanes) {
        std::array<Lanes<Scalar>, Width> columns;
        columns.fill(Lanes<Scalar>::Zero());
        for (Index i = j; i < tokens; ++i) {
            const Lanes<Scalar> factor = lanes(factors + i * padded + j);
            for (Index d = 0; d < Width; ++d)
                columns[d] += factor * rows[i * rowStride + d];
        }
        const Index end = std::min(kLanes, tokens - j);
        for (Index d = 0; d < Width; ++d)
            for (Index lane = 0; lane < end; ++lane)
                sums[(j + lane) * sumStride + d] += columns[d][lane];
    }
}

template <typename Scalar>
void addTransposed(const Scalar* factors, Index tokens, Index dHead, const Scalar* rows, Index rowStride,
                   Scalar* sums, Index sumStride)
{
    Index d = 0;
    for (; d + kChunk <= dHead; d += kChunk)
        addTransposed<Scalar, kChunk>(factors, tokens, rows + d, rowStride, sums + d, sumStride);
    for (; d < dHead; ++d)
        addTransposed<Scalar, 1>(factors, tokens, rows + d, rowStride, sums + d, sumStride);
}

} // namespace

template <typename Scalar>
void attendHead(const HeadRows<Scalar>& head, std::span<const Cut> cuts, Scalar* weights, Scalar* scores,
                HeadScratch<Scalar>& scratch)
{
    const Index padded = paddedToLanes(head.tokens);
    const Scalar scale = 1 / std::sqrt(static_cast<Scalar>(head.dHead));
    transpose<Scalar>(head.k, head.stride, head.tokens, head.dHead, scratch.columns);
    scratch.columns *= scale;
    for (Index i = 0; i < head.tokens; ++i) {
        Scalar* row = weights + i * padded;
        const Index end = paddedToLanes(i + 1);
        timesColumns<Scalar>(head.q + i * head.stride, head.dHead, scratch.columns.data(), padded, end, row);
        hide(cuts, i, row);
        if (scores)
            keepScores(row, i + 1, padded, scores + i * padded);
        softmax(row, i + 1, end);
        zero(cuts, i, row);
        std::fill(row + end, row + padded, Scalar{0});
        Scalar* output = head.output + i * head.outputStride;
        std::fill(output, output + head.dHead, Scalar{0});
        if (cuts.empty())
            addRows<Scalar>(row, i + 1, head.v, head.stride, head.dHead, output);
        else
            addVisibleRows<Scalar>(row, i + 1, head.v, head.stride, head.dHead, output);
    }
}

template <typename Scalar>
void attendHeadBackward(const HeadRows<const Scalar>& head, const Scalar* weights,
                        const HeadRows<Scalar>& slopes, HeadScratch<Scalar>& scratch)
{
    const Index padded = paddedToLanes(head.tokens);
    scoreSlopes(head, weights, slopes, scratch);
    const Scalar* scores = scratch.slopes.data();
    for (Index i = 0; i < head.tokens; ++i)
        addRows<Scalar>(scores + i * padded, i + 1, head.k, head.stride, head.dHead,
                        slopes.q + i * slopes.stride);
    addTransposed<Scalar>(scores, head.tokens, head.dHead, head.q, head.stride, slopes.k, slopes.stride);
    addTransposed<Scalar>(weights, head.tokens, head.dHead, slopes.output, slopes.outputStride, slopes.v,
                          slopes.stride);
}

template void attendHead(const HeadRows<float>&, std::span<const Cut>, float*, float*, HeadScratch<float>&);
template void attendHead(const HeadRows<double>&, std::span<const Cut>, double*, double*,
                         HeadScratch<double>&);
template void attendHeadBackward(const HeadRows<const float>&, const float*, const HeadRows<float>&,
                                 HeadScratch<float>&);
template void attendHeadBackward(const HeadRows<const double>&, const double*, const HeadRows<double>&,
                                 HeadScratch<double>&);

} // namespace core::transformer
