#include "core/attention_derivation.h"

#include "tests/catch.h"
#include "tests/examples.h"

using namespace core;
using tests::fourTokens;

namespace {

/// `tokens` equal tokens of that width: q and k are ones, v counts the positions.
AttentionInputs longInputs(Index tokens, Index width)
{
    AttentionInputs inputs;
    inputs.tokens.assign(static_cast<std::size_t>(tokens), "a");
    inputs.q = Matrix::Ones(tokens, width);
    inputs.k = Matrix::Ones(tokens, width);
    inputs.v = Eigen::VectorXd::LinSpaced(tokens, 0, static_cast<double>(tokens - 1)) *
               Eigen::RowVectorXd::Ones(width);
    return inputs;
}

std::vector<std::string> texts(const AttentionInputs& inputs, Index query, Index key, Stage last,
                               int decimals)
{
    std::vector<std::string> lines;
    for (const DerivationLine& line : derivation(evaluate(inputs), query, key, last))
        lines.push_back(plainText(line.pieces, decimals));
    return lines;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("a derivation has a line for each stage up to the asked one, and two for softmax", "[derivation]")
{
    CHECK(texts(fourTokens(), 2, 0, Stage::Mix, 3) ==
          Texts{"q₂·k₀ = 1·1 + 1.5·0 = 1.000", "1.000 ÷ √2 = 1.000 ÷ 1.414 = 0.707",
                "key 0 ≤ query 2: visible, so it stays 0.707",
                "e^(0.707 − 2.121) = 0.243, where 2.121 is the largest in the row",
                "0.243 ÷ (0.243 + 0.493 + 1.000) = 0.243 ÷ 1.736 = 0.140",
                "output 2 = 0.140·(2, 0) + 0.284·(0, 1) + 0.576·(2, 1) = "
                "(1.432, 0.860)"});
    CHECK(texts(fourTokens(), 2, 0, Stage::Scale, 3).size() == 2);
}

TEST_CASE("a negative number after a sign stands in brackets", "[derivation]")
{
    CHECK(texts(fourTokens(), 3, 3, Stage::Score, 1) == Texts{"q₃·k₃ = -1·(-0.5) + 0.5·1 = 1.0"});
    AttentionInputs inputs = fourTokens();
    inputs.qMultiplier = -1;
    CHECK(texts(inputs, 0, 0, Stage::Softmax, 1)[3] ==
          "e^(-0.7 − (-0.7)) = 1.0, where -0.7 is the largest in the row");
}

TEST_CASE("a hidden key's weight is derived as exactly 0", "[derivation][mask]")
{
    const Texts lines = texts(fourTokens(), 2, 3, Stage::Softmax, 3);
    REQUIRE(lines.size() == 4);
    CHECK(lines[2] == "key 3 > query 2: hidden, so it becomes −∞");
    CHECK(lines[3] == "e^(−∞) = 0: a hidden key gets exactly 0.000");
}

TEST_CASE("a switched-off stage says that the number stays", "[derivation]")
{
    AttentionInputs inputs = fourTokens();
    inputs.scale = false;
    inputs.mask = MaskKind::None;
    const Texts lines = texts(inputs, 2, 0, Stage::Mask, 1);
    CHECK(lines[1] == "switched off, so it stays 1.0");
    CHECK(lines[2] == "switched off, so it stays 1.0");
}

TEST_CASE("the only visible key is divided by itself without a sum", "[derivation]")
{
    CHECK(texts(fourTokens(), 0, 0, Stage::Softmax, 1)[4] == "1.0 ÷ 1.0 = 1.0");
}

TEST_CASE("a long sum writes eight terms, how many more there are, and its total", "[derivation]")
{
    const Texts lines = texts(longInputs(64, 64), 63, 0, Stage::Softmax, 0);
    CHECK(lines[0] == "q₆₃·k₀ = 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + 1·1 + … (56 more) = 64");
    CHECK(lines[4] == "1 ÷ (1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + … (56 more)) = 1 ÷ 64 = 0");
    CHECK(texts(longInputs(8, 1), 7, 0, Stage::Softmax, 0)[4] ==
          "1 ÷ (1 + 1 + 1 + 1 + 1 + 1 + 1 + 1) = 1 ÷ 8 = 0");
}

TEST_CASE("a long mix writes the chosen key's term last and shortens its vectors", "[derivation]")
{
    const std::string mix = texts(longInputs(10, 9), 9, 9, Stage::Mix, 0)[5];
    CHECK(mix.find("(6, 6, 6, 6, … (5 more)) + 0·(9, 9, 9, 9, … (5 more)) + … (2 more) = (") !=
          std::string::npos);
    CHECK(mix.find("(7, 7") == std::string::npos);
}
