#include "core/sentence.h"
#include "tests/catch.h"

using core::joinedSentence;
using core::splitSentence;

namespace {

using Words = std::vector<std::string>;

} // namespace

TEST_CASE("a sentence is cut at spaces and before marks", "[sentence][hand]")
{
    CHECK(splitSentence("The cat sat on the mat.") == Words{"The", "cat", "sat", "on", "the", "mat", "."});
    CHECK(splitSentence("  Yes,\tno!?\n") == Words{"Yes", ",", "no", "!", "?"});
    CHECK(splitSentence("“Fish”, she said…") == Words{"“", "Fish", "”", ",", "she", "said", "…"});
    CHECK(splitSentence("3.14") == Words{"3", ".", "14"});
    CHECK(splitSentence("один\u00a0кот") == Words{"один", "кот"});
    CHECK(splitSentence("").empty());
    CHECK(splitSentence(" \n ").empty());
}

TEST_CASE("an apostrophe or a hyphen inside a word stays in it", "[sentence][hand]")
{
    CHECK(splitSentence("Mia's well-fed cat") == Words{"Mia's", "well-fed", "cat"});
    CHECK(splitSentence("Mia’s") == Words{"Mia’s"});
    CHECK(splitSentence("'quoted' - dogs'") == Words{"'", "quoted", "'", "-", "dogs", "'"});
}

TEST_CASE("joined words are cut into the same words again", "[sentence][law]")
{
    CHECK(joinedSentence(splitSentence("The  cat sat , on the mat .")) == "The cat sat, on the mat.");
    for (const char* text : {"The cat sat on the mat.", "a - b", "Mia's 'cat' (well-fed)…", "3.14!",
                             "– ¿Qué?", "\xff\xfe x", "don't - 'n' -", "“a” «b» 50%", "' ' '", "x-'y"}) {
        const Words words = splitSentence(text);
        CHECK(splitSentence(joinedSentence(words)) == words);
    }
    CHECK(joinedSentence({}).empty());
}

TEST_CASE("a mark is a token of its own kind", "[sentence]")
{
    CHECK(core::isMark("."));
    CHECK(core::isMark("…"));
    CHECK_FALSE(core::isMark("cat"));
    CHECK_FALSE(core::isMark("..."));
    CHECK_FALSE(core::isMark("é"));
}
