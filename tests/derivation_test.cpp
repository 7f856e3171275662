#include "core/attention_derivation.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <algorithm>

using core::derivation;
using core::evaluate;
using core::Index;
using core::Role;
using core::Stage;

namespace {

/// The results that the lines of a stage come to, in order.
std::vector<double> resultsOf(const std::vector<core::DerivationLine>& lines, Stage stage)
{
    std::vector<double> numbers;
    for (const auto& line : lines)
        if (line.stage == stage)
            for (const core::Piece& piece : line.pieces)
                if (piece.number && piece.role == Role::Result)
                    numbers.push_back(*piece.number);
    return numbers;
}

std::string textOf(const std::vector<core::DerivationLine>& lines, Stage stage)
{
    std::string text;
    for (const auto& line : lines)
        if (line.stage == stage)
            text += plainText(line.pieces, 3) + "\n";
    return text;
}

} // namespace

TEST_CASE("a derivation goes up to the stage asked for and no further", "[derivation]")
{
    const auto results = evaluate(tests::fourTokens());
    for (const Stage last : core::kStages) {
        const auto lines = derivation(results, 2, 0, last);
        CHECK(std::ranges::is_sorted(lines, {}, &core::DerivationLine::stage));
        for (const Stage stage : core::kStages) {
            const bool isThere = std::ranges::find(lines, stage, &core::DerivationLine::stage) != lines.end();
            CHECK(isThere == (stage <= last));
        }
    }
}

TEST_CASE("each stage of a derivation comes to the number in the cell", "[derivation][law]")
{
    for (const bool scale : {true, false}) {
        auto inputs = tests::fourTokens();
        inputs.scale = scale;
        const auto results = evaluate(inputs);
        const auto& trace = results.trace;
        for (Index query = 0; query < 4; ++query)
            for (Index key = 0; key < 4; ++key) {
                const auto lines = derivation(results, query, key, Stage::Mix);
                CHECK(resultsOf(lines, Stage::Score) == std::vector{trace.scores(query, key)});
                CHECK(resultsOf(lines, Stage::Scale) == std::vector{trace.scaled(query, key)});
                CHECK(resultsOf(lines, Stage::Softmax).back() == trace.weights(query, key));
                CHECK(resultsOf(lines, Stage::Mix) ==
                      std::vector(trace.output.row(query).begin(), trace.output.row(query).end()));
            }
    }
}

TEST_CASE("a derivation writes the products and their total", "[derivation][hand]")
{
    const auto lines = derivation(evaluate(tests::fourTokens()), 2, 0, Stage::Mix);
    CHECK_THAT(textOf(lines, Stage::Score), tests::contains("1·1 + 1.5·0 = 1.000"));
    CHECK_THAT(textOf(lines, Stage::Scale), tests::contains("1.000 ÷ √2 = "));
    CHECK_THAT(textOf(lines, Stage::Softmax), tests::contains("(0.243 + 0.493 + 1.000)"));
    CHECK_THAT(textOf(lines, Stage::Mix), tests::contains("0.140·(2, 0) + 0.284·(0, 1) + "
                                                          "0.576·(2, 1)"));
}

TEST_CASE("a derivation says that a key is hidden", "[derivation][mask]")
{
    const auto results = evaluate(tests::fourTokens());
    CHECK_THAT(textOf(derivation(results, 1, 3, Stage::Mix), Stage::Mask), tests::contains("hidden"));
    CHECK_THAT(textOf(derivation(results, 1, 1, Stage::Mix), Stage::Mask), tests::contains("visible"));
}
