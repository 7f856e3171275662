#include "core/attention_output.h"
#include "tests/near.h"

#include <limits>
#include <random>
#include <vector>

using core::attend;
using core::attentionOutput;
using core::Index;
using core::Mask;
using core::Matrix;
using core::Scaling;
using tests::allNear;
using tests::kInfinity;
using tests::kNan;
using tests::kRounding;

namespace {

/// Sizes below, at and above a block of 64 queries and a tile of 128 keys.
constexpr std::array<Index, 13> kSizes{0, 1, 2, 3, 7, 63, 64, 65, 127, 128, 129, 200, 400};

Matrix random(Index rows, Index columns, unsigned seed)
{
    std::srand(seed);
    return Matrix::Random(rows, columns) * 2;
}

/// Random holes; every fifth query sees nothing.
Mask drawn(Index queries, Index keys)
{
    std::mt19937 generator(7);
    std::vector<std::vector<bool>> visible(static_cast<std::size_t>(queries),
                                           std::vector<bool>(static_cast<std::size_t>(keys)));
    for (std::size_t query = 0; query < visible.size(); ++query)
        for (std::size_t key = 0; key < visible[query].size(); ++key)
            visible[query][key] = query % 5 != 4 && generator() % 3 != 0;
    return Mask::drawn(std::move(visible), keys);
}

void checkAgrees(const Matrix& q, const Matrix& k, const Matrix& v, const Mask& mask, Scaling scaling)
{
    REQUIRE_THAT(attentionOutput(q, k, v, mask, scaling),
                 allNear(attend(q, k, v, mask, scaling).output, kRounding));
}

} // namespace

TEST_CASE("the output by tiles is the output of all stages", "[attention-output][twin]")
{
    for (const Index n : kSizes)
        for (const Scaling scaling : {Scaling::Off, Scaling::BySqrtOfWidth}) {
            const Matrix q = random(n, 16, 1), k = random(n, 16, 2), v = random(n, 9, 3);
            checkAgrees(q, k, v, Mask::causal(n), scaling);
            checkAgrees(q, k, v, Mask::none(n, n), scaling);
            checkAgrees(q, k, v, drawn(n, n), scaling);
        }
}

TEST_CASE("the output by tiles takes more keys than queries, and fewer", "[attention-output][twin]")
{
    for (const auto& [n, m] : {std::pair<Index, Index>{3, 300}, {300, 3}, {5, 0}, {0, 5}, {70, 513}}) {
        const Matrix q = random(n, 5, 1), k = random(m, 5, 2), v = random(m, 4, 3);
        checkAgrees(q, k, v, Mask::none(n, m), Scaling::BySqrtOfWidth);
        checkAgrees(q, k, v, drawn(n, m), Scaling::BySqrtOfWidth);
    }
}

TEST_CASE("the output by tiles takes queries, keys and values of width 0", "[attention-output]")
{
    checkAgrees(Matrix(9, 0), Matrix(9, 0), random(9, 3, 1), Mask::causal(9), Scaling::BySqrtOfWidth);
    checkAgrees(random(9, 3, 1), random(9, 3, 2), Matrix(9, 0), Mask::causal(9), Scaling::BySqrtOfWidth);
}

TEST_CASE("a later, larger score takes the weight over from earlier tiles", "[attention-output]")
{
    Matrix k = Matrix::Zero(600, 1);
    k(100, 0) = 50;
    k(599, 0) = 900; // in the last tile
    const Matrix q = Matrix::Ones(1, 1);
    const Matrix v = random(600, 2, 3);
    checkAgrees(q, k, v, Mask::none(1, 600), Scaling::Off);
    CHECK_THAT(attentionOutput(q, k, v, Mask::none(1, 600), Scaling::Off), allNear(v.row(599), kRounding));
}

TEST_CASE("the number of threads changes no bit of the output", "[attention-output][law]")
{
    const Matrix q = random(300, 16, 1), k = random(300, 16, 2), v = random(300, 16, 3);
    for (const Mask& mask : {Mask::causal(300), drawn(300, 300)}) {
        const Matrix one = attentionOutput(q, k, v, mask, Scaling::BySqrtOfWidth, 1);
        for (const unsigned threads : {0U, 2U, 3U, 7U, 100U})
            CHECK(attentionOutput(q, k, v, mask, Scaling::BySqrtOfWidth, threads) == one);
    }
}

TEST_CASE("by tiles too, a hidden NaN or infinity never reaches the output", "[attention-output][mask]")
{
    for (const double bad : {kNan, kInfinity, -kInfinity}) {
        const Matrix q = random(100, 8, 1);
        Matrix k = random(100, 8, 2), v = random(100, 8, 3);
        const Matrix clean = attentionOutput(q, k, v, Mask::causal(100), Scaling::BySqrtOfWidth);
        v.row(80).setConstant(bad);
        const Matrix output = attentionOutput(q, k, v, Mask::causal(100), Scaling::BySqrtOfWidth);
        CHECK_THAT(output.topRows(80), allNear(clean.topRows(80), kRounding));
        CHECK_FALSE(output.row(80).allFinite());
        k.row(80).setConstant(bad);
        const Matrix both = attentionOutput(q, k, v, Mask::causal(100), Scaling::BySqrtOfWidth);
        CHECK_THAT(both.topRows(80), allNear(clean.topRows(80), kRounding));
        checkAgrees(q, k, v, drawn(100, 100), Scaling::BySqrtOfWidth);
    }
}

TEST_CASE("by tiles too, very large scores give what all stages give", "[attention-output]")
{
    for (const double large : {1e4, 1e100, 1e200, 1e300}) {
        const Matrix q = random(70, 1, 1) * large, k = random(70, 1, 2), v = random(70, 3, 3);
        checkAgrees(q, k, v, Mask::causal(70), Scaling::Off);
        checkAgrees(q, k * large, v, Mask::causal(70), Scaling::Off); // overflows from 1e200 on
    }
}

TEST_CASE("by tiles too, a query that sees no key gets zeros", "[attention-output][mask]")
{
    const Matrix output = attentionOutput(random(10, 3, 1), random(7, 3, 2), random(7, 4, 3), drawn(10, 7),
                                          Scaling::BySqrtOfWidth);
    CHECK(output.row(4) == Matrix::Zero(1, 4));
    CHECK(output.row(9) == Matrix::Zero(1, 4));
}

TEST_CASE("by tiles too, shapes that do not fit are refused", "[attention-output][error]")
{
    CHECK_THROWS_WITH(
        attentionOutput(Matrix(3, 4), Matrix(3, 5), Matrix(3, 2), Mask::causal(3), Scaling::Off),
        "queries 3×4 and keys 3×5 differ in columns");
}
