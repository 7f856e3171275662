#include "core/model_inputs.h"

#include "core/errors.h"
#include "core/transformer/trace.h"

#include <algorithm>
#include <tuple>

namespace core {

namespace {

bool isBefore(const HeadPlace& a, const HeadPlace& b)
{
    return std::tie(a.layer, a.head) < std::tie(b.layer, b.head);
}

void check(const ModelInputs& inputs, const HeadPlace& place)
{
    const transformer::Config& config = inputs.model->config();
    if (place.layer < 0 || place.layer >= config.layers || place.head < 0 || place.head >= config.heads)
        throw EditError(CORE_WORDS("there is no head %1; layers go from 0 to %2 and heads from 0 to %3"),
                        headText(place), std::to_string(config.layers - 1), std::to_string(config.heads - 1));
}

/// Throws EditError where the model cannot read the text.
std::vector<int> tokensOf(const ModelInputs& inputs, const std::string& text)
{
    std::vector<int> tokens = inputs.model->encode(text);
    const auto count = static_cast<Index>(tokens.size());
    const Index most = std::min(kMostModelTokens, inputs.model->config().context);
    if (count == 0)
        throw EditError(CORE_WORDS("the text has no words; write at least one"));
    if (count > most)
        throw EditError(CORE_WORDS("the text has %1 tokens; at most %2 fit"), std::to_string(count),
                        std::to_string(most));
    return tokens;
}

void applyTo(ModelInputs& inputs, const SetModelText& edit)
{
    const auto count = static_cast<Index>(tokensOf(inputs, edit.text).size());
    inputs.text = edit.text;
    if (inputs.query && *inputs.query >= count)
        inputs.query.reset();
}

void applyTo(ModelInputs& inputs, const SetModelWord& edit)
{
    if (!std::holds_alternative<transformer::Vocabulary>(inputs.model->words))
        throw EditError(CORE_WORDS("this model's tokens are pieces of words; change its text instead"));
    const std::vector<int> tokens = tokensOf(inputs, inputs.text);
    if (edit.position < 0 || edit.position >= static_cast<Index>(tokens.size()))
        throw EditError(CORE_WORDS("there is no token %1; positions go from 0 to %2"),
                        std::to_string(edit.position), std::to_string(tokens.size() - 1));
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool isMeant = static_cast<Index>(i) == edit.position;
        text += (i > 0 ? " " : "") + (isMeant ? edit.word : inputs.model->word(tokens[i]));
    }
    applyTo(inputs, SetModelText{text});
}

void applyTo(ModelInputs& inputs, const AppendNext&)
{
    const std::vector<int> tokens = tokensOf(inputs, inputs.text);
    transformer::Ablation<float> ablation;
    ablation.headsOff = inputs.off;
    const transformer::Trace trace = transformer::trace(inputs.model->weights, tokens, ablation);
    int best = 0;
    trace.logits.row(trace.logits.rows() - 1).maxCoeff(&best);
    std::vector<int> longer = tokens;
    longer.push_back(best);
    applyTo(inputs, SetModelText{inputs.model->decode(longer)});
    inputs.query.reset(); // the new token asks
}

void applyTo(ModelInputs& inputs, const OpenHead& edit)
{
    check(inputs, edit.place);
    inputs.open = edit.place;
}

void applyTo(ModelInputs& inputs, const SetHeadsOff& edit)
{
    for (const HeadPlace& place : edit.off)
        check(inputs, place);
    inputs.off = edit.off;
    std::ranges::sort(inputs.off, isBefore);
    const auto again = std::ranges::unique(inputs.off);
    inputs.off.erase(again.begin(), again.end());
}

void applyTo(ModelInputs& inputs, const SwitchHead& edit)
{
    check(inputs, edit.place);
    std::vector<HeadPlace> off = inputs.off;
    std::erase(off, edit.place);
    if (edit.state == HeadState::Off)
        off.push_back(edit.place);
    applyTo(inputs, SetHeadsOff{off});
}

void applyTo(ModelInputs& inputs, const SetModelQuery& edit)
{
    const auto count = static_cast<Index>(tokensOf(inputs, inputs.text).size());
    if (edit.query < 0 || edit.query >= count)
        throw EditError(CORE_WORDS("query must be a position from 0 to %1, not %2"),
                        std::to_string(count - 1), std::to_string(edit.query));
    inputs.query = edit.query;
}

void applyTo(ModelInputs& inputs, const SetGeneration& edit)
{
    inputs.generation = edit.generation;
}

struct ModelTitle
{
    std::string operator()(const SetModelText&) const { return CORE_WORDS("Text"); }
    std::string operator()(const SetModelWord&) const { return CORE_WORDS("Word"); }
    std::string operator()(const AppendNext&) const { return CORE_WORDS("Next token"); }
    std::string operator()(const OpenHead&) const { return CORE_WORDS("Open a head"); }
    std::string operator()(const SwitchHead&) const { return CORE_WORDS("Switch a head"); }
    std::string operator()(const SetHeadsOff&) const { return CORE_WORDS("Heads off"); }
    std::string operator()(const SetModelQuery&) const { return CORE_WORDS("Query"); }
    std::string operator()(const SetGeneration&) const { return CORE_WORDS("How to write on"); }
};

} // namespace

std::string headText(const HeadPlace& place)
{
    return std::to_string(place.layer) + "." + std::to_string(place.head);
}

ModelInputs withModel(ModelInputs inputs, const LanguageModelPtr& model)
{
    ModelInputs fresh;
    fresh.model = model;
    fresh.text = inputs.text;
    fresh.generation = inputs.generation;
    try {
        tokensOf(fresh, fresh.text);
    } catch (const EditError&) { // words it does not know
        fresh.text = std::holds_alternative<transformer::Vocabulary>(model->words) ? model->word(0) : "";
    }
    return fresh;
}

ModelInputs apply(ModelInputs inputs, const ModelEdit& edit)
{
    std::visit([&](const auto& change) { applyTo(inputs, change); }, edit);
    return inputs;
}

ModelInputs apply(ModelInputs inputs, const AttentionEdit& edit)
{
    if (const auto* query = std::get_if<SetQuery>(&edit))
        return core::apply(std::move(inputs), ModelEdit(SetModelQuery{query->query}));
    throw EditError(
        CORE_WORDS("a trained model's numbers follow from its text; change the text, or start “Your "
                   "own numbers” from this head"));
}

std::string title(const ModelEdit& edit)
{
    return std::visit(ModelTitle(), edit);
}

ModelInputs withControlsOf(const ModelInputs& start, ModelInputs inputs)
{
    inputs.open = start.open;
    inputs.query = start.query;
    inputs.off = start.off;
    inputs.generation = start.generation;
    return core::apply(inputs, ModelEdit(SetModelText{inputs.text})); // whose query may lie beyond it
}

} // namespace core
