#include "core/attention_output.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <future>
#include <limits>
#include <thread>
#include <vector>

namespace core {

namespace {

// Queries of a block and keys of a tile. They alone decide the order of additions, so they do not depend on
// the machine. A tile stays in a core's cache, and what Eigen packs to multiply it on the stack.
constexpr Index kBlockQueries = 64;
constexpr Index kTileKeys = 128;

struct Head
{
    const Matrix& q; // [n × d_k]
    const Matrix& k; // [m × d_k]
    const Matrix& v; // [m × d_v]
    const Mask& mask;
    double scale; // 1 ÷ √d_k, or 1

    Index blocks() const { return (q.rows() + kBlockQueries - 1) / kBlockQueries; }
};

/// The softmax and mix of a block of queries over the tiles of keys seen so far.
///   sum_i = Σ exp(score_ij − maximum_i),  mix_i = Σ exp(score_ij − maximum_i) v_j
/// When a later tile holds a larger score, both shrink by exp(old maximum − new maximum).
/// Source: Milakov and Gimelshein 2018, "Online normalizer calculation for softmax".
class Block
{
public:
    Block(const Head& head, Index first)
        : m_head(head),
          m_first(first),
          m_size(std::min(kBlockQueries, head.q.rows() - first)),
          m_q(head.q.middleRows(first, m_size) * head.scale),
          m_scores(m_size, kTileKeys),
          m_maximum(Eigen::ArrayXd::Constant(m_size, std::numeric_limits<double>::lowest())),
          m_sum(Eigen::ArrayXd::Zero(m_size)),
          m_mix(Matrix::Zero(m_size, head.v.cols()))
    {
    }

    Matrix output()
    {
        const Index end = m_head.mask.visibleEnd(m_first + m_size - 1); // nobody here sees further
        for (Index key = 0; key < end; key += kTileKeys)
            fold(key, std::min(kTileKeys, end - key));
        for (Index i = 0; i < m_size; ++i)
            if (m_sum(i) != 0)
                m_mix.row(i) /= m_sum(i);
        return std::move(m_mix);
    }

private:
    void fold(Index firstKey, Index keys)
    {
        auto tile = m_scores.leftCols(keys);
        tile.noalias() = m_q * m_head.k.middleRows(firstKey, keys).transpose();
        for (Index i = 0; i < m_size; ++i) {
            const Index visible = std::clamp<Index>(m_head.mask.visibleEnd(m_first + i) - firstKey, 0, keys);
            if (visible > 0)
                foldRow(i, tile.row(i).head(visible));
            tile.row(i).tail(keys - visible).setZero();
        }
        m_mix.noalias() += tile * m_head.v.middleRows(firstKey, keys);
    }

    /// Turns one query's visible scores into exponentials.
    void foldRow(Index i, Eigen::Ref<Eigen::RowVectorXd> row)
    {
        const double maximum = std::max(m_maximum(i), row.maxCoeff());
        const double shrink = std::exp(m_maximum(i) - maximum);
        row = (row.array() - maximum).exp();
        m_sum(i) = m_sum(i) * shrink + row.sum();
        if (shrink != 1)
            m_mix.row(i) *= shrink;
        m_maximum(i) = maximum;
    }

    const Head& m_head;
    Index m_first;
    Index m_size;
    Matrix m_q;               // [queries × d_k], scaled
    Matrix m_scores;          // [queries × keys of a tile], then their exponentials
    Eigen::ArrayXd m_maximum; // lowest(), not −∞, before the first tile: ∞ − ∞ would be NaN
    Eigen::ArrayXd m_sum;
    Matrix m_mix; // [queries × d_v]
};

/// One query with numbers or a mask that the tiles cannot take: key by key, as `attend` does it.
Eigen::RowVectorXd outputRow(const Head& head, Index query)
{
    const Index keys = head.k.rows();
    Eigen::RowVectorXd masked(keys);
    for (Index key = 0; key < keys; ++key)
        masked(key) = head.mask.isVisible(query, key) ? head.q.row(query).dot(head.k.row(key)) * head.scale
                                                      : -std::numeric_limits<double>::infinity();
    const SoftmaxParts parts = softmaxParts(masked);
    Eigen::RowVectorXd row = Eigen::RowVectorXd::Zero(head.v.cols());
    for (Index key = 0; key < keys; ++key)
        if (head.mask.isVisible(query, key) && parts.sum != 0)
            row += parts.exponentials(key) / parts.sum * head.v.row(key);
    return row;
}

/// True when no score can overflow (|q·k| ≤ |q||k|) and a hidden value can be multiplied by 0.
bool fitsTiles(const Head& head)
{
    return head.mask.isPrefix() && std::isfinite(head.q.squaredNorm() * head.k.squaredNorm()) &&
           std::isfinite(head.v.squaredNorm());
}

/// Calls work(i) for every i under `count` on several threads, the last one first: the last block of a causal
/// mask is the longest.
template <typename Work>
void forEach(Index count, unsigned threads, const Work& work)
{
    std::atomic<Index> left = count;
    const auto takeTurns = [&] {
        for (Index i = --left; i >= 0; i = --left)
            work(i);
    };
    std::vector<std::future<void>> others;
    for (unsigned i = 1; i < threads && i < count; ++i)
        others.push_back(std::async(std::launch::async, takeTurns));
    takeTurns();
    for (auto& other : others)
        other.get();
}

/// All cores, or fewer where starting a thread takes longer than its share of the work.
unsigned worthwhileThreads(const Head& head)
{
    constexpr double kWorkOfAThread = 2e6; // multiplications, about a tenth of a millisecond
    const double work = static_cast<double>(head.q.rows()) * static_cast<double>(head.k.rows()) *
                        static_cast<double>(head.q.cols() + head.v.cols());
    return static_cast<unsigned>(
        std::clamp(work / kWorkOfAThread, 1.0, std::max(1.0, 1.0 * std::thread::hardware_concurrency())));
}

} // namespace

Matrix attentionOutput(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask, Scaling scaling,
                       unsigned threads)
{
    checkShapes(q, k, v, mask);
    const bool scaled = scaling == Scaling::BySqrtOfWidth && q.cols() > 0;
    const Head head{q, k, v, mask, scaled ? 1 / std::sqrt(static_cast<double>(q.cols())) : 1};
    if (threads == 0)
        threads = worthwhileThreads(head);
    Matrix output(q.rows(), v.cols());
    if (fitsTiles(head))
        forEach(head.blocks(), threads, [&](Index block) {
            const Index first = block * kBlockQueries;
            output.middleRows(first, std::min(kBlockQueries, q.rows() - first)) = Block(head, first).output();
        });
    else
        forEach(q.rows(), threads, [&](Index query) { output.row(query) = outputRow(head, query); });
    return output;
}

} // namespace core
