#include "core/errors.h"
#include "core/prose.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <optional>

using core::filledProse;
using core::Index;

namespace {

core::Results results(const core::AttentionInputs& inputs)
{
    core::Session session;
    session.lesson = "lesson";
    session.inputs.emplace("lesson", inputs);
    return evaluate(session);
}

std::string filled(const std::string& prose, const core::AttentionInputs& inputs = tests::fourTokens(),
                   std::optional<Index> key = std::nullopt)
{
    return plainText(filledProse(prose, results(inputs), key), 3);
}

void check(const std::string& prose)
{
    core::checkProse(prose, results(tests::fourTokens()), std::nullopt);
}

} // namespace

TEST_CASE("prose without placeholders stays as it is", "[prose]")
{
    CHECK(filled("Each row sums to 1.") == "Each row sums to 1.");
    CHECK(filled("").empty());
}

TEST_CASE("a placeholder is filled from the results", "[prose][hand]")
{
    CHECK(filled("Position {query} looks at {best}; {hidden} hidden.") == "Position 2 looks at 2; 1 hidden.");
    CHECK(filled("{scores[2,1]} and {weights[query,0]}") == "2.000 and 0.140");
    CHECK(filled("{weights[query,0]%} of {scores[2,1]:1} and {weights[query,0]:2}") ==
          "14.0 % of 2.0 and 0.14");
    CHECK(filled("{weights[query]%}") == "14.0 %, 28.4 % and 57.6 %");
    CHECK(filled("{query:9} {weights[0,0]:x}") == "— —");
    CHECK(filled("{tokens[query]} / {tokens[0]}") == "a / Mia");
    CHECK(filled("{q[query,1]}, {x[3,0]}") == "1.500, -1.000");
}

TEST_CASE("a row of prose leaves hidden keys out", "[prose][mask]")
{
    CHECK(filled("{weights[query]}") == "0.140, 0.284 and 0.576");
    CHECK(filled("{scores[1]}") == "0.000 and 1.000");
    CHECK(filled("{weights[0]}") == "1.000");
    CHECK(filled("{v[2]}") == "2.000 and 1.000");
}

TEST_CASE("only a matrix of queries and keys has hidden cells", "[prose][mask]")
{
    auto inputs = tests::fourTokens();
    inputs.v = tests::matrix({{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}});
    CHECK(filled("{v[0]}", inputs) == "1.000, 2.000, 3.000 and 4.000");
}

TEST_CASE("the key of prose is the selected one, or else the best", "[prose]")
{
    CHECK(filled("{tokens[key]} {weights[query,key]}", tests::fourTokens(), 1) == "raises 0.284");
    CHECK(filled("{tokens[key]} {weights[query,key]}") == "a 0.576");
}

TEST_CASE("prose says — where no key is best", "[prose]")
{
    auto inputs = tests::catSat();
    (*inputs.q)(0, 0) = 1e308;
    inputs.qMultiplier = 10;
    inputs.k->setZero(); // ∞ × 0: the weights are no numbers
    CHECK(filled("{best}, {tokens[best]}, {weights[query,key]}", inputs) == "—, —, —");
}

TEST_CASE("exact numbers stay behind the rounded ones", "[prose]")
{
    const auto all = results(tests::fourTokens());
    const auto pieces = filledProse("{weights[2,0]}", all, std::nullopt);
    const auto& trace = std::get<core::AttentionResults>(all.open).trace;
    const auto number =
        std::ranges::find_if(pieces, [](const auto& piece) { return piece.number.has_value(); });
    REQUIRE(number != pieces.end());
    CHECK(*number->number == trace.weights(2, 0));
}

TEST_CASE("a placeholder that names nothing is refused", "[prose][error]")
{
    for (const char* prose : {"{}", "{logits}", "{weights}", "{tokens}", "{weights[4,0]}", "{weights[0,4]}",
                              "{weights[-1]}", "{weights[0}", "{tokens[4]}", "{weights[x]}", "{query[0]}"})
        CHECK_THROWS_WITH(check(prose),
                          "placeholder " + std::string(prose) + " names no result of this lesson");
    CHECK_THROWS_WITH(check("a { b"), "a \"{\" in the text has no \"}\"");
}

TEST_CASE("prose says — for a place that the chosen query or key has left", "[prose]")
{
    CHECK(filled("First {x[0,query]}.") == "First —."); // X is two wide, the query 2
    CHECK(filled("{x[0,key]}, {wq[key]} and {x[0,1]}", tests::fourTokens(), 3) == "—, — and 0.000");
    CHECK(filled("{logits} { and on") == "— { and on");
}

TEST_CASE("a field of a record and a plain number are whole where they are, else rounded", "[prose][hand]")
{
    core::PerplexityInputs inputs;
    inputs.sentence = {{"a", "b", "c"}, {0.5, 0.25, 0.125}};
    core::Session session;
    session.lesson = "lesson";
    session.inputs.emplace("lesson", inputs);
    const auto said = [&](const std::string& prose) {
        return plainText(filledProse(prose, evaluate(session), std::nullopt), 3);
    };
    CHECK(said("{perplexity[perplexity]}, {perplexity[nats]}, {worst}") == "4, 1.386, 2");
    CHECK_THROWS_WITH(core::checkProse("{perplexity[size]}", evaluate(session), std::nullopt),
                      tests::contains("{perplexity[size]}"));
}
