#include "core/perplexity_start.h"

#include "core/json_fields.h"
#include "core/perplexity_settings.h"

namespace core {

namespace {

using nlohmann::json;

/// The setting of that name where there is one, as `--set` would make it.
void applySetting(PerplexityInputs& inputs, const json& start, const char* key)
{
    if (!start.contains(key))
        return;
    const json& value = start.at(key);
    const std::string text = value.is_string() ? value.get<std::string>() : value.dump();
    inputs = core::apply(inputs, perplexityEdit(inputs, key, text));
}

} // namespace

PerplexityInputs perplexityStart(const json& start)
{
    checkKeys(start, {"sentence", "p", "axis", "window", "stride"});
    const auto sentence = field<std::string>(start, "sentence");
    const auto p = field<std::vector<double>>(start, "p");
    PerplexityInputs inputs;
    try {
        inputs = core::apply(inputs, SetSentence{sentence});
        if (p.size() != inputs.sentence.tokens.size())
            throw LoadError(CORE_WORDS("\"p\" has %1 numbers, the sentence has %2 tokens"),
                            std::to_string(p.size()), std::to_string(inputs.sentence.tokens.size()));
        inputs = core::apply(inputs, SetProbabilities{p});
        for (const char* key : {"axis", "window", "stride"})
            applySetting(inputs, start, key);
    } catch (const EditError& error) {
        throw LoadError("%1", error.sentence());
    }
    return inputs;
}

} // namespace core
