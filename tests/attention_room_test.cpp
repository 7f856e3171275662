#include "core/attention_settings.h"
#include "core/errors.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <cmath>
#include <limits>

using core::attentionEdit;
using core::AttentionInputs;
using core::AttentionTable;
using core::EditError;
using core::evaluate;
using core::MaskKind;
using core::Matrix;
using core::namedValue;
using core::SetCell;
using tests::allNear;
using tests::catSat;
using tests::fourTokens;
using tests::kRounding;
using tests::kSixDecimals;
using tests::matrix;
using tests::with;

namespace {

Matrix matrixNamed(const AttentionInputs& inputs, std::string_view name)
{
    return std::get<Matrix>(namedValue(evaluate(inputs), name).value());
}

} // namespace

TEST_CASE("queries, keys and values are projected from the token vectors", "[room][hand]")
{
    const auto results = evaluate(fourTokens());
    CHECK(results.q == matrix({{1, 0.5}, {0, 1}, {1, 1.5}, {-1, 0.5}}));
    CHECK(results.k == matrix({{1, 0}, {0.5, 1}, {1.5, 1}, {-0.5, 1}}));
    CHECK(results.v == matrix({{2, 0}, {0, 1}, {2, 1}, {-2, 1}}));
    CHECK(results.trace.scores.row(2) == matrix({{1, 2, 3, 1}}));
    const double a = std::exp(-std::sqrt(2.0)), b = std::exp(-std::sqrt(0.5));
    CHECK_THAT(results.trace.weights.row(2), allNear(matrix({{a, b, 1, 0}}) / (a + b + 1), kRounding));
}

TEST_CASE("with a Q multiplier of 0 every visible key weighs the same", "[room][hand]")
{
    const AttentionInputs zero = with(fourTokens(), "q-multiplier", "0");
    CHECK(evaluate(zero).trace.weights.row(1) == matrix({{0.5, 0.5, 0, 0}}));
    CHECK(evaluate(with(zero, "mask", "off")).trace.weights.row(1) == matrix({{0.25, 0.25, 0.25, 0.25}}));
}

TEST_CASE("the Q multiplier multiplies the queries and so the scores", "[room][hand]")
{
    const auto doubled = evaluate(with(catSat(), "q-multiplier", "2"));
    CHECK(doubled.q == 2 * *catSat().q);
    CHECK_THAT(doubled.trace.weights.row(1), allNear(matrix({{0.063379, 0.468311, 0.468311}}), kSixDecimals));
}

TEST_CASE("a Q multiplier of one half without scaling does at width 4 what 1 with it does", "[room][hand]")
{
    const AttentionInputs halved = with(with(catSat(), "q-multiplier", "0.5"), "scale", "off");
    CHECK(evaluate(halved).trace.weights == evaluate(catSat()).trace.weights);
    CHECK(evaluate(halved).trace.output == evaluate(catSat()).trace.output);
}

TEST_CASE("a key and its value make the edit of the control of that name", "[room][set]")
{
    CHECK(with(catSat(), "query", "2").query == 2);
    CHECK(with(catSat(), "q-multiplier", "-10").qMultiplier == -10);
    CHECK(with(catSat(), "mask", "on").mask == MaskKind::Causal);
    CHECK(with(catSat(), "mask", "off").mask == MaskKind::None);
    CHECK_FALSE(with(catSat(), "scale", "off").scale);
    CHECK(with(catSat(), "token[2]", "mat").tokens[2] == "mat");
    CHECK((*with(catSat(), "q[1,0]", "2.5").q)(1, 0) == 2.5);
    CHECK(with(fourTokens(), "wk[1,0]", "-1").projections->wk(1, 0) == -1);
}

TEST_CASE("a key or value that fits nothing is refused in one sentence", "[room][set][error]")
{
    const AttentionInputs x = catSat();
    CHECK_THROWS_WITH(with(x, "query", "two"), "query must be a whole number from 0 to 2, not \"two\"");
    CHECK_THROWS_WITH(with(x, "query", "3"), "query must be a whole number from 0 to 2, not 3");
    CHECK_THROWS_WITH(with(x, "query", "-1"), "query must be a whole number from 0 to 2, not -1");
    CHECK_THROWS_WITH(with(x, "query", "99999999999999999999"),
                      "query must be a whole number from 0 to 2, not 99999999999999999999");
    CHECK_THROWS_WITH(with(x, "query", "1e999"), "query must be a whole number from 0 to 2, not 1e999");
    CHECK_THROWS_WITH(with(x, "q-multiplier", "1000000"),
                      "q-multiplier must be a number from -10 to 10, not 1000000");
    CHECK_THROWS_WITH(with(x, "q-multiplier", "1e999"),
                      "q-multiplier must be a number from -10 to 10, not 1e999");
    CHECK_THROWS_WITH(
        with(x, "q-multiplier", "1e-400"),
        "q-multiplier cannot be 1e-400: it is too close to 0 to be held; write 0 or a larger number");
    CHECK_THROWS_WITH(with(x, "q-multiplier", "10.5"),
                      "q-multiplier must be a number from -10 to 10, not 10.5");
    CHECK_THROWS_WITH(with(x, "q-multiplier", "1,5"),
                      "q-multiplier must be a number from -10 to 10, written with a point, not \"1,5\"");
    CHECK_THROWS_WITH(with(x, "mask", "true"),
                      "mask must be on, off, causal, none, window or drawn, not \"true\"");
    CHECK_THROWS_WITH(with(x, "scale", ""), "scale must be on or off, not \"\"");
    CHECK_THROWS_WITH(with(x, "q[3,0]", "1"),
                      "q[3,0] does not exist: q is 3×4 (rows × columns), counted from 0");
    CHECK_THROWS_WITH(with(x, "q[0,4]", "1"),
                      "q[0,4] does not exist: q is 3×4 (rows × columns), counted from 0");
    CHECK_THROWS_WITH(with(x, "q[0,0]", "nan"), "q[0,0] must be a number such as 2.5, not \"nan\"");
    CHECK_THROWS_WITH(with(x, "token[3]", "mat"), "token[3] does not exist: the tokens are 0 to 2");
    CHECK_THROWS_WITH(with(x, "wq[0,0]", "1"),
                      "this lesson gives Q, K and V directly and has no wq; change q, k or v");
    CHECK_THROWS_AS(with(x, "query", "3"), EditError);
}

TEST_CASE("an unknown key is refused, naming the known ones", "[room][set][error]")
{
    for (const char* key : {"", "Query", "q", "q[1,0", "token", "scores[0,0]", "[0]"})
        CHECK_THROWS_WITH(with(catSat(), key, "1"),
                          tests::contains("unknown setting \"" + std::string(key) + "\"; known are query,"));
}

TEST_CASE("a place that a known table has not is refused with those it has", "[room][set][error]")
{
    for (const char* place : {"[1]", "[1,2,3]", "[1,]", "[,1]", "[a,0]", "[]", "[0,9999999999999999999]"}) {
        CHECK_THROWS_WITH(with(catSat(), "q" + std::string(place), "1"),
                          "q" + std::string(place) +
                              " does not exist: q is 3×4 (rows × columns), counted from 0");
        CHECK_THROWS_WITH(with(catSat(), "x" + std::string(place), "1"),
                          "this lesson gives Q, K and V directly and has no x; change q, k or v");
    }
    CHECK_THROWS_WITH(with(fourTokens(), "wk[9999999999999999999,0]", "1"),
                      "wk[9999999999999999999,0] does not exist: wk is 2×2 (rows × columns), counted from 0");
    for (const char* place : {"[9999999999999999999]", "[-1]", "[0,1]", "[x]", "[]"})
        CHECK_THROWS_WITH(with(catSat(), "token" + std::string(place), "mat"),
                          "token" + std::string(place) + " does not exist: the tokens are 0 to 2");
}

TEST_CASE("blanks around an index count for nothing", "[room][set]")
{
    CHECK((*with(catSat(), "q[1, 0]", "2.5").q)(1, 0) == 2.5);
    CHECK(with(catSat(), "token[ 1 ]", "mat").tokens[1] == "mat");
}

TEST_CASE("no edit brings in a number that is not finite", "[room][error]")
{
    const double infinity = std::numeric_limits<double>::infinity();
    CHECK_THROWS_WITH(core::apply(catSat(), SetCell{AttentionTable::K, 0, 1, infinity}),
                      "k[0,1] must be a finite number");
    CHECK_THROWS_AS(core::apply(catSat(), core::SetQMultiplier{std::nan("")}), EditError);
}

TEST_CASE("an edit changes what it names and nothing else", "[room][law]")
{
    AttentionInputs expected = catSat();
    (*expected.k)(2, 3) = 7;
    CHECK(core::apply(catSat(), SetCell{AttentionTable::K, 2, 3, 7}) == expected);
    CHECK_FALSE(expected == catSat());
}

TEST_CASE("making the opposite edit leads back", "[room][law]")
{
    const AttentionInputs start = fourTokens();
    CHECK(with(with(start, "q-multiplier", "3"), "q-multiplier", "1") == start);
    CHECK(with(with(start, "x[1,0]", "3"), "x[1,0]", "0") == start);
    CHECK(with(with(start, "mask", "off"), "mask", "on") == start);
}

TEST_CASE("a query typed over stays until its projection changes", "[room]")
{
    const AttentionInputs typed = with(fourTokens(), "q[0,0]", "9");
    CHECK(evaluate(typed).q(0, 0) == 9);
    CHECK(evaluate(typed).q.bottomRows(3) == evaluate(fourTokens()).q.bottomRows(3));
    CHECK(evaluate(with(typed, "wk[0,0]", "5")).q(0, 0) == 9);
    CHECK(evaluate(with(typed, "wq[0,0]", "5")).q(0, 0) == 5);
    CHECK_FALSE(with(typed, "x[3,1]", "2").q);
}

TEST_CASE("numbers that are put back count as computed", "[room]")
{
    const AttentionInputs start = tests::fourTokens();
    const AttentionInputs moved =
        apply(start, core::SetNumbers{AttentionTable::K, 1, 0, tests::matrix({{7, 8}})});
    CHECK(moved.k);
    CHECK(apply(moved, core::SetNumbers{AttentionTable::K, 1, 0, tests::matrix({{0.5, 1}})}) == start);
    CHECK(apply(start, core::SetCell{AttentionTable::Q, 2, 1, 1.5}) == start);
}

TEST_CASE("a query is typed over before the multiplier", "[room]")
{
    const AttentionInputs doubled = with(with(fourTokens(), "q-multiplier", "2"), "q[0,0]", "9");
    CHECK(evaluate(doubled).q(0, 0) == 18);
    CHECK(evaluate(doubled).q(1, 1) == 2);
}

TEST_CASE("every value name answers, and only those", "[room][print]")
{
    for (const AttentionInputs& inputs : {catSat(), fourTokens()}) {
        const auto results = evaluate(inputs);
        for (const std::string& name : valueNames(results))
            CHECK(namedValue(results, name));
    }
    CHECK_FALSE(namedValue(evaluate(catSat()), "wq"));
    CHECK_FALSE(namedValue(evaluate(catSat()), "logits"));
    CHECK_FALSE(namedValue(evaluate(catSat()), ""));
}

TEST_CASE("a value name gives the matrix of that stage", "[room][print]")
{
    CHECK(matrixNamed(catSat(), "scores") == matrix({{2, 0, 2}, {0, 2, 2}, {1, 1, 2}}));
    CHECK(matrixNamed(catSat(), "scaled") == matrix({{1, 0, 1}, {0, 1, 1}, {0.5, 0.5, 1}}));
    CHECK(matrixNamed(catSat(), "v") == *catSat().v);
    CHECK(matrixNamed(fourTokens(), "x") == fourTokens().projections->x);
    const double hidden = -std::numeric_limits<double>::infinity();
    CHECK(matrixNamed(with(catSat(), "mask", "on"), "masked").row(0) == matrix({{1, hidden, hidden}}));
    CHECK(std::get<std::vector<std::string>>(*namedValue(evaluate(catSat()), "tokens")) == catSat().tokens);
}

TEST_CASE("query, best and hidden speak of the chosen row", "[room][print]")
{
    const auto results = evaluate(fourTokens());
    CHECK(std::get<double>(*namedValue(results, "query")) == 2);
    CHECK(std::get<double>(*namedValue(results, "best")) == 2);
    CHECK(std::get<double>(*namedValue(results, "hidden")) == 1);
}

TEST_CASE("a stage shows its matrix, and the mix its weights", "[room]")
{
    const auto results = evaluate(fourTokens());
    CHECK(&stageMatrix(results, core::Stage::Score) == &results.trace.scores);
    CHECK(&stageMatrix(results, core::Stage::Scale) == &results.trace.scaled);
    CHECK(&stageMatrix(results, core::Stage::Mask) == &results.trace.masked);
    CHECK(&stageMatrix(results, core::Stage::Softmax) == &results.trace.weights);
    CHECK(&stageMatrix(results, core::Stage::Mix) == &results.trace.weights);
}

TEST_CASE("a row's summary names its strongest keys and what is hidden", "[room]")
{
    const auto row = summarize(evaluate(catSat()), 0);
    CHECK(row.query == 0);
    CHECK(row.strongest == std::vector<core::Index>{0, 2});
    CHECK(tests::isNear(row.weight, 0.422319, kSixDecimals));
    CHECK(row.hidden == 0);

    const auto first = summarize(evaluate(with(catSat(), "mask", "on")), 0);
    CHECK(first.strongest == std::vector<core::Index>{0});
    CHECK(first.weight == 1);
    CHECK(first.hidden == 2);
}

TEST_CASE("a row with weights that are no numbers has no strongest key", "[room]")
{
    AttentionInputs inputs = catSat();
    (*inputs.q)(0, 0) = 1e308;
    inputs.qMultiplier = 10;
    inputs.k->setZero(); // ∞ × 0
    const auto results = evaluate(inputs);
    CHECK(summarize(results, 0).strongest.empty());
    CHECK_FALSE(namedValue(results, "best"));
}

TEST_CASE("controls go back to the start while numbers stay", "[room]")
{
    AttentionInputs changed = with(with(with(catSat(), "query", "2"), "scale", "off"), "mask", "on");
    changed = with(with(with(changed, "q-multiplier", "0"), "q[0,0]", "5"), "token[0]", "A");
    const AttentionInputs back = withControlsOf(catSat(), changed);
    CHECK(back == with(with(catSat(), "q[0,0]", "5"), "token[0]", "A"));
}

TEST_CASE("undo has a name for every edit", "[room]")
{
    const auto titled = [](std::string_view key, std::string_view value) {
        return title(attentionEdit(catSat(), key, value));
    };
    CHECK(titled("query", "1") == "Choose query");
    CHECK(titled("q-multiplier", "0") == "Q multiplier");
    CHECK(titled("mask", "on") == "Causal mask");
    CHECK(titled("scale", "on") == "Division by √d_k");
    CHECK(titled("v[0,0]", "1") == "Change number");
    CHECK(titled("token[0]", "A") == "Rename token");
}

TEST_CASE("inputs of other shapes are different, not fatal", "[room]")
{
    AttentionInputs other = catSat();
    other.q = matrix({{1}});
    CHECK_FALSE(other == catSat());
    CHECK_FALSE(fourTokens() == catSat());
}

TEST_CASE("a number that could make a score overflow is refused, and the inputs stay", "[room][error]")
{
    CHECK_THROWS_WITH(
        with(fourTokens(), "x[0,0]", "1e200"),
        "x[0,0]: the numbers are too large to compute with, as scores or values could go beyond "
        "1e+305; choose smaller ones");
    CHECK_THROWS_AS(with(with(catSat(), "q[0,0]", "1e200"), "k[0,0]", "1e200"), core::EditError);
    CHECK_THROWS_AS(with(with(catSat(), "q-multiplier", "0"), "q[0,0]", "1e308"), core::EditError);
    CHECK_THROWS_AS(with(catSat(), "v[0,0]", "1e307"), core::EditError);
}

TEST_CASE("scores of 1e300 are computed with, at every multiplier", "[room]")
{
    const auto results = evaluate(with(with(catSat(), "q[0,0]", "1e300"), "q-multiplier", "-10"));
    CHECK(results.trace.scores.allFinite());
    CHECK(results.trace.weights.allFinite());
    CHECK(results.trace.output.allFinite());
}

TEST_CASE("a token has at most 10,000 characters, however many bytes", "[room][error]")
{
    std::string umlauts;
    for (int i = 0; i < 10'000; ++i)
        umlauts += "ä";
    CHECK(with(catSat(), "token[1]", umlauts).tokens[1] == umlauts);
    CHECK_THROWS_WITH(with(catSat(), "token[1]", umlauts + "x"),
                      "token[1] has 10001 characters; at most 10000 fit");
}

TEST_CASE("a token is not empty", "[room][error]")
{
    CHECK_THROWS_WITH(with(catSat(), "token[1]", ""), "token[1] is empty; write at least one character");
    CHECK(with(catSat(), "token[1]", " ").tokens[1] == " ");
}

TEST_CASE("a number that cannot be held is told from a word", "[room][error]")
{
    for (const char* value : {"1e999", "-1e999"})
        CHECK_THROWS_WITH(with(fourTokens(), "x[0,0]", value),
                          "x[0,0] cannot be " + std::string(value) +
                              ": it is too large to be held; choose a number below 1e308");
    CHECK_THROWS_WITH(with(fourTokens(), "x[0,0]", "1e-400"),
                      "x[0,0] cannot be 1e-400: it is too close to 0 to be held; write 0 or a larger number");
    CHECK_THROWS_WITH(with(fourTokens(), "x[0,0]", "one"),
                      "x[0,0] must be a number such as 2.5, not \"one\"");
}
