#include "core/errors.h"
#include "core/table_text.h"
#include "tests/catch.h"

using core::DecimalSign;
using core::DecimalSignNeeded;
using core::Matrix;
using core::readTable;
using core::TextTable;

namespace {

TextTable readRows(std::string_view text, DecimalSign sign = DecimalSign::Unknown)
{
    return std::get<TextTable>(readTable(text, sign));
}

Matrix numbers(std::initializer_list<std::initializer_list<double>> rows)
{
    return Matrix(rows);
}

/// The cell that is asked about; empty when nothing is.
std::string askedAbout(std::string_view text)
{
    const auto reading = readTable(text, DecimalSign::Unknown);
    const auto* asked = std::get_if<DecimalSignNeeded>(&reading);
    return asked ? asked->cell : "";
}

std::string tableRefusal(std::string_view text, DecimalSign sign)
{
    try {
        readTable(text, sign);
        return "no refusal";
    } catch (const core::LoadError& error) {
        return error.what();
    }
}

struct Bad
{
    std::string text;
    std::string message;
    DecimalSign sign = DecimalSign::Unknown;
};

std::string cells(int count, char separator)
{
    std::string text = "1";
    for (int i = 1; i < count; ++i)
        text.append({separator, '1'});
    return text;
}

std::vector<Bad> badQuotes()
{
    return {
        {"\"1", "line 1, column 1: the quote that begins here is never closed, expected another \""},
        {"1,2\n3,\"4\n5,6\n",
         "line 2, column 2: the quote that begins here is never closed, expected another \""},
        {"\"1\"2,3", "line 1, column 1: found \"2\" after the closing quote, expected the end of the cell"},
        {"a\t\"1\" x\n",
         "line 1, column 2: found \"x\" after the closing quote, expected the end of the cell"},
        {"1\t\xFF\n",
         "line 1, column 2: found bytes that are not UTF-8, expected the table saved as UTF-8 text"},
        {std::string("1\0,2", 4),
         "line 1, column 1: found bytes that are not UTF-8, expected the table saved as UTF-8 text"},
        {"\"\xC3\",1",
         "line 1, column 1: found bytes that are not UTF-8, expected the table saved as UTF-8 text"},
    };
}

std::vector<Bad> badShapes()
{
    return {
        {"", "line 1, column 1: the text is empty, expected rows of numbers"},
        {"\xEF\xBB\xBF", "line 1, column 1: the text is empty, expected rows of numbers"},
        {"\n\r\n  \n", "line 1, column 1: the text is empty, expected rows of numbers"},
        {"1,2,3\n4,5\n", "line 2, column 3: the line ends after 2 cells, expected 3 cells as in line 1"},
        {"1;2\n3\n", "line 2, column 2: the line ends after 1 cell, expected 2 cells as in line 1"},
        {"1\t2\n3\t4\t7", "line 2, column 3: found \"7\" in another cell, expected 2 cells as in line 1"},
        {"1,2,3\n\n4,5,6\n", "line 2, column 1: the line is empty, expected 3 cells as in line 1"},
        {"1\n\n2\n", "line 2, column 1: the cell is empty, expected a number such as 0.5"},
        {"a,b\n1,2\n3,4,5\n", "line 3, column 3: found \"5\" in another cell, expected 2 cells as in line 1"},
        {"\"a\nb\";c\n1\n", "line 3, column 2: the line ends after 1 cell, expected 2 cells as in line 1"},
        {cells(2049, '\n'), "line 2049, column 1: found more than 2,048 rows, expected at most so many"},
        {cells(5000, '\n'), "line 2050, column 1: found more than 2,048 rows, expected at most so many"},
        {cells(2049, '\t'), "line 1, column 2049: found more than 2,048 columns, expected at most so many"},
        {cells(5000, '\t'), "line 1, column 2050: found more than 2,048 columns, expected at most so many"},
    };
}

std::vector<Bad> badCells()
{
    return {
        {"1,,3", "line 1, column 2: the cell is empty, expected a number such as 0.5"},
        {"1\t2\t\n3\t4\t\n", "line 1, column 3: the cell is empty, expected a number such as 0.5"},
        {",2,1\n3,4,1", "line 1, column 1: the cell is empty, expected a number such as 0.5"},
        {";;\n1;2;3\n", "line 1, column 1: the cell is empty, expected a label"},
        {"a;\n1;2\n", "line 1, column 2: the cell is empty, expected a label"},
        {"a;1\n;2\n", "line 2, column 1: the cell is empty, expected a label"},
        {"abc", "line 1, column 1: found \"abc\", expected a number such as 0.5"},
        {"a;b\nc;d\n", "line 2, column 2: found \"d\", expected a number such as 0.5"},
        {"1;2\nx;4\n", "line 2, column 1: found \"x\", expected a number such as 0.5"},
        {"1;2\nx;4\n", "line 2, column 1: found \"x\", expected a number such as 0,5", DecimalSign::Comma},
        {"0.5\t1.2.3", "line 1, column 2: found \"1.2.3\", expected a number such as 0.5"},
        {"50%", "line 1, column 1: found \"50%\", expected a number such as 0.5"},
        {"1\tthe longest of all words\n",
         "line 1, column 2: found \"the longest of all w…\", expected a number such as 0.5"},
        {"1\t\"two\nlines\"\n", "line 1, column 2: found \"two lines\", expected a number such as 0.5"},
        {"1\tñññññññññññññññññññññ\n",
         "line 1, column 2: found \"ññññññññññññññññññññ…\", expected a number such as 0.5"},
        {"1 2 3\n4 5 6\n", "line 1, column 1: found \"1 2 3\", expected one number in a cell, with a tab, "
                           "semicolon or comma before the next"},
        {"3\t1;2\n", "line 1, column 2: found \"1;2\", expected a number such as 0.5"},
    };
}

std::vector<Bad> badNumbers()
{
    const std::string thousands = "expected a number without signs between its thousands, such as 1000";
    return {
        {"1\tNaN", "line 1, column 2: found \"NaN\", expected a finite number"},
        {"nan,inf\n1,2\n", "line 1, column 1: found \"nan\", expected a finite number"},
        {"1,2\n-Infinity,2\n", "line 2, column 1: found \"-Infinity\", expected a finite number"},
        {"1;−∞\n", "line 1, column 2: found \"−∞\", expected a finite number"},
        {"1\t1e999",
         "line 1, column 2: found \"1e999\", too large to be held, expected a number below 1e308"},
        {"1\t-1e-999",
         "line 1, column 2: found \"-1e-999\", too close to 0 to be held, expected 0 or a larger number"},
        {"1\t1,000,000", "line 1, column 2: found \"1,000,000\", " + thousands},
        {"1;1,000.5", "line 1, column 2: found \"1,000.5\", " + thousands},
        {"1;1.000,5", "line 1, column 2: found \"1.000,5\", " + thousands, DecimalSign::Comma},
        {"1\t1 000", "line 1, column 2: found \"1 000\", " + thousands},
        {"1\t12\xE2\x80\x99"
         "500.25",
         "line 1, column 2: found \"12’500.25\", " + thousands},
        {"1\t0,5", "line 1, column 2: found \"0,5\", expected a number with a decimal point, such as 0.5",
         DecimalSign::Point},
        {"1;0.5", "line 1, column 2: found \"0.5\", expected a number with a decimal comma, such as 0,5",
         DecimalSign::Comma},
        {"0,5\n1,5,2\n", "line 2, column 3: found \"2\" in another cell, expected 2 cells as in line 1"},
        {"0,5\n1,5,2\n", "line 2, column 1: found \"1,5,2\", expected a number such as 0,5",
         DecimalSign::Comma},
    };
}

} // namespace

TEST_CASE("a bad table is refused with its place, what was found and what was expected", "[table-text]")
{
    const auto bad = GENERATE(badQuotes(), badShapes(), badCells(), badNumbers());
    CHECK(bad.size() >= 7);
    for (const Bad& one : bad)
        CHECK(tableRefusal(one.text, one.sign) == one.message);
}

TEST_CASE("tabs, semicolons or commas separate the numbers of a table", "[table-text]")
{
    const Matrix expected = numbers({{1, -0.5, 0.001}, {2, 3, 0.25}});
    CHECK(readRows("1\t-0.5\t1e-3\n2\t3\t.25\n").numbers == expected);
    CHECK(readRows("1;-0.5;1e-3\n2;3;.25\n").numbers == expected);
    CHECK(readRows("1,-0.5,1e-3\n2,3,.25\n").numbers == expected);
    CHECK(readRows("7").numbers == numbers({{7}}));
    CHECK(readRows("7\n8\n").numbers == numbers({{7}, {8}}));
}

TEST_CASE("byte order mark, line ends, blanks and empty lines at the end are no part of a table",
          "[table-text]")
{
    const Matrix expected = numbers({{1, 2, 3}, {4, 5, 6}});
    CHECK(readRows("\xEF\xBB\xBF"
                   "1,2,3\r\n4,5,6\r\n\r\n  \r\n")
              .numbers == expected);
    CHECK(readRows("1,2,3\r4,5,6\r").numbers == expected);
    CHECK(readRows(" 1 ,\xC2\xA0"
                   "2, +3\n4 , 5,6 \n\n\n")
              .numbers == expected);
    CHECK(readRows("1\t 2 \t3\n4\t5\t6").numbers == expected);
    CHECK(readRows("\xE2\x88\x92"
                   "1\t\xE2\x88\x92"
                   "0.5")
              .numbers == numbers({{-1, -0.5}}));
}

TEST_CASE("a first row and a first column without numbers are labels", "[table-text]")
{
    const TextTable both = readRows("\tx\ty\nthe\t1\t2\ncat\t3\t4\n");
    CHECK(both.columnLabels == std::vector<std::string>{"x", "y"});
    CHECK(both.rowLabels == std::vector<std::string>{"the", "cat"});
    CHECK(both.numbers == numbers({{1, 2}, {3, 4}}));
    CHECK(readRows("token,x\nthe,1\n").columnLabels == std::vector<std::string>{"x"});
    const TextTable above = readRows("x,y\n1,2\n");
    CHECK(above.columnLabels == std::vector<std::string>{"x", "y"});
    CHECK(above.rowLabels.empty());
    const TextTable left = readRows("the,1,2\n1st,3,4\n");
    CHECK(left.columnLabels.empty());
    CHECK(left.rowLabels == std::vector<std::string>{"the", "1st"});
    CHECK(readRows("the,7").numbers == numbers({{7}}));
    CHECK(readRows("only\n7\n").columnLabels == std::vector<std::string>{"only"});
}

TEST_CASE("quotes keep separators, line ends and doubled quotes in a cell", "[table-text]")
{
    const TextTable table = readRows("\"a, \"\"b\"\"\",\"two\nlines\"\n\"1\", \"2.5\" \n");
    CHECK(table.columnLabels == std::vector<std::string>{"a, \"b\"", "two\nlines"});
    CHECK(table.numbers == numbers({{1, 2.5}}));
    CHECK(readRows("5\" pipe\t1\n6\" pipe\t2\n").rowLabels.front() == "5\" pipe");
    CHECK(readRows("\"a\tb\";1\n\"c\";2\n").rowLabels.front() == "a\tb");
}

TEST_CASE("a comma that may be a decimal sign is asked about", "[table-text]")
{
    CHECK(askedAbout("1\t0,5\n") == "0,5");
    CHECK(askedAbout("1;x\n2;0,500\n") == "0,500");
    CHECK(askedAbout("1,5") == "1,5");
    CHECK(askedAbout(",5") == ",5");
    CHECK(askedAbout("3\n-1,5 \n") == "-1,5");
    CHECK(askedAbout("\"Mia\"\n1,5\n") == "1,5");
    CHECK(askedAbout("\"0,5\",\"1\"\n") == "0,5");
    CHECK(askedAbout("1,0\n0,1\n") == "1,0");
}

TEST_CASE("a comma that cannot be a decimal sign is not asked about", "[table-text]")
{
    for (const char* text :
         {"1,0,0\n0,1,0\n", "x,y\n1,2\n", "1, 5", "0.5,1.5", "the,1\ncat,2", "a,b\t1", "1\t2", "-1,-5\n"})
        CHECK(askedAbout(text).empty());
}

TEST_CASE("the decimal sign that was asked for decides how a comma is read", "[table-text]")
{
    CHECK(readRows("0,5\t1\n-2,25\t1e-1\n", DecimalSign::Comma).numbers == numbers({{0.5, 1}, {-2.25, 0.1}}));
    CHECK(readRows("0,5;1,5", DecimalSign::Comma).numbers == numbers({{0.5, 1.5}}));
    CHECK(readRows("1,5\n2,5\n", DecimalSign::Comma).numbers == numbers({{1.5}, {2.5}}));
    CHECK(readRows("1,5\n2,5\n", DecimalSign::Point).numbers == numbers({{1, 5}, {2, 5}}));
    CHECK(readRows("\"0,5\",1\n", DecimalSign::Comma).numbers == numbers({{0.5, 1}}));
}

TEST_CASE("a table may have as many rows and columns as fit, and labels beside them", "[table-text]")
{
    const TextTable tall = readRows("x\n" + cells(2048, '\n'));
    CHECK(tall.numbers.rows() == 2048);
    const TextTable wide = readRows("x;" + cells(2048, ';'));
    CHECK(wide.numbers.cols() == 2048);
}

TEST_CASE("rows that are no weights are named with their sum", "[table-text]")
{
    const Matrix weights = numbers({{0.5, 0.5}, {0.5, 0.4}, {1.5, -0.5}, {0.3, 0.7000005}, {0, 0}});
    const std::vector<core::RowSum> expected{{1, 0.9, 0.4}, {2, 1, -0.5}, {4, 0, 0}};
    CHECK(core::rowsNotSummingToOne(weights) == expected);
    CHECK(core::rowsNotSummingToOne(Matrix()).empty());
}
