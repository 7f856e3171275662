#include "core/number_text.h"
#include "tests/catch.h"
#include "tests/near.h"

#include <cmath>
#include <limits>

using core::exactText;
using core::fixedText;
using core::parseNumber;
using core::parseWholeNumber;
using tests::kInfinity;

namespace {

} // namespace

TEST_CASE("a number shows the decimals asked for", "[numbers]")
{
    CHECK(fixedText(0.1404, 3) == "0.140");
    CHECK(fixedText(2.0 / 3, 6) == "0.666667");
    CHECK(fixedText(-1.5, 1) == "-1.5");
    CHECK(fixedText(7, 0) == "7");
    CHECK(fixedText(999999999, 2) == "999999999.00");
}

TEST_CASE("a large number is written in powers of ten", "[numbers]")
{
    CHECK(fixedText(1e9, 3) == "1.000e+09");
    CHECK(fixedText(-1e300, 3) == "-1.000e+300");
    CHECK(fixedText(std::numeric_limits<double>::max(), 6) == "1.797693e+308");
}

TEST_CASE("a number that is not 0 never reads as 0", "[numbers]")
{
    CHECK(core::nonzeroText(1e-300, 3) == "1e-300");
    CHECK(core::nonzeroText(-1.5e-7, 3) == "-1.5e-07");
    CHECK(core::nonzeroText(0.00012345, 3) == "1.234e-04");
    CHECK(core::nonzeroText(1.0 / 3, 0) == "3e-01");
    CHECK(core::nonzeroText(5e-324, 6) == "4.940656e-324");
    CHECK(core::nonzeroText(0.0005001, 3) == "0.001"); // rounded, and seen
    CHECK(core::nonzeroText(2.5, 3) == "2.500");
    CHECK(core::nonzeroText(0, 3) == "0.000");
    CHECK(core::nonzeroText(-0.0, 3) == "0.000");
    CHECK(core::nonzeroText(-kInfinity, 3) == "-inf");
}

TEST_CASE("numbers in sentences have no powers of ten where they can do without", "[numbers]")
{
    CHECK(core::limitText(1e6) == "1,000,000");
    CHECK(core::limitText(0.001) == "0.001");
    CHECK(core::limitText(-10) == "-10");
    CHECK(core::writtenOutText(1e6) == "1000000");
    CHECK(core::writtenOutText(-2.5) == "-2.5");
    CHECK(core::writtenOutText(1e300) == "1e+300");
    CHECK(core::writtenOutText(std::nan("")) == "nan");
}

TEST_CASE("zero has no sign", "[numbers]")
{
    CHECK(fixedText(-0.0, 3) == "0.000");
    CHECK(fixedText(-0.0004, 3) == "0.000");
    CHECK(fixedText(-0.4, 0) == "0");
    CHECK(fixedText(-0.0006, 3) == "-0.001");
    CHECK(exactText(-0.0) == "0");
}

TEST_CASE("what is not finite has a name", "[numbers]")
{
    CHECK(fixedText(kInfinity, 3) == "inf");
    CHECK(fixedText(-kInfinity, 3) == "-inf");
    CHECK(fixedText(std::nan(""), 3) == "nan");
    CHECK(exactText(-kInfinity) == "-inf");
}

TEST_CASE("an exact text reads back as the same number", "[numbers][law]")
{
    for (const double value : {0.1, 1.0 / 3, -2.5, 1e300, 5e-324, 123456789.125, -1e-7,
                               std::numeric_limits<double>::max(), std::nextafter(1.0, 2.0)}) {
        INFO(exactText(value));
        CHECK(parseNumber(exactText(value)) == value);
    }
    CHECK(exactText(0.1) == "0.1");
    CHECK(exactText(2) == "2");
}

TEST_CASE("a number is read whole or not at all", "[numbers]")
{
    CHECK(parseNumber("2.5") == 2.5);
    CHECK(parseNumber("+2.5") == 2.5);
    CHECK(parseNumber("-1e3") == -1000);
    CHECK(parseNumber(".5") == 0.5);
    for (const char* text :
         {"", "+", "-", "2,5", "2.5x", " 2.5", "2.5 ", "+-2.5", "++2", "inf", "-inf", "nan", "1e999", "0x10"})
        CHECK(parseNumber(text) == std::nullopt);
}

TEST_CASE("a whole number is read whole or not at all", "[numbers]")
{
    CHECK(parseWholeNumber("0") == 0);
    CHECK(parseWholeNumber("-3") == -3);
    CHECK(parseWholeNumber("+3") == 3);
    for (const char* text : {"", "1.0", "1 ", "+-1", "99999999999999999999", "one"})
        CHECK(parseWholeNumber(text) == std::nullopt);
}

TEST_CASE("a number that went in is written as it was typed, whatever the decimals", "[numbers]")
{
    for (const int decimals : {0, 3, 6}) {
        CHECK(core::shortText(1.5, decimals) == "1.5");
        CHECK(core::shortText(-0.0625, decimals) == "-0.0625");
        CHECK(core::shortText(3 * 0.1, decimals) == "0.3");
        CHECK(core::shortText(-0.0, decimals) == "0");
    }
    CHECK(core::shortText(1.0 / 3, 0) == "0.333");
    CHECK(core::shortText(1.0 / 3, 5) == "0.33333");
    CHECK(core::shortText(-kInfinity, 0) == "-inf");
}

TEST_CASE("a number out of range is one, a word is none", "[numbers]")
{
    for (const char* text : {"1e999", "-1e999", "1e-400", "+1e999"})
        CHECK(core::isOutOfRange(text));
    for (const char* text : {"", "1e3", "one", "1e999x", "inf"})
        CHECK_FALSE(core::isOutOfRange(text));
}

TEST_CASE("a number too close to 0 is told from one too large", "[numbers]")
{
    const std::string zeros(400, '0');
    for (const std::string& text :
         {std::string("1e-400"), std::string("-1E-400"), std::string("+0.01e-323"), "0." + zeros + "1",
          "1" + zeros + "e-800", std::string("1e-99999999999999999999")})
        CHECK(core::isTooCloseToZero(text));
    for (const std::string& text :
         {std::string("1e400"), std::string("-1e+400"), "1" + zeros, "0." + zeros + "1e800",
          std::string("1e99999999999999999999"), std::string("1e-300"), std::string("0"), std::string("x")})
        CHECK_FALSE(core::isTooCloseToZero(text));
}
