#include "core/perplexity_room.h"

#include <functional>

namespace core {

namespace {

Record record(const PerplexityMeasure& measure)
{
    return {{"perplexity", measure.perplexity},
            {"nats", measure.nats},
            {"bits", measure.bits},
            {"geometricMean", measure.geometricMean},
            {"tokens", static_cast<double>(measure.tokens)}};
}

/// The sentence read in windows: how, what came out, and the tokens read for it.
Record readingRecord(const PerplexityResults& results)
{
    return {{"window", static_cast<double>(results.inputs.window)},
            {"stride", static_cast<double>(results.inputs.stride)},
            {"perplexity", results.reading.found.perplexity},
            {"bits", results.reading.found.bits},
            {"passes", static_cast<double>(results.reading.passes.size())},
            {"tokensRead", static_cast<double>(results.reading.tokensRead)}};
}

Matrix passTable(const std::vector<ReadingPass>& passes)
{
    Matrix table(static_cast<Index>(passes.size()), 3);
    for (Index row = 0; row < table.rows(); ++row) {
        const ReadingPass& pass = passes[static_cast<std::size_t>(row)];
        table.row(row) << static_cast<double>(pass.begin), static_cast<double>(pass.firstScored),
            static_cast<double>(pass.end);
    }
    return table;
}

std::optional<Quantity> keptRecord(const PerplexityResults& results, KeptState state)
{
    const auto& kept = results.kept[static_cast<std::size_t>(state)];
    return kept ? std::optional<Quantity>(record(*kept)) : std::nullopt;
}

using Value = std::function<std::optional<Quantity>(const PerplexityResults&)>;

const std::vector<std::pair<std::string, Value>>& perplexityValues()
{
    using R = const PerplexityResults&;
    static const std::vector<std::pair<std::string, Value>> all{
        {"tokens", [](R r) { return r.inputs.sentence.tokens; }},
        {"p", [](R r) { return columnOf(r.inputs.sentence.p); }},
        {"surprise", [](R r) { return columnOf(r.surprise); }},
        {"share", [](R r) { return columnOf(r.share); }},
        {"perplexity", [](R r) { return record(r.now); }},
        {"a", [](R r) { return keptRecord(r, KeptState::A); }},
        {"b", [](R r) { return keptRecord(r, KeptState::B); }},
        {"worst", [](R r) { return static_cast<double>(r.worst); }},
        {"impossible", [](R r) { return static_cast<double>(r.now.impossible); }},
        {"window", [](R r) { return readingRecord(r); }},
        {"passes", [](R r) { return passTable(r.reading.passes); }},
    };
    return all;
}

} // namespace

std::optional<Quantity> namedValue(const PerplexityResults& results, std::string_view name)
{
    for (const auto& [known, value] : perplexityValues())
        if (known == name)
            return value(results);
    return std::nullopt;
}

std::vector<std::string> valueNames(const PerplexityResults& results)
{
    std::vector<std::string> names;
    for (const auto& [known, value] : perplexityValues())
        if (value(results))
            names.push_back(known);
    return names;
}

} // namespace core
