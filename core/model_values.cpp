#include "core/model_room.h"

#include <array>

namespace core {

namespace {

constexpr std::array<std::string_view, 11> kOfTheHead{
    "q", "k", "v", "scores", "scaled", "masked", "weights", "output", "query", "best", "hidden"};

bool isOfTheHead(std::string_view name)
{
    for (const std::string_view each : kOfTheHead)
        if (each == name)
            return true;
    return false;
}

Ranking nextTokens(const ModelResults& results)
{
    Ranking ranking;
    for (const RankedToken& token : results.next)
        ranking.places.push_back({token.word, token.probability});
    return ranking;
}

std::vector<std::string> nextWords(const ModelResults& results)
{
    std::vector<std::string> words;
    for (const RankedToken& token : results.next)
        words.push_back(token.word);
    return words;
}

Record nextLogits(const ModelResults& results)
{
    Record record;
    const auto row = results.trace.logits.row(results.trace.logits.rows() - 1);
    for (Index token = 0; token < row.cols(); ++token)
        record.push_back({results.inputs.model->word(static_cast<int>(token)), row(token)});
    return record;
}

/// Every head's weights, a row for each query: layer, head, query, then a weight for each key.
Matrix maps(const ModelResults& results)
{
    const transformer::Config& config = results.trace.config;
    const auto tokens = static_cast<Index>(results.tokens.size());
    Matrix table(config.layers * config.heads * tokens, 3 + tokens);
    Index row = 0;
    for (const HeadPlace& place : transformer::allHeads(config))
        for (Index query = 0; query < tokens; ++query, ++row) {
            table.row(row).head(3) << static_cast<double>(place.layer), static_cast<double>(place.head),
                static_cast<double>(query);
            table.row(row).tail(tokens) = headOf(results.trace, place).weights.row(query);
        }
    return table;
}

/// By how much the answer becomes less likely without each head.
Ranking hops(const ModelResults& results)
{
    Ranking ranking;
    for (const auto& effect : results.effects.empty() ? headEffects(results) : results.effects)
        ranking.places.push_back({headText(effect.place), effect.drop});
    return ranking;
}

/// By how much it does without each edge that carries it.
Ranking edges(const ModelResults& results)
{
    Ranking ranking;
    for (const transformer::Hop& hop : results.hops)
        ranking.places.push_back({edgeText({hop.place, hop.query, hop.key}), hop.drop});
    return ranking;
}

/// "embedding", "attention 0", "feed-forward 0" …
std::string sublayerText(std::size_t sublayer)
{
    if (sublayer == 0)
        return "embedding";
    return (sublayer % 2 == 1 ? "attention " : "feed-forward ") + std::to_string((sublayer - 1) / 2);
}

Record attribution(const ModelResults& results)
{
    Record record;
    for (std::size_t i = 0; i < results.stream.logits.size(); ++i)
        record.push_back({sublayerText(i), results.stream.logits[i]});
    return record;
}

/// Of the residual stream at the query.
std::optional<Quantity> streamValue(const ModelResults& results, std::string_view name)
{
    const auto layer = static_cast<std::size_t>(results.inputs.open.layer);
    if (name == "stream")
        return results.stream.parts;
    if (name == "says")
        return std::vector{results.says.word};
    if (name == "logit")
        return results.stream.logit();
    if (name == "attribution")
        return attribution(results);
    if (name == "head-parts")
        return results.stream.heads[layer];
    if (name == "head-attribution")
        return columnOf(results.stream.headLogits[layer]);
    if (name == "neurons")
        return Matrix(results.trace.hidden[layer].row(results.query));
    return std::nullopt;
}

/// Of the second text; nothing where there is none.
std::optional<Quantity> comparedValue(const ModelResults& results, std::string_view name)
{
    if (!results.other)
        return std::nullopt;
    const OtherReading& other = *results.other;
    if (name == "other")
        return Ranking{{{other.answer.word, other.answer.probability}, {other.answer.word, other.here}}};
    if (name == "patched")
        return other.patched;
    if (name == "difference")
        return Matrix(headOf(other.trace, results.inputs.open).weights - results.head.trace.weights);
    return std::nullopt;
}

} // namespace

std::optional<Quantity> namedValue(const ModelResults& results, std::string_view name)
{
    if (name == "tokens")
        return results.words;
    if (name == "ids")
        return columnOf(std::vector<double>(results.tokens.begin(), results.tokens.end()));
    if (name == "next-words")
        return nextWords(results);
    if (name == "next")
        return nextTokens(results);
    if (name == "logits")
        return nextLogits(results);
    if (name == "surprise")
        return columnOf(results.surprise);
    if (name == "perplexity")
        return results.perplexity;
    if (name == "next-share")
        return results.next.front().probability;
    if (name == "answer")
        return results.answer.probability;
    if (name == "hops")
        return hops(results);
    if (name == "edges")
        return edges(results);
    if (name == "maps")
        return maps(results);
    if (name == "generate")
        return std::vector{generatedText(results)};
    if (auto compared = comparedValue(results, name))
        return compared;
    if (auto ofStream = streamValue(results, name))
        return ofStream;
    return isOfTheHead(name) ? namedValue(results.head, name) : std::nullopt;
}

std::vector<std::string> valueNames(const ModelResults&)
{
    std::vector<std::string> names{"tokens", "ids",         "next",       "next-words",       "next-share",
                                   "logits", "surprise",    "perplexity", "answer",           "hops",
                                   "edges",  "maps",        "generate",   "stream",           "says",
                                   "logit",  "attribution", "head-parts", "head-attribution", "neurons"};
    names.insert(names.end(), kOfTheHead.begin(), kOfTheHead.end());
    names.insert(names.end(), {"other", "patched", "difference"}); // where there is a second text
    return names;
}

} // namespace core
