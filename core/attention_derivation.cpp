#include "core/attention_derivation.h"

#include "core/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

namespace core {

namespace {

Piece words(std::string text, Role role = Role::Plain)
{
    return {std::move(text), std::nullopt, role};
}

Piece number(double value, Role role = Role::Plain)
{
    return {{}, value, role};
}

Piece given(double value, Role role)
{
    Piece piece = number(value, role);
    piece.given = true;
    return piece;
}

Piece raised(Piece piece)
{
    piece.raised = true;
    return piece;
}

std::string subscript(Index index)
{
    std::string text;
    for (const char digit : std::to_string(index))
        text += std::string("\u2080").substr(0, 2) + static_cast<char>('\x80' + (digit - '0'));
    return text;
}

void append(Pieces& pieces, Pieces more)
{
    pieces.insert(pieces.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// A number after a sign; a negative one in brackets: "(-1)".
Pieces operand(const Piece& piece)
{
    const double value = piece.number.value_or(0);
    if (!std::signbit(value) || value == 0)
        return {piece};
    return {words("("), piece, words(")")};
}

/// " + … (56 more)"; nothing when all terms are written.
Pieces rest(std::string dots, std::size_t left)
{
    if (left == 0)
        return {};
    return {words(std::move(dots)), words(" ("), words(std::to_string(left)), words(CORE_WORDS(" more)"))};
}

/// Of all the terms those that are written: the first ones, with `wanted` as the last where it comes later.
std::vector<Index> written(std::vector<Index> terms, Index wanted)
{
    if (terms.size() <= kMostTerms)
        return terms;
    const bool isLater = std::find(terms.begin() + kMostTerms, terms.end(), wanted) != terms.end();
    terms.resize(kMostTerms);
    if (isLater)
        terms.back() = wanted;
    return terms;
}

/// Terms with plus signs between them; long sums end in "+ … (56 more)".
template <typename Term>
Pieces sum(const std::vector<Index>& terms, Index wanted, const Term& term)
{
    Pieces pieces;
    const std::vector<Index> shown = written(terms, wanted);
    for (const Index index : shown) {
        if (!pieces.empty())
            pieces.push_back(words(" + "));
        append(pieces, term(index));
    }
    append(pieces, rest(" + …", terms.size() - shown.size()));
    return pieces;
}

std::vector<Index> upTo(Index count)
{
    std::vector<Index> indices(static_cast<std::size_t>(count));
    std::iota(indices.begin(), indices.end(), Index{0});
    return indices;
}

/// "(2.000, 0.000)"; of one with more than kMostTerms numbers the first `most`, then ", … (60 more))".
Pieces tuple(const Eigen::RowVectorXd& vector, std::size_t most, Role role)
{
    Pieces pieces{words("(")};
    const auto size = static_cast<std::size_t>(vector.size());
    const std::size_t shown = size <= kMostTerms ? size : most;
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0)
            pieces.push_back(words(", "));
        pieces.push_back(role == Role::Value ? given(vector(static_cast<Index>(i)), role)
                                             : number(vector(static_cast<Index>(i)), role));
    }
    append(pieces, rest(", …", size - shown));
    pieces.push_back(words(")"));
    return pieces;
}

/// One cell and what its lines need.
struct Cell
{
    const AttentionResults& results;
    Index query;
    Index key;
    Mask mask;

    double score() const { return results.trace.scores(query, key); }
    double scaled() const { return results.trace.scaled(query, key); }
    bool isVisible() const { return mask.isVisible(query, key); }

    std::vector<Index> visibleKeys() const
    {
        std::vector<Index> keys = upTo(mask.keys());
        std::erase_if(keys, [this](Index other) { return !mask.isVisible(query, other); });
        return keys;
    }
};

using Lines = std::vector<Pieces>;

Lines scoreLines(const Cell& cell)
{
    Pieces pieces{words("q" + subscript(cell.query), Role::Query), words("·"),
                  words("k" + subscript(cell.key), Role::Key), words(" = ")};
    const auto q = cell.results.q.row(cell.query);
    const auto k = cell.results.k.row(cell.key);
    append(pieces, sum(upTo(q.size()), 0, [&](Index i) {
               Pieces product = i == 0 ? Pieces{given(q(i), Role::Query)} : operand(given(q(i), Role::Query));
               product.push_back(words("·"));
               append(product, operand(given(k(i), Role::Key)));
               return product;
           }));
    append(pieces, {words(" = "), number(cell.score(), Role::Result)});
    return {pieces};
}

Pieces staysLine(const Cell& cell)
{
    return {words(CORE_WORDS("switched off, so it stays ")), number(cell.scaled(), Role::Result)};
}

Lines scaleLines(const Cell& cell)
{
    if (!cell.results.inputs.scale)
        return {staysLine(cell)};
    const Index width = cell.results.q.cols();
    return {{number(cell.score()), words(" ÷ √" + std::to_string(width)), words(" = "), number(cell.score()),
             words(" ÷ "), number(std::sqrt(static_cast<double>(width))), words(" = "),
             number(cell.scaled(), Role::Result)}};
}

Lines maskLines(const Cell& cell)
{
    if (cell.results.inputs.mask == MaskKind::None)
        return {staysLine(cell)};
    Pieces pieces{words(CORE_WORDS("key ")), words(std::to_string(cell.key), Role::Key)};
    if (cell.results.inputs.mask == MaskKind::Causal)
        append(pieces, {words(cell.isVisible() ? CORE_WORDS(" ≤ query ") : CORE_WORDS(" > query ")),
                        words(std::to_string(cell.query), Role::Query), words(": ")});
    else
        append(pieces, {words(CORE_WORDS(" under this mask: "))});
    if (cell.isVisible())
        append(pieces, {words(CORE_WORDS("visible, so it stays ")), number(cell.scaled(), Role::Result)});
    else
        append(pieces, {words(CORE_WORDS("hidden, so it becomes ")), words("−∞", Role::Result)});
    return {pieces};
}

Pieces exponentialLine(const Cell& cell, const SoftmaxParts& parts)
{
    Pieces pieces{words("e"), raised(number(cell.scaled())), raised(words(" − "))};
    for (const Piece& piece : operand(number(parts.maximum)))
        pieces.push_back(raised(piece));
    append(pieces,
           {words(" = "), number(parts.exponentials(cell.key), Role::Key), words(CORE_WORDS(", where ")),
            number(parts.maximum), words(CORE_WORDS(" is the largest in the row"))});
    return pieces;
}

Lines softmaxLines(const Cell& cell)
{
    if (!cell.isVisible())
        return {{words("e"), raised(words("−∞")), words(" = 0"),
                 words(CORE_WORDS(": a hidden key gets exactly ")), number(0, Role::Result)}};
    const SoftmaxParts parts = softmaxParts(cell.results.trace.masked.row(cell.query));
    Pieces quotient{number(parts.exponentials(cell.key), Role::Key), words(" ÷ ")};
    const std::vector<Index> keys = cell.visibleKeys();
    if (keys.size() > 1) {
        quotient.push_back(words("("));
        append(quotient, sum(keys, cell.key, [&](Index key) {
                   return Pieces{number(parts.exponentials(key), key == cell.key ? Role::Key : Role::Plain)};
               }));
        append(quotient,
               {words(")"), words(" = "), number(parts.exponentials(cell.key), Role::Key), words(" ÷ ")});
    }
    append(quotient, {number(parts.sum), words(" = "),
                      number(cell.results.trace.weights(cell.query, cell.key), Role::Result)});
    return {exponentialLine(cell, parts), quotient};
}

Lines mixLines(const Cell& cell)
{
    const AttentionTrace& trace = cell.results.trace;
    Pieces pieces{words(CORE_WORDS("output "), Role::Query), words(std::to_string(cell.query), Role::Query),
                  words(" = ")};
    const std::vector<Index> keys = cell.visibleKeys();
    append(pieces, sum(keys, cell.key, [&](Index key) {
               Pieces term{number(trace.weights(cell.query, key), Role::Key), words("·")};
               append(term, tuple(cell.results.v.row(key), kMostTerms / 2, Role::Value));
               return term;
           }));
    if (!keys.empty())
        pieces.push_back(words(" = "));
    append(pieces, tuple(trace.output.row(cell.query), kMostTerms, Role::Result));
    return {pieces};
}

} // namespace

std::vector<DerivationLine> derivation(const AttentionResults& results, Index query, Index key, Stage last)
{
    const Cell cell{results, query, key, maskOf(results.inputs)};
    using MakeLines = Lines (*)(const Cell&);
    constexpr std::array<MakeLines, kStages.size()> kMakers{scoreLines, scaleLines, maskLines, softmaxLines,
                                                            mixLines};
    std::vector<DerivationLine> lines;
    for (const Stage stage : kStages)
        if (stage <= last)
            for (Pieces& pieces : kMakers[static_cast<std::size_t>(stage)](cell))
                lines.push_back({stage, std::move(pieces)});
    return lines;
}

} // namespace core
