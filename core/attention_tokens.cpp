#include "core/attention_tokens.h"

#include "core/errors.h"
#include "core/seeded_numbers.h"
#include "core/sentence.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

namespace {

/// The tables with a row for each token: X where there is one, and Q, K and V that are given.
std::vector<Matrix*> tokenTables(AttentionInputs& inputs)
{
    std::vector<Matrix*> tables;
    if (inputs.projections)
        tables.push_back(&inputs.projections->x);
    for (auto* given : {&inputs.q, &inputs.k, &inputs.v})
        if (*given)
            tables.push_back(&**given);
    return tables;
}

/// With two decimals, so that what is shown is what is meant.
Matrix seededVectors(Index rows, Index columns, std::uint64_t seed)
{
    return (seededMatrix(rows, columns, seed).array() * 100).round() / 100;
}

/// FNV-1a: the same on every machine, unlike std::hash.
std::uint64_t hashOf(std::string_view word)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : word)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
}

Matrix vectorOf(std::string_view word, Index width, Index seed, std::size_t table)
{
    return seededVectors(1, width, hashOf(word) + static_cast<std::uint64_t>(seed) * 7919 + table);
}

/// The matrix with the rows in that order; −1 stands for a row of zeros.
Matrix ordered(const Matrix& matrix, const std::vector<Index>& order)
{
    Matrix result = Matrix::Zero(static_cast<Index>(order.size()), matrix.cols());
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i] >= 0)
            result.row(static_cast<Index>(i)) = matrix.row(order[i]);
    return result;
}

/// What was drawn goes along with its tokens; a new one sees, and is seen, as under the causal mask.
VisibleTable ordered(const VisibleTable& drawn, const std::vector<Index>& order)
{
    if (drawn.empty())
        return {};
    VisibleTable result(order.size(), std::vector<bool>(order.size()));
    for (std::size_t query = 0; query < order.size(); ++query)
        for (std::size_t key = 0; key < order.size(); ++key) {
            const bool isNew = order[query] < 0 || order[key] < 0;
            result[query][key] =
                isNew ? key <= query
                      : drawn[static_cast<std::size_t>(order[query])][static_cast<std::size_t>(order[key])];
        }
    return result;
}

/// The tokens in that order; −1 stands for a new one, to be filled in.
void reorder(AttentionInputs& inputs, const std::vector<Index>& order)
{
    for (Matrix* table : tokenTables(inputs))
        *table = ordered(*table, order);
    inputs.drawn = ordered(inputs.drawn, order);
    std::vector<std::string> tokens;
    tokens.reserve(order.size());
    for (const Index from : order)
        tokens.push_back(from < 0 ? std::string() : inputs.tokens[static_cast<std::size_t>(from)]);
    inputs.tokens = std::move(tokens);
    const auto chosen = std::ranges::find(order, inputs.query);
    inputs.query =
        chosen != order.end() ? chosen - order.begin() : std::min(inputs.query, inputs.count() - 1);
}

std::vector<Index> positions(const AttentionInputs& inputs)
{
    std::vector<Index> order(inputs.tokens.size());
    std::iota(order.begin(), order.end(), Index{0});
    return order;
}

void fill(AttentionInputs& inputs, Index position, const std::string& word)
{
    inputs.tokens[static_cast<std::size_t>(position)] = word;
    std::size_t number = 0;
    for (Matrix* table : tokenTables(inputs))
        table->row(position) = vectorOf(word, table->cols(), inputs.seed, number++);
}

void checkPosition(const AttentionInputs& inputs, Index position)
{
    if (position < 0 || position >= inputs.count())
        refuseToken(inputs, "token[" + std::to_string(position) + "]");
}

void checkCount(Index count)
{
    if (count < 1 || count > kMaxOwnTokens)
        throw EditError(CORE_WORDS("tokens must be a whole number from 1 to %1, not %2"),
                        std::to_string(kMaxOwnTokens), std::to_string(count));
}

void resize(Matrix& matrix, Index rows, Index columns)
{
    const Index oldRows = matrix.rows();
    const Index oldColumns = matrix.cols();
    matrix.conservativeResize(rows, columns);
    if (columns > oldColumns)
        matrix.rightCols(columns - oldColumns).setZero();
    if (rows > oldRows)
        matrix.bottomRows(rows - oldRows).setZero();
}

void resizeColumns(std::optional<Matrix>& given, Index columns)
{
    if (given)
        resize(*given, given->rows(), columns);
}

void setModelWidth(AttentionInputs& inputs, Index width)
{
    if (!inputs.projections)
        throw EditError(CORE_WORDS("model-width: there is no X; choose Q, K and V from X first"));
    Projections& p = *inputs.projections;
    resize(p.x, p.x.rows(), width);
    for (Matrix* w : {&p.wq, &p.wk, &p.wv})
        resize(*w, width, w->cols());
}

void setKeyWidth(AttentionInputs& inputs, Index width)
{
    resizeColumns(inputs.q, width);
    resizeColumns(inputs.k, width);
    if (inputs.projections)
        for (Matrix* w : {&inputs.projections->wq, &inputs.projections->wk})
            resize(*w, w->rows(), width);
}

void setValueWidth(AttentionInputs& inputs, Index width)
{
    resizeColumns(inputs.v, width);
    if (inputs.projections)
        resize(inputs.projections->wv, inputs.projections->wv.rows(), width);
}

} // namespace

AttentionInputs withTokenAdded(AttentionInputs inputs, const AddToken& edit)
{
    if (edit.position < 0 || edit.position > inputs.count())
        throw EditError(CORE_WORDS("a new token can stand at 0 to %1, not at %2"),
                        std::to_string(inputs.count()), std::to_string(edit.position));
    checkCount(inputs.count() + 1);
    std::vector<Index> order = positions(inputs);
    order.insert(order.begin() + edit.position, -1);
    reorder(inputs, order);
    fill(inputs, edit.position, edit.token);
    inputs.query = edit.position; // what one does next is about it
    return inputs;
}

AttentionInputs withTokenRemoved(AttentionInputs inputs, const RemoveToken& edit)
{
    checkPosition(inputs, edit.position);
    if (inputs.count() == 1)
        throw EditError(CORE_WORDS("the last token cannot be removed; attention needs at least one"));
    std::vector<Index> order = positions(inputs);
    order.erase(order.begin() + edit.position);
    reorder(inputs, order);
    return inputs;
}

AttentionInputs withTokenMoved(AttentionInputs inputs, const MoveToken& edit)
{
    checkPosition(inputs, edit.from);
    checkPosition(inputs, edit.to);
    std::vector<Index> order = positions(inputs);
    order.erase(order.begin() + edit.from);
    order.insert(order.begin() + edit.to, edit.from);
    reorder(inputs, order);
    return inputs;
}

AttentionInputs withTokenCount(AttentionInputs inputs, const SetTokenCount& edit)
{
    checkCount(edit.count);
    const Index before = inputs.count();
    std::vector<Index> order = positions(inputs);
    order.resize(static_cast<std::size_t>(edit.count), -1);
    reorder(inputs, order);
    for (Index position = before; position < edit.count; ++position)
        fill(inputs, position, "t" + std::to_string(position));
    return inputs;
}

AttentionInputs withWidth(AttentionInputs inputs, const SetWidth& edit)
{
    if (edit.width < 1 || edit.width > kMaxWidth)
        throw EditError(CORE_WORDS("%1 must be a whole number from 1 to %2, not %3"),
                        kWidthNames[static_cast<std::size_t>(edit.of)], std::to_string(kMaxWidth),
                        std::to_string(edit.width));
    switch (edit.of) {
    case Width::Key:
        setKeyWidth(inputs, edit.width);
        break;
    case Width::Value:
        setValueWidth(inputs, edit.width);
        break;
    case Width::Model:
        setModelWidth(inputs, edit.width);
    }
    return inputs;
}

AttentionInputs givenAs(AttentionInputs inputs, const SetGivenAs& edit)
{
    if ((edit.given == GivenAs::Projected) == inputs.projections.has_value())
        return inputs;
    const Matrix q = queriesBeforeMultiplier(inputs);
    const Matrix k = keysOf(inputs);
    const Matrix v = valuesOf(inputs);
    if (edit.given == GivenAs::Projected) {
        inputs.projections = Projections{Matrix::Identity(inputs.count(), inputs.count()), q, k, v};
        inputs.q = inputs.k = inputs.v = std::nullopt;
    } else {
        inputs.projections.reset();
        inputs.q = q;
        inputs.k = k;
        inputs.v = v;
    }
    return inputs;
}

AttentionInputs ofSentence(AttentionInputs inputs, const StartSentence& edit)
{
    const std::vector<std::string> words = splitSentence(edit.sentence);
    if (words.empty())
        throw EditError(CORE_WORDS("the sentence has no words; write at least one"));
    if (words.size() > static_cast<std::size_t>(kMaxOwnTokens))
        throw EditError(CORE_WORDS("the sentence has %1 words and marks; at most %2 fit"),
                        std::to_string(words.size()), std::to_string(kMaxOwnTokens));
    inputs = withTokenCount(std::move(inputs), {static_cast<Index>(words.size())});
    for (std::size_t i = 0; i < words.size(); ++i)
        fill(inputs, static_cast<Index>(i), words[i]);
    return inputs;
}

namespace {

AttentionInputs ofWeights(const AttentionInputs& inputs, const Matrix& weights)
{
    if (weights.rows() != weights.cols())
        throw EditError(
            CORE_WORDS("the weights are %1 (rows × columns); there must be as many keys as queries"),
            shapeText(weights));
    std::vector<std::string> tokens;
    tokens.reserve(static_cast<std::size_t>(weights.rows()));
    for (Index position = 0; position < weights.rows(); ++position)
        tokens.push_back("t" + std::to_string(position));
    AttentionInputs result;
    result.tokens = std::move(tokens);
    result.weights = weights;
    result.mask = MaskKind::None;
    result.query = std::min(inputs.query, result.count() - 1);
    result.seed = inputs.seed;
    result.pinned = inputs.pinned;
    return result;
}

/// Q, K or V, given directly like the two others.
AttentionInputs ofVectors(AttentionInputs inputs, LoadedTable as, const Matrix& numbers)
{
    inputs = givenAs(std::move(inputs), {GivenAs::Directly});
    inputs = withTokenCount(std::move(inputs), {numbers.rows()});
    inputs = withWidth(std::move(inputs), {as == LoadedTable::V ? Width::Value : Width::Key, numbers.cols()});
    (as == LoadedTable::Q ? inputs.q : as == LoadedTable::K ? inputs.k : inputs.v) = numbers;
    return inputs;
}

} // namespace

AttentionInputs withTable(AttentionInputs inputs, const LoadTable& edit)
{
    inputs = edit.as == LoadedTable::Weights ? ofWeights(inputs, edit.numbers)
                                             : ofVectors(std::move(inputs), edit.as, edit.numbers);
    for (std::size_t i = 0; i < std::min(edit.tokens.size(), inputs.tokens.size()); ++i)
        inputs.tokens[i] = edit.tokens[i];
    return inputs;
}

AttentionInputs ofRandomNumbers(AttentionInputs inputs)
{
    std::uint64_t table = static_cast<std::uint64_t>(inputs.seed) * 16;
    if (inputs.projections) {
        Projections& p = *inputs.projections;
        for (Matrix* each : {&p.x, &p.wq, &p.wk, &p.wv})
            *each = seededVectors(each->rows(), each->cols(), table++);
        inputs.q = inputs.k = inputs.v = std::nullopt;
    }
    for (auto* given : {&inputs.q, &inputs.k, &inputs.v})
        if (*given)
            **given = seededVectors((*given)->rows(), (*given)->cols(), table++);
    return inputs;
}

Index widthOf(const AttentionInputs& inputs, Width of)
{
    if (inputs.weights)
        return of == Width::Model ? 0 : 1;
    switch (of) {
    case Width::Key:
        return inputs.k ? inputs.k->cols() : inputs.projections->wk.cols();
    case Width::Value:
        return inputs.v ? inputs.v->cols() : inputs.projections->wv.cols();
    case Width::Model:
        break;
    }
    return inputs.projections ? inputs.projections->x.cols() : 0;
}

} // namespace core
