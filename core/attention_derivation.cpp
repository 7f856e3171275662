#include "core/attention_derivation.h"

#include "core/words.h"

#include <cmath>

namespace core {

namespace {

Piece words(std::string text, Role role = Role::Plain)
{
    return {std::move(text), std::nullopt, role, false};
}

Piece number(double value, Role role = Role::Plain)
{
    return {{}, value, role, false};
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

/// "(2.000, 0.000)"
void append(Pieces& pieces, const Eigen::RowVectorXd& vector, Role role)
{
    pieces.push_back(words("("));
    for (Index i = 0; i < vector.size(); ++i) {
        if (i > 0)
            pieces.push_back(words(", "));
        pieces.push_back(number(vector(i), role));
    }
    pieces.push_back(words(")"));
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
};

Pieces scoreLine(const Cell& cell)
{
    Pieces pieces{words("q" + subscript(cell.query), Role::Query), words(" · "),
                  words("k" + subscript(cell.key), Role::Key), words(" = ")};
    const auto q = cell.results.q.row(cell.query);
    const auto k = cell.results.k.row(cell.key);
    for (Index i = 0; i < q.size(); ++i) {
        if (i > 0)
            pieces.push_back(words(" + "));
        pieces.push_back(number(q(i), Role::Query));
        pieces.push_back(words("·"));
        pieces.push_back(number(k(i), Role::Key));
    }
    pieces.push_back(words(" = "));
    pieces.push_back(number(cell.score(), Role::Result));
    return pieces;
}

Pieces scaleLine(const Cell& cell)
{
    if (!cell.results.inputs.scale)
        return {words(CORE_WORDS("switched off, so it stays ")), number(cell.scaled(), Role::Result)};
    return {number(cell.score()), words(" ÷ √" + std::to_string(cell.results.q.cols()) + " = "),
            number(cell.scaled(), Role::Result)};
}

Pieces maskLine(const Cell& cell)
{
    const std::string key = std::to_string(cell.key);
    const std::string query = std::to_string(cell.query);
    if (cell.results.inputs.mask == MaskKind::None)
        return {words(CORE_WORDS("switched off: every key is visible"))};
    if (cell.isVisible())
        return {words(CORE_WORDS("key ")),
                words(key, Role::Key),
                words(CORE_WORDS(" ≤ query ")),
                words(query, Role::Query),
                words(CORE_WORDS(": visible, so it stays ")),
                number(cell.scaled(), Role::Result)};
    return {words(CORE_WORDS("key ")),
            words(key, Role::Key),
            words(CORE_WORDS(" > query ")),
            words(query, Role::Query),
            words(CORE_WORDS(": hidden, so the score becomes ")),
            words("−∞", Role::Result)};
}

void appendSumOfExponentials(Pieces& pieces, const Cell& cell, const SoftmaxParts& parts)
{
    pieces.push_back(words("("));
    bool first = true;
    for (Index key = 0; key < parts.exponentials.size(); ++key) {
        if (!cell.mask.isVisible(cell.query, key))
            continue;
        if (!first)
            pieces.push_back(words(" + "));
        first = false;
        pieces.push_back(number(parts.exponentials(key)));
    }
    pieces.push_back(words(")"));
}

Pieces softmaxLine(const Cell& cell)
{
    if (!cell.isVisible())
        return {words("e"), raised(words("−∞")), words(" = 0"),
                words(CORE_WORDS(": a hidden key gets exactly ")), number(0, Role::Result)};
    const SoftmaxParts parts = softmaxParts(cell.results.trace.masked.row(cell.query));
    Pieces pieces{words(CORE_WORDS("the row's largest is ")),
                  number(parts.maximum),
                  words("; e"),
                  raised(number(cell.scaled())),
                  raised(words(" − ")),
                  raised(number(parts.maximum)),
                  words(" = "),
                  number(parts.exponentials(cell.key)),
                  words("; "),
                  number(parts.exponentials(cell.key)),
                  words(" ÷ ")};
    appendSumOfExponentials(pieces, cell, parts);
    pieces.insert(pieces.end(),
                  {words(" = "), number(parts.exponentials(cell.key)), words(" ÷ "), number(parts.sum),
                   words(" = "), number(cell.results.trace.weights(cell.query, cell.key), Role::Result)});
    return pieces;
}

Pieces mixLine(const Cell& cell)
{
    const AttentionTrace& trace = cell.results.trace;
    Pieces pieces{words(CORE_WORDS("output ") + std::to_string(cell.query), Role::Query), words(" = ")};
    bool first = true;
    for (Index key = 0; key < trace.weights.cols(); ++key) {
        if (!cell.mask.isVisible(cell.query, key))
            continue;
        if (!first)
            pieces.push_back(words(" + "));
        first = false;
        pieces.push_back(number(trace.weights(cell.query, key), Role::Key));
        pieces.push_back(words("·"));
        append(pieces, cell.results.v.row(key), Role::Value);
    }
    if (!first)
        pieces.push_back(words(" = "));
    append(pieces, trace.output.row(cell.query), Role::Result);
    return pieces;
}

} // namespace

std::vector<DerivationLine> derivation(const AttentionResults& results, Index query, Index key, Stage last)
{
    const Cell cell{results, query, key, maskOf(results.inputs)};
    using Line = Pieces (*)(const Cell&);
    constexpr std::array<Line, kStages.size()> kLines{scoreLine, scaleLine, maskLine, softmaxLine, mixLine};
    std::vector<DerivationLine> lines;
    for (const Stage stage : kStages)
        if (stage <= last)
            lines.push_back({stage, kLines[static_cast<std::size_t>(stage)](cell)});
    return lines;
}

} // namespace core
