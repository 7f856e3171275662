#include "views/token_text.h"

#include "tests/catch.h"
#include "tests/examples.h"
#include "views/text_width.h"
#include "views/theme.h"

#include <QTextBoundaryFinder>

using namespace views;
using tests::repeated;

namespace {

QString inside(const QString& isolated)
{
    REQUIRE(isolated.startsWith(QChar(0x2068)));
    REQUIRE(isolated.endsWith(QChar(0x2069)));
    return isolated.mid(1, isolated.size() - 2);
}

} // namespace

TEST_CASE("letters of any script are shown as they are", "[token]")
{
    for (const char* token :
         {"cat", "<s>", "</s>", "&amp;", "猫は座る", "고양이", "😀", "👩‍👩‍👧‍👦", "ναι",
          "नमस्ते", "é", "e\u0301", "%1", "{x}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤\uFE0F"})
        CHECK(visibleToken(token) == QString::fromUtf8(token));
}

TEST_CASE("characters without a picture get a sign", "[token]")
{
    CHECK(visibleToken("") == "∅");
    CHECK(visibleToken(" cat") == "␣cat");
    CHECK(visibleToken("\n\t") == "⏎⇥");
    CHECK(visibleToken("\r") == QString(QChar(0x240D)));
    CHECK(visibleToken(std::string(1, '\0')) == QString(QChar(0x2400)));
    CHECK(visibleToken("\x7F") == "␡");
    for (const char* blank : {"\u00A0", "\u2003", "\u3000", "\u3164", "\u2800"})
        CHECK(visibleToken(blank) == "␣");
    for (const char* lineBreak : {"\u0085", "\u2028", "\u2029"})
        CHECK(visibleToken(lineBreak) == "⏎");
    for (const char* unseen : {"\u200B", "\u200D", "\u200C", "\uFEFF", "\u202E", "\u2066", "\u00AD"})
        CHECK(visibleToken(unseen) == "␡");
}

TEST_CASE("right-to-left text is kept apart from its surroundings", "[token]")
{
    CHECK(inside(visibleToken("قطة")) == "قطة");
    CHECK(inside(visibleToken("חתול 1")) == "חתול␣1");
    CHECK(inside(visibleToken("\U0001E900")) == QString::fromUtf8("\U0001E900")); // beyond 16 bits
    CHECK(inside(visibleToken("می\u200Cخواهم")) == QString::fromUtf8("می\u200Cخواهم"));
    CHECK(visibleToken("\u202Eabc") == "␡abc"); // cannot turn what follows around
}

TEST_CASE("a mark without a letter stands on a dotted circle", "[token]")
{
    CHECK(visibleToken("\u0301") == "◌\u0301");
    CHECK(visibleToken("\u0301a") == "◌\u0301a");
    CHECK(visibleToken(" \u0301") == "␣◌\u0301");
    CHECK(visibleToken("a\u0301\u0302") == "a\u0301\u0302");
}

TEST_CASE("of many marks on one letter a few are shown", "[token]")
{
    CHECK(visibleToken("a" + repeated("\u0301", 100) + "b") == QString("a") + QString(4, QChar(0x301)) + "b");
    CHECK(visibleToken("a" + repeated("\u0301", 10'000) + "b").count(QChar(0x301)) <= 8); // at both ends
}

TEST_CASE("a long token keeps its beginning and its end", "[token]")
{
    const QString shown = visibleToken("begin" + repeated("x", 9'990) + "final");
    CHECK(shown.size() <= 65);
    CHECK(shown.startsWith("beginx"));
    CHECK(shown.endsWith("xfinal"));
    CHECK(shown.contains(QChar(0x2026)));
    CHECK(visibleToken(repeated("y", 64)) == QString(64, QLatin1Char('y'))); // that still fits
}

TEST_CASE("a long token is cut between characters, never inside one", "[token]")
{
    for (const char* letter : {"ä", "猫", "😀", "e\u0301", "👩‍👩‍👧‍👦", "ق"}) {
        const QString whole = QString::fromUtf8(letter);
        QString shown = visibleToken(repeated(letter, 10'000 / static_cast<int>(whole.size())));
        INFO(shown.toStdString());
        CHECK(shown.size() <= 80);
        CHECK_FALSE(shown.contains(QChar::ReplacementCharacter));
        for (const QChar isolate : {QChar(0x2068), QChar(0x2069), QChar(0x2026)})
            shown.remove(isolate);
        CHECK(shown.size() % whole.size() == 0);
        CHECK(shown.remove(whole).isEmpty());
    }
}

TEST_CASE("bytes that are no UTF-8 are shown as such", "[token]")
{
    CHECK(visibleToken("\xC3(") == QString(QChar(QChar::ReplacementCharacter)) + "(");
    CHECK(visibleToken(std::string(10'000, '\x80')).size() <= 65);
}

TEST_CASE("a long token leaves room for the sentence it is quoted in", "[token]")
{
    CHECK(quotedToken("begin" + repeated("x", 9'990) + "final") == "beginxxxxxxx…xxxxxxxfinal");
    CHECK(quotedToken("twenty-four-characters-!") == "twenty-four-characters-!");
    CHECK(inside(quotedToken(repeated("قطة", 3'000))).size() == 25);
}

TEST_CASE("a token that is fitted is no wider than its room", "[token]")
{
    const QFont font = fontOf(13);
    const QFontMetricsF metrics(font);
    for (const std::string& token : {std::string("cat"), repeated("W", 10'000), repeated("قطة", 3'000),
                                     repeated("猫", 10'000), repeated("👩‍👩‍👧‍👦", 900)})
        for (const qreal width : {30.0, 80.0, 200.0})
            CHECK(metrics.horizontalAdvance(fittedToken(token, metrics, width)) <= width + 0.5);
}

TEST_CASE("a token read aloud names what has no sound", "[token][access]")
{
    CHECK(spokenToken(" cat") == "space cat");
    CHECK(spokenToken("\n") == "newline");
    CHECK(spokenToken("\t") == "tab");
    CHECK(spokenToken("<s>") == "<s>");
    CHECK(spokenToken("") == "nothing");
}
