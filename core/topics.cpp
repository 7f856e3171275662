#include "core/topics.h"

#include "core/errors.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>

namespace core {

namespace {

/// Folds over the list: each function tries one topic after the other.
template <typename List>
struct Each;

template <typename... Topic>
struct Each<TopicList<Topic...>>
{
    static TopicInputs start(std::string_view name, const nlohmann::json& json)
    {
        std::optional<TopicInputs> inputs;
        ((Topic::kName == name ? void(inputs = Topic::start(json)) : void()), ...);
        if (inputs)
            return *inputs;
        std::string known;
        ((known += " " + std::string(Topic::kName)), ...);
        throw LoadError("\"topic\" is \"" + std::string(name) + "\"; known are:" + known);
    }

    static TopicEdit edit(const TopicInputs& inputs, std::string_view key, std::string_view value)
    {
        std::optional<TopicEdit> edit;
        ((std::holds_alternative<typename Topic::Inputs>(inputs)
              ? void(edit = Topic::editNamed(std::get<typename Topic::Inputs>(inputs), key, value))
              : void()),
         ...);
        return edit.value();
    }
};

} // namespace

TopicInputs topicStart(std::string_view topic, const nlohmann::json& start)
{
    return Each<Topics>::start(topic, start);
}

TopicEdit topicEdit(const TopicInputs& inputs, std::string_view key, std::string_view value)
{
    return Each<Topics>::edit(inputs, key, value);
}

TopicInputs withControlsOf(const TopicInputs& start, const TopicInputs& inputs)
{
    return std::visit(
        [&](const auto& own) -> TopicInputs {
            return withControlsOf(std::get<std::decay_t<decltype(own)>>(start), own);
        },
        inputs);
}

} // namespace core
