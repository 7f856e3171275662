#include "core/attention_room.h"
#include "core/attention_settings.h"
#include "core/attention_tokens.h"
#include "core/errors.h"
#include "core/settings_together.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <cmath>
#include <random>

using core::AttentionInputs;
using core::AttentionTable;
using core::EditError;
using core::evaluate;
using core::Index;
using core::MaskKind;
using core::Matrix;
using core::namedValue;
using tests::catSat;
using tests::fourTokens;
using tests::matrix;
using tests::with;

namespace {

AttentionInputs madeOf(const AttentionInputs& start, const std::vector<core::Setting>& settings)
{
    return core::madeTogether(start, settings, with);
}

std::string random(std::mt19937& bits, int least, int most)
{
    return std::to_string(std::uniform_int_distribution(least, most)(bits));
}

/// A setting that mostly fits.
core::Setting anySetting(std::mt19937& bits)
{
    const std::string i = random(bits, 0, 4), j = random(bits, 0, 4);
    const std::vector<core::Setting> all{
        {"query", i},
        {"q-multiplier", random(bits, -10, 10)},
        {"mask", random(bits, 0, 1) == "0" ? "drawn" : "off"},
        {"window", random(bits, 1, 5)},
        {"visible[" + i + "," + j + "]", random(bits, 0, 1) == "0" ? "on" : "off"},
        {"scale", "off"},
        {"tokens", random(bits, 1, 6)},
        {"width", random(bits, 1, 5)},
        {"value-width", random(bits, 1, 5)},
        {"model-width", random(bits, 1, 5)},
        {"given", random(bits, 0, 1) == "0" ? "directly" : "projected"},
        {"sentence", "Mia raises a cat."},
        {"seed", i},
        {"random", j},
        {"token[" + i + "]", "word"},
        {"q[" + i + "," + j + "]", random(bits, -9, 9)},
        {"x[" + i + "," + j + "]", random(bits, -9, 9)},
        {"v[" + i + "," + j + "]", "0"},
        {"a.v[" + i + "," + j + "]", "0"},
        {"a.tokens", i}};
    return all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(bits)];
}

AttentionInputs changedAtRandom(AttentionInputs inputs, std::mt19937& bits, int edits)
{
    for (int i = 0; i < edits; ++i)
        try {
            const auto [key, value] = anySetting(bits);
            inputs = with(inputs, key, value);
        } catch (const EditError&) {
        }
    return inputs;
}

} // namespace

TEST_CASE("the settings of any state make it of the lesson's start", "[edits][law]")
{
    std::mt19937 bits(5);
    for (const AttentionInputs& start : {fourTokens(), catSat()})
        for (int i = 0; i < 200; ++i) {
            const AttentionInputs changed = changedAtRandom(start, bits, i % 12);
            AttentionInputs made = madeOf(start, settings(start, changed));
            if (changed.drawn.empty())
                made.drawn.clear(); // a mask drawn and left
            CHECK(evaluate(made).trace.weights == evaluate(changed).trace.weights);
            CHECK(evaluate(made).trace.output == evaluate(changed).trace.output);
            CHECK(made.tokens == changed.tokens);
            CHECK(made.mask == changed.mask);
            CHECK(made.query == changed.query);
            CHECK(made.seed == changed.seed);
            CHECK((made.pinned != nullptr) == (changed.pinned != nullptr));
        }
}

TEST_CASE("a sliding window shows a query its own key and those just before", "[edits][mask][hand]")
{
    const auto results = evaluate(with(fourTokens(), "window", "2"));
    CHECK(results.inputs.mask == MaskKind::Window);
    const Matrix seen = (results.trace.weights.array() > 0).cast<double>();
    CHECK(seen == matrix({{1, 0, 0, 0}, {1, 1, 0, 0}, {0, 1, 1, 0}, {0, 0, 1, 1}}));
}

TEST_CASE("a cell of the mask drawn by hand leaves the others as they were", "[edits][mask]")
{
    const auto drawn = core::apply(fourTokens(), core::SetVisible{0, 3, true});
    CHECK(drawn.mask == MaskKind::Drawn);
    CHECK(evaluate(drawn).trace.weights(0, 3) > 0);
    CHECK(evaluate(drawn).trace.weights(0, 1) == 0);
    const auto blind =
        core::apply(core::apply(fourTokens(), core::SetVisible{0, 0, false}), core::SetQuery{0});
    CHECK(evaluate(blind).trace.weights.row(0) == matrix({{0, 0, 0, 0}}));
    CHECK(evaluate(blind).trace.output.row(0) == matrix({{0, 0}}));
}

TEST_CASE("a drawn mask is kept while another one is chosen", "[edits][mask]")
{
    const auto drawn = with(fourTokens(), "visible[0,3]", "on");
    CHECK(core::maskOf(with(with(drawn, "mask", "on"), "mask", "drawn")).isVisible(0, 3));
}

TEST_CASE("a moved token takes its vectors and its drawn row and column along", "[edits][tokens]")
{
    const auto drawn = with(catSat(), "visible[0,2]", "off");
    const auto moved = core::apply(drawn, core::MoveToken{0, 2});
    CHECK(moved.tokens == std::vector<std::string>{"cat", "sat", "The"});
    CHECK(moved.q->row(2) == catSat().q->row(0));
    CHECK(moved.v->row(0) == catSat().v->row(1));
    CHECK_FALSE(core::maskOf(moved).isVisible(2, 1));
    CHECK(moved.query == 2); // it was the chosen one
}

TEST_CASE("removing a token leaves the others as they were, and one stays", "[edits][tokens]")
{
    const auto two = core::apply(core::apply(catSat(), core::SetQuery{2}), core::RemoveToken{1});
    CHECK(two.tokens == std::vector<std::string>{"The", "sat"});
    CHECK(two.k->row(1) == catSat().k->row(2));
    CHECK(two.query == 1);
    const auto one = core::apply(two, core::RemoveToken{0});
    CHECK(one.query == 0);
    CHECK_THROWS_WITH(core::apply(one, core::RemoveToken{0}),
                      "the last token cannot be removed; attention needs at least one");
}

TEST_CASE("a removed token that was chosen hands over to the one in its place", "[edits][tokens]")
{
    CHECK(core::apply(core::apply(catSat(), core::SetQuery{1}), core::RemoveToken{1}).query == 1);
    CHECK(core::apply(core::apply(catSat(), core::SetQuery{2}), core::RemoveToken{2}).query == 1);
}

TEST_CASE("an added token has vectors that follow from its word and the seed", "[edits][tokens]")
{
    const auto a = core::apply(catSat(), core::AddToken{1, "on"});
    CHECK(a.tokens == std::vector<std::string>{"The", "on", "cat", "sat"});
    CHECK(a.q->row(0) == catSat().q->row(0));
    CHECK(a.q->row(2) == catSat().q->row(1));
    CHECK(a.k->row(1) == core::apply(catSat(), core::AddToken{3, "on"}).k->row(3));
    CHECK(a.k->row(1) != core::apply(catSat(), core::AddToken{1, "mat"}).k->row(1));
    CHECK(a.k->row(1) != core::apply(with(catSat(), "seed", "2"), core::AddToken{1, "on"}).k->row(1));
    CHECK_THROWS_WITH(core::apply(catSat(), core::AddToken{1, ""}),
                      "token[1] is empty; write at least one character");
    CHECK_THROWS_WITH(core::apply(catSat(), core::AddToken{4, "x"}),
                      "a new token can stand at 0 to 3, not at 4");
    CHECK_THROWS_WITH(core::apply(with(catSat(), "tokens", "64"), core::AddToken{0, "x"}),
                      "tokens must be a whole number from 1 to 64, not 65");
}

TEST_CASE("longer vectors end in zeros and leave every weight without scaling", "[edits][tokens][law]")
{
    const auto plain = with(catSat(), "scale", "off");
    const auto wide = with(plain, "width", "9");
    CHECK(wide.q->cols() == 9);
    CHECK(evaluate(wide).trace.weights == evaluate(plain).trace.weights);
    CHECK(with(wide, "width", "4") == plain);
    CHECK_THROWS_WITH(with(catSat(), "width", "65"), "width must be a whole number from 1 to 64, not 65");
    CHECK_THROWS_WITH(core::apply(catSat(), core::SetWidth{core::Width::Value, 0}),
                      "value-width must be a whole number from 1 to 64, not 0");
    CHECK_THROWS_WITH(with(catSat(), "model-width", "2"),
                      "model-width: there is no X; choose Q, K and V from X first");
}

TEST_CASE("Q, K and V are the same given directly and as X times projections", "[edits][law]")
{
    const auto projected = with(catSat(), "given", "projected");
    CHECK(projected.projections->x == Matrix::Identity(3, 3));
    CHECK(evaluate(projected).trace.output == evaluate(catSat()).trace.output);
    CHECK(with(projected, "given", "directly") == catSat());
    const auto direct = with(fourTokens(), "given", "directly");
    CHECK_FALSE(direct.projections);
    CHECK(evaluate(direct).trace.weights == evaluate(fourTokens()).trace.weights);
    CHECK(core::computedAgain(fourTokens(), direct).empty());
}

TEST_CASE("equal words of a sentence have equal vectors", "[edits][tokens]")
{
    const auto said = with(catSat(), "sentence", "the cat saw the dog.");
    CHECK(said.tokens == std::vector<std::string>{"the", "cat", "saw", "the", "dog", "."});
    CHECK(said.q->row(0) == said.q->row(3));
    CHECK(said.q->row(0) != said.q->row(1));
    CHECK_THROWS_WITH(with(catSat(), "sentence", "  "), "the sentence has no words; write at least one");
}

TEST_CASE("random vectors are the same for the same seed, with two decimals", "[edits][tokens]")
{
    const auto a = with(catSat(), "random", "7");
    CHECK(a.seed == 7);
    CHECK(a == with(with(catSat(), "random", "3"), "random", "7"));
    CHECK_FALSE(*a.q == *with(catSat(), "random", "3").q);
    CHECK(((*a.q * 100).array().round() / 100 == a.q->array()).all());
    CHECK_THROWS_WITH(with(catSat(), "random", "-1"),
                      "random must be a whole number from 0 to 1,000,000, not -1");
}

TEST_CASE("a block of numbers is one change, and one that does not fit changes nothing", "[edits]")
{
    const auto block = core::SetNumbers{AttentionTable::Q, 1, 2, matrix({{5, 6}, {7, 8}})};
    const auto changed = core::apply(catSat(), block);
    CHECK(*changed.q == matrix({{1, 0, 1, 0}, {0, 1, 5, 6}, {1, 1, 7, 8}}));
    CHECK_THROWS_WITH(
        core::apply(catSat(), core::SetNumbers{AttentionTable::Q, 2, 2, block.values}),
        "a block of 2×2 (rows × columns) does not fit from q[2,2] on: q is 3×4; begin elsewhere or make "
        "it larger");
    Matrix bad = block.values;
    bad(1, 0) = std::numeric_limits<double>::quiet_NaN();
    CHECK_THROWS_WITH(core::apply(catSat(), core::SetNumbers{AttentionTable::Q, 1, 2, bad}),
                      "q[2,2] must be a finite number");
}

TEST_CASE("state A stays while the present one changes", "[edits][pinned]")
{
    const auto pinned = core::apply(catSat(), core::SetPinned{std::make_shared<AttentionInputs>(catSat())});
    const auto changed = with(pinned, "q[0,0]", "9");
    const auto results = evaluate(changed);
    CHECK(results.pinned->trace.weights == evaluate(catSat()).trace.weights);
    CHECK(results.trace.weights != results.pinned->trace.weights);
    CHECK(evaluate(with(changed, "query", "1"), &results).pinned == results.pinned);
    CHECK_FALSE(core::apply(changed, core::SetPinned{}).pinned);
    CHECK(with(catSat(), "a.query", "1").pinned->query == 1);
    CHECK(with(catSat(), "a.query", "1").query == catSat().query);
    CHECK_THROWS_WITH(with(catSat(), "a.a.query", "1"), "there is only one state A: write one \"a.\"");
    CHECK_FALSE(
        core::apply(changed, core::SetPinned{std::make_shared<AttentionInputs>(changed)}).pinned->pinned);
}

TEST_CASE("what changed since state A is B less A, also of what the mask hides", "[edits][pinned][hand]")
{
    const auto pinned = core::apply(catSat(), core::SetPinned{std::make_shared<AttentionInputs>(catSat())});
    const auto results = evaluate(with(pinned, "mask", "on"));
    const Matrix change = core::sincePinned(results, core::Stage::Softmax).value();
    CHECK(change == results.trace.weights - results.pinned->trace.weights);
    CHECK(std::get<Matrix>(namedValue(results, "difference").value()) == change);
    const Matrix masked = core::sincePinned(results, core::Stage::Mask).value();
    CHECK(masked(2, 0) == 0);
    CHECK(masked(0, 2) == -std::numeric_limits<double>::infinity()); // hidden since
    const auto both =
        core::apply(with(pinned, "mask", "on"),
                    core::SetPinned{std::make_shared<AttentionInputs>(with(catSat(), "mask", "on"))});
    CHECK(core::sincePinned(evaluate(both), core::Stage::Mask)->isZero(0));
    CHECK_FALSE(core::sincePinned(evaluate(with(pinned, "tokens", "4")), core::Stage::Softmax));
    CHECK_FALSE(namedValue(evaluate(catSat()), "difference"));
}

TEST_CASE("finished weights are kept as they are, and nothing before them is a result", "[edits][weights]")
{
    const Matrix weights = matrix({{0.5, 0.25}, {0.25, 0.75}}); // the first row does not sum to 1
    const auto loaded =
        core::apply(catSat(), core::LoadTable{core::LoadedTable::Weights, weights, {"a", "b"}});
    const auto results = evaluate(loaded);
    CHECK(results.trace.weights == weights);
    CHECK(results.trace.scores.array().isNaN().all());
    CHECK_FALSE(namedValue(results, "scores"));
    CHECK_FALSE(namedValue(results, "q"));
    CHECK(namedValue(results, "weights"));
    CHECK_THROWS_WITH(with(loaded, "mask", "on"),
                      "only finished weights are known here, so nothing before them can change; start from a "
                      "sentence, random numbers or another lesson");
    CHECK(core::apply(loaded, core::SetQuery{1}).query == 1);
    CHECK_FALSE(with(loaded, "sentence", "a b").weights);
    CHECK_THROWS_WITH(
        core::apply(catSat(), core::LoadTable{core::LoadedTable::Weights, matrix({{1, 0}}), {}}),
        "the weights are 1×2 (rows × columns); there must be as many keys as queries");
}

TEST_CASE("a table of Q, K or V brings its tokens and its width", "[edits][tokens]")
{
    const Matrix table = matrix({{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}});
    const auto q = core::apply(catSat(), core::LoadTable{core::LoadedTable::Q, table, {"x"}});
    CHECK(*q.q == table);
    CHECK(q.k->cols() == 5); // the keys follow
    CHECK(q.v->cols() == 4);
    CHECK(q.tokens == std::vector<std::string>{"x", "cat"});
    const auto v = core::apply(fourTokens(), core::LoadTable{core::LoadedTable::V, table, {}});
    CHECK(*v.v == table);
    CHECK_FALSE(v.projections);
    CHECK(evaluate(v).trace.output.cols() == 5);
}

TEST_CASE("settings of masks and tokens that fit nothing are refused in one sentence", "[edits]")
{
    const auto refused = [](std::string_view key, std::string_view value, const std::string& sentence) {
        CHECK_THROWS_WITH(with(catSat(), key, value), sentence);
    };
    refused("window", "0", "window must be a whole number from 1 to 2,048, not 0");
    refused("visible[3,0]", "on", "visible[3,0] does not exist: queries and keys are 0 to 2");
    refused("visible[0,0]", "yes", "visible[0,0] must be on or off, not \"yes\"");
    refused("given", "x", "given must be directly or projected, not \"x\"");
    refused("tokens", "0", "tokens must be a whole number from 1 to 64, not 0");
    refused("seed", "x", "seed must be a whole number from 0 to 1,000,000, not \"x\"");
}
