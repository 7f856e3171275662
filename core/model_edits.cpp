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

void check(const Cut& edge, Index tokens)
{
    if (edge.query < 0 || edge.query >= tokens || edge.key < 0 || edge.key > edge.query)
        throw EditError(CORE_WORDS("there is no edge %1: the query must be a position from 0 to %2, and the "
                                   "key one that it sees"),
                        edgeText(edge), std::to_string(tokens - 1));
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

void applyTo(ModelInputs& inputs, const SetLanguageModel& edit)
{
    inputs = withModel(inputs, edit.model);
}

void applyTo(ModelInputs& inputs, const SetModelText& edit)
{
    const auto count = static_cast<Index>(tokensOf(inputs, edit.text).size());
    inputs.text = edit.text;
    if (inputs.query && *inputs.query >= count)
        inputs.query.reset();
    if (!inputs.other.empty() && static_cast<Index>(inputs.model->encode(inputs.other).size()) != count)
        inputs.other.clear();
    std::erase_if(inputs.cuts, [&](const Cut& cut) { return cut.query >= count; });
}

/// Throws EditError where the model's tokens are no whole words.
const transformer::Vocabulary& wholeWords(const ModelInputs& inputs)
{
    const auto* words = std::get_if<transformer::Vocabulary>(&inputs.model->words);
    if (!words)
        throw EditError(CORE_WORDS("this model's tokens are pieces of words; change its text instead"));
    return *words;
}

/// The one token of that word. Throws EditError.
int tokenOf(const ModelInputs& inputs, const std::string& word)
{
    const std::vector<int> tokens = wholeWords(inputs).encode(word);
    if (tokens.size() != 1)
        throw EditError(CORE_WORDS("\"%1\" is %2 words, expected one"), word, std::to_string(tokens.size()));
    return tokens.front();
}

void applyTo(ModelInputs& inputs, const SetModelWord& edit)
{
    const int token = tokenOf(inputs, edit.word);
    std::vector<int> tokens = tokensOf(inputs, inputs.text);
    if (edit.position < 0 || edit.position >= static_cast<Index>(tokens.size()))
        throw EditError(CORE_WORDS("there is no token %1; positions go from 0 to %2"),
                        std::to_string(edit.position), std::to_string(tokens.size() - 1));
    tokens[static_cast<std::size_t>(edit.position)] = token;
    applyTo(inputs, SetModelText{inputs.model->decode(tokens)});
}

void applyTo(ModelInputs& inputs, const SwapModelWords& edit)
{
    const int one = tokenOf(inputs, edit.word);
    const int other = tokenOf(inputs, edit.other);
    std::vector<int> tokens = tokensOf(inputs, inputs.text);
    for (int& token : tokens)
        token = token == one ? other : token == other ? one : token;
    applyTo(inputs, SetModelText{inputs.model->decode(tokens)});
}

void applyTo(ModelInputs& inputs, const AppendNext&)
{
    const std::vector<int> tokens = tokensOf(inputs, inputs.text);
    std::vector<int> longer = tokens;
    longer.push_back(
        transformer::likeliestNext(transformer::trace(inputs.model->weights, tokens, ablationOf(inputs))));
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
    inputs.off.erase(std::unique(inputs.off.begin(), inputs.off.end()), inputs.off.end());
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

void applyTo(ModelInputs& inputs, const SetCuts& edit)
{
    const auto count = static_cast<Index>(tokensOf(inputs, inputs.text).size());
    for (const Cut& cut : edit.cuts) {
        check(inputs, cut.place);
        check(cut, count);
    }
    inputs.cuts.clear();
    for (const Cut& cut : edit.cuts)
        if (std::ranges::find(inputs.cuts, cut) == inputs.cuts.end())
            inputs.cuts.push_back(cut);
}

void applyTo(ModelInputs& inputs, const SwitchEdge& edit)
{
    std::vector<Cut> cuts = inputs.cuts;
    std::erase(cuts, edit.edge);
    if (edit.state == EdgeState::Cut)
        cuts.push_back(edit.edge);
    applyTo(inputs, SetCuts{cuts});
}

void applyTo(ModelInputs& inputs, const Mend&)
{
    inputs.off.clear();
    inputs.cuts.clear();
}

void applyTo(ModelInputs& inputs, const SetModelQuery& edit)
{
    const auto count = static_cast<Index>(tokensOf(inputs, inputs.text).size());
    if (edit.query < 0 || edit.query >= count)
        throw EditError(CORE_WORDS("query must be a position from 0 to %1, not %2"),
                        std::to_string(count - 1), std::to_string(edit.query));
    inputs.query = edit.query;
}

void applyTo(ModelInputs& inputs, const SetSink& edit)
{
    inputs.sink = edit.sink;
}

void applyTo(ModelInputs& inputs, const SetOtherText& edit)
{
    const std::size_t count = tokensOf(inputs, inputs.text).size();
    const std::size_t others = edit.text.empty() ? count : tokensOf(inputs, edit.text).size();
    if (others != count)
        throw EditError(CORE_WORDS("the other text has %1 tokens; it must have %2, as many as the text"),
                        std::to_string(others), std::to_string(count));
    inputs.other = edit.text;
}

void applyTo(ModelInputs& inputs, const SetGeneration& edit)
{
    inputs.generation = edit.generation;
}

struct ModelTitle
{
    std::string operator()(const SetLanguageModel&) const { return CORE_WORDS("Another model"); }
    std::string operator()(const SetModelText&) const { return CORE_WORDS("Text"); }
    std::string operator()(const SetModelWord&) const { return CORE_WORDS("Word"); }
    std::string operator()(const SwapModelWords&) const { return CORE_WORDS("Swap words"); }
    std::string operator()(const AppendNext&) const { return CORE_WORDS("Next token"); }
    std::string operator()(const OpenHead&) const { return CORE_WORDS("Open a head"); }
    std::string operator()(const SwitchHead&) const { return CORE_WORDS("Switch a head"); }
    std::string operator()(const SetHeadsOff&) const { return CORE_WORDS("Heads off"); }
    std::string operator()(const SwitchEdge&) const { return CORE_WORDS("Cut an edge"); }
    std::string operator()(const SetCuts&) const { return CORE_WORDS("Edges cut"); }
    std::string operator()(const Mend&) const { return CORE_WORDS("Everything on again"); }
    std::string operator()(const SetModelQuery&) const { return CORE_WORDS("Query"); }
    std::string operator()(const SetSink&) const { return CORE_WORDS("The first token's column"); }
    std::string operator()(const SetOtherText&) const { return CORE_WORDS("Text to compare with"); }
    std::string operator()(const SetGeneration&) const { return CORE_WORDS("How to write on"); }
};

} // namespace

std::string headText(const HeadPlace& place)
{
    return std::to_string(place.layer) + "." + std::to_string(place.head);
}

std::string edgeText(const Cut& edge)
{
    return headText(edge.place) + ":" + std::to_string(edge.query) + ">" + std::to_string(edge.key);
}

transformer::Ablation<float> ablationOf(const ModelInputs& inputs)
{
    return {inputs.off, inputs.cuts, {}};
}

ModelInputs withModel(ModelInputs inputs, const LanguageModelPtr& model)
{
    ModelInputs fresh;
    fresh.model = model;
    fresh.text = std::move(inputs.text);
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
    if (const auto* pin = std::get_if<SetPinned>(&edit)) // the text there is becomes the other one
        return core::apply(inputs, ModelEdit(SetOtherText{pin->state ? inputs.text : std::string()}));
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
    inputs.cuts = start.cuts;
    inputs.sink = start.sink;
    inputs.other = start.other;
    inputs.generation = start.generation;
    return core::apply(inputs, ModelEdit(SetModelText{inputs.text})); // whose query may lie beyond it
}

} // namespace core
