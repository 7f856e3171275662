#include "core/errors.h"
#include "core/words.h"
#include "tests/catch.h"

#include <array>

using core::EditError;
using core::Sentence;

namespace {

std::string shouted(const std::string& pattern)
{
    return pattern == "%1 must be at most %2%3" ? "%2%3 IS THE MOST FOR %1" : "(" + pattern + ")";
}

} // namespace

TEST_CASE("a sentence puts its arguments where its pattern wants them, as often as it wants them", "[words]")
{
    CHECK(Sentence("%1 must be at most %2", {"heads", "8"}).text() == "heads must be at most 8");
    CHECK(Sentence("keep %1 as %1 first", {"a"}).text() == "keep a as a first");
    CHECK(Sentence("as it is").text() == "as it is");
}

TEST_CASE("a % that stands for no argument stays as it is", "[words]")
{
    CHECK(Sentence("100 %, %2 and %", {"a"}).text() == "100 %, %2 and %");
    CHECK(Sentence("%1 of %2", {"%2", "b"}).text() == "%2 of b"); // what a person typed is no pattern
}

TEST_CASE("a sentence in a sentence is translated too, a name or a number is not", "[words]")
{
    const Sentence sentence("%1 must be at most %2%3", {"heads", "8", Sentence(" tokens")});
    CHECK(sentence.text() == "heads must be at most 8 tokens");
    CHECK(sentence.text(shouted) == "8( tokens) IS THE MOST FOR heads");
    CHECK(Sentence("").text(shouted).empty()); // nothing is nothing in every language
}

TEST_CASE("alternatives are separated by commas and the last by or", "[words]")
{
    const auto text = [](const auto& names) { return Sentence("%1", {core::alternatives(names)}).text(); };
    CHECK(text(std::array{"a"}) == "a");
    CHECK(text(std::array{"a", "b"}) == "a or b");
    CHECK(text(std::array{"a", "b", "c"}) == "a, b or c");
}

TEST_CASE("an edit's error says its sentence in English and carries it for other languages", "[words]")
{
    const EditError error("%1 must be at most %2%3", std::string_view("heads"), "8", Sentence(" tokens"));
    CHECK(std::string(error.what()) == "heads must be at most 8 tokens");
    CHECK(error.sentence().text(shouted) == "8( tokens) IS THE MOST FOR heads");
}
