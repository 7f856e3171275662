#include "core/kv_cache_room.h"

#include <algorithm>
#include <functional>

namespace core {

namespace {

Record record(const CacheCounts& counts)
{
    return {{"projections", static_cast<double>(counts.projections)},
            {"reads", static_cast<double>(counts.reads)},
            {"multiplyAdds", static_cast<double>(counts.multiplyAdds)},
            {"bytes", static_cast<double>(counts.bytes)}};
}

/// The rows that are in the cache, one below the other.
Matrix keptOf(const Matrix& rows, const KeptRows& kept)
{
    Matrix result(kept.count(), rows.cols());
    result.topRows(kept.first) = rows.topRows(kept.first);
    result.bottomRows(kept.count() - kept.first) = rows.middleRows(kept.recent, kept.step - kept.recent);
    return result;
}

Matrix cacheOf(const KvCacheResults& results)
{
    const Matrix keys = keptOf(results.cached.rows->keys, results.kept);
    Matrix both(keys.rows(), keys.cols() + results.tokens->valueWidth());
    both << keys, keptOf(results.cached.rows->values, results.kept);
    return both;
}

/// By how much the two outputs of each step differ, number by number at the most.
Matrix differences(const KvCacheResults& results)
{
    return (results.naive.outputs - results.cached.outputs).cwiseAbs().rowwise().maxCoeff();
}

CacheCounts totals(const KvCacheResults& results)
{
    return countsAfter(results, results.inputs.variant, tokenCount(results.inputs));
}

CacheCounts soFar(const KvCacheResults& results, CacheVariant variant)
{
    return countsAfter(results, variant, results.step);
}

using NamedCacheValue = std::pair<std::string_view, std::function<Quantity(const KvCacheResults&)>>;

Quantity quantity(auto value)
{
    return static_cast<double>(value);
}

const CacheAttention& chosen(const KvCacheResults& r)
{
    return r.lane(r.inputs.variant).attention;
}

const std::vector<NamedCacheValue>& cacheValues()
{
    using enum CacheVariant;
    using Results = KvCacheResults;
    static const std::vector<NamedCacheValue> all{
        {"projections", [](const Results& r) { return quantity(totals(r).projections); }},
        {"reads", [](const Results& r) { return quantity(totals(r).reads); }},
        {"multiply-adds", [](const Results& r) { return quantity(totals(r).multiplyAdds); }},
        {"bytes", [](const Results& r) { return quantity(totals(r).bytes); }},
        {"step-output", [](const Results& r) { return Matrix(chosen(r).output); }},
        {"step-weights", [](const Results& r) { return Matrix(chosen(r).weights); }},
        {"outputs", [](const Results& r) { return r.lane(r.inputs.variant).outputs; }},
        {"cache", cacheOf},
        {"k", [](const Results& r) { return keptOf(r.cached.rows->keys, r.kept); }},
        {"v", [](const Results& r) { return keptOf(r.cached.rows->values, r.kept); }},
        {"q", [](const Results& r) { return Matrix(r.query); }},
        {"naive", [](const Results& r) { return record(soFar(r, Naive)); }},
        {"cached", [](const Results& r) { return record(soFar(r, Cached)); }},
        {"naive-step", [](const Results& r) { return record(countsOfStep(r, Naive)); }},
        {"cached-step", [](const Results& r) { return record(countsOfStep(r, Cached)); }},
        {"naive-projections", [](const Results& r) { return quantity(soFar(r, Naive).projections); }},
        {"cached-projections", [](const Results& r) { return quantity(soFar(r, Cached).projections); }},
        {"naive-reads", [](const Results& r) { return quantity(soFar(r, Naive).reads); }},
        {"cached-reads", [](const Results& r) { return quantity(soFar(r, Cached).reads); }},
        {"naive-bytes", [](const Results& r) { return quantity(soFar(r, Naive).bytes); }},
        {"cached-bytes", [](const Results& r) { return quantity(soFar(r, Cached).bytes); }},
        {"naive-output", [](const Results& r) { return Matrix(r.naive.attention.output); }},
        {"cached-output", [](const Results& r) { return Matrix(r.cached.attention.output); }},
        {"bytes-each", [](const Results& r) { return quantity(r.inputs.bytes); }},
        {"tokens", [](const Results& r) { return r.tokens->words; }},
        {"count", [](const Results& r) { return quantity(r.tokens->count()); }},
        {"step", [](const Results& r) { return quantity(r.step); }},
        {"query", [](const Results& r) { return quantity(r.step - 1); }},
        {"best", [](const Results& r) { return quantity(strongestRow(r)); }},
        {"kept", [](const Results& r) { return quantity(r.kept.count()); }},
        {"dropped", [](const Results& r) { return quantity(r.step - r.kept.count()); }},
        {"differences", [](const Results& r) { return differences(r); }},
        {"difference", [](const Results& r) { return quantity(largestDifference(r)); }},
        {"step-difference", [](const Results& r) { return quantity(stepDifference(r)); }},
    };
    return all;
}

} // namespace

std::optional<Quantity> namedValue(const KvCacheResults& results, std::string_view name)
{
    const auto found = std::ranges::find(cacheValues(), name, &NamedCacheValue::first);
    return found == cacheValues().end() ? std::nullopt : std::optional(found->second(results));
}

std::vector<std::string> valueNames(const KvCacheResults&)
{
    std::vector<std::string> names;
    for (const auto& [name, value] : cacheValues())
        names.emplace_back(name);
    return names;
}

Index selectable(const KvCacheResults&)
{
    return kCacheWorkParts;
}

} // namespace core
