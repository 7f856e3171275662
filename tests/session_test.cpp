#include "core/errors.h"
#include "core/session.h"
#include "tests/examples.h"
#include "tests/near.h"

using core::Edit;
using core::EditError;
using core::editNamed;
using core::Session;

namespace {

Session twoLessons()
{
    Session session;
    session.lesson = "cat-sat";
    session.inputs.emplace("cat-sat", tests::catSat());
    session.inputs.emplace("exercise", tests::fourTokens());
    return session;
}

Session with(const Session& session, std::string_view key, std::string_view value)
{
    return core::apply(session, editNamed(session, key, value));
}

} // namespace

TEST_CASE("an edit goes to the open lesson and leaves the others", "[session]")
{
    const Session after = with(twoLessons(), "query", "2");
    CHECK(std::get<core::AttentionInputs>(after.open()).query == 2);
    CHECK(after.inputs.at("exercise") == twoLessons().inputs.at("exercise"));
}

TEST_CASE("decimals are a setting of the session", "[session]")
{
    CHECK(with(twoLessons(), "decimals", "0").decimals == 0);
    CHECK(with(twoLessons(), "decimals", "6").decimals == 6);
    for (const char* text : {"7", "-1", "1.5", "\"\"", "\"three\"", "4294967296", "99999999999999999999"}) {
        const std::string echo = text; // what is no number is in quotes
        CHECK_THROWS_WITH(
            with(twoLessons(), "decimals", echo.front() == '"' ? echo.substr(1, echo.size() - 2) : echo),
            "decimals must be a whole number from 0 to 6, not " + echo);
    }
    CHECK_THROWS_AS(core::apply(twoLessons(), core::SetDecimals{7}), EditError);
    CHECK_THROWS_AS(core::apply(twoLessons(), core::SetDecimals{-1}), EditError);
}

TEST_CASE("settings given together are judged together", "[session][together]")
{
    const auto memory = [](const std::vector<core::Setting>& settings) {
        Session session;
        session.lesson = "memory";
        session.inputs.emplace("memory", core::KvMemoryInputs{});
        return std::get<core::KvMemoryInputs>(withSettings(session, settings).open());
    };
    // too many bytes, and heads that do not divide, only in between
    CHECK(memory({{"batch", "1e6"}, {"context", "5e7"}, {"kv-width", "32"}, {"layers", "1"}}).load.context ==
          50'000'000);
    CHECK(memory({{"kv-heads", "5"}, {"query-heads", "40"}}).load.shape == core::CacheShape{46, 40, 5, 128});
    CHECK(memory({{"kv-width", "1000"}, {"kv-heads", "8"}}).load.shape.headDim == 125);
    // of one key, the last one counts, and events keep their order
    CHECK(memory({{"kv-heads", "5"}, {"query-heads", "40"}, {"kv-heads", "8"}}).load.shape.kvHeads == 8);
    const auto paging = memory({{"add-sequence", "300"}, {"add-sequence", "100"}, {"reserve", "400"}}).paging;
    CHECK(lengthOf(paging, 1) == 300);
    CHECK(lengthOf(paging, 2) == 100);
    // what fits in no order names the values there are in the end
    CHECK_THROWS_WITH(
        memory({{"kv-heads", "5"}, {"query-heads", "48"}}),
        "48 query heads cannot share 5 KV heads evenly; kv-heads must divide 48: 1, 2, 3, 4, 6, "
        "8, 12, 16, 24, 48");
    CHECK_THROWS_WITH(memory({{"context", "1e9"}, {"batch", "1e6"}, {"layers", "2"}}),
                      tests::contains("2 × 2 × 32 × 128 × 2 bytes × 1,000,000,000 × 1,000,000,"));
    CHECK_THROWS_WITH(memory({{"layers", "0"}, {"layers", "5"}}), tests::contains("not 0"));
    CHECK_THROWS_WITH(memory({{"layers", "5"}, {"colour", "red"}}), tests::contains("\"colour\""));
}

TEST_CASE("a setting that fits stays where it stands among the others", "[session][together]")
{
    const Session together = withSettings(
        twoLessons(), {{"query", "1"}, {"decimals", "5"}, {"query", "2"}, {"q[0,0]", "1"}, {"q[0,0]", "7"}});
    const auto& inputs = std::get<core::AttentionInputs>(together.open());
    CHECK(inputs.query == 2);
    CHECK((*inputs.q)(0, 0) == 7);
    CHECK(together.decimals == 5);
    CHECK(withSettings(twoLessons(), {}) == twoLessons());
}

TEST_CASE("Reset All leads back to the lesson's start", "[session][law]")
{
    const Session start = twoLessons();
    Session changed = with(with(with(start, "q[0,0]", "5"), "mask", "on"), "decimals", "1");
    CHECK_FALSE(changed == start);
    CHECK(core::apply(changed, core::ResetAll{start.open()}) == start);
}

TEST_CASE("a refused edit leaves the session as it was", "[session][law]")
{
    const Session session = twoLessons();
    CHECK_THROWS_AS(with(session, "query", "9"), EditError);
    CHECK(session == twoLessons());
}

TEST_CASE("results carry the session they came from", "[session]")
{
    const Session session = with(twoLessons(), "q-multiplier", "2");
    const core::Results results = evaluate(session);
    CHECK(results.session == session);
    CHECK(std::get<core::AttentionResults>(results.open).inputs ==
          std::get<core::AttentionInputs>(session.open()));
}

TEST_CASE("the same session gives the same results, bit for bit", "[session][law]")
{
    for (const std::string& name : valueNames(evaluate(twoLessons())))
        CHECK(namedValue(evaluate(twoLessons()), name) == namedValue(evaluate(twoLessons()), name));
}

TEST_CASE("undo has a name for the session's own edits", "[session]")
{
    CHECK(title(Edit{core::SetDecimals{2}}) == "Decimals");
    CHECK(title(Edit{core::ResetAll{tests::catSat()}}) == "Reset All");
    CHECK(title(editNamed(twoLessons(), "query", "1")) == "Choose query");
}

TEST_CASE("a lesson takes the numbers of another of its topic, and only what it can use", "[session]")
{
    core::Session session;
    session.inputs["a"] = tests::catSat();
    session.inputs["b"] = tests::fourTokens();
    session.inputs["p"] = core::PerplexityInputs{};
    session.lesson = "a";
    CHECK(core::lessonsToTakeFrom(session) == std::vector<std::string>{"b"});
    CHECK(core::apply(session, core::TakeFrom{"b"}).inputs.at("a") == session.inputs.at("b"));
    CHECK(core::apply(session, core::editNamed(session, "from", "b")).inputs.at("a") ==
          session.inputs.at("b"));
    CHECK_THROWS_WITH(core::apply(session, core::TakeFrom{"p"}), "this lesson can take nothing from \"p\"");
    CHECK_THROWS_WITH(core::apply(session, core::TakeFrom{"x"}), "this lesson can take nothing from \"x\"");
}
