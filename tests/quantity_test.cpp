#include "core/quantity.h"
#include "tests/examples.h"
#include "tests/near.h"

#include <limits>

using core::Quantity;
using core::TextFormat;
using core::write;
using tests::kInfinity;
using tests::matrix;

namespace {

Quantity masked()
{
    return matrix({{0.5, -kInfinity}, {-12.25, 1.0 / 3}});
}

Quantity words(std::vector<std::string> list)
{
    return list;
}

} // namespace

TEST_CASE("text lines its columns up", "[print]")
{
    CHECK(write(masked(), TextFormat::Text, std::nullopt, 3) == "  0.500     -inf\n"
                                                                "-12.250    0.333\n");
    CHECK(write(words({"The", "cat"}), TextFormat::Text, std::nullopt, 3) == "The\ncat\n");
    CHECK(write(2.5, TextFormat::Text, std::nullopt, 3) == "2.500\n");
}

TEST_CASE("json is a list of rows in full precision", "[print]")
{
    CHECK(write(masked(), TextFormat::Json, std::nullopt, 3) ==
          "[[0.5,\"-inf\"],[-12.25,0.3333333333333333]]\n");
    CHECK(write(words({"The", "a \"cat\""}), TextFormat::Json, std::nullopt, 3) ==
          "[\"The\",\"a \\\"cat\\\"\"]\n");
}

TEST_CASE("csv is exact, with quotes only where a comma needs them", "[print]")
{
    CHECK(write(masked(), TextFormat::Csv, std::nullopt, 3) == "0.5,-inf\n-12.25,0.3333333333333333\n");
    CHECK(write(words({"a,b", "say \"hi\"", "cat"}), TextFormat::Csv, std::nullopt, 3) ==
          "\"a,b\"\n\"say \"\"hi\"\"\"\ncat\n");
}

TEST_CASE("a record keeps its order, and its whole numbers are whole", "[print]")
{
    const Quantity record = core::Record{{"perToken", 753664}, {"share", 1.0 / 3}, {"most", kInfinity}};
    CHECK(write(record, TextFormat::Json, std::nullopt, 3) ==
          "{\"perToken\":753664,\"share\":0.3333333333333333,\"most\":\"inf\"}\n");
    CHECK(write(record, TextFormat::Csv, std::nullopt, 3) ==
          "perToken,753664\nshare,0.3333333333333333\nmost,inf\n");
    CHECK(write(record, TextFormat::Text, std::nullopt, 3) == "perToken    753664\n"
                                                              "   share     0.333\n"
                                                              "    most       inf\n");
}

TEST_CASE("tex is a tabular environment", "[print]")
{
    CHECK(write(masked(), TextFormat::Tex, std::nullopt, 2) == "\\begin{tabular}{rr}\n"
                                                               "  0.50 & $-\\infty$ \\\\\n"
                                                               "  $-12.25$ & 0.33 \\\\\n"
                                                               "\\end{tabular}\n");
}

TEST_CASE("tex escapes what a token may hold", "[print]")
{
    CHECK(write(words({"50% & $x_1$", "\\~^{}"}), TextFormat::Tex, std::nullopt, 2) ==
          "\\begin{tabular}{l}\n"
          "  50\\% \\& \\$x\\_1\\$ \\\\\n"
          "  \\textbackslash{}\\textasciitilde{}\\textasciicircum{}\\{\\} \\\\\n"
          "\\end{tabular}\n");
}

TEST_CASE("decimals asked for count in every format", "[print]")
{
    CHECK(write(masked(), TextFormat::Text, 0, 3) == "5e-01   -inf\n  -12  3e-01\n");
    CHECK(write(masked(), TextFormat::Json, 2, 3) == "[[0.5,\"-inf\"],[-12.25,0.33]]\n");
    CHECK(write(masked(), TextFormat::Csv, 1, 3) == "0.5,-inf\n-12.2,0.3\n");
}

TEST_CASE("no format writes a negative zero", "[print]")
{
    const Quantity zero = matrix({{-0.0}});
    CHECK(write(zero, TextFormat::Text, std::nullopt, 1) == "0.0\n");
    CHECK(write(zero, TextFormat::Json, std::nullopt, 1) == "[[0.0]]\n");
    CHECK(write(zero, TextFormat::Json, 2, 1) == "[[0.0]]\n");
    CHECK(write(zero, TextFormat::Csv, std::nullopt, 1) == "0\n");
    CHECK(write(zero, TextFormat::Tex, std::nullopt, 1) ==
          "\\begin{tabular}{r}\n  0.0 \\\\\n\\end{tabular}\n");
}

TEST_CASE("json stays json when a token is not UTF-8", "[print]")
{
    CHECK(write(words({"\xff"}), TextFormat::Json, std::nullopt, 3) == "[\"\xEF\xBF\xBD\"]\n");
}

TEST_CASE("tab-separated rows are exact", "[print]")
{
    CHECK(core::tabSeparated(masked()) == "0.5\t-inf\n-12.25\t0.3333333333333333\n");
}

TEST_CASE("formats are known by their names alone", "[print]")
{
    CHECK(core::textFormatNamed("text") == TextFormat::Text);
    CHECK(core::textFormatNamed("json") == TextFormat::Json);
    CHECK(core::textFormatNamed("csv") == TextFormat::Csv);
    CHECK(core::textFormatNamed("tex") == TextFormat::Tex);
    CHECK_FALSE(core::textFormatNamed("JSON"));
    CHECK_FALSE(core::textFormatNamed(""));
}

TEST_CASE("a count or a position is a whole number in every format", "[print]")
{
    for (const TextFormat format : {TextFormat::Text, TextFormat::Json, TextFormat::Csv})
        for (const std::optional<int> decimals : {std::optional<int>(), std::optional(3)})
            CHECK(write(2.0, format, decimals, 3) == "2\n");
    CHECK(write(2.0, TextFormat::Tex, std::nullopt, 3) == "\\begin{tabular}{r}\n  2 \\\\\n\\end{tabular}\n");
}

TEST_CASE("tex reads no token as an option of a row's end, and none as a number", "[print]")
{
    CHECK(write(words({"a", "[", "*", "inf", "-3"}), TextFormat::Tex, std::nullopt, 2) ==
          "\\begin{tabular}{l}\n"
          "  a \\\\\n"
          "  {[} \\\\\n"
          "  {*} \\\\\n"
          "  inf \\\\\n"
          "  -3 \\\\\n"
          "\\end{tabular}\n");
}

TEST_CASE("no format writes a number that is not 0 as 0", "[print]")
{
    const Quantity tiny = matrix({{1e-300, 0}});
    CHECK(write(tiny, TextFormat::Text, std::nullopt, 3) == "1e-300   0.000\n");
    CHECK(write(tiny, TextFormat::Tex, 2, 3) ==
          "\\begin{tabular}{rr}\n  1e-300 & 0.00 \\\\\n\\end{tabular}\n");
    CHECK(write(tiny, TextFormat::Csv, 2, 3) == "1e-300,0.00\n");
    CHECK(write(tiny, TextFormat::Json, 2, 3) == "[[1e-300,0.0]]\n");
    CHECK(write(tiny, TextFormat::Csv, std::nullopt, 3) == "1e-300,0\n");
    CHECK(write(tiny, TextFormat::Json, std::nullopt, 3) == "[[1e-300,0.0]]\n");
    CHECK(write(1.25e-9, TextFormat::Text, std::nullopt, 3) == "1.25e-09\n");
    CHECK(write(core::Record{{"share", 1e-9}}, TextFormat::Text, std::nullopt, 3) == "share  1e-09\n");
    CHECK(write(core::Record{{"share", 1e-9}}, TextFormat::Json, 1, 3) == "{\"share\":1e-09}\n");
}
