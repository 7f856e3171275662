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
    static TopicInputs start(std::string_view name, const nlohmann::json& object)
    {
        std::optional<TopicInputs> inputs;
        ((Topic::kName == name ? void(inputs = Topic::start(object)) : void()), ...);
        if (inputs)
            return *inputs;
        std::string known;
        ((known += " " + std::string(Topic::kName)), ...);
        throw LoadError(CORE_WORDS("\"topic\" is \"%1\"; known are:%2"), name, known);
    }

    /// Calls `then` with the topic of these inputs and with them.
    template <typename Then>
    static void withTopic(const TopicInputs& inputs, const Then& then)
    {
        ((std::holds_alternative<typename Topic::Inputs>(inputs)
              ? then.template operator()<Topic>(std::get<typename Topic::Inputs>(inputs))
              : void()),
         ...);
    }

    static TopicEdit edit(const TopicInputs& inputs, std::string_view key, std::string_view value)
    {
        std::optional<TopicEdit> edit;
        withTopic(inputs, [&]<typename Own>(const auto& own) { edit = Own::editNamed(own, key, value); });
        return edit.value();
    }
};

} // namespace

TopicInputs topicStart(std::string_view topic, const nlohmann::json& start)
{
    return Each<Topics>::start(topic, start);
}

std::vector<std::string_view> fieldNames(const TopicInputs& inputs)
{
    std::vector<std::string_view> names;
    Each<Topics>::withTopic(inputs, [&]<typename Own>(const auto&) {
        if constexpr (requires { Own::kFields; })
            names.assign(Own::kFields.begin(), Own::kFields.end());
    });
    return names;
}

TopicInputs withFields(const TopicInputs& start, const nlohmann::json& fields)
{
    TopicInputs made = start;
    Each<Topics>::withTopic(start, [&]<typename Own>(const auto& own) {
        if constexpr (requires { Own::withFields(own, fields); })
            made = Own::withFields(own, fields);
    });
    return made;
}

nlohmann::ordered_json fieldsOf(const TopicInputs& inputs)
{
    auto fields = nlohmann::ordered_json::object();
    Each<Topics>::withTopic(inputs, [&]<typename Own>(const auto& own) {
        if constexpr (requires { Own::fields(own); })
            fields = Own::fields(own);
    });
    return fields;
}

std::string_view settingNotKept(const TopicInputs& inputs)
{
    std::string_view key;
    Each<Topics>::withTopic(inputs, [&]<typename Own>(const auto&) {
        if constexpr (requires { Own::kNotKept; })
            key = Own::kNotKept;
    });
    return key;
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
