#include "core/kv_cache_start.h"

#include "core/attention_start.h"
#include "core/errors.h"
#include "core/json_fields.h"
#include "core/kv_cache_settings.h"

namespace core {

namespace {

using nlohmann::json;

NamedCacheTokens source(json object)
{
    const auto name = field<std::string>(object, "name");
    if (name.empty() || name == kRandomSource || name == kOwnSource)
        throw LoadError(CORE_WORDS("a source is named \"%1\", expected another name"), name);
    object.erase("name");
    try {
        return {name, cacheTokens(attentionStart(object))};
    } catch (const LoadError& error) {
        throw LoadError(CORE_WORDS("source \"%1\": %2"), name, error.sentence());
    }
}

std::string wordOrNumber(const std::string& key, const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_number_integer())
        return value.dump();
    throw LoadError(CORE_WORDS("\"%1\" is neither a word nor a whole number"), key);
}

const json& sources(const json& start)
{
    checkKeys(start, {"sources", "set"});
    if (!start.contains("sources") || !start.at("sources").is_array() || start.at("sources").empty())
        throw LoadError(CORE_WORDS("\"sources\" is missing or empty; expected a list of tokens"));
    for (const json& entry : start.at("sources"))
        if (!entry.is_object())
            throw LoadError(CORE_WORDS("an entry of \"sources\" is not an object {…}"));
    if (start.contains("set") && !start.at("set").is_object())
        throw LoadError(CORE_WORDS("\"set\" is not an object {…}"));
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
        list.emplace_back(key, wordOrNumber(key, value));
    try {
        return madeTogether(inputs, list,
                            [](const KvCacheInputs& from, std::string_view key, std::string_view value) {
                                return core::apply(from, kvCacheEdit(from, key, value));
                            });
    } catch (const EditError& error) {
        throw LoadError("%1", error.sentence());
    }
}

KvCacheInputs withOwnSource(const KvCacheInputs& start, const json& fields)
{
    const std::string key(kOwnSource);
    if (!fields.contains(key))
        return start;
    try {
        KvCacheInputs inputs = takenFrom(start, attentionStart(fields.at(key)));
        inputs.source = start.source; // a setting says which one is open
        return inputs;
    } catch (const FieldError& error) {
        throw FieldError("/" + key + error.place, "\"%1\": %2", key, error.sentence());
    }
}

nlohmann::ordered_json ownSourceField(const KvCacheInputs& inputs)
{
    auto fields = nlohmann::ordered_json::object();
    for (const auto& [name, tokens] : inputs.sources)
        if (name == kOwnSource) {
            AttentionInputs given;
            given.tokens = tokens.words;
            given.projections = Projections{tokens.x, tokens.wq, tokens.wk, tokens.wv};
            const auto all = attentionFields(given);
            for (const char* key : {"tokens", "x", "wq", "wk", "wv"})
                fields[name][key] = all.at(key);
        }
    return fields;
}

} // namespace core
