#include "core/attention.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <limits>
#include <numbers>
#include <vector>

using core::attend;
using core::AttentionTrace;
using core::Index;
using core::Mask;
using core::Matrix;
using core::Scaling;
using tests::allNear;
using tests::kInfinity;
using tests::kNan;
using tests::kRounding;
using tests::kSixDecimals;
using tests::matrix;

namespace {

struct Vectors
{
    Matrix q;
    Matrix k;
    Matrix v;
};

Vectors catSatVectors()
{
    const core::AttentionInputs inputs = tests::catSat();
    return {*inputs.q, *inputs.k, *inputs.v};
}

Vectors random(Index queries, Index keys, Index width, Index valueWidth)
{
    std::srand(static_cast<unsigned>(1000 * queries + 100 * keys + 10 * width + valueWidth));
    return {Matrix::Random(queries, width) * 3, Matrix::Random(keys, width) * 3,
            Matrix::Random(keys, valueWidth) * 3};
}

/// Hides about a third, and every key from query 1.
Mask patchy(Index queries, Index keys)
{
    std::vector<std::vector<bool>> visible(static_cast<std::size_t>(queries),
                                           std::vector<bool>(static_cast<std::size_t>(keys)));
    for (std::size_t query = 0; query < visible.size(); ++query)
        for (std::size_t key = 0; key < visible[query].size(); ++key)
            visible[query][key] = query != 1 && (2 * query + key) % 3 != 0;
    return Mask::drawn(std::move(visible), keys);
}

/// The formula written with plain loops, for finite scores.
AttentionTrace naive(const Vectors& x, const Mask& mask, Scaling scaling)
{
    const Index n = x.q.rows(), m = x.k.rows();
    const double divisor = scaling == Scaling::Off ? 1 : std::sqrt(static_cast<double>(x.q.cols()));
    AttentionTrace trace{Matrix::Zero(n, m), Matrix::Zero(n, m), Matrix::Zero(n, m), Matrix::Zero(n, m),
                         Matrix::Zero(n, x.v.cols())};
    for (Index i = 0; i < n; ++i) {
        double sum = 0;
        for (Index j = 0; j < m; ++j) {
            for (Index c = 0; c < x.q.cols(); ++c)
                trace.scores(i, j) += x.q(i, c) * x.k(j, c);
            trace.scaled(i, j) = divisor == 0 ? trace.scores(i, j) : trace.scores(i, j) / divisor;
            trace.masked(i, j) = mask.isVisible(i, j) ? trace.scaled(i, j) : -kInfinity;
            sum += mask.isVisible(i, j) ? std::exp(trace.scaled(i, j)) : 0;
        }
        for (Index j = 0; j < m; ++j) {
            if (!mask.isVisible(i, j))
                continue;
            trace.weights(i, j) = std::exp(trace.scaled(i, j)) / sum;
            for (Index c = 0; c < x.v.cols(); ++c)
                trace.output(i, c) += trace.weights(i, j) * x.v(j, c);
        }
    }
    return trace;
}

} // namespace

TEST_CASE("the cat sat: scores by hand", "[attention][hand]")
{
    const auto [q, k, v] = catSatVectors();
    const auto trace = attend(q, k, v, Mask::none(3, 3), Scaling::BySqrtOfWidth);
    CHECK(trace.scores == matrix({{2, 0, 2}, {0, 2, 2}, {1, 1, 2}}));
    CHECK(trace.scaled == matrix({{1, 0, 1}, {0, 1, 1}, {0.5, 0.5, 1}}));
    CHECK(trace.masked == trace.scaled);
}

TEST_CASE("the cat sat without a mask", "[attention][hand]")
{
    const auto [q, k, v] = catSatVectors();
    const auto trace = attend(q, k, v, Mask::none(3, 3), Scaling::BySqrtOfWidth);
    CHECK_THAT(trace.weights, allNear(matrix({{0.422319, 0.155362, 0.422319},
                                              {0.155362, 0.422319, 0.422319},
                                              {0.274069, 0.274069, 0.451863}}),
                                      kSixDecimals));
    CHECK_THAT(trace.output, allNear(matrix({{5, 6, 7, 8},
                                             {6.067826, 7.067826, 8.067826, 9.067826},
                                             {5.711177, 6.711177, 7.711177, 8.711177}}),
                                     kSixDecimals));
    const double e = std::numbers::e;
    CHECK_THAT(trace.weights.row(0), allNear(matrix({{e, 1, e}}) / (2 * e + 1), kRounding));
    CHECK_THAT(trace.output.row(0), allNear(matrix({{5, 6, 7, 8}}), kRounding));
}

TEST_CASE("the cat sat with a causal mask", "[attention][hand][mask]")
{
    const auto [q, k, v] = catSatVectors();
    const auto trace = attend(q, k, v, Mask::causal(3), Scaling::BySqrtOfWidth);
    CHECK(trace.masked == matrix({{1, -kInfinity, -kInfinity}, {0, 1, -kInfinity}, {0.5, 0.5, 1}}));
    CHECK_THAT(
        trace.weights,
        allNear(matrix({{1, 0, 0}, {0.268941, 0.731059, 0}, {0.274069, 0.274069, 0.451863}}), kSixDecimals));
    CHECK_THAT(trace.output.row(1),
               allNear(matrix({{3.924234, 4.924234, 5.924234, 6.924234}}), kSixDecimals));
    CHECK(trace.output.row(0) == v.row(0));
}

TEST_CASE("the cat sat with doubled queries attends more sharply", "[attention][hand]")
{
    const auto [q, k, v] = catSatVectors();
    const auto trace = attend(2 * q, k, v, Mask::none(3, 3), Scaling::BySqrtOfWidth);
    CHECK_THAT(trace.weights.row(1), allNear(matrix({{0.063379, 0.468311, 0.468311}}), kSixDecimals));
}

TEST_CASE("halving the queries of width 4 does what dividing by its root does", "[attention][law]")
{
    const auto [q, k, v] = catSatVectors();
    const auto divided = attend(q, k, v, Mask::causal(3), Scaling::BySqrtOfWidth);
    const auto halved = attend(q / 2, k, v, Mask::causal(3), Scaling::Off);
    CHECK(halved.weights == divided.weights);
    CHECK(halved.output == divided.output);
}

TEST_CASE("each row of weights sums to 1", "[attention][law]")
{
    const auto [q, k, v] = random(7, 9, 4, 3);
    const auto trace = attend(q, k, v, Mask::none(7, 9), Scaling::BySqrtOfWidth);
    CHECK_THAT(trace.weights.rowwise().sum(), allNear(1.0, kRounding));
}

TEST_CASE("a constant added to a row of scores changes no weight", "[attention][law]")
{
    auto [q, k, v] = random(5, 6, 3, 2);
    const auto before = attend(q, k, v, Mask::none(5, 6), Scaling::Off);
    q.conservativeResize(5, 4);
    k.conservativeResize(6, 4);
    q.col(3).setConstant(37);
    k.col(3).setOnes(); // every score grows by 37
    const auto after = attend(q, k, v, Mask::none(5, 6), Scaling::Off);
    CHECK_THAT(after.weights, allNear(before.weights, kRounding));
}

TEST_CASE("keys and values reordered together give the same output", "[attention][law]")
{
    const auto [q, k, v] = random(4, 6, 3, 2);
    const auto mask = Mask::none(4, 6);
    const auto forwards = attend(q, k, v, mask, Scaling::BySqrtOfWidth);
    const auto backwards =
        attend(q, k.colwise().reverse(), v.colwise().reverse(), mask, Scaling::BySqrtOfWidth);
    CHECK_THAT(backwards.output, allNear(forwards.output, kRounding));
}

TEST_CASE("queries of zero attend to every visible key alike", "[attention][law]")
{
    const auto [q, k, v] = random(4, 4, 2, 2);
    const auto trace = attend(0 * q, k, v, Mask::causal(4), Scaling::BySqrtOfWidth);
    CHECK(trace.weights.row(1) == matrix({{0.5, 0.5, 0, 0}}));
    CHECK(trace.weights.row(3) == matrix({{0.25, 0.25, 0.25, 0.25}}));
}

TEST_CASE("a token cannot attend to a later token", "[attention][mask][law]")
{
    const auto [q, k, v] = random(6, 6, 3, 2);
    const auto trace = attend(q, k, v, Mask::causal(6), Scaling::BySqrtOfWidth);
    for (Index query = 0; query < 6; ++query)
        for (Index key = query + 1; key < 6; ++key)
            CHECK(trace.weights(query, key) == 0.0); // exactly, not approximately
}

TEST_CASE("what a causal mask hides cannot change the output", "[attention][mask][law]")
{
    auto [q, k, v] = random(6, 6, 3, 2);
    const auto before = attend(q, k, v, Mask::causal(6), Scaling::BySqrtOfWidth);
    k.bottomRows(2) *= -5;
    v.bottomRows(2).setConstant(99);
    const auto after = attend(q, k, v, Mask::causal(6), Scaling::BySqrtOfWidth);
    CHECK(after.output.topRows(4) == before.output.topRows(4));
}

TEST_CASE("a drawn mask's hidden weights are exactly 0", "[attention][mask]")
{
    const auto [q, k, v] = random(7, 9, 4, 3);
    const Mask mask = patchy(7, 9);
    const auto trace = attend(q, k, v, mask, Scaling::BySqrtOfWidth);
    for (Index query = 0; query < 7; ++query)
        for (Index key = 0; key < 9; ++key)
            CHECK((trace.weights(query, key) == 0.0) == !mask.isVisible(query, key));
}

TEST_CASE("a query that sees no key gets zero weights and a zero output", "[attention][mask]")
{
    const auto [q, k, v] = random(3, 4, 2, 5);
    const auto trace = attend(q, k, v, patchy(3, 4), Scaling::BySqrtOfWidth);
    CHECK(trace.weights.row(1) == Matrix::Zero(1, 4));
    CHECK(trace.output.row(1) == Matrix::Zero(1, 5));
}

TEST_CASE("a hidden value that is no finite number never reaches the output", "[attention][mask]")
{
    for (const double bad : {kNan, kInfinity, -kInfinity}) {
        auto [q, k, v] = random(4, 4, 2, 3);
        const auto clean = attend(q, k, v, Mask::causal(4), Scaling::BySqrtOfWidth);
        v.row(3).setConstant(bad);
        k.row(3).setConstant(bad);
        const auto trace = attend(q, k, v, Mask::causal(4), Scaling::BySqrtOfWidth);
        CHECK(trace.output.topRows(3) == clean.output.topRows(3));
        CHECK(trace.weights.topRows(3) == clean.weights.topRows(3));
    }
}

TEST_CASE("hidden weights stay 0 when a visible score is not a number", "[attention][mask]")
{
    auto [q, k, v] = random(3, 3, 2, 2);
    q(1, 0) = kNan;
    const auto trace = attend(q, k, v, Mask::causal(3), Scaling::BySqrtOfWidth);
    CHECK(std::isnan(trace.weights(1, 0)));
    CHECK(trace.weights(1, 2) == 0.0);
}

TEST_CASE("very large scores give finite weights", "[attention]")
{
    for (const double large : {1e4, 1e300}) {
        const auto trace = attend(matrix({{large}, {-large}}), matrix({{1}, {1}, {0.5}}),
                                  matrix({{2}, {4}, {9}}), Mask::none(2, 3), Scaling::Off);
        CHECK(trace.weights == matrix({{0.5, 0.5, 0}, {0, 0, 1}}));
        CHECK(trace.output == matrix({{3}, {9}}));
    }
}

TEST_CASE("scores that overflow share the weight", "[attention]")
{
    const auto trace = attend(matrix({{1e200}}), matrix({{1e200}, {1}, {1e200}}), matrix({{2}, {50}, {4}}),
                              Mask::none(1, 3), Scaling::Off);
    CHECK(trace.weights == matrix({{0.5, 0, 0.5}}));
    CHECK(trace.output == matrix({{3}}));
}

TEST_CASE("the parts of a softmax make its weights", "[attention][hand]")
{
    Eigen::RowVectorXd row(3);
    row << 1, -kInfinity, 3;
    const auto parts = core::softmaxParts(row);
    CHECK(parts.maximum == 3);
    CHECK(parts.exponentials(0) == std::exp(-2.0));
    CHECK(parts.exponentials(1) == 0);
    CHECK(parts.exponentials(2) == 1);
    CHECK(parts.sum == 1 + std::exp(-2.0));
}

TEST_CASE("a softmax without a visible entry has no sum", "[attention]")
{
    const auto parts = core::softmaxParts(Eigen::RowVectorXd::Constant(3, -kInfinity));
    CHECK(parts.maximum == 0);
    CHECK(parts.sum == 0);
    CHECK(parts.exponentials.isZero(0));
}

TEST_CASE("every stage agrees with plain loops for sizes 0 to 9", "[attention][twin]")
{
    for (Index n = 0; n <= 9; ++n)
        for (Index m = 0; m <= 9; ++m)
            for (const Index width : {Index{0}, Index{1}, Index{4}, Index{9}})
                for (const Scaling scaling : {Scaling::Off, Scaling::BySqrtOfWidth}) {
                    const Vectors x = random(n, m, width, 9 - width);
                    std::vector<Mask> masks{Mask::none(n, m), patchy(n, m)};
                    if (n == m)
                        masks.push_back(Mask::causal(n));
                    for (const Mask& mask : masks) {
                        const auto expected = naive(x, mask, scaling);
                        const auto found = attend(x.q, x.k, x.v, mask, scaling);
                        REQUIRE_THAT(found.scores, allNear(expected.scores, kRounding));
                        REQUIRE_THAT(found.scaled, allNear(expected.scaled, kRounding));
                        REQUIRE_THAT(found.masked, allNear(expected.masked, kRounding));
                        REQUIRE_THAT(found.weights, allNear(expected.weights, kRounding));
                        REQUIRE_THAT(found.output, allNear(expected.output, kRounding));
                    }
                }
}

TEST_CASE("shapes that do not fit are refused, naming both", "[attention][error]")
{
    const auto attendShapes = [](Matrix q, Matrix k, Matrix v, const Mask& mask) {
        attend(q, k, v, mask, Scaling::Off);
    };
    const auto shape = [](Index rows, Index columns) -> Matrix { return Matrix::Zero(rows, columns); };
    CHECK_THROWS_AS(attendShapes(shape(3, 4), shape(3, 5), shape(3, 2), Mask::causal(3)),
                    std::invalid_argument);
    CHECK_THROWS_WITH(attendShapes(shape(3, 4), shape(3, 5), shape(3, 2), Mask::causal(3)),
                      "queries 3×4 and keys 3×5 differ in columns");
    CHECK_THROWS_WITH(attendShapes(shape(3, 4), shape(3, 4), shape(2, 2), Mask::causal(3)),
                      "keys 3×4 and values 2×2 differ in rows");
    CHECK_THROWS_WITH(attendShapes(shape(2, 4), shape(3, 4), shape(3, 2), Mask::causal(2)),
                      "mask 2×2 does not fit queries 2×4 and keys 3×4");
}
