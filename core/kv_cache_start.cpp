#include "core/kv_cache_start.h"

#include "core/attention_start.h"
#include "core/errors.h"
#include "core/json_fields.h"
#include "core/kv_cache_settings.h"

namespace core {

namespace {

using nlohmann::json;

CacheTokens tokensOf(const AttentionInputs& given)
{
    if (const auto& p = given.projections)
        return {given.tokens, p->x, p->wq, p->wk, p->wv};
    const auto count = static_cast<Index>(given.tokens.size());
    return {given.tokens, Matrix::Identity(count, count), *given.q, *given.k, *given.v};
}

NamedCacheTokens source(json object)
{
    const auto name = field<std::string>(object, "name");
    if (name.empty() || name == kRandomSource)
        throw LoadError("a source is named \"" + name + "\", expected another name");
    object.erase("name");
    try {
        return {name, tokensOf(attentionStart(object))};
    } catch (const LoadError& error) {
        throw LoadError("source \"" + name + "\": " + error.what());
    }
}

std::string settingText(const std::string& key, const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_integer())
        return value.dump();
    throw LoadError("\"" + key + "\" is neither a word nor a whole number");
}

const json& sources(const json& start)
{
    checkKeys(start, {"sources", "set"});
    if (!start.contains("sources") || !start.at("sources").is_array() || start.at("sources").empty())
        throw LoadError("\"sources\" is missing or empty; expected a list of tokens");
    for (const json& entry : start.at("sources"))
        if (!entry.is_object())
            throw LoadError("an entry of \"sources\" is not an object {…}");
    if (start.contains("set") && !start.at("set").is_object())
        throw LoadError("\"set\" is not an object {…}");
    return start.at("sources");
}

} // namespace

KvCacheInputs kvCacheStart(const json& start)
{
    KvCacheInputs inputs;
    for (const json& entry : sources(start))
        inputs.sources.push_back(source(entry));
    inputs.source = inputs.sources.front().name;
    if (!start.contains("set"))
        return inputs;
    std::vector<Setting> list;
    for (const auto& [key, value] : start.at("set").items())
        list.emplace_back(key, settingText(key, value));
    try {
        return madeTogether(inputs, list,
                            [](const KvCacheInputs& from, std::string_view key, std::string_view value) {
                                return core::apply(from, kvCacheEdit(from, key, value));
                            });
    } catch (const EditError& error) {
        throw LoadError(error.what());
    }
}

} // namespace core
